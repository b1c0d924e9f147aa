import { add, greater, isMore, lesser, multiply, subtract } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import type { DeductionClassification, PayDeduction } from './pay-deduction';

/** What a deduction is worked out on. */
export interface BeforeDeductions {
  readonly gross: Aud;
  /** Gross less tax. */
  readonly afterTax: Aud;
  /** What child support must leave the employee; absent where no item asks for it. An item's own amount comes first. */
  readonly protectedEarnings: Aud | undefined;
  /** What the other pays of the same period leave the employee: protected earnings are of the period. */
  readonly keptElsewhere?: Aud;
}

export interface Deducted {
  readonly description: string;
  readonly amount: Aud;
  readonly classification: DeductionClassification;
  readonly isIncludedInSuperCalculations: boolean;
  /** What the item asked for and was not taken, and why; zero for nearly every pay. */
  readonly shortfall: Aud;
  readonly shortfallBecause: 'protected-earnings' | 'nothing-left' | undefined;
}

const NOTHING = aud('0');

/**
 * Deductions after tax. A garnishee notice under section 72A comes first and knows no protected earnings; child support
 * under a section 45 notice comes next and stops where the employee would keep less than the protected earnings; the
 * rest follow in the order of the list. No pay goes below zero.
 * @law Child Support (Registration and Collection) Act 1988 (Cth) s 46, s 72A
 */
export function deduct(items: readonly PayDeduction[], before: BeforeDeductions): readonly Deducted[] {
  if (items.length === 0) return [];
  const taken = new Array<Deducted>(items.length);
  inOrder(items, before, (row, i) => {
    taken[i] = row;
  });
  return taken;
}

/** Tells of each item what is taken, and what the pay had left before it. */
export function inOrder(
  items: readonly PayDeduction[],
  before: BeforeDeductions,
  tell: (row: Deducted, index: number, left: Aud) => void,
): void {
  let left = before.afterTax;
  for (const rank of ranks) {
    items.forEach((item, i) => {
      if (rankOf(item) !== rank) return;
      const row = take(item, left, before);
      tell(row, i, left);
      left = subtract(left, row.amount);
    });
  }
}

const ranks = [0, 1, 2] as const;

function rankOf(item: PayDeduction): number {
  if (item.classification === 'CHILD_SUPPORT_GARNISHEE') return 0;
  return item.classification === 'CHILD_SUPPORT_DEDUCTION' ? 1 : 2;
}

function take(item: PayDeduction, left: Aud, before: BeforeDeductions): Deducted {
  const base = item.basis === 'NET' ? before.afterTax : before.gross;
  const priced = item.amount ?? toCents(multiply(base, item.percentage ?? NOTHING));
  const asked = item.limit === undefined ? priced : lesser(priced, item.limit);
  const kept = item.protectedEarnings ?? before.protectedEarnings;
  const isProtected = leavesProtectedEarnings(item) && kept !== undefined;
  const available = isProtected ? availableAbove(kept, left, before.keptElsewhere ?? NOTHING) : left;
  const amount = lesser(asked, available);
  const isShort = isMore(asked, amount);
  return {
    description: item.description,
    amount,
    classification: item.classification,
    isIncludedInSuperCalculations: item.isIncludedInSuperCalculations,
    shortfall: isShort ? subtract(asked, amount) : NOTHING,
    shortfallBecause: isShort ? (isProtected ? 'protected-earnings' : 'nothing-left') : undefined,
  };
}

export function leavesProtectedEarnings({ classification }: PayDeduction): boolean {
  return classification === 'CHILD_SUPPORT_DEDUCTION';
}

/** What may be taken of `left` so that this pay and the others of the period leave the protected earnings together. */
export function availableAbove(kept: Aud, left: Aud, keptElsewhere: Aud): Aud {
  return lesser(greater(subtract(add(left, keptElsewhere), kept), NOTHING), left);
}

export function totalDeducted(rows: readonly Deducted[]): Aud {
  let total = NOTHING;
  for (const row of rows) total = add(total, row.amount);
  return total;
}
