/** `unusedLslPreAugust1978` is `unused_lsl_pre_august_1978` in the interface. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]|\d+/g, (part) => `_${part.toLowerCase()}`);
}

/** The same value with the names of the interface, all the way down. */
export function snakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [snakeCase(name), snakeKeys(inner)]));
}
