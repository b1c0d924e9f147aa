import { add, greater, isMore, multiply, subtract } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import { truncateToCents } from '../../money/rounding';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import { given, step, type Step } from '../../trace/step';
import { withholdPaye, type PayeBasis, type PayeRules } from '../paye/withhold-paye';

/**
 * How the contribution leaves the pay. `gross`: all of it goes to the fund. `net`: the fund gets it less the income tax
 * that PAYE takes because of it.
 */
export type ContributionOption = 'gross' | 'net';

/** The employer's contribution treated as salary or wages, and its tax. */
export interface ContributionAsPay {
  /** Added to pay for PAYE, student loan and child support, never to the KiwiSaver base. */
  readonly uplift: Step<Nzd>;
  readonly payeWithout: Step<Nzd>;
  readonly payeWith: Step<Nzd>;
  /** The income tax, without levy, that the uplift causes. */
  readonly taxOnContribution: Step<Nzd>;
  /** What goes to the fund of the part treated as pay. */
  readonly toFund: Nzd;
}

const NIL = nzd('0');

/**
 * The part of an employer contribution that is treated as salary. The election says how much: all or a fraction.
 * @law Income Tax Act 2007 s RD 68(1)
 */
export function upliftPay(contribution: Nzd, fraction: Decimal): Step<Nzd> {
  const value = truncateToCents(multiply(contribution, fraction));
  return step(
    'nz.employer-contribution-as-pay.uplift',
    value,
    () => `${contribution.toString()} × ${fraction.toString()}, truncated to cents ${value.toString()}`,
    [given('employer contribution', contribution), given('fraction treated as pay', fraction)],
  );
}

/**
 * PAYE on pay that an employer contribution is treated as part of. The contribution bears no ESCT then.
 * @law Income Tax Act 2007 s RD 68; Inland Revenue payroll specification 5.21.1 to 5.21.3
 */
export function treatContributionAsPay(
  pay: Nzd,
  uplift: Step<Nzd>,
  option: ContributionOption,
  basis: PayeBasis,
  rules: PayeRules,
): ContributionAsPay {
  const payeWithout = withholdPaye(pay, basis, rules);
  const payeWith = withholdPaye(add(pay, uplift.value), basis, rules);
  const more = subtract(payeWith.value, payeWithout.value);
  const levy = truncateToCents(multiply(uplift.value, rules.levy.values.rate));
  const tax = isMore(more, levy) ? subtract(more, levy) : NIL;
  const taxOnContribution = step(
    'nz.employer-contribution-as-pay.tax-on-contribution',
    tax,
    () =>
      `${payeWith.value.toString()} − ${payeWithout.value.toString()} − levy ${levy.toString()} = ${tax.toString()}`,
    [payeWith, payeWithout],
  );
  const toFund = option === 'gross' ? uplift.value : greater(subtract(uplift.value, tax), NIL);
  return { uplift, payeWithout, payeWith, taxOnContribution, toFund };
}
