import { asNzd, whole } from '../../money/parse';
import { isMore, multiply } from '../../money/arithmetic';
import { toCents } from '../../money/rounding';
import type { Nzd } from '../../money/currency';
import { given, step, type Step } from '../../trace/step';
import type { NzPayAllowance } from './pay-allowance';

export interface NzPricedAllowance extends NzPayAllowance {
  readonly totalAmount: Nzd;
}

const ONE = whole(1);

/**
 * Amount times units, each line rounded to the cent on its own. Units below one do not scale an allowance down: half a
 * unit pays the whole amount.
 */
export function priceNzAllowance(allowance: NzPayAllowance): NzPricedAllowance {
  const total = isMore(allowance.units, ONE) ? multiply(allowance.amount, allowance.units) : allowance.amount;
  return {
    description: allowance.description,
    amount: allowance.amount,
    units: allowance.units,
    allowanceCategory: allowance.allowanceCategory,
    isTaxable: allowance.isTaxable,
    isItemised: allowance.isItemised,
    isIncludedInSuperCalculations: allowance.isIncludedInSuperCalculations,
    totalAmount: asNzd(toCents(total)),
  };
}

export function explainNzAllowance(row: NzPricedAllowance): Step<Nzd> {
  return step(
    'nz.allowances.price',
    row.totalAmount,
    () =>
      `${row.description}: ${row.amount.toString()} × ${row.units.toString()} units = ${row.totalAmount.toString()}`,
    [given('amount', row.amount), given('units', row.units)],
  );
}
