import { isLess, isMore, multiply, subtract } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { parameter, step, type Step } from '../../trace/step';
import type { IndependentEarnerCredit } from './independent-earner-credit';

const NIL = nzd('0');

/**
 * The year's independent earner tax credit of code ME, unrounded.
 * @law Income Tax Act 2007 s LC 13; Inland Revenue payroll specification 5.3 step 4
 */
export function creditAnnualIncome(income: Nzd, credit: Dated<IndependentEarnerCredit>): Step<Nzd> {
  const { amount, from, abatesOver, abatement, nilFrom } = credit.values;
  const because = [
    parameter(
      credit,
      '',
      () =>
        `${amount.toString()} from ${from.toString()}, less ${abatement.toString()} a dollar over ${abatesOver.toString()}, nil from ${nilFrom.toString()}`,
    ),
  ];
  const rule = 'nz.independent-earner-credit.credit-annual-income';
  if (isLess(income, from) || !isLess(income, nilFrom)) {
    return step(rule, NIL, () => `none on ${income.toString()}`, because);
  }
  if (!isMore(income, abatesOver))
    return step(rule, amount, () => `${amount.toString()} on ${income.toString()}`, because);
  const value = subtract(amount, multiply(subtract(income, abatesOver), abatement));
  return step(
    rule,
    value,
    () =>
      `${amount.toString()} − (${income.toString()} − ${abatesOver.toString()}) × ${abatement.toString()} = ${value.toString()}`,
    because,
  );
}
