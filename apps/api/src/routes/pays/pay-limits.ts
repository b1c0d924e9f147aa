/** Five thousand pays of a dozen rows each are some twelve megabytes of JSON. */
export const payLimits = { maxItems: 5000, maxBytes: 32 * 1024 * 1024 } as const;
