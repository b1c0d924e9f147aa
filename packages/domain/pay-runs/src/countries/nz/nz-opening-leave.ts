import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import { add, decimal, isNegative, multiply, whole } from 'payroll-core';
import { figuresOf } from '../../domain/figures';
import type { AccountAtDay, OpeningBalances } from '../../domain/leave-account';
import type { Figures } from '../../domain/pay-record';
import { ADVANCE_PAID } from './nz-annual-holidays';
import { inWorkingTimeOf } from './nz-working-time';

/**
 * Leave in hours before the first pay. Annual holidays and days in lieu are told in weeks and days; on a day before the standard
 * hours changed a week was a week of then, as all that the account holds.
 */
export function nzOpeningLeave(record: EmployeeDetails, { of }: OpeningBalances, account?: AccountAtDay): Figures {
  const details = inWorkingTimeOf(record, account);
  const perDay = decimal(details.standard_hours_per_day);
  const perWeek = multiply(perDay, whole(details.standard_days_per_week));
  const annual = add(decimal(of('holiday_leave_hours')), multiply(decimal(of('annual_holidays_weeks')), perWeek));
  return figuresOf([
    ['ANNUAL_HOLIDAYS', annual],
    ['SICK', of('sick_leave_hours')],
    ['ALT_HOLIDAY', multiply(decimal(of('alternative_holiday_days')), perDay)],
    ['NZ_FAMILY_VIOLENCE', multiply(decimal(of('family_violence_leave_days')), perDay)],
    ...(isNegative(annual) ? [[ADVANCE_PAID, of('annual_holidays_advance_paid')] as const] : []),
  ]);
}
