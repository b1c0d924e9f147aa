import type { Part } from '@anz-payroll/employee-lifecycle';
import type { CivilDate } from 'payroll-core';
import { dayOfWeek, addDays } from 'payroll-core';
import type { TerminationRequest } from './pay-command';
import type { Period } from './period-of';

/** A last day that lies ahead, and the termination that the final pay will carry. */
export interface PlannedTermination {
  readonly terminationDate: CivilDate;
  readonly request: TerminationRequest;
}

/** What is planned for an employee, among the entries of the record. */
export function plannedTermination(parts: readonly Part[]): PlannedTermination | undefined {
  const values = parts.find(({ kind }) => kind === 'planned-termination')?.values;
  if (values === undefined) return undefined;
  return {
    terminationDate: values['termination_date'] as CivilDate,
    request: values['request'] as TerminationRequest,
  };
}

/** How many of the working days of a period, Monday to Friday, lie between the first and the last day of a job: of how many. */
export function workingDaysBetween(
  { startDate, endDate }: Period,
  firstDay: CivilDate,
  lastDay: CivilDate,
): { readonly worked: number; readonly all: number } {
  let [worked, all] = [0, 0];
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) {
    if (dayOfWeek(day) > 5) continue;
    all += 1;
    if (firstDay <= day && day <= lastDay) worked += 1;
  }
  return { worked, all };
}
