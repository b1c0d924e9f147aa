import { isLess, negate, whole, type Decimal } from 'payroll-core';
import { refusal, type Refused } from './pays-refusal';

/** A hundred million: no pay is as much, and the sums of years and runs stay far within what is kept. */
const MOST = whole(100_000_000);
const LEAST = negate(MOST);

interface Sized {
  readonly gross: Decimal;
  readonly tax: Decimal;
  readonly net: Decimal;
  readonly hoursWorked: Decimal;
  readonly leaveBalanceRows: readonly { readonly taken: Decimal; readonly hours: Decimal }[];
}

/** A typing error of that size would be paid, filed and summed up; it is refused instead. */
export function moreThanAPay(pay: Sized, ...more: readonly Decimal[]): Refused | undefined {
  const sizes = [pay.gross, pay.tax, pay.net, pay.hoursWorked, ...more];
  for (const { taken, hours } of pay.leaveBalanceRows) sizes.push(taken, hours);
  return sizes.every((size) => isLess(size, MOST) && isLess(LEAST, size))
    ? undefined
    : refusal('pay/invalid', 'This is more than a pay can be: its sums and hours must stay below 100000000.');
}
