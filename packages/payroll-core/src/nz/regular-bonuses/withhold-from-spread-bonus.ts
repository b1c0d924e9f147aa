import { add, multiply, subtract } from '../../money/arithmetic';
import { divide, truncateToCents } from '../../money/rounding';
import { whole } from '../../money/parse';
import { entryOf } from '../../refusal/entry-of';
import type { Nzd } from '../../money/currency';
import { given, step, type Step } from '../../trace/step';
import { paysInYear, type NzPayFrequency } from '../pay-frequency/pay-frequency';
import { withholdPaye, type PayeBasis, type PayeRules } from '../paye/withhold-paye';

/** A pay as the pay of a month: a weekly payer's month is 52 pays over 12. */
export function monthOfPay(pay: Nzd, frequency: NzPayFrequency): Nzd {
  return frequency === 'monthly'
    ? pay
    : divide(multiply(pay, entryOf(paysInYear, frequency, 'a pay frequency')), paysInYear.monthly, 2, 'truncate');
}

/**
 * PAYE on a regular bonus that covers whole months: the month's bonus on top of the month's pay, the difference, times
 * the months. One month is the same rule with nothing to divide.
 * @law Inland Revenue payroll specification 5.14
 */
export function withholdFromSpreadBonus(
  bonus: Nzd,
  months: number,
  monthPay: Nzd,
  basis: Omit<PayeBasis, 'frequency'>,
  rules: PayeRules,
): Step<Nzd> {
  const count = whole(months);
  const aMonth = divide(bonus, count, 2, 'truncate');
  const monthly: PayeBasis = { ...basis, frequency: 'monthly' };
  const withBonus = withholdPaye(add(monthPay, aMonth), monthly, rules);
  const without = withholdPaye(monthPay, monthly, rules);
  const isExact = multiply(aMonth, whole(months)).toString() === bonus.toString();
  const value = truncateToCents(multiply(subtract(withBonus.value, without.value), count));
  return step(
    'nz.regular-bonuses.withhold-from-spread-bonus',
    value,
    () =>
      `${bonus.toString()} ÷ ${months}${isExact ? '' : ', truncated to cents,'} = ${aMonth.toString()} a month; (${withBonus.value.toString()} − ${without.value.toString()}) × ${months} = ${value.toString()}`,
    [given('bonus', bonus), given('months covered', months), withBonus, without],
  );
}
