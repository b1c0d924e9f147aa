import { dropCents, truncateToCents } from '../../money/rounding';
import { multiply } from '../../money/arithmetic';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import { given, step, type Step } from '../../trace/step';

/**
 * ESCT on one contribution to one fund: its whole dollars times the rate, truncated. What reaches the fund is the
 * contribution with its cents less this tax.
 * @law Income Tax Act 2007 s RD 67; Inland Revenue payroll specification 5.22.3, 5.22.4
 */
export function taxContribution(contribution: Nzd, rate: Decimal): Step<Nzd> {
  const dollars = dropCents(contribution);
  const value = truncateToCents(multiply(dollars, rate));
  return step(
    'nz.esct.tax-contribution',
    value,
    () => `${dollars.toString()} × ${rate.toString()}, truncated to cents ${value.toString()}`,
    [given('employer contribution', contribution), given('ESCT rate', rate)],
  );
}
