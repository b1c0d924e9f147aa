/** Marks that nobody sees and that phones and other programs copy along with a number or a day. */
const marks = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Thousands are grouped by commas or not at all; a comma elsewhere is not guessed at. */
export function plainDigits(text: string): string {
  const bare = text.replace(marks, '').replace(/[\s$]/g, '');
  const [, sign = '', grouped = '', rest = ''] = /^(-?)(\d{1,3}(?:,\d{3})+)(\.\d+)?%?$/.exec(bare) ?? [];
  const ungrouped = grouped === '' ? bare.replace(/%$/, '') : `${sign}${grouped.replaceAll(',', '')}${rest}`;
  return bare.endsWith('%') ? hundredth(ungrouped) : ungrouped;
}

/** Hours as people write them: `7:36` is 7.6. */
export function plainHours(text: string): string {
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)$/.exec(text.replace(marks, '').trim()) ?? [];
  return hours === undefined ? plainDigits(text) : inHours(Number(hours), Number(minutes));
}

/** Hours and minutes as hours to four places, which is exact for every fifth of an hour that rosters use. */
function inHours(hours: number, minutes: number): string {
  return `${hours}.${String(Math.round((minutes * 10_000) / 60)).padStart(4, '0')}`;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNamed =
  /^(\d{1,2})[ -](jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)[ -](\d{4})$/i;
/** As exports of other programs write a day without a time. */
const midnight = /(?:[T ]0?0:00(?::00(?:\.0+)?)?Z?| 12:00(?::00)? am)$/i;

/** Australia and New Zealand write the day first. A year of two digits is not guessed at: 26 of a birthday may be 1926. */
export function isoDate(typed: string): string {
  const text = typed.replace(marks, '').trim().replace(midnight, '').replaceAll('\u00a0', ' ');
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (day !== undefined && month !== undefined && year !== undefined) return iso(year, month, day);
  const [, first, name, four] = monthNamed.exec(text) ?? [];
  if (first !== undefined && name !== undefined && four !== undefined) {
    return iso(four, String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1), first);
  }
  const [, yearFirst, then, last] = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(text) ?? [];
  return yearFirst === undefined || then === undefined || last === undefined ? text : iso(yearFirst, then, last);
}

function iso(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function hundredth(text: string): string {
  const [, sign, whole, fraction] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (sign === undefined || whole === undefined) return `${text}%`;
  const digits = whole.padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}${fraction ?? ''}`;
}
