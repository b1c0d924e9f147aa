import { add, decimal, divide, isMore, isPositive, whole, type CivilDate, type Decimal } from 'payroll-core';
import { shiftMinutes, type AwardShift } from 'payroll-core/au/awards';
import type { LeaveLine } from './pay-lines';
import type { PayWarning } from './pay-record';
import { PLACES } from './timesheets/plain-hours';

const MINUTES = whole(60);

/** A day of work beside these is no second pay for it: days off for a public holiday give way, the others pay nothing for the hours. */
export const besideWork: ReadonlySet<string> = new Set([
  'EMPLOYER_FUNDED_PAID_PARENTAL',
  'NZ_ACC_WORKERS_COMP',
  'PAID_PARENTAL',
  'PAID_PUBLIC_HOLIDAY',
  'UNPAID',
  'WORKERS_COMP',
]);

/**
 * Leave on a day of approved shifts, where both together are more than the hours of a day of this person: whoever came to work
 * in place of the leave would be paid for both. A part of the day may be leave and the rest work.
 */
export function leaveOnDaysOfWork(
  leave: readonly LeaveLine[],
  shifts: readonly AwardShift[],
  hoursPerDay: Decimal,
): readonly PayWarning[] {
  if (leave.length === 0 || shifts.length === 0 || !isPositive(hoursPerDay)) return [];
  const worked = new Map<string, Decimal>();
  for (const shift of shifts) {
    const minutes = shiftMinutes([shift]);
    // The day of a night shift is that on which it begins: the leave of the day after is of the next night.
    if (!minutes.ok || shift.date === undefined) continue;
    const hours = divide(whole(minutes.value), MINUTES, PLACES, 'half-up');
    worked.set(shift.date, add(worked.get(shift.date) ?? whole(0), hours));
  }
  const away = new Map<CivilDate, Decimal>();
  for (const { date, hours, leaveType, isCashUp, isAdjustment } of leave) {
    if (isCashUp === true || isAdjustment === true || besideWork.has(leaveType) || !worked.has(date)) continue;
    away.set(date, add(away.get(date) ?? whole(0), decimal(hours)));
  }
  return [...away]
    .filter(([date, hours]) => isMore(add(hours, worked.get(date)!), hoursPerDay))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, hours]) => ({
      code: 'pay/leave-on-a-day-of-work',
      message:
        `${hours.toString()} hours of leave are on ${date}, and approved shifts have ${worked.get(date)!.toString()} hours of work on it; a day of ` +
        `this person has ${hoursPerDay.toString()}. Take the leave out where the day was worked instead.`,
      field: 'leave',
    }));
}
