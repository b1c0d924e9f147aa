/** A number as text without the blanks between its groups; what is no text has no digits. */
export function withoutBlanks(text: unknown): string {
  if (typeof text !== 'string') return '';
  return text.includes(' ') ? text.replaceAll(' ', '') : text;
}
