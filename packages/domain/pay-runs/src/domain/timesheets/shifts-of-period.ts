import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import { addDays, daysBetween, type CivilDate } from 'payroll-core';
import type { AwardShift } from 'payroll-core/au/awards';
import { FIRST_DAY, firstFortnight, periodOf, type PayCalendar, type Period } from '../period-of';
import type { TimesheetShift } from './timesheet-shift';

/** Over how many weeks somebody's ordinary hours are averaged, and a day on which such a cycle begins. */
export type AveragedHours = Pick<EmployeeDetails, 'award_averaging_weeks' | 'award_averaging_starts_on'>;

/** The approved shifts of somebody's pay period, and what of the days before it counts for them. */
export interface ShiftsOfPeriod {
  /** Those that begin in the period. */
  readonly own: readonly AwardShift[];
  /** Those before it: the beginning of its first week or cycle, and what the rest before its first shift is counted from. */
  readonly before: readonly AwardShift[];
  /** The first day of the week in which the period begins: the company's, or of the weeks over which hours are averaged. */
  readonly weekStart: CivilDate;
}

/** No shift is longer than two days, and no award asks for a rest of more than one. */
const DAYS_OF_REST = 3;

/** The first day whose shifts count for a period of somebody that begins on a day. */
export function firstDayThatCounts(calendar: PayCalendar, startDate: CivilDate, averaged: AveragedHours): CivilDate {
  const weekStart = startOfCycle(calendar, startDate, averaged);
  const forRest = addDays(startDate, Math.max(-DAYS_OF_REST, daysBetween(startDate, FIRST_DAY)));
  return forRest < weekStart ? forRest : weekStart;
}

/** What of somebody's approved shifts counts for a period: each is one of the period in which it begins. */
export function shiftsOfPeriod(
  calendar: PayCalendar,
  { startDate, endDate }: Period,
  averaged: AveragedHours,
  shifts: readonly Pick<TimesheetShift, 'date' | 'shift'>[],
): ShiftsOfPeriod {
  const first = firstDayThatCounts(calendar, startDate, averaged);
  const own: AwardShift[] = [];
  const before: AwardShift[] = [];
  for (const { date, shift } of shifts) {
    if (date >= startDate && date <= endDate) own.push(shift);
    else if (date >= first && date < startDate) before.push(shift);
  }
  return { own, before, weekStart: startOfCycle(calendar, startDate, averaged) };
}

/** The first day of the week, or of the cycle of more weeks, that a day is in. */
function startOfCycle(
  calendar: PayCalendar,
  day: CivilDate,
  { award_averaging_weeks: weeks, award_averaging_starts_on: startsOn }: AveragedHours,
): CivilDate {
  if (weeks === 1) return periodOf(calendar, 'WEEKLY', day).startDate;
  const days = 7 * weeks;
  const into = daysBetween(startsOn ?? firstFortnight(calendar).startDate, day) % days;
  return addDays(day, Math.max(-((into + days) % days), daysBetween(day, FIRST_DAY)));
}
