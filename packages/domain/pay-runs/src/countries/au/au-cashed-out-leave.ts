import {
  add,
  addYears,
  decimal,
  isMore,
  isPositive,
  multiply,
  whole,
  type CivilDate,
  type Decimal,
} from 'payroll-core';
import type { Figures, PayWarning } from '../../domain/pay-record';
import { weeklyHours, type PayBasis } from '../pay-basis';
import { isOutsideAwards } from './au-award-check';

/** In the account: hours of annual leave that a pay of this day cashed out. */
const CASHED_OUT = 'granted:cashed-out:';
/** The model term of modern awards: no more in any period of 12 months. */
const MOST_WEEKS = whole(2);

/** What a pay notes of annual leave that it cashes out, and whether an award lets it be as much in 12 months. */
export function auCashedOutLeave(basis: PayBasis<'AU'>): {
  readonly noted: Figures;
  readonly warnings: readonly PayWarning[];
} {
  const { payDate, employee, lines, leave } = basis;
  let now: Decimal = whole(0);
  for (const { leaveType, isCashUp, hours } of lines.leave) {
    if (leaveType === 'HOLIDAY' && isCashUp === true) now = add(now, decimal(hours));
  }
  if (!isPositive(now)) return { noted: {}, warnings: [] };
  const noted = { [`${CASHED_OUT}${payDate}`]: now.toString() };
  const { award_code: award } = employee.details;
  const most = multiply(decimal(weeklyHours(employee)), MOST_WEEKS);
  const before = cashedOutBefore(leave, payDate);
  if (award === null || isOutsideAwards(employee.details) || !isPositive(most) || !isMore(add(now, before), most)) {
    return { noted, warnings: [] };
  }
  const message =
    `${now.toString()} hours of annual leave are cashed out, and ${before.toString()} hours were in the 12 months before. Most ` +
    `awards let no more than ${most.toString()} hours, two weeks, be cashed out in 12 months, each by an agreement in writing: ` +
    `look it up in ${award}.`;
  return { noted, warnings: [{ code: 'au.leave/cashed-out-more-than-awards-let', message, field: 'is_cash_up' }] };
}

function cashedOutBefore(account: Figures, payDate: CivilDate): Decimal {
  const since = addYears(payDate, -1);
  let hours: Decimal = whole(0);
  for (const name in account) {
    const day = name.startsWith(CASHED_OUT) ? name.slice(CASHED_OUT.length) : '';
    if (day > since && day <= payDate) hours = add(hours, decimal(account[name]!));
  }
  return hours;
}
