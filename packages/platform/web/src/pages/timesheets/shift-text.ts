import type { AwardShift, ClockRange } from 'payroll-core/au/awards';

export type ShiftReading =
  | { readonly ok: true; readonly shifts: readonly AwardShift[] }
  | { readonly ok: false; readonly problem: string };

const time = String.raw`(\+1\s?)?(\d{1,2})(?:[:.]?(\d{2}))?(?:\s*([ap])(?:\.?m\.?)?)?`;
const range = new RegExp(String.raw`^${time}\s*(?:-|–|to)\s*${time}$`, 'i');
const shift = /^([^()]+?)(?:\(([^()]+)\))?\s*((?:no\s+)?ph)?$/i;

/** A shift with ten breaks is shorter. What is longer is shown so far. */
const LONGEST = 200;

/** What is longer and ends on the next day is `9-5` for 9-17 more often than a shift; whoever means it writes +1. */
const LONGEST_OVER_MIDNIGHT = 16 * 60;

/** What a copied time may hold and nobody sees: marks of direction and of no width. */
const unseen = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * The shifts of a day as somebody types them: `9-17 (12-12:30); 18:00-21:00`. What is in brackets is an unpaid break; `9-11 & 14-16` is one
 * broken shift; `9am-5:30pm` is 09:00-17:30; PH or no PH behind a shift says whether its day is a public holiday, where the calendar of the state does not decide.
 */
export function readShiftText(date: string, typed: string): ShiftReading {
  const text = typed.replaceAll(unseen, '');
  const shifts: AwardShift[] = [];
  for (const part of text.split(';').map((one) => one.trim())) {
    if (part === '') continue;
    const pieces = part.length > LONGEST ? [] : part.split('&').map((one) => readPiece(one.trim()));
    const read = pieces.filter((piece) => piece !== undefined);
    const [first] = read;
    // The mark of a public holiday stands behind the whole shift.
    const isMarkedWithin = read.slice(0, -1).some(({ holiday }) => holiday !== undefined);
    if (first === undefined || read.length < pieces.length || isMarkedWithin) {
      return {
        ok: false,
        problem: `“${part.length > LONGEST ? `${part.slice(0, LONGEST)}…` : part}” is no shift. Write 9-17 or 9am-5pm, or 9:00-17:00 (12:00-12:30) with an unpaid break.`,
      };
    }
    const long = read.find(({ worked }) => isTooLong(worked));
    if (long !== undefined) {
      return {
        ok: false,
        problem: `“${part}” would end on the next day, after ${hoursInWords(long.worked)} hours. Write 9-17 or 9am-5pm for five in the afternoon, or 9-+1 5:00 for the next day.`,
      };
    }
    const unpaidBreaks = read.flatMap(({ unpaid }) => unpaid);
    const holiday = read.at(-1)?.holiday;
    const [start, end] = first.worked;
    shifts.push({
      date,
      ...(read.length === 1 ? { start, end } : { periods: read.map(({ worked }) => worked) }),
      ...(unpaidBreaks.length === 0 ? {} : { unpaidBreaks }),
      ...(holiday === undefined ? {} : { publicHoliday: !/^no/i.test(holiday) }),
    });
  }
  return { ok: true, shifts };
}

interface Piece {
  readonly worked: ClockRange;
  readonly unpaid: readonly ClockRange[];
  readonly holiday: string | undefined;
}

/** Times with their unpaid breaks; undefined where they are none. */
function readPiece(text: string): Piece | undefined {
  const [, time = '', breaks, holiday] = shift.exec(text) ?? [];
  const worked = clockRange(time);
  const all = breaks === undefined ? [] : breaks.split(',').map((one) => clockRange(one));
  const unpaid = all.filter((one) => one !== undefined);
  return worked === undefined || unpaid.length < all.length ? undefined : { worked, unpaid, holiday };
}

function clockRange(text: string): ClockRange | undefined {
  const [, fromNext, from, fromMinutes, fromHalf, toNext, to, toMinutes, toHalf] = range.exec(text.trim()) ?? [];
  // One of two leaves the other open: 1-5pm is four hours to most, and sixteen to the letter.
  if ((fromHalf === undefined) !== (toHalf === undefined)) return undefined;
  const start = clock(from, fromMinutes, fromHalf);
  const end = clock(to, toMinutes, toHalf);
  if (start === undefined || end === undefined) return undefined;
  return [ofNextDay(fromNext, start), ofNextDay(toNext, end)];
}

function ofNextDay(next: string | undefined, time: string): string {
  return next === undefined ? time : `+1 ${time}`;
}

function isTooLong([start, end]: ClockRange): boolean {
  return !start.startsWith('+') && !end.startsWith('+') && end <= start && minutes(start, end) > LONGEST_OVER_MIDNIGHT;
}

/** From a time to the next time that the clock shows the other. */
function minutes(start: string, end: string): number {
  const [from, to] = [start, end].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  return 24 * 60 + to! - from!;
}

function hoursInWords([start, end]: ClockRange): string {
  return String(Math.round((minutes(start, end) / 60) * 100) / 100);
}

function clock(hours: string | undefined, minutes = '00', half?: string): string | undefined {
  if (hours === undefined || Number(minutes) > 59) return undefined;
  const typed = Number(hours);
  if (half !== undefined && (typed < 1 || typed > 12)) return undefined;
  const hour = half === undefined ? typed : (typed % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return hour < 24 || (hour === 24 && minutes === '00') ? `${String(hour).padStart(2, '0')}:${minutes}` : undefined;
}

/** A shift as the cell shows it; undefined where it holds more than a cell can say. */
export function shiftText({
  date: _date,
  start,
  end,
  periods,
  unpaidBreaks = [],
  publicHoliday,
  ...more
}: AwardShift): string | undefined {
  if (Object.keys(more).length > 0) return undefined;
  const whole = start === undefined || end === undefined ? [] : [[start, end] as const];
  const times = periods === undefined ? whole : whole.length === 0 ? periods : [];
  if (times.length === 0) return undefined;
  const breaks = unpaidBreaks.map(([from, to]) => `${from}-${to}`).join(', ');
  const worked = times.map((range) => `${range[0]}-${isTooLong(range) ? '+1 ' : ''}${range[1]}`).join(' & ');
  const holiday = publicHoliday === undefined ? '' : publicHoliday ? ' PH' : ' no PH';
  return `${worked}${breaks === '' ? '' : ` (${breaks})`}${holiday}`;
}
