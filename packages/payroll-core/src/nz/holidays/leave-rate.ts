import { compare, equal, multiply } from '../../money/arithmetic';
import { divide } from '../../money/rounding';
import { whole } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';

/**
 * Pay for a week or a day as the exact fraction it is: 65,050 over 52 weeks has no end in decimals, and rounding it
 * before it is multiplied would cost a cent on a long holiday.
 */
export interface LeaveRate {
  readonly paid: Nzd;
  readonly over: Decimal;
}

/** Leave taken, as a share: 24 hours of a 40-hour week, 2 weeks of 1. */
export interface LeaveTime {
  readonly taken: Decimal;
  readonly of: Decimal;
}

const ONE = whole(1);

/** Pay that is known as one amount for the week or day. */
export function rateOf(paid: Nzd): LeaveRate {
  return { paid, over: ONE };
}

/** Whole and part weeks or days. */
export function timeOf(taken: Decimal): LeaveTime {
  return { taken, of: ONE };
}

/** Whether the first rate is higher than the second. */
export function isHigherRate(a: LeaveRate, b: LeaveRate): boolean {
  return compare(multiply(a.paid, b.over), multiply(b.paid, a.over)) > 0;
}

/** The rate as an amount for print, to the nearest cent. */
export function printRate(rate: LeaveRate): Nzd {
  return divide(rate.paid, rate.over, 2, 'half-up');
}

/** Time at a rate, rounded once. The Act has no rounding rule: the nearest cent is taken, half a cent up. */
export function payTime(time: LeaveTime, rate: LeaveRate): Nzd {
  return divide(multiply(rate.paid, time.taken), multiply(rate.over, time.of), 2, 'half-up');
}

/** ` = 1000`, and of a rate that has no whole cents `, to the nearest cent, = 1033.33`. */
export function rateFoundInWords(rate: LeaveRate): string {
  return `${isWholeCents(rate) ? '' : ', to the nearest cent,'} = ${printRate(rate).toString()}`;
}

/** What time is paid at, so that the amount can be worked out again: `1000`, or `46500 ÷ 45` where that has no whole cents. */
export function rateUsedInWords(rate: LeaveRate): string {
  return isWholeCents(rate) ? printRate(rate).toString() : `${rate.paid.toString()} ÷ ${rate.over.toString()}`;
}

function isWholeCents(rate: LeaveRate): boolean {
  return equal(multiply(printRate(rate), rate.over), rate.paid);
}
