import { isZero, multiply } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { Nzd } from '../../money/currency';
import { centsInWords } from '../../trace/cents-in-words';
import { codeInWords } from '../../trace/code-in-words';
import { shortfallInWords } from '../../trace/shortfall-in-words';
import { given, step, type Reason, type Step } from '../../trace/step';
import { baseOf, inOrder, type NzBeforeDeductions, type NzDeducted } from './deduct';
import type { NzPayDeduction } from './pay-deduction';

const NIL = nzd('0');

/** Each deduction from what its item asks for; `mostForOrders` explains what orders may take together. */
export function explainNzDeductions(
  items: readonly NzPayDeduction[],
  before: NzBeforeDeductions,
  mostForOrders: Step<Nzd> | undefined,
): readonly Step<Nzd>[] {
  const steps = new Array<Step<Nzd>>(items.length);
  inOrder(items, before, (row, i, left) => {
    const item = items[i]!;
    steps[i] = step('nz.deductions.deduct', row.amount, () => inWords(row), [
      given('classification', item.classification, codeInWords(item.classification)),
      asked(item, before),
      ...(item.limit === undefined ? [] : [given('limit', item.limit)]),
      ...(row.shortfallBecause === 'nothing-left' ? [given('left of the pay', left)] : []),
      ...(row.shortfallBecause === 'protected-earnings' && mostForOrders !== undefined ? [mostForOrders] : []),
    ]);
  });
  return steps;
}

function inWords(row: NzDeducted): string {
  const taken = `${row.description}: ${row.amount.toString()}`;
  return isZero(row.shortfall)
    ? taken
    : `${taken}, ${row.shortfall.toString()} less than asked: ${shortfallInWords[row.shortfallBecause ?? 'nothing-left']}`;
}

function asked(item: NzPayDeduction, before: NzBeforeDeductions): Reason {
  if (item.amount !== undefined) return given('amount', item.amount);
  const percentage = item.percentage ?? NIL;
  const base = baseOf(item, before);
  const exact = multiply(base, percentage);
  const name = item.basis === 'NET' ? 'what PAYE, student loan and KiwiSaver leave' : 'gross';
  return step(
    'nz.deductions.percentage',
    toCents(exact),
    () => `${name} of ${base.toString()} × ${percentage.toString()}${centsInWords(exact)}`,
    [given('percentage', percentage)],
  );
}
