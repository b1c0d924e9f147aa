import { add, multiply } from '../../money/arithmetic';
import { aud, whole } from '../../money/parse';
import { divide } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { DailyAndCasualRules } from './daily-and-casual';

const NINETY_NINE_CENTS = aud('0.99');

/**
 * What is withheld from pay for so many days: the whole dollars of a day times five, and 99 cents, through the weekly
 * table; the week's amount divided by five to the nearest dollar, for each day. Pay for several days is spread evenly
 * over them.
 * @law ATO Schedule 1, "Calculating withholding amounts for payments made on a daily or casual basis"
 */
export function withholdFromDays(
  earnings: Aud,
  days: number,
  forWeek: (x: Step<Aud>) => Step<Aud>,
  edition: Dated<DailyAndCasualRules>,
): Step<Aud> {
  const { daysInWeek } = edition.values;
  const ofDay = divide(earnings, whole(days), 0, 'truncate');
  const equivalent = add(multiply(ofDay, whole(daysInWeek)), NINETY_NINE_CENTS);
  const x = step(
    'au.daily-and-casual.weekly-equivalent',
    equivalent,
    () => `${ofDay.toString()} a day × ${daysInWeek} plus 99 cents = ${equivalent.toString()}`,
    [
      given('earnings', earnings),
      given('days', days),
      parameter(edition, 'daysInWeek', () => `${daysInWeek} days in a week`),
    ],
  );
  const week = forWeek(x);
  const day = divide(week.value, whole(daysInWeek), 0, 'half-up');
  const value = multiply(day, whole(days));
  return step(
    'au.daily-and-casual.withhold',
    value,
    () =>
      `${week.value.toString()} a week ÷ ${daysInWeek}, to the nearest dollar ${day.toString()}, ` +
      `for ${days} days = ${value.toString()}`,
    [week],
  );
}
