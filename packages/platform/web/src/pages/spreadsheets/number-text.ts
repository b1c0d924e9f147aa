/** How a number is to be read, from the format of its cell (ECMA-376 Part 1, 18.8.30 and 18.8.31). */
export type NumberFormat =
  | { readonly kind: 'number' }
  /** Digits that are always there, `000-000` of a BSB: the number alone has lost its zeros. */
  | { readonly kind: 'digits'; readonly template: string }
  | { readonly kind: 'day' | 'moment' | 'time' | 'duration' };

const builtIn: readonly { readonly from: number; readonly to: number; readonly kind: 'day' | 'moment' | 'time' }[] = [
  { from: 14, to: 17, kind: 'day' },
  { from: 18, to: 21, kind: 'time' },
  { from: 22, to: 22, kind: 'moment' },
  { from: 27, to: 36, kind: 'day' },
  { from: 45, to: 47, kind: 'time' },
  { from: 50, to: 58, kind: 'day' },
];

/** Spreadsheet programs write no longer format. */
const LONGEST_FORMAT = 255;

export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code !== undefined && code.length > LONGEST_FORMAT) return { kind: 'number' };
  if (code === undefined) {
    if (id === 46) return { kind: 'duration' };
    const found = builtIn.find(({ from, to }) => id >= from && id <= to);
    return { kind: found?.kind ?? 'number' };
  }
  const [section = ''] = code.split(';');
  if (/\[(?:h+|m+|s+)\]/i.test(section)) return { kind: 'duration' };
  const bare = section.replace(/\[[^\]]*\]/g, '');
  const shown = bare.replace(/"([^"]*)"|\\(.)|_.|\*./g, (_, quoted = '', escaped = '') => `${quoted}${escaped}`);
  if (/^[0() -]*0[0() -]*$/.test(shown) && shown.replaceAll(/[^0]/g, '').length > 1) {
    return { kind: 'digits', template: shown };
  }
  const letters = bare.replace(/"[^"]*"|\\.|_.|\*./g, '').replace(/general|am\/pm|a\/p/gi, '');
  if (/[#?%]|e[+-]/i.test(letters)) return { kind: 'number' };
  const hasDay = /[yd]|mmm/i.test(letters);
  const hasTime = /[hs]/i.test(letters);
  if (hasDay) return { kind: hasTime ? 'moment' : 'day' };
  return { kind: hasTime ? 'time' : 'number' };
}

const DAY_MS = 86_400_000;
const DAY_MINUTES = 1440;

/** A number as its cell shows it; undefined where the cell shows none: a day before the calendar begins. */
export function numberText(written: string, format: NumberFormat, from1904: boolean): string | undefined {
  const value = Number(written);
  if (!Number.isFinite(value)) return undefined;
  switch (format.kind) {
    case 'number':
      return asWritten(written, value);
    case 'digits':
      return Number.isInteger(value) && value >= 0
        ? overTemplate(asWritten(written, value), format.template)
        : asWritten(written, value);
    case 'duration':
      return value < 0 ? undefined : clock(Math.round(value * DAY_MINUTES));
    case 'time':
      // A time with a day behind it shows the time alone.
      return value < 0 ? undefined : clock(Math.round((value % 1) * DAY_MINUTES) % DAY_MINUTES);
    case 'day':
      return dayText(Math.floor(value), from1904);
    case 'moment': {
      const minutes = Math.round(value * DAY_MINUTES);
      const day = dayText(Math.floor(minutes / DAY_MINUTES), from1904);
      const rest = minutes % DAY_MINUTES;
      return day === undefined || rest === 0 ? day : `${day} ${clock(rest)}`;
    }
  }
}

/** Spreadsheets keep 15 digits and write the sixteenth and seventeenth of a binary fraction with them: 38.5 stays 38.5. */
function asWritten(text: string, value: number): string {
  if (/^-?\d+$/.test(text)) return text;
  const [digits = text, exponent] = value.toPrecision(15).split('e');
  return exponent === undefined && digits.includes('.') ? digits.replace(/\.?0+$/, '') : String(value);
}

function overTemplate(digits: string, template: string): string {
  const places = template.replaceAll(/[^0]/g, '').length;
  const padded = digits.padStart(places, '0');
  // What has more digits than the template stands before it.
  let next = padded.length - places;
  return `${padded.slice(0, next)}${template.replaceAll('0', () => padded.charAt(next++))}`;
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/**
 * Days are counted from 1 January 1904, which is day 0, or from 1 January 1900, which is day 1; the latter calendar has a
 * 29 February 1900, day 60, that never was.
 */
function dayText(serial: number, from1904: boolean): string | undefined {
  if (from1904 ? serial < 0 : serial < 1 || serial === 60) return undefined;
  const first = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  const at = first + serial * DAY_MS;
  return at > Date.UTC(9999, 11, 31) ? undefined : new Date(at).toISOString().slice(0, 10);
}
