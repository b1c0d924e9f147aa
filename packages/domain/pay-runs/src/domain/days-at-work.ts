import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import { addDays, dayOfWeek, isMore, round, type CivilDate, type Decimal } from 'payroll-core';
import { otherwiseWorkingDay } from 'payroll-core/nz';
import type { PayWarning } from './pay-record';
import type { Period } from './period-of';
import { workPattern } from './work-pattern';

/** Of the working days of a period, those on which somebody is at work and paid for it. */
export interface DaysAtWork {
  readonly worked: number;
  readonly all: number;
  /** Time away without pay: a public holiday in it is none of the days worked, and may be paid all the same. */
  readonly away: readonly TimeAway[];
  /** Nobody said on which weekdays somebody works who has fewer than five of them, so Monday to Friday were counted. */
  readonly isAssumed: boolean;
}

export interface TimeAway {
  readonly from: CivilDate;
  readonly until: CivilDate;
}

/** The days of a period from the first day of the job to the last. */
export function daysOfJob(
  { start_date: start }: Pick<EmployeeDetails, 'start_date'>,
  { startDate, endDate }: Period,
  lastDay: CivilDate = endDate,
): Period {
  return { startDate: start > startDate ? start : startDate, endDate: lastDay < endDate ? lastDay : endDate };
}

/** Time away without pay, and the standard hours of the other days of its period. */
export interface HoursBesideTimeAway {
  readonly away: readonly TimeAway[];
  readonly hours: Decimal;
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
  isAssumed = false,
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
  return { worked, all, away, isAssumed };
}

const FRIDAY = 5;

/** Whether Monday to Friday can only be an assumption: nobody named the days, and fewer are worked in a week. */
export function areDaysAssumed(details: EmployeeDetails): boolean {
  return workPattern(details).kind === 'unknown' && details.standard_days_per_week < FRIDAY;
}

/**
 * The working days of the record. Where nobody named them they are Monday to Friday, and the days after them for six or seven days
 * a week.
 */
export function workingDays(details: EmployeeDetails): (day: CivilDate) => boolean {
  const pattern = workPattern(details);
  if (pattern.kind !== 'unknown') return (day) => otherwiseWorkingDay(day, { pattern }).answer.value;
  const last = Math.max(FRIDAY, details.standard_days_per_week);
  return (day) => dayOfWeek(day) <= last;
}

/** Whether the job has every working day of a period, as where it ends on the Friday of a week that ends on Sunday. */
export function hasEveryWorkingDay(details: EmployeeDetails, period: Period, lastDay?: CivilDate): boolean {
  const atWork = daysAtWorkIn(period, daysOfJob(details, period, lastDay), workingDays(details));
  return atWork === undefined || atWork.worked === atWork.all;
}

/** That the standard hours of a part of a period were counted by days that nobody named. */
export function assumedDays(atWork: DaysAtWork | undefined, period: Period): readonly PayWarning[] {
  if (atWork?.isAssumed !== true || atWork.worked === atWork.all) return [];
  return [
    {
      code: 'pay/working-days-assumed',
      message:
        `The standard hours are those of ${atWork.worked} of the ${atWork.all} days from Monday to Friday in ${period.startDate} to ` +
        `${period.endDate}: the record does not say on which days of the week this person works. Where they are other days, ` +
        'change the hours.',
      field: 'hours',
    },
  ];
}

/**
 * Ordinary hours of a pay that are more than its days at work have. A pay that was staged before the time away was told, or that was
 * entered, may have the hours of those days. Somebody may have come to work on some of them.
 */
export function hoursInTimeAway(worked: Decimal, { away, hours: most }: HoursBesideTimeAway): readonly PayWarning[] {
  if (!isMore(worked, most)) return [];
  const message =
    `The pay has ${worked.toString()} ordinary hours, and time away without pay (${away.map(({ from, until }) => `${from} to ${until}`).join(', ')}) ` +
    `leaves ${round(most, 2, 'half-up').toString()} in this period. Take the hours out where nothing was worked; a pay that is staged from now on leaves them out.`;
  return [{ code: 'pay/hours-in-time-away', message, field: 'hours' }];
}
