/** All but the last three characters hidden: enough to recognise a number one knows, useless to one who does not. */
export function masked(number: string | null): string | null {
  if (number === null) return null;
  const shown = number.length > 5 ? number.slice(-3) : '';
  return '*'.repeat(number.length - shown.length) + shown;
}
