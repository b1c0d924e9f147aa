import { divide } from '../../money/rounding';
import { equal, multiply } from '../../money/arithmetic';
import type { Nzd } from '../../money/currency';
import { given, step, type Step } from '../../trace/step';
import { annualiseBeforeExtraPays } from '../extra-pays/annualise-before-extra-pay';
import { paysInYear } from '../pay-frequency/pay-frequency';
import type { NzRules } from '../rules/rules-in-force';
import type { NzTermination } from './nz-termination';
import { rateUsedInWords } from '../holidays/leave-rate';
import { weeklyRate } from './value-holidays';

/**
 * The year's income that the payments on leaving come on top of. Where no earlier pays were given, the weekly pay of the
 * holidays stands for the year; the caller is warned, unless the job began in the period of the final pay and there were none.
 * @law Inland Revenue payroll specification 5.11 step 3.1, and 5.12 from 2026
 */
export function annualiseBeforeLeaving(termination: NzTermination, rules: NzRules): Step<Nzd> {
  const { payDate, frequency, earlierPays, isFirstPayPeriod, ordinaryEarnings } = termination;
  if (earlierPays !== undefined) {
    return annualiseBeforeExtraPays(
      { payDate, frequency, earlierPays, thisPay: ordinaryEarnings, isFinalPay: true },
      rules.extraPays,
    );
  }
  const weekly = weeklyRate(termination, rules.holidays);
  const weeks = paysInYear.weekly;
  const income = divide(multiply(weekly.value.paid, weeks), weekly.value.over, 2, 'half-up');
  const isExact = equal(multiply(income, weekly.value.over), multiply(weekly.value.paid, weeks));
  return step(
    'nz.termination.annualise-weekly-pay',
    income,
    () =>
      `${isFirstPayPeriod ? 'the job began in the period of the final pay' : 'no earlier pays'}: ` +
      `weekly pay of ${rateUsedInWords(weekly.value)} × ${weeks.toString()}` +
      `${isExact ? '' : ', to the nearest cent,'} = ${income.toString()}`,
    [given('earlierPays', 'none'), weekly],
  );
}
