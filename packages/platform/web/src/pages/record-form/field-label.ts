export { fieldLabel } from '../../pay-pages';

/** `DIRECT BANK ENTRY` as people read it; short codes stay as they are. */
export function choiceLabel(code: string): string {
  if (/^[A-Z]{1,3}( SL)?$/.test(code) || code !== code.toUpperCase()) return code;
  const text = code.replaceAll('_', ' ').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
