import { add, isMore, isPositive, isZero } from '../../money/arithmetic';
import { whole } from '../../money/parse';
import { divide } from '../../money/rounding';
import type { Decimal } from '../../money/decimal';
import type { ParsedNzPay } from './parsed-nz-pay';
import type { PricedLines } from './price-lines';

/** Leave that is paid by nobody, or in place of earnings by accident compensation. */
const notPaidLeave: ReadonlySet<string> = new Set(['UNPAID', 'NZ_ACC_WORKERS_COMP', 'WORKERS_COMP']);

/**
 * Whole or part days worked or on paid leave. Where nobody told them, hours over the hours of a day, at most the working days of
 * the period: somebody who stays longer works longer days. Earnings that are not for hours do not show their days.
 * @law Holidays Act 2003 s 9A(2)
 */
export function daysPaidOf(pay: ParsedNzPay, lines: PricedLines): Decimal | undefined {
  if (pay.daysPaid !== undefined) return whole(pay.daysPaid);
  const perDay = pay.employee.leave.hoursPerDay;
  if (perDay === undefined || !isPositive(perDay)) return undefined;
  if (pay.standardDaysInPeriod !== undefined && hasEarningsWithoutHours(pay, lines)) return undefined;
  const onLeave = pay.leave
    .filter(({ leaveType, isCashUp }) => !isCashUp && !notPaidLeave.has(leaveType))
    .reduce<Decimal>((total, { hours }) => add(total, hours), whole(0));
  const days = divide(add(lines.hoursWorked, onLeave), perDay, 0, 'up');
  const most = pay.standardDaysInPeriod === undefined ? days : whole(pay.standardDaysInPeriod);
  return isMore(days, most) && isPositive(most) ? most : days;
}

/** Pieces, trips and the like; or ordinary pay beside which there is no time at all. */
export function hasEarningsWithoutHours(pay: ParsedNzPay, lines: PricedLines): boolean {
  const isTimeless = isZero(lines.hoursWorked) && pay.leave.length === 0;
  return (
    lines.hours.some(({ payAmount }, i) => !isZero(payAmount) && !pay.hours[i]!.isTime) ||
    (isTimeless && isPositive(add(lines.ordinary, lines.spreadAmount)))
  );
}
