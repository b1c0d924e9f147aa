/**
 * Compact JSON in ASCII alone: everything above 0x7e is escaped, so that no listener's character set can change a byte
 * of what was signed.
 */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
