import { asDollars, daysBetween, isNegative, isZero, parseCivilDate, subtract, type CivilDate } from 'payroll-core';
import {
  interpretShifts,
  workByDay,
  type AwardInterpretation,
  type AwardShift,
  type ClockRange,
} from 'payroll-core/au/awards';
import { addDays } from 'payroll-core/calendar';
import type { PayWarning } from '../../domain/pay-record';
import type { MinimumBasis } from '../pay-basis';
import { isOutsideAwards, isPaidBySalary } from './au-award-check';
import { shiftsToPrice } from './au-hours-of-shifts';

const MINUTES_A_DAY = 24 * 60;
/** No meal break that an award names is longer, so more than that divides the work. */
export const LONGEST_MEAL_BREAK = 60;

/** Minutes from midnight of the day on which a shift begins. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The shifts that begin on a day, and the time worked in them, in order. */
interface DayOfShifts {
  readonly date: CivilDate;
  readonly shifts: readonly AwardShift[];
  readonly worked: readonly Stretch[];
}

/** The longest time between two stretches of work. */
export function longestGap(worked: readonly Stretch[]): number {
  return Math.max(0, ...worked.slice(1).map(({ from }, i) => from - worked[i]!.to));
}

/**
 * Tells of days that were worked in parts and recorded in a way that the award may pay otherwise: two shifts that are one broken shift, or one
 * shift with a meal break, and parts for which the award has no rule. What is recorded as a broken shift is priced as one.
 */
export function daysInParts(basis: MinimumBasis<'AU'>): readonly PayWarning[] {
  const { employee, shifts } = basis;
  const code = employee.details.award_code;
  if (code === null || isOutsideAwards(employee.details) || isPaidBySalary(employee.details)) return [];
  const days = daysOfShifts(shifts.own).filter((day) => isInParts(day));
  if (days.length === 0) return [];
  const price = (own: readonly AwardShift[]): AwardInterpretation | undefined => {
    const input = shiftsToPrice(basis, { ...shifts, own });
    if (!input.ok || input.value === undefined) return undefined;
    const priced = interpretShifts(input.value);
    return priced.ok ? priced.value : undefined;
  };
  const recorded = price(shifts.own);
  if (recorded === undefined) return [];
  return days.flatMap((day) => {
    const whole = asOneShift(day);
    const otherwise = price([...shifts.own.filter((shift) => !day.shifts.includes(shift)), whole]);
    const message = otherwise === undefined ? undefined : messageOf(code, day, whole, recorded, otherwise);
    return message === undefined ? [] : [{ code: 'au.awards/day-in-parts', message, field: 'hours' }];
  });
}

/** The days on which shifts begin, with the time worked in the shifts of each. */
export function daysOfShifts(shifts: readonly AwardShift[]): readonly DayOfShifts[] {
  const byDay = new Map<string, AwardShift[]>();
  for (const shift of shifts) byDay.set(shift.date, [...(byDay.get(shift.date) ?? []), shift]);
  // What is worked during a sleepover is a shift of its own, on the day after as a rule.
  const ofSleepovers = new Set<string>();
  for (const { date, sleepover } of shifts) {
    const on = parseCivilDate(date);
    if (sleepover !== undefined && on.ok) ofSleepovers.add(addDays(on.value, 1));
  }
  return [...byDay].flatMap(([day, ofDay]): readonly DayOfShifts[] => {
    const date = parseCivilDate(day);
    if (!date.ok || ofSleepovers.has(day) || !mayBeInParts(ofDay) || !ofDay.every(isPlain)) return [];
    const worked = workedOn(date.value, ofDay);
    return worked.length < 2 ? [] : [{ date: date.value, shifts: ofDay, worked }];
  });
}

/** Most days are one shift with a short break, whose time is not looked at; one that is recorded as a broken shift is right as it is. */
function mayBeInParts(shifts: readonly AwardShift[]): boolean {
  return shifts.length > 1 || shifts.some(({ unpaidBreaks = [] }) => unpaidBreaks.some(isLong));
}

function isLong([from, to]: ClockRange): boolean {
  const [start, end] = [from, to].map((time) => Number(time.slice(-5, -3)) * 60 + Number(time.slice(-2)));
  return (end! - start! + MINUTES_A_DAY) % MINUTES_A_DAY > LONGEST_MEAL_BREAK;
}

