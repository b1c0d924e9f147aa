/** `isUnusedLslPaid` is `is_unused_lsl_paid` in the interface, and `unusedLslPreAugust1978` ends in `august_1978`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]|\d+/g, (part) => `_${part.toLowerCase()}`);
}
