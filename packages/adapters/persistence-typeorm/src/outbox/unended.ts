/** What is not known of an attempt before it has ended. */
export const unended = { lastStatusCode: null, lastError: null, durationMs: null, deliveredAt: null };
