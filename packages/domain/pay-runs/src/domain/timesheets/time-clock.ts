import { localDay, localTime, minutesPassed, startOfDay } from '@anz-payroll/companies';
import { addDays, type CivilDate } from 'payroll-core';
import { workByDay, type AwardShift, type ClockRange } from 'payroll-core/au/awards';

/** Somebody who has clocked in and not out, by moments. */
export interface RunningClock {
  readonly id: number;
  readonly customerId: number;
  readonly companyId: number;
  readonly employeeId: number;
  readonly startedAt: number;
  /** Unpaid breaks that are over. */
  readonly breaks: readonly (readonly [from: number, to: number])[];
  /** When the break began that is not over. */
  readonly breakSince: number | null;
}

export type NewRunningClock = Omit<RunningClock, 'id'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A shift of more hours is hardly one: somebody forgot to clock out. */
const LONGEST = 16 * HOUR;

/** Times of a shift are those of one day and the night after it. */
const TOO_LONG = 24 * HOUR;

export function onBreak(clock: RunningClock, now: number): RunningClock {
  return clock.breakSince === null ? { ...clock, breakSince: now } : clock;
}

/** A break of no whole minute is none. */
export function offBreak(clock: RunningClock, now: number): RunningClock {
  const { breaks, breakSince } = clock;
  if (breakSince === null) return clock;
  const lasted = Math.floor(now / MINUTE) > Math.floor(breakSince / MINUTE);
  return { ...clock, breaks: lasted ? [...breaks, [breakSince, now]] : breaks, breakSince: null };
}

/** Whether somebody who is no longer on a break has to say when they finished, because it was hardly now. */
export function isForgotten({ startedAt, breakSince }: RunningClock, now: number): boolean {
  return breakSince === null && now - startedAt > LONGEST;
}

/**
 * The shift from clocking in until a moment, by the wall clock of the company's time zone, in whole minutes. Whoever clocks out
 * in a break has worked until it began. Undefined where it is no shift: no whole minute, or a day and more.
 */
export function clockedShift(clock: RunningClock, finishedAt: number, zone: string): AwardShift | undefined {
  const end = clock.breakSince ?? finishedAt;
  if (minutesBetween(clock.startedAt, end) < 1 || end - clock.startedAt >= TOO_LONG) return undefined;
  const unpaidBreaks = clock.breaks.map(([from, to]): ClockRange => [localTime(from, zone), localTime(to, zone)]);
  return {
    date: localDay(clock.startedAt, zone),
    start: localTime(clock.startedAt, zone),
    end: localTime(end, zone),
    ...(unpaidBreaks.length === 0 ? {} : { unpaidBreaks }),
  };
}

/**
 * Whether the shift says how long was worked. In the night when daylight saving ends the clock shows an hour twice, and a shift
 * means the first of the two: whoever finishes in the second has worked an hour more than the shift says, and what is over
 * before the clock is back where it was cannot be written as one.
 */
export function saysWhatWasWorked(
  clock: RunningClock,
  finishedAt: number,
  shift: AwardShift,
  zone: string,
): 'yes' | 'differs' | 'not-at-all' {
  const end = clock.breakSince ?? finishedAt;
  const breaks = clock.breaks.reduce((sum, [from, to]) => sum + minutesBetween(from, to), 0);
  const worked = minutesBetween(clock.startedAt, end) - breaks;
  const byDay = workByDay([shift]);
  if (!byDay.ok) return 'not-at-all';
  const said = byDay.value.reduce((sum, { date, from, to }) => sum + minutesPassed(date, from, to, zone), 0);
  if (said === worked) return 'yes';
  return Math.abs(said - worked) <= 60 ? 'differs' : 'not-at-all';
}

function minutesBetween(from: number, to: number): number {
  return Math.floor(to / MINUTE) - Math.floor(from / MINUTE);
}

/** The first moment after another at which the wall clock shows a time, told in minutes from midnight. */
export function nextMomentAt(minutes: number, after: number, zone: string): number {
  const day = localDay(after, zone);
  const today = momentOf(day, minutes, zone);
  return today > after ? today : momentOf(addDays(day, 1), minutes, zone);
}

function momentOf(day: CivilDate, minutes: number, zone: string): number {
  return startOfDay(day, zone) + minutesPassed(day, 0, minutes, zone) * MINUTE;
}
