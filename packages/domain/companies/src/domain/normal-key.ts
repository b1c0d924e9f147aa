/**
 * The form under which texts count as equal: trimmed, composed, lower-case. Stored beside the text and compared byte
 * by byte, so that every database agrees on what is a duplicate.
 */
export function normalKey(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}
