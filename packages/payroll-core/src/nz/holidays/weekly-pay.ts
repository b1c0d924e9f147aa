import { isPositive, multiply, subtract } from '../../money/arithmetic';
import { whole } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { Holidays } from './holidays';
import { isHigherRate, printRate, rateFoundInWords, rateOf, type LeaveRate } from './leave-rate';

/**
 * Ordinary weekly pay where the agreement does not make it plain: four weeks' gross earnings less what is not a regular
 * part of them, over four.
 * @law Holidays Act 2003 s 8(2)
 */
export function ordinaryWeeklyPayByFormula(
  grossOfFourWeeks: Nzd,
  irregular: Nzd,
  holidays: Dated<Holidays>,
): Step<LeaveRate> {
  const weeks = holidays.values.ordinaryPayWeeks;
  const rate = { paid: subtract(grossOfFourWeeks, irregular), over: weeks };
  return step(
    'nz.holidays.ordinary-weekly-pay',
    rate,
    () => `(${grossOfFourWeeks.toString()} − ${irregular.toString()}) ÷ ${weeks.toString()}${rateFoundInWords(rate)}`,
    [
      given('gross earnings of four weeks', grossOfFourWeeks),
      given('irregular pay', irregular),
      parameter(holidays, 'ordinaryPayWeeks', () => `${weeks.toString()}`),
    ],
  );
}

/**
 * Average weekly earnings: the gross earnings of the 12 months to the end of the last pay period, over the weeks of a
 * year less the weeks of unpaid leave that both agreed to count as employment.
 * @law Holidays Act 2003 ss 5, 16(3), 21(2)(b)
 */
export function averageWeeklyEarnings(
  grossOf12Months: Nzd,
  holidays: Dated<Holidays>,
  agreedUnpaidWeeks?: Decimal,
): Step<LeaveRate> {
  const year = holidays.values.weeksInYear;
  const left = agreedUnpaidWeeks === undefined ? year : subtract(year, agreedUnpaidWeeks);
  // Unpaid for the whole year and longer leaves no week to average over; the year's weeks then stand.
  const rate = { paid: grossOf12Months, over: isPositive(left) ? left : year };
  return step(
    'nz.holidays.average-weekly-earnings',
    rate,
    () => `${rate.paid.toString()} ÷ ${rate.over.toString()} weeks${rateFoundInWords(rate)}`,
    [
      given('gross earnings of 12 months', grossOf12Months),
      parameter(holidays, 'weeksInYear', () => `${year.toString()}`),
    ],
  );
}

/**
 * Average weekly earnings before 12 months are completed: gross earnings since the start over the weeks worked.
 * @law Holidays Act 2003 s 22
 */
export function averageWeeklyEarningsSinceStart(grossSinceStart: Nzd, weeksWorked: Decimal): Step<LeaveRate> {
  const rate = { paid: grossSinceStart, over: weeksWorked };
  return step(
    'nz.holidays.average-weekly-earnings-since-start',
    rate,
    () => `${grossSinceStart.toString()} ÷ ${weeksWorked.toString()} weeks${rateFoundInWords(rate)}`,
    [given('gross earnings since the start', grossSinceStart), given('weeks worked', weeksWorked)],
  );
}

const DAYS_IN_WEEK = whole(7);

/**
 * Average weekly earnings of days: exactly so many weeks as there are days, so that 100 days are 100/7 weeks.
 * @law Holidays Act 2003 ss 16(3), 21(2)(b)(ii), 22(2)(b)(ii), 22(3)
 */
export function averageWeeklyEarningsOfDays(gross: Nzd, days: Decimal): Step<LeaveRate> {
  const rate = { paid: multiply(gross, DAYS_IN_WEEK), over: days };
  return step(
    'nz.holidays.average-weekly-earnings-known-weeks',
    rate,
    () => `${gross.toString()} ÷ (${days.toString()} days ÷ 7)${rateFoundInWords(rate)}`,
    [given('gross earnings', gross), given('days counted', days)],
  );
}

/** Average weekly earnings from what was told of them: gross earnings of days, of weeks worked, or of 12 months. */
export function averageWeeklyEarningsTold(
  { gross, weeks, days }: AverageWeeklyTold,
  holidays: Dated<Holidays>,
): Step<LeaveRate> {
  if (days !== undefined) return averageWeeklyEarningsOfDays(gross, days);
  return weeks === undefined ? averageWeeklyEarnings(gross, holidays) : averageWeeklyEarningsSinceStart(gross, weeks);
}

export interface AverageWeeklyTold {
  readonly gross: Nzd;
  readonly weeks: Decimal | undefined;
  readonly days: Decimal | undefined;
}

/**
 * The greater of ordinary weekly pay and average weekly earnings.
 * @law Holidays Act 2003 s 21(2)
 */
export function weeklyHolidayRate(ordinary: Step<LeaveRate>, average: Step<LeaveRate>): Step<LeaveRate> {
  const value = isHigherRate(average.value, ordinary.value) ? average.value : ordinary.value;
  return step(
    'nz.holidays.weekly-holiday-rate',
    value,
    () =>
      `the greater of ordinary weekly pay ${printRate(ordinary.value).toString()} and average weekly earnings ` +
      `${printRate(average.value).toString()}`,
    [ordinary, average],
  );
}

/** Ordinary weekly pay as the agreement states it. @law Holidays Act 2003 s 8(1) */
export function ordinaryWeeklyPayAgreed(amount: Nzd): Step<LeaveRate> {
  return step('nz.holidays.ordinary-weekly-pay', rateOf(amount), () => `${amount.toString()} by agreement`, [
    given('ordinary weekly pay', amount),
  ]);
}
