import { asGiven } from '../refusal/as-given';
import { accepted, refused, type Result } from '../refusal/result';

/**
 * A day on the wall calendar, `YYYY-MM-DD`, with no clock and no zone. ISO text compares in calendar order, so dates
 * are kept as they are written.
 */
export type CivilDate = string & { readonly civilDate: true };

/** Reads `YYYY-MM-DD`; a refusal for what is no day of the calendar. */
export function parseCivilDate(input: unknown, path?: string): Result<CivilDate> {
  if (typeof input === 'string' && isCalendarDay(input)) return accepted(input as CivilDate);
  return refused({
    code: 'date/malformed',
    message: `Expected a calendar day such as "2026-07-01"${path === undefined ? '' : ` in ${path}`}.`,
    ...(path === undefined ? {} : { path }),
  });
}

const HYPHEN = 45;

/** Four digits, two and two, with hyphens between, that name a day of the calendar. */
function isCalendarDay(text: string): boolean {
  if (text.length !== 10 || text.charCodeAt(4) !== HYPHEN || text.charCodeAt(7) !== HYPHEN) return false;
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 7);
  return year >= 1 && isDayOf(year, month, digits(text, 8, 10));
}

function isDayOf(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= lengthOfMonth(year, month);
}

/** The whole number written from one place to another, or NaN where something else stands; NaN is not >= 1. */
function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let i = from; i < to; i++) {
    const digit = text.charCodeAt(i) - 48;
    value = digit >= 0 && digit <= 9 ? value * 10 + digit : Number.NaN;
  }
  return value;
}

/** A date written by us; a wrong one is a bug and throws. Dates from outside go through `parseCivilDate`. */
export function civilDate(text: string): CivilDate {
  const parsed = parseCivilDate(text);
  if (!parsed.ok) throw notADate(text);
  return parsed.value;
}

/** Year, month (1 to 12) and day as numbers. */
export interface YearMonthDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The three numbers of a civil date. */
export function yearMonthDay(date: CivilDate): YearMonthDay {
  // Callers without types pass a `Date` or a timestamp here.
  if (typeof date !== 'string' || date.length !== 10) throw notADate(date);
  const year = digits(date, 0, 4);
  const month = digits(date, 5, 7);
  const day = digits(date, 8, 10);
  // A loop that counts on to some day would never end where one of them is NaN.
  if (Number.isNaN(year) || !isDayOf(year, month, day)) throw notADate(date);
  return { year, month, day };
}

/** A civil date from its three numbers; throws where the month has no such day. */
export function fromYearMonthDay(year: number, month: number, day: number): CivilDate {
  const text = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}` as CivilDate;
  const areWhole = Number.isSafeInteger(year) && Number.isSafeInteger(month) && Number.isSafeInteger(day);
  if (!areWhole || !isDayOf(year, month, day)) throw notADate(text);
  return text;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** Whether a year has a 29 February. */
export function isLeapYear(year: number): boolean {
  return hasLeapDay(counted(year));
}

function hasLeapDay(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** How many days a month (1 to 12) has. */
export function daysInMonth(year: number, month: number): number {
  // Any other month would be taken for one of 31 days.
  if (counted(month) < 1 || month > 12) throw new RangeError(`Not a month: ${month}. Expected 1 to 12.`);
  return lengthOfMonth(counted(year), month);
}

function lengthOfMonth(year: number, month: number): number {
  if (month === 2) return hasLeapDay(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Days since 1 January 1970 in the proleptic Gregorian calendar; the whole-number form that arithmetic wants. */
export function dayNumber(date: CivilDate): number {
  const { year, month, day } = yearMonthDay(date);
  // Years that start in March put the leap day at their end, so that one formula fits every month.
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

function notADate(value: unknown): TypeError {
  return new TypeError(`Not a date: ${asGiven(value)}. Expected a calendar day as text, such as "2026-07-01".`);
}

/** @internal `'5'` would be joined to a number as text and give a day of another century, and a count without end never ends. */
export function counted(count: number): number {
  if (!Number.isSafeInteger(count)) throw new TypeError(`Not a whole number: ${asGiven(count)}`);
  return count;
}

/** The civil date of a day number (days since 1 January 1970). */
export function fromDayNumber(days: number): CivilDate {
  const shifted = counted(days) + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return fromYearMonthDay(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

/** The day that is so many days later (or earlier). */
export function addDays(date: CivilDate, days: number): CivilDate {
  return fromDayNumber(dayNumber(date) + counted(days));
}

/** Days from one date to a later one, the first not counted: the same day is 0. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** The same day of the month so many months on, or the month's last day where it is shorter. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const { year, month, day } = yearMonthDay(date);
  const index = year * 12 + (month - 1) + counted(months);
  const toYear = Math.floor(index / 12);
  const toMonth = index - toYear * 12 + 1;
  return fromYearMonthDay(toYear, toMonth, Math.min(day, lengthOfMonth(toYear, toMonth)));
}

/** The same day so many years later; 29 February becomes 28 February. */
export function addYears(date: CivilDate, years: number): CivilDate {
  return addMonths(date, counted(years) * 12);
}

/**
 * Whole years from one date to another: age, completed years of service. Someone born on 29 February completes a year
 * on 1 March of a common year.
 */
export function completedYears(from: CivilDate, to: CivilDate): number {
  const start = yearMonthDay(from);
  const end = yearMonthDay(to);
  const reached = end.month > start.month || (end.month === start.month && end.day >= start.day);
  return end.year - start.year - (reached ? 0 : 1);
}

/** Monday 1 to Sunday 7, as ISO 8601 counts. */
export function dayOfWeek(date: CivilDate): number {
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;
}
