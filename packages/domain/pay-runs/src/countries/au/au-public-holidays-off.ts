import { addDays, decimal, isPositive, type CivilDate } from 'payroll-core';
import { workByDay } from 'payroll-core/au/awards';
import { otherwiseWorkingDay } from 'payroll-core/nz';
import { approvedLeaveOf } from '../../domain/approved-leave';
import type { LeaveItem } from '../../domain/pay-command';
import { plannedTermination } from '../../domain/planned-termination';
import type { WorkedItem } from '../../domain/timesheets/plain-hours';
import { workPattern } from '../../domain/work-pattern';
import type { ShiftsBasis } from '../pay-basis';
import { notOnPublicHolidays, wholePublicHoliday } from './au-leave-taken';

const permanent: ReadonlySet<string> = new Set(['Full-time', 'Part-time']);

/**
 * Whoever is absent on a public holiday that would have been worked is paid the ordinary hours of that day. The hours of a
 * timesheet have none for it, other than standard hours. Days that the record does not say are somebody's to settle.
 * @law Fair Work Act 2009 (Cth) ss 114, 116
 */
export function auPublicHolidaysBesideShifts(
  basis: ShiftsBasis<'AU'>,
): Pick<WorkedItem, 'publicHolidaysWorked' | 'publicHolidaysOff'> {
  const { details } = basis.employee;
  const perDay = decimal(details.standard_hours_per_day);
  if (!permanent.has(details.employment_status) || !isPositive(perDay)) return {};
  const worked = daysOfWork(basis);
  const off: LeaveItem[] = [];
  for (const [date, description] of holidaysOfJob(basis)) {
    if (worked.has(date)) continue;
    off.push({ description, leaveType: 'PAID_PUBLIC_HOLIDAY', date, hours: perDay.toString() });
  }
  return { publicHolidaysWorked: worked, publicHolidaysOff: off };
}

function daysOfWork({ shifts }: ShiftsBasis<'AU'>): ReadonlySet<string> {
  const work = workByDay([...shifts.before, ...shifts.own]);
  return new Set(work.ok ? work.value.map(({ date }) => date) : []);
}

/** The public holidays of the period that certainly are working days of the job and no leave of another kind. */
function holidaysOfJob({ employee, run, parts }: ShiftsBasis<'AU'>): readonly (readonly [CivilDate, string])[] {
  const { details } = employee;
  const pattern = workPattern(details);
  const lastDay = plannedTermination(parts)?.terminationDate ?? employee.terminationDate ?? run.endDate;
  const otherLeave = new Set(
    approvedLeaveOf(parts)
      .filter(({ leaveType }) => !notOnPublicHolidays.has(leaveType))
      .flatMap(({ days }) => days.map(({ date }) => date)),
  );
  const found: (readonly [CivilDate, string])[] = [];
  for (let day = run.startDate; day <= run.endDate && day <= lastDay; day = addDays(day, 1)) {
    const name = day < details.start_date || otherLeave.has(day) ? undefined : wholePublicHoliday(details, day);
    if (name === undefined || !otherwiseWorkingDay(day, { pattern }).answer.value) continue;
    found.push([day, name]);
  }
  return found;
}