/** Work from somewhere else, sleepovers, care shifts and rosters of single shifts have rules of their own. */
function isPlain({ sleepover, remoteWork, twentyFourHourCareHours, rosteredHours, rosteredEnd }: AwardShift): boolean {
  return [sleepover, remoteWork, twentyFourHourCareHours, rosteredHours, rosteredEnd].every((one) => one === undefined);
}

function workedOn(date: CivilDate, shifts: readonly AwardShift[]): readonly Stretch[] {
  const work = workByDay(shifts);
  const stretches: Stretch[] = [];
  for (const { date: day, from, to } of work.ok ? work.value : []) {
    const midnight = daysBetween(date, day) * MINUTES_A_DAY;
    const before = stretches.at(-1);
    // Midnight is no break.
    if (before?.to === midnight + from) stretches[stretches.length - 1] = { from: before.from, to: midnight + to };
    else stretches.push({ from: midnight + from, to: midnight + to });
  }
  return stretches;
}

/** A break within a shift counts where it is too long for a meal, time between two shifts always. */
function isInParts({ shifts, worked }: DayOfShifts): boolean {
  return (worked.at(-1)?.to ?? 0) < 2 * MINUTES_A_DAY && (shifts.length > 1 || longestGap(worked) > LONGEST_MEAL_BREAK);
}

/** The work of a day as one shift: what is too long for a meal divides it, what is shorter is an unpaid break. */
function asOneShift({ date, shifts, worked }: DayOfShifts): AwardShift {
  const periods: ClockRange[] = [];
  const unpaidBreaks: ClockRange[] = [];
  for (const { from, to } of worked) {
    const before = periods.at(-1);
    const until = worked.findLast((one) => one.to <= from)?.to;
    if (before !== undefined && until !== undefined && from - until <= LONGEST_MEAL_BREAK) {
      unpaidBreaks.push([clock(until), clock(from)]);
      periods[periods.length - 1] = [before[0], clock(to)];
    } else {
      periods.push([clock(from), clock(to)]);
    }
  }
  const {
    start: _start,
    end: _end,
    ...more
  } = shifts.reduce<AwardShift>((all, shift) => ({ ...all, ...shift }), { date });
  const allowances = shifts.flatMap((shift) => shift.allowances ?? []);
  return { ...more, date, periods, unpaidBreaks, allowances };
}

function messageOf(
  award: string,
  day: DayOfShifts,
  whole: AwardShift,
  recorded: AwardInterpretation,
  otherwise: AwardInterpretation,
): string | undefined {
  const { date, shifts, worked } = day;
  const gap = longestGap(worked);
  const apart =
    shifts.length > 1
      ? `The shifts of ${date} are up to ${minutesInWords(gap)} apart`
      : `The shift of ${date} has a break of ${minutesInWords(gap)}`;
  const difference = subtract(otherwise.total, recorded.total);
  if (gap > LONGEST_MEAL_BREAK) {
    if (otherwise.notCovered.some((says) => says.includes(date) && says.includes('broken shift'))) {
      return `${apart}, too long for a meal, and ${award} has no rule here for such a shift of this person: nothing is added for it. Look at what the award says of hours that do not follow each other.`;
    }
    return isZero(difference) || isNegative(difference)
      ? undefined
      : `${apart}, too long for a meal. As one broken shift the work is worth ${asDollars(difference)} more under ${award}: enter ${inWords(whole)} as one shift.`;
  }
  if (isZero(difference)) return undefined;
  const worth = isNegative(difference)
    ? `${asDollars(subtract(recorded.total, otherwise.total))} less`
    : `${asDollars(difference)} more`;
  return `${apart}. If that is a meal break, the work is one shift and worth ${worth} under ${award}: enter ${inWords(whole)}.`;
}

function inWords({ periods = [], unpaidBreaks = [] }: AwardShift): string {
  const [times, breaks] = [periods, unpaidBreaks].map((ranges) => ranges.map(([from, to]) => `${from}-${to}`));
  return `${times!.join(' & ')}${breaks!.length === 0 ? '' : ` (${breaks!.join(', ')})`}`;
}

/** `09:00`, and `+1 02:00` on the next day. */
function clock(minutes: number): string {
  const ofDay = minutes % MINUTES_A_DAY;
  const two = (one: number) => String(one).padStart(2, '0');
  return `${minutes < MINUTES_A_DAY ? '' : '+1 '}${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}

/** `45 minutes`, `3 hours`, `2 hours 30 minutes`. */
function minutesInWords(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}
