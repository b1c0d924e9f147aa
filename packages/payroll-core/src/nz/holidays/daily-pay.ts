import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import { given, step, type Step } from '../../trace/step';
import { rateFoundInWords, rateOf, type LeaveRate } from './leave-rate';

/**
 * What the day would have paid had it been worked: regular overtime, incentives and allowances of that day included.
 * @law Holidays Act 2003 s 9
 */
export function relevantDailyPay(amount: Nzd): Step<LeaveRate> {
  return step('nz.holidays.relevant-daily-pay', rateOf(amount), () => `${amount.toString()} for the day`, [
    given('relevant daily pay', amount),
  ]);
}

/**
 * Gross earnings of 52 weeks over the days worked or on paid leave in them, for someone whose relevant daily pay cannot
 * be worked out or whose pay varies within the pay period.
 * @law Holidays Act 2003 s 9A
 */
export function averageDailyPay(grossOf52Weeks: Nzd, days: Decimal): Step<LeaveRate> {
  const rate = { paid: grossOf52Weeks, over: days };
  return step(
    'nz.holidays.average-daily-pay',
    rate,
    () => `${grossOf52Weeks.toString()} ÷ ${days.toString()} days${rateFoundInWords(rate)}`,
    [given('gross earnings of 52 weeks', grossOf52Weeks), given('days worked or on paid leave', days)],
  );
}
