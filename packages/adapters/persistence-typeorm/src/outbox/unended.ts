/** The columns of a delivery that are known only after an attempt. */
export const unended = { lastStatusCode: null, lastError: null, durationMs: null, deliveredAt: null };
