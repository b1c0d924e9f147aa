import type { EmployeeDetails, Part } from '@anz-payroll/employee-lifecycle';
import { addDays, dayOfWeek } from 'payroll-core';
import * as nz from 'payroll-core/nz';
import type { DaysAtWork } from '../../domain/standard-item';
import type { Period } from '../../domain/period-of';
import { nzLeaveFacts } from './nz-leave-facts';
import { nzWorkPattern } from './nz-work-pattern';

const FRIDAY = 5;

/**
 * Of the working days of a period, those on which the employee is not away without pay; undefined where nobody told of time
 * away in it. Where the days of the week are not known they are Monday to Friday.
 */
export function nzDaysAtWork(details: EmployeeDetails, parts: readonly Part[], period: Period): DaysAtWork | undefined {
  const { startDate, endDate } = period;
  const away = nzLeaveFacts(parts).absences.filter(({ from, until }) => from <= endDate && until >= startDate);
  if (away.length === 0) return undefined;
  const pattern = nzWorkPattern(details);
  let [worked, all] = [0, 0];
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) {
    const isWorkingDay =
      pattern.kind === 'unknown' ? dayOfWeek(day) <= FRIDAY : nz.otherwiseWorkingDay(day, { pattern }).answer.value;
    if (!isWorkingDay) continue;
    all += 1;
    if (!away.some(({ from, until }) => from <= day && day <= until)) worked += 1;
  }
  return { worked, all, away };
}
