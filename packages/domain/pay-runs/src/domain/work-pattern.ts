import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import * as nz from 'payroll-core/nz';

/** Weekdays from Monday 1 that a number of days a week leaves no doubt about. */
const weekdaysOf: Readonly<Record<number, readonly number[]>> = {
  5: [1, 2, 3, 4, 5],
  6: [1, 2, 3, 4, 5, 6],
  7: [1, 2, 3, 4, 5, 6, 7],
};

/** When an employee works, as far as the record says. */
export function workPattern(details: EmployeeDetails): nz.WorkPattern {
  const told = details.working_days === null ? undefined : nz.parseWorkingDays(details.working_days);
  if (told !== undefined) return nz.workPatternOf(told, details.working_days_from ?? details.start_date);
  const weekdays = details.employment_status === 'Casual' ? undefined : weekdaysOf[details.standard_days_per_week];
  return weekdays === undefined ? { kind: 'unknown' } : { kind: 'weekly', weekdays };
}
