/** A value as the caller wrote it, for the messages of what is thrown: text in quotes, so that `"5"` is not taken for 5. */
export function asGiven(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
