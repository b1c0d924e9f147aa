import { divide, truncateToCents } from '../../money/rounding';
import { isMore, lesser, multiply } from '../../money/arithmetic';
import { entryOf } from '../../refusal/entry-of';
import type { Nzd } from '../../money/currency';
import { paysInYear, type NzPayFrequency } from '../pay-frequency/pay-frequency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { AccEarnersLevy } from './acc-earners-levy';

/**
 * The part of a pay's PAYE that is levy: earnings times the rate, truncated, and no more than a period's share of the
 * maximum levy on main income. Child support, payroll giving and the treatment of employer contributions as pay need
 * the income tax alone.
 * @law Inland Revenue payroll specification 5.16.1, 5.17; developers' casebook 2025 scenarios 3.1, 3.4 and 3.5
 */
export function levyInPay(
  earnings: Nzd,
  frequency: NzPayFrequency,
  isMainIncome: boolean,
  levy: Dated<AccEarnersLevy>,
): Step<Nzd> {
  const { rate, maximumLevy } = levy.values;
  const onEarnings = truncateToCents(multiply(earnings, rate));
  const share = divide(maximumLevy, entryOf(paysInYear, frequency, 'a pay frequency'), 2, 'truncate');
  const value = isMainIncome ? lesser(onEarnings, share) : onEarnings;
  return step(
    'nz.acc-earners-levy.levy-in-pay',
    value,
    () =>
      `${earnings.toString()} × ${rate.toString()}, truncated to cents ${onEarnings.toString()}` +
      (isMainIncome && isMore(onEarnings, share) ? `, at most ${share.toString()} of a ${frequency} pay` : ''),
    [
      given('earnings', earnings),
      parameter(levy, 'rate', () => `${rate.toString()}, at most ${maximumLevy.toString()} a year`),
    ],
  );
}
