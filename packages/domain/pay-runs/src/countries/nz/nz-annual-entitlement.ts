import { employeeFields, type EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import { decimal, greater, isPositive, multiply, whole, type Dated, type Decimal } from 'payroll-core';
import type * as nz from 'payroll-core/nz';

/** The days that a record has where nobody said any: four weeks of five days. */
const UNLESS_SAID = employeeFields.num_holiday_leave_days_per_year.whenOmitted;

/**
 * Hours of annual holidays that arise on an anniversary: the Act's four weeks, whatever days are worked in a week, or
 * the days of the record where they are more. A record with no days gives none.
 * @law Holidays Act 2003 ss 6, 16, 17
 */
export function annualEntitlement(details: EmployeeDetails, holidays: Dated<nz.Holidays>): Decimal {
  const perDay = decimal(details.standard_hours_per_day);
  const days = details.num_holiday_leave_days_per_year;
  const agreed = multiply(perDay, whole(days));
  const perWeek = multiply(perDay, whole(details.standard_days_per_week));
  if (days === 0 || !isPositive(perWeek)) return agreed;
  const fourWeeks = multiply(perWeek, holidays.values.annualWeeks);
  return days === UNLESS_SAID ? fourWeeks : greater(agreed, fourWeeks);
}
