import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import type { CivilDate } from 'payroll-core';
import { publicHolidayOn, type AwardPublicHoliday } from 'payroll-core/au/awards';
import type { LeaveItem } from '../../domain/pay-command';
import type { PayWarning } from '../../domain/pay-record';
import type { PayBasis } from '../pay-basis';
import { stateOf } from './au-award-check';

export const notOnPublicHolidays: ReadonlySet<string> = new Set(['HOLIDAY', 'SICK']);

/**
 * On a public holiday nobody is on paid annual or personal leave: the day is paid as the ordinary hours that it would have had, and
 * the balance stays. Holidays of a part of a day or of a state are somebody's to settle.
 * @law Fair Work Act 2009 (Cth) ss 89(1), 98, 116
 */
export function isAuLeaveTaken(
  details: EmployeeDetails,
  { leaveType, date }: Pick<LeaveItem, 'leaveType' | 'date'>,
): boolean {
  return !notOnPublicHolidays.has(leaveType) || wholePublicHoliday(details, date) === undefined;
}

/**
 * Annual and personal leave of a pay on public holidays, which a run leaves out by itself and a request may bring all the same. What
 * is cashed out or mended is no absence.
 * @law Fair Work Act 2009 (Cth) ss 89(1), 98, 116
 */
export function leaveOnPublicHolidays({
  employee: { details },
  lines: { leave },
}: Pick<PayBasis<'AU'>, 'employee' | 'lines'>): readonly PayWarning[] {
  const told: PayWarning[] = [];
  for (const { leaveType, date, hours, isCashUp, isAdjustment } of leave) {
    if (isCashUp === true || isAdjustment === true || !notOnPublicHolidays.has(leaveType)) continue;
    const name = wholePublicHoliday(details, date);
    if (name === undefined) continue;
    told.push({
      code: 'au.leave/leave-on-public-holiday',
      message:
        `${hours} hours of ${leaveType === 'SICK' ? 'personal' : 'annual'} leave are on ${name}, ${date}. On a public holiday nobody is on such leave ` +
        '(Fair Work Act 2009 ss 89(1), 98): enter the day as PAID_PUBLIC_HOLIDAY, so that the balance keeps the hours, unless another day ' +
        'was agreed in its place.',
      field: 'leave',
      details: { date, name },
    });
  }
  return told;
}

/** The name of the public holiday that the whole state of the record keeps for the whole day. */
export function wholePublicHoliday(details: EmployeeDetails, date: CivilDate): string | undefined {
  const found = publicHolidayOfState(details, date);
  return found?.fromMinute === 0 ? found.name : undefined;
}

/** The public holiday that the whole state of the record keeps, from midnight or from an hour of the evening on. */
export function publicHolidayOfState(details: EmployeeDetails, date: CivilDate): AwardPublicHoliday | undefined {
  const state = stateOf(details);
  if (state === undefined) return undefined;
  const found = publicHolidayOn(state, date);
  return found.ok && found.value?.applies === 'certain' ? found.value : undefined;
}
