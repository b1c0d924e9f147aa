import type { EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
import { addDays, dayOfWeek, type CivilDate } from 'payroll-core';
import * as nz from 'payroll-core/nz';

type WorkingDays = Pick<EmployeeReadModel, 'working_days' | 'working_days_from' | 'start_date'>;

const FRIDAY = 5;

/**
 * The days between two on which leave is asked for: those that the record says are worked. Where it does not say, Monday to
 * Friday; whoever asks for days of a weekend alone works on them.
 */
export function daysAsked(employee: WorkingDays, start: CivilDate, end: CivilDate): readonly CivilDate[] {
  const days: CivilDate[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  const weeks = employee.working_days === null ? undefined : nz.parseWorkingDays(employee.working_days);
  if (weeks !== undefined) {
    const pattern = nz.workPatternOf(weeks, employee.working_days_from ?? employee.start_date);
    return days.filter((day) => nz.otherwiseWorkingDay(day, { pattern }).answer.value);
  }
  const weekdays = days.filter((day) => dayOfWeek(day) <= FRIDAY);
  return weekdays.length === 0 ? days : weekdays;
}
