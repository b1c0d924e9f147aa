import type { Employee } from '@anz-payroll/employee-lifecycle';
import { addYears, type CivilDate } from 'payroll-core';
import type { EndedEmployment } from '../ended-employment';

/**
 * Why a shift on a day cannot be meant: nobody works before the job or after it, and nobody is rostered for years ahead.
 * Days of a job before a reinstatement are days of work.
 */
export function dayOutsideJob(
  day: CivilDate,
  { id, isTerminated, terminationDate, details: { start_date: startDate } }: Employee,
  ended: readonly Pick<EndedEmployment, 'employeeId' | 'startDate' | 'lastDay'>[],
  today: CivilDate,
): string | undefined {
  if (day > addYears(today, 1)) return `${day} is more than a year ahead. Correct the day of the shift.`;
  const lastDay = isTerminated ? terminationDate : null;
  if (startDate <= day && (lastDay === null || day <= lastDay)) return undefined;
  if (ended.some((job) => job.employeeId === id && job.startDate <= day && day <= job.lastDay)) return undefined;
  return day < startDate
    ? `${day} is before the job, which starts on ${startDate}. Correct the day of the shift, or the start date of the employee.`
    : `${day} is after the last day of the job, ${lastDay!}. Correct the day of the shift.`;
}
