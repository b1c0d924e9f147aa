import { addDays, decimal, isPositive, type CivilDate } from 'payroll-core';
import { publicHolidayOn, workByDay } from 'payroll-core/au/awards';
import { otherwiseWorkingDay } from 'payroll-core/nz';
import { approvedLeaveOf } from '../../domain/approved-leave';
import type { LeaveItem } from '../../domain/pay-command';
import type { CalculatedPay } from '../../domain/calculate-pay';
import { payWithWarnings } from '../../domain/pay-with-warnings';
import type { PayWarning } from '../../domain/pay-record';
import { plannedTermination } from '../../domain/planned-termination';
import type { WorkedItem } from '../../domain/timesheets/plain-hours';
import { workPattern } from '../../domain/work-pattern';
import type { MinimumBasis, ShiftsBasis } from '../pay-basis';
import { isPaidBySalary, stateOf } from './au-award-check';
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

function daysOfWork({ shifts }: Pick<ShiftsBasis<'AU'>, 'shifts'>): ReadonlySet<string> {
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

/**
 * The last pay of a period, which tells of public holidays without a shift that nobody settled where the record leaves open
 * whether they are days of work, or how long these are, and of work on holidays of a part of the state.
 * @law Fair Work Act 2009 (Cth) ss 114, 116
 */
export function withOpenPublicHolidays(pay: CalculatedPay<'AU'>, basis: MinimumBasis<'AU'>): CalculatedPay<'AU'> {
  const told = [...holidaysOfAPart(basis), ...openPublicHolidays(basis, pay.calculationInput.facts?.employmentEnd)];
  return payWithWarnings(pay, told);
}

/** Work on days that a part of the state keeps as a public holiday, where the shift does not say whether it applies. */
function holidaysOfAPart({ employee, shifts }: MinimumBasis<'AU'>): readonly PayWarning[] {
  const state = stateOf(employee.details);
  if (state === undefined) return [];
  const told = new Map<CivilDate, PayWarning>();
  for (const shift of shifts.own) {
    const work = workByDay([shift]);
    for (const { date } of work.ok ? work.value : []) {
      const isSaid = date === shift.date && shift.publicHoliday !== undefined;
      const found = isSaid ? undefined : publicHolidayOn(state, date);
      if (found?.ok === true && found.value?.applies === 'part of the state') {
        told.set(date, holidayOfAPart(found.value.name, date));
      }
    }
  }
  return [...told.values()];
}

function holidayOfAPart(name: string, date: CivilDate): PayWarning {
  return {
    code: 'au.public-holidays/part-of-the-state',
    message:
      `${name}, ${date}, is a public holiday in a part of the state only, and the work of that day is paid as on any other. Where ` +
      'it applies to this person, enter the shift with public_holiday (PH behind the times), so that the rates of a public holiday are paid.',
    field: 'public_holiday',
    details: { date, name },
  };
}

function openPublicHolidays(basis: MinimumBasis<'AU'>, lastDay: CivilDate | undefined): readonly PayWarning[] {
  const { employee, run, pays, shifts } = basis;
  const { details } = employee;
  const pattern = workPattern(details);
  const isDayOpen = pattern.kind === 'unknown';
  if (shifts.own.length === 0 || !permanent.has(details.employment_status) || isPaidBySalary(details)) return [];
  if (!isDayOpen && isPositive(decimal(details.standard_hours_per_day))) return [];
  const worked = daysOfWork(basis);
  const rows = pays.flatMap(({ leave }) => leave);
  const settled = new Set(rows.filter(({ leaveType }) => !notOnPublicHolidays.has(leaveType)).map(({ date }) => date));
  const told: PayWarning[] = [];
  for (let day = run.startDate; day <= run.endDate && day <= (lastDay ?? run.endDate); day = addDays(day, 1)) {
    if (day < details.start_date || worked.has(day) || settled.has(day)) continue;
    const isWorkingDay = isDayOpen || otherwiseWorkingDay(day, { pattern }).answer.value;
    const name = isWorkingDay ? wholePublicHoliday(details, day) : undefined;
    if (name !== undefined) told.push(openPublicHoliday(name, day, isDayOpen));
  }
  return told;
}

function openPublicHoliday(name: string, date: CivilDate, isDayOpen: boolean): PayWarning {
  return {
    code: 'au.public-holidays/working-day-uncertain',
    message:
      `${name}, ${date}, has no shift and the pay has nothing for it: the record does not say ` +
      `${isDayOpen ? 'on which days of the week' : 'how many hours a day'} this person works. Where it is an ordinary day of ` +
      'work, its ordinary hours are paid: enter them as PAID_PUBLIC_HOLIDAY.',
    field: isDayOpen ? 'working_days' : 'standard_hours_per_day',
    details: { date, name },
  };
}
