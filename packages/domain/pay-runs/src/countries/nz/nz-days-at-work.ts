import type { EmployeeDetails, Part } from '@anz-payroll/employee-lifecycle';
import { addDays, type CivilDate } from 'payroll-core';
import type { Closedown } from '../../domain/closedown-days';
import { areDaysAssumed, daysAtWorkIn, workingDays, type DaysAtWork } from '../../domain/days-at-work';
import type { Period } from '../../domain/period-of';
import { earnsNzLeave, nzLeaveFacts } from './nz-leave-facts';

/** Of the working days of a period, as the record names them, those of the job on which the employee is not away without pay. */
export function nzDaysAtWork(
  details: EmployeeDetails,
  parts: readonly Part[],
  period: Period,
  employed: Period,
): DaysAtWork | undefined {
  return daysAtWorkIn(period, employed, workingDays(details), nzLeaveFacts(parts).absences, areDaysAssumed(details));
}

/**
 * The closedowns that reach into days of the job, with those that would be worked. Who is away without pay is not kept from work
 * by the closedown, who earns no holidays takes none, and a casual is paid for the hours worked alone.
 * @law Holidays Act 2003 ss 29, 32 to 34
 */
export function nzClosedowns(
  details: EmployeeDetails,
  parts: readonly Part[],
  { startDate, endDate }: Period,
): readonly Closedown[] {
  if (!earnsNzLeave(details) || details.employment_status === 'Casual') return [];
  const isAssumed = areDaysAssumed(details);
  const { absences, closedowns } = nzLeaveFacts(parts);
  const isWorkingDay = workingDays(details);
  const isAway = (day: CivilDate) => absences.some(({ from, until }) => from <= day && day <= until);
  return closedowns.flatMap(({ began, until }): readonly Closedown[] => {
    const days: CivilDate[] = [];
    if (isAssumed) return began <= endDate && until >= startDate ? [{ began, until, days, isAssumed }] : [];
    const last = until < endDate ? until : endDate;
    for (let day = began > startDate ? began : startDate; day <= last; day = addDays(day, 1)) {
      if (isWorkingDay(day) && !isAway(day)) days.push(day);
    }
    return days.length === 0 ? [] : [{ began, until, days, isAssumed }];
  });
}
