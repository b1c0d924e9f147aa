import type { Employee } from '@anz-payroll/employee-lifecycle';
import {
  decimal,
  divide,
  isNegative,
  isZero,
  multiply,
  subtract,
  whole,
  type CivilDate,
  type Decimal,
} from 'payroll-core';
import type { PublicHolidayOff } from '../countries/country-payroll';
import { weeksInPeriod } from '../countries/pay-basis';
import type { LeaveItem, PayItem } from './pay-command';
import type { DaysAtWork, HoursBesideTimeAway } from './days-at-work';
import type { PlannedTermination } from './planned-termination';

/**
 * The standard hours of a period, and its public holidays apart. An employee without an hourly rate or hours gets a pay
 * that is filled in later; so does a casual, who is paid for the hours that were worked and no others.
 */
export function standardItem({ details }: Employee, off: readonly PublicHolidayOff[], atWork?: DaysAtWork): PayItem {
  return withHours(details, atWork, off);
}

function shareOf(hours: Decimal, { worked, all }: DaysAtWork): Decimal {
  return divide(multiply(hours, whole(worked)), whole(Math.max(all, 1)), PLACES, 'up');
}

/** The standard hours of the days at work of a period. */
export function hoursAtWork(details: Employee['details'], atWork: DaysAtWork | undefined): Decimal {
  return atWork === undefined ? standardHours(details) : shareOf(standardHours(details), atWork);
}

/** What the standard hours of a period leave out for time away; undefined where nobody is away. */
export function hoursBesideTimeAway(
  details: Employee['details'],
  atWork: DaysAtWork | undefined,
): HoursBesideTimeAway | undefined {
  if (atWork === undefined || atWork.away.length === 0) return undefined;
  return { away: atWork.away, hours: shareOf(standardHours(details), atWork) };
}

/** The standard hours of somebody who leaves in a period, up to the last day. */
export function itemUntil(
  { details }: Employee,
  lastDay: CivilDate,
  off: readonly PublicHolidayOff[],
  atWork: DaysAtWork | undefined,
): PayItem {
  // Holidays after the last day are paid by the termination.
  const employed = off.filter(({ date }) => date <= lastDay);
  return withHours(details, atWork, employed);
}

/** The final pay of somebody who leaves in a period: the standard hours up to the last day, and the termination. */
export function finalItem(
  employee: Employee,
  planned: PlannedTermination,
  off: readonly PublicHolidayOff[],
  atWork: DaysAtWork | undefined,
): PayItem {
  return { ...itemUntil(employee, planned.terminationDate, off, atWork), termination: planned.request };
}

function withHours(
  details: Employee['details'],
  atWork: DaysAtWork | undefined,
  off: readonly PublicHolidayOff[],
): PayItem {
  if (details.employment_status === 'Casual') return {};
  const standard = standardHours(details);
  if (isZero(standard) || isZero(decimal(details.pay_rate_per_hour))) return {};
  const all = hoursAtWork(details, atWork);
  const perDay = decimal(details.standard_hours_per_day);
  const isAway = (date: CivilDate) => atWork?.away.some(({ from, until }) => from <= date && date <= until) === true;
  const offWork = off.filter(({ date }) => !isAway(date));
  const withoutHolidays = subtract(all, multiply(perDay, whole(offWork.length)));
  const hours = isNegative(withoutHolidays) ? whole(0) : withoutHolidays;
  const leave = off.map(({ name, date }): LeaveItem => ({
    description: name,
    leaveType: 'PAID_PUBLIC_HOLIDAY',
    date,
    hours: perDay.toString(),
  }));
  return {
    ...(leave.length === 0 ? {} : { leave }),
    hours: [
      { description: 'Ordinary time', units: 'hours', value: hours.toString(), rateReference: 'system:ordinary_time' },
    ],
  };
}

const WEEKS_IN_A_YEAR = whole(52);
const MONTHS_IN_A_YEAR = whole(12);

/** As many decimals as an amount may have. */
const PLACES = 10;

/**
 * The standard hours of a pay period. A month is a twelfth of 52 weeks, and its hours keep every decimal that an amount
 * may have: hours to two places would be worth another amount. The last decimal goes up, so that an amount that ends in
 * exactly half a cent is rounded as the exact hours would have it.
 */
export function standardHours(details: Employee['details']): Decimal {
  const weekly = multiply(decimal(details.standard_hours_per_day), whole(details.standard_days_per_week));
  return details.pay_period === 'MONTHLY'
    ? divide(multiply(weekly, WEEKS_IN_A_YEAR), MONTHS_IN_A_YEAR, PLACES, 'up')
    : multiply(weekly, weeksInPeriod(details.pay_period));
}
