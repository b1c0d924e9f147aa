import { add, greater, isMore, lesser, multiply, subtract } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { Nzd } from '../../money/currency';
import type { NzDeductionClassification, NzPayDeduction } from './pay-deduction';

export interface NzBeforeDeductions {
  readonly gross: Nzd;
  /** Gross less PAYE, student loan and KiwiSaver: what deductions come out of. */
  readonly net: Nzd;
  /** The most that child support and attachment orders may take together; absent where no item asks for it. */
  readonly mostForOrders: Nzd | undefined;
}

export interface NzDeducted {
  readonly description: string;
  readonly amount: Nzd;
  readonly classification: NzDeductionClassification;
  readonly isIncludedInSuperCalculations: boolean;
  readonly isPayrollGiving: boolean;
  /** What the item asked for and was not taken, and why; zero for nearly every pay. */
  readonly shortfall: Nzd;
  readonly shortfallBecause: 'protected-earnings' | 'nothing-left' | undefined;
}

const NIL = nzd('0');
const ranks = [0, 1, 2] as const;

/**
 * Deductions in their order: child support, other attachment orders, then what was agreed. Orders stop where the
 * employee would keep less than the protected net earnings; nothing takes a pay below zero.
 * @law Inland Revenue payroll specification 5.16.2, order of rank; Wages Protection Act 1983 s 5
 */
export function deductFromNet(items: readonly NzPayDeduction[], before: NzBeforeDeductions): readonly NzDeducted[] {
  const taken = new Array<NzDeducted>(items.length);
  inOrder(items, before, (row, i) => {
    taken[i] = row;
  });
  return taken;
}

/** Tells of each item what is taken, and what the pay had left before it. */
export function inOrder(
  items: readonly NzPayDeduction[],
  before: NzBeforeDeductions,
  tell: (row: NzDeducted, index: number, left: Nzd) => void,
): void {
  let left = greater(before.net, NIL);
  let leftForOrders = before.mostForOrders ?? NIL;
  for (const rank of ranks) {
    items.forEach((item, i) => {
      if (rankOf(item) !== rank) return;
      const row = take(item, left, rank === 2 ? undefined : leftForOrders, before);
      tell(row, i, left);
      left = subtract(left, row.amount);
      leftForOrders = subtract(leftForOrders, row.amount);
    });
  }
}

export function isUnderOrder(item: { readonly classification: NzDeductionClassification }): boolean {
  return item.classification === 'CHILD_SUPPORT_DEDUCTION' || item.classification === 'CHILD_SUPPORT_GARNISHEE';
}

function rankOf(item: NzPayDeduction): 0 | 1 | 2 {
  if (item.classification === 'CHILD_SUPPORT_DEDUCTION') return 0;
  return item.classification === 'CHILD_SUPPORT_GARNISHEE' ? 1 : 2;
}

/** What the percentage of an item is of. */
export function baseOf({ basis }: NzPayDeduction, before: NzBeforeDeductions): Nzd {
  return basis === 'NET' ? greater(before.net, NIL) : before.gross;
}

function take(item: NzPayDeduction, left: Nzd, mostForOrders: Nzd | undefined, before: NzBeforeDeductions): NzDeducted {
  const priced = item.amount ?? toCents(multiply(baseOf(item, before), item.percentage ?? NIL));
  const asked = item.limit === undefined ? priced : lesser(priced, item.limit);
  const allowed = mostForOrders === undefined ? asked : lesser(asked, mostForOrders);
  const amount = lesser(allowed, left);
  return {
    description: item.description,
    amount,
    classification: item.classification,
    isIncludedInSuperCalculations: item.isIncludedInSuperCalculations,
    isPayrollGiving: item.isPayrollGiving,
    shortfall: subtract(asked, amount),
    shortfallBecause: isMore(asked, allowed)
      ? 'protected-earnings'
      : isMore(allowed, amount)
        ? 'nothing-left'
        : undefined,
  };
}

export function totalOf(rows: readonly NzDeducted[]): Nzd {
  let total = NIL;
  for (const row of rows) total = add(total, row.amount);
  return total;
}
