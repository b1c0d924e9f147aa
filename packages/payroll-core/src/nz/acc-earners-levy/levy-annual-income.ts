import { isLess, multiply } from '../../money/arithmetic';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { parameter, step, type Step } from '../../trace/step';
import type { AccEarnersLevy } from './acc-earners-levy';

/**
 * The levy on a year's income, unrounded; at or over the maximum earnings it is the printed constant.
 * @law Inland Revenue payroll specification 5.2 step 4
 */
export function levyAnnualIncome(income: Nzd, levy: Dated<AccEarnersLevy>): Step<Nzd> {
  const { rate, maximumEarnings, maximumLevy } = levy.values;
  if (isLess(income, maximumEarnings)) {
    const value = multiply(income, rate);
    return step(
      'nz.acc-earners-levy.levy-annual-income',
      value,
      () => `${income.toString()} × ${rate.toString()} = ${value.toString()}`,
      [parameter(levy, 'rate', () => `${rate.toString()}`)],
    );
  }
  return step(
    'nz.acc-earners-levy.levy-annual-income',
    maximumLevy,
    () =>
      `${income.toString()} reaches the maximum ${maximumEarnings.toString()}, so the levy is ${maximumLevy.toString()}`,
    [parameter(levy, 'maximumLevy', () => `${maximumLevy.toString()} on ${maximumEarnings.toString()} or more`)],
  );
}
