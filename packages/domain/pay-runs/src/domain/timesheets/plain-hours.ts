import { accepted, decimal, divide, whole, type Result } from 'payroll-core';
import { shiftMinutes, type AwardShift } from 'payroll-core/au/awards';
import type { AllowanceItem, HoursItem, LeaveItem } from '../pay-command';
import { refusal, type PaysRefusal } from '../pays-refusal';

/** The rows that shifts make in a pay. */
export interface WorkedItem {
  readonly hours: readonly HoursItem[];
  readonly allowances: readonly AllowanceItem[];
  /** Whether an allowance of that description was made from a shift, of now or of before. */
  readonly isOfShift: (description: string) => boolean;
  /** Public holidays on which work was done, so that none of them is paid as a day off. */
  readonly publicHolidaysWorked?: ReadonlySet<string>;
  /** Public holidays that no shift is on and that are paid as days off. Hours without shifts hold these days already. */
  readonly publicHolidaysOff?: readonly LeaveItem[];
}

const MINUTES = decimal('60');

/** As many places as the interpreter gives hours. */
export const PLACES = 4;

/** The hours of shifts at the employee's own rate, for people whose award nobody can interpret. */
export function plainHours(shifts: readonly AwardShift[]): Result<WorkedItem, PaysRefusal> {
  const minutes = shiftMinutes(shifts);
  if (!minutes.ok) return refusal('pay/invalid', minutes.error.message);
  return accepted({
    hours: [hoursAtOwnRate('Ordinary time', minutes.value)],
    allowances: [],
    isOfShift: () => false,
  });
}

/** A row of hours at the employee's own rate. */
export function hoursAtOwnRate(description: string, minutes: number): HoursItem {
  const value = divide(whole(minutes), MINUTES, PLACES, 'half-up').toString();
  return { description, units: 'hours', value, rateReference: 'system:ordinary_time' };
}
