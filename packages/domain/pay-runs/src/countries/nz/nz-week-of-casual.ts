import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import { decimal, divide, isMore, isPositive, multiply, whole } from 'payroll-core';
import type { PayWarning } from '../../domain/pay-record';
import type { NzHistory } from './nz-history';

const TWICE = whole(2);
const HOURS_DECIMALS = 1;

/**
 * Annual holidays of a casual are kept as weeks of the standard hours, and a row of leave is that part of a week. Standard hours
 * that nobody works make a week of holidays out of hours that mean several, or a part of one.
 * @law Holidays Act 2003 ss 17, 21
 */
export function weekOfCasual(details: EmployeeDetails, history: NzHistory | undefined): readonly PayWarning[] {
  const average = history?.averageWeeklyEarnings;
  const rate = decimal(details.pay_rate_per_hour);
  const perWeek = multiply(decimal(details.standard_hours_per_day), whole(details.standard_days_per_week));
  if (details.employment_status !== 'Casual' || average === undefined) return [];
  if (!isPositive(rate) || !isPositive(perWeek) || !isPositive(average)) return [];
  const worked = divide(average, rate, HOURS_DECIMALS, 'half-up');
  if (!isMore(perWeek, multiply(worked, TWICE)) && !isMore(worked, multiply(perWeek, TWICE))) return [];
  const message =
    `A week of this casual has ${perWeek.toString()} standard hours, and earnings of the last 12 months are worth ${worked.toString()} hours a week. ` +
    `Annual holidays are counted in weeks of ${perWeek.toString()} hours: a week of holidays is a row of ${perWeek.toString()} hours, whatever was worked. ` +
    'Set standard_hours_per_day and standard_days_per_week to the week that is worked; the balance is then brought to it.';
  return [{ code: 'pay/standard-hours-of-casual', message, field: 'standard_hours_per_day' }];
}
