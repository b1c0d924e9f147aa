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

/** A typing error of that size would be paid, filed and summed up; it is refused instead, by the first figure that shows it. */
export function moreThanAPay(pay: Sized, more: Readonly<Record<string, Decimal>> = {}): Refused | undefined {
  const { gross, tax, net, hoursWorked: hours } = pay;
  const leave = pay.leaveBalanceRows.flatMap((row) => [row.taken, row.hours]).map((size) => ['leave', size] as const);
  const found = [...Object.entries({ hours, gross, tax, net, ...more }), ...leave].find(
    ([, size]) => !isLess(size, MOST) || !isLess(LEAST, size),
  );
  if (found === undefined) return undefined;
  const [figure, size] = found;
  return refusal(
    'pay/invalid',
    `The ${figure} of this pay would be ${size.toString()}, which is more than a pay can be: its sums and hours must stay below 100000000. Look for a slip in its rows, in the standing items and in the rates of the employee.`,
  );
}
