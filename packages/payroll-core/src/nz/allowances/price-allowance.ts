import { asNzd, whole } from '../../money/parse';
import { isLess, isMore, multiply } from '../../money/arithmetic';
import { toCents } from '../../money/rounding';
import type { Nzd } from '../../money/currency';
import { centsInWords } from '../../trace/cents-in-words';
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
  return step('nz.allowances.price', row.totalAmount, () => `${row.description}: ${inWords(row)}`, [
    given('amount', row.amount),
    given('units', row.units),
  ]);
}

function inWords({ amount, units }: NzPricedAllowance): string {
  if (isMore(units, ONE)) {
    return `${amount.toString()} × ${units.toString()} units${centsInWords(multiply(amount, units))}`;
  }
  const paid = `${amount.toString()} × 1${centsInWords(amount)}`;
  return isLess(units, ONE) ? `${paid}; less than one unit is paid as one` : paid;
}
