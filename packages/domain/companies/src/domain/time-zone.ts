import { addDays, daysBetween, fromYearMonthDay, type CivilDate } from 'payroll-core';
import type { Field } from '../fields';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Building a formatter costs more than using it a thousand times. One for each zone, however its name is spelt. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const name = zone.toLowerCase();
  let format = formats.get(name);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-AU', { timeZone: zone, year: 'numeric', month: 'numeric', day: 'numeric' });
    formats.set(name, format);
  }
  return format;
}

const LONGEST_NAME = 100;

/** A name from the time zone database, such as `Australia/Perth`. */
export const timeZone: Field<string> = {
  read: (value) => {
    if (typeof value !== 'string') return { ok: false, code: 'wrong-type', message: 'must be text' };
    const unknown = {
      ok: false,
      code: 'unknown-code',
      message: 'must be a time zone such as Australia/Sydney',
    } as const;
    // The library looks for a text of megabytes for seconds.
    if (value.length > LONGEST_NAME) return unknown;
    try {
      formatOf(value);
      return { ok: true, value };
    } catch {
      return unknown;
    }
  },
  schema: { type: 'string', examples: ['Australia/Sydney'] },
};

/** The day on the wall calendar of a zone at a moment given in milliseconds since 1970. */
export function localDay(moment: number, zone: string): CivilDate {
  const minute = Math.floor(moment / 60_000);
  const name = zone.toLowerCase();
  const known = days.get(name);
  if (known?.minute === minute) return known.day;
  const day = dayIn(moment, zone);
  days.set(name, { minute, day });
  return day;
}

/** Days change on the minute everywhere, and requests of one minute ask for the same one. */
const days = new Map<string, { readonly minute: number; readonly day: CivilDate }>();

function dayIn(moment: number, zone: string): CivilDate {
  const parts = { year: 0, month: 0, day: 0 };
  for (const { type, value } of formatOf(zone).formatToParts(moment)) {
    if (type === 'year' || type === 'month' || type === 'day') parts[type] = Number(value);
  }
  return fromYearMonthDay(parts.year, parts.month, parts.day);
}

/** What the wall clock of a zone shows at a moment: `09:05`. */
export function localTime(moment: number, zone: string): string {
  const minutes = clockAt(Math.floor(moment / 60_000), zone);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The first moment of a day on the wall calendar of a zone, to the minute. */
export function startOfDay(day: CivilDate, zone: string): number {
  const minute = 60_000;
  // No zone is further from UTC than fourteen hours.
  let before = daysBetween(fromYearMonthDay(1970, 1, 1), day) * 24 * 60 - 15 * 60;
  let within = before + 30 * 60;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayIn(middle * minute, zone) < day) before = middle;
    else within = middle;
  }
  return within * minute;
}

const MINUTES_A_DAY = 24 * 60;
const MOST_LENGTHS = 10_000;
const lengths = new Map<string, number>();

/** The minutes of a day on the wall clock of a zone: an hour less or more on the two days of a year when the clocks change. */
function minutesOfDay(day: CivilDate, zone: string): number {
  const key = `${zone.toLowerCase()} ${day}`;
  let minutes = lengths.get(key);
  if (minutes === undefined) {
    minutes = (startOfDay(addDays(day, 1), zone) - startOfDay(day, zone)) / 60_000;
    if (lengths.size >= MOST_LENGTHS) lengths.clear();
    lengths.set(key, minutes);
  }
  return minutes;
}

/**
 * The minutes that pass on a day between two times of the wall clock, told in minutes from midnight. A time that the clock shows
 * twice is the first of the two; one that it skips is counted as if it went on.
 */
export function minutesPassed(day: CivilDate, from: number, to: number, zone: string): number {
  if (minutesOfDay(day, zone) === MINUTES_A_DAY) return to - from;
  return passedSinceMidnight(day, to, zone) - passedSinceMidnight(day, from, zone);
}

function passedSinceMidnight(day: CivilDate, minute: number, zone: string): number {
  if (minute === MINUTES_A_DAY) return minutesOfDay(day, zone);
  const midnight = startOfDay(day, zone) / 60_000;
  const ahead = ((clockAt(midnight + minute, zone) - minute + 1.5 * MINUTES_A_DAY) % MINUTES_A_DAY) - MINUTES_A_DAY / 2;
  const moved = minute - ahead;
  return clockAt(midnight + moved, zone) === minute ? moved : minute;
}

/** What the clock of a zone shows at a minute since 1970, in minutes from midnight. */
function clockAt(minute: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  let shown = 0;
  for (const { type, value } of format.formatToParts(minute * 60_000)) {
    if (type === 'hour') shown += Number(value) * 60;
    if (type === 'minute') shown += Number(value);
  }
  return shown;
}
