import { divide, whole } from 'payroll-core';
import { shiftMinutes } from 'payroll-core/au/awards';
import type { PayLines } from '../pay-lines';
import type { PayWarning } from '../pay-record';
import type { TimesheetShift } from './timesheet-shift';

const MINUTES = whole(60);

type Shifts = readonly Pick<TimesheetShift, 'date' | 'shift'>[];

/** The days of shifts and their hours, for people. */
export function shiftsInWords(shifts: Shifts): string {
  const days = [...new Set(shifts.map(({ date }) => date))].sort();
  const minutes = shiftMinutes(shifts.map(({ shift }) => shift));
  const hours = minutes.ok ? ` (${divide(whole(minutes.value), MINUTES, 2, 'half-up').toString()} hours)` : '';
  return `${days[0]!}${days.length === 1 ? '' : ` and ${days.length - 1} more of the days until ${days.at(-1)!}`}${hours}`;
}

/**
 * Shifts of the period that nobody has approved: they are work that the pay does not have. A bonus or back pay by itself, and a final pay
 * without hours, are for no days.
 */
export function shiftsNotApproved(
  shifts: Shifts,
  { hours, leave, bonuses, backPayments }: Pick<PayLines, 'hours' | 'leave' | 'bonuses' | 'backPayments'>,
  isFinalPay: boolean,
): readonly PayWarning[] {
  const isForNoDays = hours.length + leave.length === 0 && (isFinalPay || bonuses.length + backPayments.length > 0);
  if (shifts.length === 0 || isForNoDays) return [];
  return [
    {
      code: 'pay/shifts-not-approved',
      message:
        `Shifts of ${shiftsInWords(shifts)} are not approved, so this pay has no hours for them. Approve them and take the timesheets again, or ` +
        'delete what was not worked.',
      field: 'hours',
    },
  ];
}
