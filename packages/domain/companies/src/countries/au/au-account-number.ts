/** Digits, also in groups with a blank or a hyphen between them. */
export function isAuAccountNumber(text: string): boolean {
  return text.length <= 12 && /^\d+(?:[ -]\d+)*$/.test(text);
}
