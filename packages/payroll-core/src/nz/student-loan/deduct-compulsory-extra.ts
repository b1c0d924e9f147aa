import { lesser, multiply } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import { truncateToCents } from '../../money/rounding';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import { given, step, type Step } from '../../trace/step';

/** What the Commissioner told the employer to take on top (SLCIR). */
export interface CompulsoryExtra {
  readonly rate: Decimal;
  /** What is left of the notified amount; absent when the notice is not near its end. */
  readonly remaining?: Nzd | undefined;
}

/**
 * The Commissioner's deduction, on the base of the standard one: none where that is nil, and never more than is left
 * of the notified amount. A special deduction rate cancels it.
 * @law Student Loan Scheme Act 2011 s 49; Inland Revenue payroll specification section 3 and 5.9.2
 */
export function deductCompulsoryExtra(liable: Step<Nzd>, extra: CompulsoryExtra, hasSpecialRate: boolean): Step<Nzd> {
  const rule = 'nz.student-loan.deduct-compulsory-extra';
  if (hasSpecialRate) return step(rule, nzd('0'), () => 'cancelled by the special deduction rate', [liable]);
  const worked = truncateToCents(multiply(liable.value, extra.rate));
  const value = extra.remaining === undefined ? worked : lesser(worked, extra.remaining);
  return step(
    rule,
    value,
    () =>
      `${liable.value.toString()} × ${extra.rate.toString()}, truncated to cents ${worked.toString()}` +
      (extra.remaining === undefined ? '' : `, at most ${extra.remaining.toString()} still to recover`),
    [liable, given('notified rate', extra.rate)],
  );
}
