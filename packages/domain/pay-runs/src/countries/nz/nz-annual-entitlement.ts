import { employeeFields, type EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import {
  asDollars,
  decimal,
  greater,
  isPositive,
  multiply,
  round,
  toFixed,
  whole,
  type CivilDate,
  type Dated,
  type Decimal,
} from 'payroll-core';
import type * as nz from 'payroll-core/nz';
import { figure } from '../../domain/figures';
import type { Figures, PayWarning } from '../../domain/pay-record';
import { holidayPaidWithPay } from './nz-declarations';
import { earnsNzLeave } from './nz-leave-facts';
import type { NzService } from './nz-service';

/** The days that a record has where nobody said any: four weeks of five days. */
const UNLESS_SAID = employeeFields.num_holiday_leave_days_per_year.whenOmitted;

/** Parts of weeks make hours that are told to the hundredth: 6.6667 weeks of three days of 8 hours are 160 hours. */
const HOURS_DECIMALS = 2;

/**
 * Hours of annual holidays that arise on an anniversary: the weeks that were agreed, or else the Act's four weeks, whatever
 * days are worked in a week, or the days of the record where they are more. A record with no days gives none.
 * @law Holidays Act 2003 ss 6, 16, 17
 */
export function annualEntitlement(details: EmployeeDetails, holidays: Dated<nz.Holidays>): Decimal {
  const perDay = decimal(details.standard_hours_per_day);
  const weeks = details.annual_holidays_weeks_per_year;
  if (weeks !== null) {
    const perWeek = multiply(perDay, whole(details.standard_days_per_week));
    return round(multiply(perWeek, decimal(weeks)), HOURS_DECIMALS, 'half-up');
  }
  const days = details.num_holiday_leave_days_per_year;
  const agreed = multiply(perDay, whole(days));
  const perWeek = multiply(perDay, whole(details.standard_days_per_week));
  if (days === 0 || !isPositive(perWeek)) return agreed;
  const fourWeeks = multiply(perWeek, holidays.values.annualWeeks);
  return days === UNLESS_SAID ? fourWeeks : greater(agreed, fourWeeks);
}

/**
 * Annual holidays that fall due for a year in which holiday pay was paid with pays. What of it comes off their pay is for the employer to
 * decide.
 * @law Holidays Act 2003 s 28(3), (4)
 */
export function holidaysPaidBefore(
  { start_date: start }: Pick<EmployeeDetails, 'start_date'>,
  service: NzService,
  account: Figures,
  lastDay: CivilDate,
): readonly PayWarning[] {
  const [before, due] = [{ date: start }, ...service.anniversariesUntil(lastDay)].slice(-2).map(({ date }) => date);
  if (before === undefined || due === undefined) return [];
  const paid = figure(account, holidayPaidWithPay(before));
  if (!isPositive(paid)) return [];
  return [
    {
      code: 'pay/holidays-paid-before',
      message:
        `Annual holidays fell due on ${due}, and ${asDollars(paid)} of holiday pay was paid with the pays since ${before}. Of somebody whose fixed ` +
        'term went on, the employer may deduct it from the pay for these holidays (Holidays Act 2003 s 28(3)); where holiday pay was paid with the ' +
        'pay to somebody who should have had holidays, nothing is deducted (s 28(4)).',
      details: { amount: toFixed(paid, 2) },
    },
  ];
}

/**
 * A record that gives no annual holidays, of somebody whose holiday pay is not paid with each pay either. The Act gives both
 * to nobody: the years pass, and on leaving only eight per cent since the last anniversary are paid.
 * @law Holidays Act 2003 ss 6, 16, 28
 */
export function withoutAnyHolidays(details: EmployeeDetails): readonly PayWarning[] {
  const { num_holiday_leave_days_per_year: days, annual_holidays_weeks_per_year: weeks } = details;
  if (!earnsNzLeave(details) || days !== 0 || weeks !== null || details.holiday_pay_with_pay !== null) return [];
  return [
    {
      code: 'pay/no-annual-holidays',
      message:
        'No annual holidays arise (num_holiday_leave_days_per_year is 0), and no holiday pay is paid with the pay ' +
        '(holiday_pay_with_pay). The Holidays Act gives four weeks after each 12 months, unless eight per cent are paid with ' +
        'each pay as agreed (ss 16, 28). On leaving, eight per cent since the last anniversary alone are paid.',
    },
  ];
}
