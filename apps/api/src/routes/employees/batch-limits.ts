/** A thousand employees with every field set are some six megabytes of JSON. */
export const batchLimits = { maxItems: 2000, maxBytes: 16 * 1024 * 1024 } as const;
