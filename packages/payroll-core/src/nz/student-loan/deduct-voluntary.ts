import { multiply } from '../../money/arithmetic';
import { truncateToCents } from '../../money/rounding';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import { given, step, type Step } from '../../trace/step';

/** What the borrower asked for on top (SLBOR): dollars a pay, or a share of the pay. */
export type VoluntaryExtra = { readonly amount: Nzd } | { readonly rate: Decimal };

/**
 * The borrower's own extra deduction. It is taken even when the standard deduction is nil, so a share is a share of
 * the whole pay.
 * @law Student Loan Scheme Act 2011 s 47; Inland Revenue payroll specification section 3
 */
export function deductVoluntary(pay: Nzd, extra: VoluntaryExtra): Step<Nzd> {
  const rule = 'nz.student-loan.deduct-voluntary';
  if ('amount' in extra)
    return step(rule, extra.amount, () => `${extra.amount.toString()} as asked`, [given('amount', extra.amount)]);
  const value = truncateToCents(multiply(pay, extra.rate));
  return step(
    rule,
    value,
    () => `${pay.toString()} × ${extra.rate.toString()}, truncated to cents ${value.toString()}`,
    [given('rate', extra.rate)],
  );
}
