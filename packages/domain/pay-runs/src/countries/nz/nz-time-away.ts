import type { EmployeeDetails, Part } from '@anz-payroll/employee-lifecycle';
import { addDays, civilDate, daysBetween, decimal, isLess, isPositive, type CivilDate } from 'payroll-core';
import type * as nz from 'payroll-core/nz';
import { approvedLeaveOf } from '../../domain/approved-leave';
import { workingDays } from '../../domain/days-at-work';
import { besideWork } from '../../domain/leave-on-days-of-work';
import type { LeaveLine } from '../../domain/pay-lines';
import type { PayWarning } from '../../domain/pay-record';
import type { PayBasis } from '../pay-basis';
import { nzPublicHolidayList } from './nz-public-holidays';

/**
 * Paid leave on days that were told as time away without pay: a day is one or the other. While accident compensation is paid the
 * employer may agree to add sick leave or annual holidays.
 * @law Holidays Act 2003 ss 16, 71, 71A
 */
export function leaveInTimeAway(leave: readonly LeaveLine[], absences: readonly nz.Absence[]): readonly PayWarning[] {
  if (leave.length === 0 || absences.length === 0) return [];
  const unpaid = absences.filter(({ reason }) => reason !== 'ACCIDENT_COMPENSATION');
  const taken = leave.filter(
    ({ leaveType, isCashUp, isAdjustment }) => !besideWork.has(leaveType) && isCashUp !== true && isAdjustment !== true,
  );
  return unpaid.flatMap(({ from, until }): readonly PayWarning[] => {
    const days = daysOf(taken).filter((date) => from <= date && date <= until);
    if (days.length === 0) return [];
    const message =
      `Paid leave on ${inPrint(days)} is in this pay, and the record has time away without pay from ${from} to ${until} (absences). ` +
      'Take the leave out where the days were without pay, or these days out of the time away.';
    return [{ code: 'pay/leave-in-time-away', message, field: 'leave' }];
  });
}

/**
 * Rows of unpaid leave pay nothing, and that is all they do. Where it lasts for more than a week, annual holidays fall due later unless
 * both agreed otherwise, and public holidays in it may be no working days: both follow from time away that is told with its reason.
 * @law Holidays Act 2003 ss 12, 16(2), (3)
 */
export function unpaidLeaveBeyondWeek(
  { lines, parts, payDate, employee: { details } }: PayBasis<'NZ'>,
  absences: readonly nz.Absence[],
): readonly PayWarning[] {
  const inPay = unpaidDays(lines.leave, details);
  if (inPay.length === 0) return [];
  const unpaid = new Set<string>([...inPay, ...approvedUnpaid(parts, details)]);
  const isOff = isNoWorkingDay(details, payDate);
  const found = inPay
    .map((day) => stretchOf(day, unpaid, isOff))
    .find(
      ({ from, until }) =>
        daysBetween(from, until) >= DAYS_IN_WEEK &&
        !absences.some((absence) => absence.from <= until && absence.until >= from),
    );
  if (found === undefined) return [];
  const message =
    `Unpaid leave from ${found.from} to ${found.until} is longer than a week. Unless both agreed that it counts, annual holidays fall due ` +
    'later by the days beyond the first week, and a public holiday in it may be no day that would be worked; rows of leave change neither. ' +
    'Enter it as time away without pay, with its reason (absences).';
  return [{ code: 'pay/unpaid-leave-beyond-week', message, field: 'leave' }];
}

const DAYS_IN_WEEK = 7;
/** The longest time over which a stretch is followed. */
const MOST_DAYS = 366;

function approvedUnpaid(parts: readonly Part[], details: EmployeeDetails): readonly CivilDate[] {
  return approvedLeaveOf(parts)
    .filter(({ leaveType }) => leaveType === 'UNPAID')
    .flatMap(({ days }) =>
      unpaidDays(
        days.map((day) => ({ ...day, leaveType: 'UNPAID' as const })),
        details,
      ),
    );
}

/** Whole days of unpaid leave. */
function unpaidDays(
  leave: readonly Pick<LeaveLine, 'leaveType' | 'date' | 'hours' | 'isAdjustment'>[],
  { standard_hours_per_day }: EmployeeDetails,
): readonly CivilDate[] {
  const perDay = decimal(standard_hours_per_day);
  if (!isPositive(perDay)) return [];
  return daysOf(
    leave.filter(
      ({ leaveType, hours, isAdjustment }) =>
        leaveType === 'UNPAID' && isAdjustment !== true && !isLess(decimal(hours), perDay),
    ),
  );
}

/** The first and the last of the unpaid days around one of them that no day of work parts. */
function stretchOf(day: CivilDate, unpaid: ReadonlySet<string>, isOff: (day: CivilDate) => boolean) {
  const furthest = (step: 1 | -1): CivilDate => {
    let last = day;
    let next = addDays(day, step);
    for (let walked = 0; walked < MOST_DAYS && (unpaid.has(next) || isOff(next)); walked++) {
      if (unpaid.has(next)) last = next;
      next = addDays(next, step);
    }
    return last;
  };
  return { from: furthest(-1), until: furthest(1) };
}

function isNoWorkingDay(details: EmployeeDetails, payDate: CivilDate): (day: CivilDate) => boolean {
  const isWorkingDay = workingDays(details);
  const calendar = nzPublicHolidayList(payDate);
  const holidays = new Set<string>(
    calendar.ok ? calendar.value.values.days.filter(({ region }) => region === undefined).map(({ date }) => date) : [],
  );
  return (day) => !isWorkingDay(day) || holidays.has(day);
}

function daysOf(leave: readonly Pick<LeaveLine, 'date'>[]): readonly CivilDate[] {
  return [...new Set(leave.map(({ date }) => civilDate(date)))].sort();
}

function inPrint(days: readonly CivilDate[]): string {
  return days.length === 1 ? days[0]! : `${days.length} days from ${days[0]!} to ${days.at(-1)!}`;
}
