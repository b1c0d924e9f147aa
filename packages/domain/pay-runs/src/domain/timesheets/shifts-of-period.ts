import { addDays, daysBetween, type CivilDate } from 'payroll-core';
import type { AwardShift } from 'payroll-core/au/awards';
import { FIRST_DAY, periodOf, type PayCalendar, type Period } from '../period-of';
import type { TimesheetShift } from './timesheet-shift';

/** The approved shifts of somebody's pay period, and what of the days before it counts for them. */
export interface ShiftsOfPeriod {
  /** Those that begin in the period. */
  readonly own: readonly AwardShift[];
  /** Those before it: the beginning of its first week, and what the rest before its first shift is counted from. */
  readonly before: readonly AwardShift[];
  /** The first day of the company's week in which the period begins. */
  readonly weekStart: CivilDate;
}

/** No shift is longer than two days, and no award asks for a rest of more than one. */
const DAYS_OF_REST = 3;

/** The first day whose shifts count for a period that begins on a day. */
export function firstDayThatCounts(calendar: PayCalendar, startDate: CivilDate): CivilDate {
  const { startDate: weekStart } = periodOf(calendar, 'WEEKLY', startDate);
  const forRest = addDays(startDate, Math.max(-DAYS_OF_REST, daysBetween(startDate, FIRST_DAY)));
  return forRest < weekStart ? forRest : weekStart;
}

/** What of somebody's approved shifts counts for a period: each is one of the period in which it begins. */
export function shiftsOfPeriod(
  calendar: PayCalendar,
  { startDate, endDate }: Period,
  shifts: readonly Pick<TimesheetShift, 'date' | 'shift'>[],
): ShiftsOfPeriod {
  const first = firstDayThatCounts(calendar, startDate);
  const own: AwardShift[] = [];
  const before: AwardShift[] = [];
  for (const { date, shift } of shifts) {
    if (date >= startDate && date <= endDate) own.push(shift);
    else if (date >= first && date < startDate) before.push(shift);
  }
  return { own, before, weekStart: periodOf(calendar, 'WEEKLY', startDate).startDate };
}
