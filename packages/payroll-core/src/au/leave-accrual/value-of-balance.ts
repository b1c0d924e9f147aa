import { add, multiply } from '../../money/arithmetic';
import { toCents } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { given, step, type Step } from '../../trace/step';

/** Hours of leave that are paid out, and what each is worth. */
export interface BalanceToPayOut {
  readonly hours: Decimal;
  readonly ratePerHour: Aud;
  /** The loading the leave would have carried if taken: 0.175 for 17.5 %; zero where none is due. */
  readonly loadingPercentage: Decimal;
}

/** What a leave balance is worth in dollars, and at which rate. */
export interface ValueOfBalance {
  readonly leave: Aud;
  readonly loading: Aud;
  readonly total: Step<Aud>;
}

/**
 * What a balance pays out to: as if the leave were taken, loading included, each of the two to the cent.
 * @law Fair Work Act 2009 (Cth) s 90(2)
 */
export function valueOfBalance(balance: BalanceToPayOut): ValueOfBalance {
  const leave = toCents(multiply(balance.ratePerHour, balance.hours));
  const loading = toCents(multiply(leave, balance.loadingPercentage));
  const total = add(leave, loading);
  return {
    leave,
    loading,
    total: step(
      'au.leave-accrual.value-of-balance',
      total,
      () =>
        `${balance.hours.toString()} hours × ${balance.ratePerHour.toString()} = ${leave.toString()}, ` +
        `plus loading ${loading.toString()} = ${total.toString()}`,
      [given('hours', balance.hours), given('rate per hour', balance.ratePerHour)],
    ),
  };
}
