import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import type { CivilDate } from 'payroll-core';
import { publicHolidayOn } from 'payroll-core/au/awards';
import type { LeaveItem } from '../../domain/pay-command';
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

/** The name of the public holiday that the whole state of the record keeps for the whole day. */
export function wholePublicHoliday(details: EmployeeDetails, date: CivilDate): string | undefined {
  const state = stateOf(details);
  if (state === undefined) return undefined;
  const found = publicHolidayOn(state, date);
  return found.ok && found.value?.applies === 'certain' && found.value.fromMinute === 0 ? found.value.name : undefined;
}
