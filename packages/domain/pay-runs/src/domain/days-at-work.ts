import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import { addDays, dayOfWeek, type CivilDate } from 'payroll-core';
import type { Period } from './period-of';

/** Of the working days of a period, those on which somebody is at work and paid for it. */
export interface DaysAtWork {
  readonly worked: number;
  readonly all: number;
  /** Time away without pay: a public holiday in it is none of the days worked, and may be paid all the same. */
  readonly away: readonly TimeAway[];
}

export interface TimeAway {
  readonly from: CivilDate;
  readonly until: CivilDate;
}

/**
 * The working days of a period that lie in the days of the job and not in time away; undefined where the job lasts for all of
 * it and there is no such time.
 */
export function daysAtWorkIn(
  period: Period,
  employed: Period,
  isWorkingDay: (day: CivilDate) => boolean,
  told: readonly TimeAway[] = [],
): DaysAtWork | undefined {
  const away = told.filter(({ from, until }) => from <= employed.endDate && until >= employed.startDate);
  const isWhole = employed.startDate <= period.startDate && employed.endDate >= period.endDate;
  if (isWhole && away.length === 0) return undefined;
  let [worked, all] = [0, 0];
  for (let day = period.startDate; day <= period.endDate; day = addDays(day, 1)) {
    if (!isWorkingDay(day)) continue;
    all += 1;
    const isEmployed = employed.startDate <= day && day <= employed.endDate;
    if (isEmployed && !away.some(({ from, until }) => from <= day && day <= until)) worked += 1;
  }
  return { worked, all, away };
}

const FRIDAY = 5;

/** Monday to Friday where nobody said which days somebody works, and the days after them for six or seven days a week. */
export function usualWorkingDays({
  standard_days_per_week: days,
}: Pick<EmployeeDetails, 'standard_days_per_week'>): (day: CivilDate) => boolean {
  const last = Math.max(FRIDAY, days);
  return (day) => dayOfWeek(day) <= last;
}
