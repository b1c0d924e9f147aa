import type { EmployeeDetails, Part } from '@anz-payroll/employee-lifecycle';
import type { CivilDate } from 'payroll-core';
import * as nz from 'payroll-core/nz';
import { daysAtWorkIn, isWeekAssumed, usualWorkingDays, type DaysAtWork } from '../../domain/days-at-work';
import type { Period } from '../../domain/period-of';
import { nzLeaveFacts } from './nz-leave-facts';
import { workPattern } from '../../domain/work-pattern';

/** Of the working days of a period, as the record names them, those of the job on which the employee is not away without pay. */
export function nzDaysAtWork(
  details: EmployeeDetails,
  parts: readonly Part[],
  period: Period,
  employed: Period,
): DaysAtWork | undefined {
  const pattern = workPattern(details);
  const isWorkingDay =
    pattern.kind === 'unknown'
      ? usualWorkingDays(details)
      : (day: CivilDate) => nz.otherwiseWorkingDay(day, { pattern }).answer.value;
  const isAssumed = pattern.kind === 'unknown' && isWeekAssumed(details);
  return daysAtWorkIn(period, employed, isWorkingDay, nzLeaveFacts(parts).absences, isAssumed);
}
