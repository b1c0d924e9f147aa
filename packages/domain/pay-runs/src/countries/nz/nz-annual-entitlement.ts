import { employeeFields, type EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import { decimal, greater, isPositive, multiply, round, whole, type Dated, type Decimal } from 'payroll-core';
import type * as nz from 'payroll-core/nz';

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
