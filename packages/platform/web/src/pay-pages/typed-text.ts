/** Thousands are grouped by commas or not at all; a comma elsewhere is not guessed at. */
export function plainDigits(text: string): string {
  const bare = text.replace(/[\s$]/g, '');
  const [, sign = '', grouped = '', rest = ''] = /^(-?)(\d{1,3}(?:,\d{3})+)(\.\d+)?%?$/.exec(bare) ?? [];
  const ungrouped = grouped === '' ? bare.replace(/%$/, '') : `${sign}${grouped.replaceAll(',', '')}${rest}`;
  return bare.endsWith('%') ? hundredth(ungrouped) : ungrouped;
}

/** Hours as people write them: `7:36` is 7.6. */
export function plainHours(text: string): string {
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)$/.exec(text.trim()) ?? [];
  return hours === undefined ? plainDigits(text) : inHours(Number(hours), Number(minutes));
}

/** Hours and minutes as hours to four places, which is exact for every fifth of an hour that rosters use. */
function inHours(hours: number, minutes: number): string {
  return `${hours}.${String(Math.round((minutes * 10_000) / 60)).padStart(4, '0')}`;
}

/** Australia and New Zealand write the day first. */
export function isoDate(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return day === undefined || month === undefined || year === undefined
    ? text
    : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function hundredth(text: string): string {
  const [, sign, whole, fraction] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (sign === undefined || whole === undefined) return `${text}%`;
  const digits = whole.padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}${fraction ?? ''}`;
}
