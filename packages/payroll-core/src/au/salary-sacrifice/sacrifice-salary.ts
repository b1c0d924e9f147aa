import { add, isMore, lesser, multiply, subtract } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import { given, step, type Step } from '../../trace/step';
import type { PaySacrifice } from './pay-sacrifice';

export interface SacrificedSalary {
  readonly description: string;
  readonly amount: Aud;
  readonly isIncludedInSuperCalculations: boolean;
  readonly isSuper: boolean;
  /** What the item asked for and the earnings could not give; zero for nearly every pay. */
  readonly shortfall: Aud;
}

const NOTHING = aud('0');

/**
 * What leaves the earnings before tax. Percentages are of the earnings before any sacrifice; nobody can give up more
 * than was earned and is taxed, so later items get what is left.
 */
export function sacrificeSalary(
  items: readonly PaySacrifice[],
  earnings: Aud,
  taxable: Aud,
): readonly SacrificedSalary[] {
  if (items.length === 0) return [];
  let left = taxable;
  return items.map((item) => {
    const priced = item.amount ?? toCents(multiply(earnings, item.percentage ?? NOTHING));
    const asked = item.limit === undefined ? priced : lesser(priced, item.limit);
    const amount = lesser(asked, left);
    left = subtract(left, amount);
    return {
      description: item.description,
      amount,
      isIncludedInSuperCalculations: item.isIncludedInSuperCalculations,
      isSuper: item.isSuper,
      shortfall: isMore(asked, amount) ? subtract(asked, amount) : NOTHING,
    };
  });
}

export function totalSacrificed(rows: readonly SacrificedSalary[]): Aud {
  let total = NOTHING;
  for (const row of rows) total = add(total, row.amount);
  return total;
}

export function explainSacrifice(row: SacrificedSalary): Step<Aud> {
  return step(
    'au.salary-sacrifice.sacrifice',
    row.amount,
    () => `${row.description}: ${row.amount.toString()} given up before tax${row.isSuper ? ', paid to super' : ''}`,
    [given('amount', row.amount)],
  );
}
