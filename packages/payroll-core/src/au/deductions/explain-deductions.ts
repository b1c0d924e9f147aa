import { isZero, multiply } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import { centsInWords } from '../../trace/cents-in-words';
import { codeInWords } from '../../trace/code-in-words';
import { shortfallInWords } from '../../trace/shortfall-in-words';
import { given, step, type Reason, type Step } from '../../trace/step';
import { availableAbove, inOrder, leavesProtectedEarnings, type BeforeDeductions, type Deducted } from './deduct';
import type { PayDeduction } from './pay-deduction';

const NOTHING = aud('0');

/** Each deduction from what its item asks for; `protectedBecause` is where the protected earnings of the pay come from. */
export function explainDeductions(
  items: readonly PayDeduction[],
  before: BeforeDeductions,
  protectedBecause?: Reason,
): readonly Step<Aud>[] {
  const steps = new Array<Step<Aud>>(items.length);
  inOrder(items, before, (row, i, left) => {
    const item = items[i]!;
    steps[i] = step('au.deductions.deduct', row.amount, () => inWords(row), [
      given('classification', item.classification, codeInWords(item.classification)),
      asked(item, before),
      ...(item.limit === undefined ? [] : [given('limit', item.limit)]),
      ...room(item, row, left, before, protectedBecause),
    ]);
  });
  return steps;
}

function inWords(row: Deducted): string {
  const taken = `${row.description}: ${row.amount.toString()} taken after tax`;
  return row.shortfallBecause === undefined
    ? taken
    : `${taken}, ${row.shortfall.toString()} less than asked: ${shortfallInWords[row.shortfallBecause]}`;
}

function asked(item: PayDeduction, before: BeforeDeductions): Reason {
  if (item.amount !== undefined) return given('amount', item.amount);
  const percentage = item.percentage ?? NOTHING;
  const [base, name] =
    item.basis === 'NET' ? [before.afterTax, 'gross without tax of'] : ([before.gross, 'gross of'] as const);
  const exact = multiply(base, percentage);
  return step(
    'au.deductions.percentage',
    toCents(exact),
    () => `${name} ${base.toString()} × ${percentage.toString()}${centsInWords(exact)}`,
    [given('percentage', percentage)],
  );
}

/** What limited the item: the protected earnings, or what the pay still had. */
function room(
  item: PayDeduction,
  row: Deducted,
  left: Aud,
  before: BeforeDeductions,
  protectedBecause: Reason | undefined,
): readonly Reason[] {
  const kept = item.protectedEarnings ?? before.protectedEarnings;
  if (!leavesProtectedEarnings(item) || kept === undefined) {
    return row.shortfallBecause === undefined ? [] : [given('left of the pay', left)];
  }
  const elsewhere = before.keptElsewhere ?? NOTHING;
  const most = availableAbove(kept, left, elsewhere);
  return [
    step(
      'au.deductions.above-protected-earnings',
      most,
      () =>
        `${left.toString()} left of the pay${isZero(elsewhere) ? '' : ` and ${elsewhere.toString()} of the other pays`}, of which ` +
        `${kept.toString()} are protected: at most ${most.toString()}`,
      [
        given('left of the pay', left),
        item.protectedEarnings === undefined && protectedBecause !== undefined
          ? protectedBecause
          : given('protected earnings', kept),
      ],
    ),
  ];
}
