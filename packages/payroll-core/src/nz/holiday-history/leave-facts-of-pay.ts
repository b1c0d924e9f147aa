import type { NzPayEmployee } from '../calculate-pay/nz-pay-input';
import { printRate, type LeaveRate } from '../holidays/leave-rate';
import type { Step } from '../../trace/step';
import type { HolidayRates } from './holiday-rates';

/** The members of a pay's input that its leave is priced by. */
export type LeaveFactsOfPay = Pick<
  NzPayEmployee,
  'ordinaryWeeklyPay' | 'averageWeeklyEarnings' | 'relevantDailyPay' | 'averageDailyPay'
>;

/**
 * The rates of an employee as a pay's input takes them, so that the pay comes to the same choice: only average weekly
 * earnings after parental leave, and only average daily pay where it takes the place of relevant daily pay.
 */
export function leaveFactsOfPay(rates: HolidayRates): LeaveFactsOfPay {
  const ordinary = rates.isAverageOnly ? undefined : rates.ordinaryWeeklyPay;
  const average = rates.averageWeeklyEarnings;
  const relevant = rates.daily?.name === 'relevant-daily-pay' ? rates.relevantDailyPay : undefined;
  const averageDaily = relevant === undefined ? rates.averageDailyPay : undefined;
  const facts: { -readonly [K in keyof LeaveFactsOfPay]: LeaveFactsOfPay[K] } = {};
  if (ordinary !== undefined) facts.ordinaryWeeklyPay = weekOf(ordinary);
  if (average !== undefined) {
    const gross = rates.earnings.of12Months.gross.toString();
    const isOfYear = average.rule === 'nz.holidays.average-weekly-earnings';
    facts.averageWeeklyEarnings = isOfYear ? { gross } : { gross, days: average.value.over.toString() };
  }
  if (relevant !== undefined) facts.relevantDailyPay = relevant.value.paid.toString();
  if (averageDaily !== undefined) {
    facts.averageDailyPay = { gross: averageDaily.value.paid.toString(), days: averageDaily.value.over.toString() };
  }
  return facts;
}

/** Ordinary weekly pay to the nearest cent: the input takes an amount. */
function weekOf(ordinary: Step<LeaveRate>): string {
  return printRate(ordinary.value).toString();
}
