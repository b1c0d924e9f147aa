import { add, greater, multiply } from '../../money/arithmetic';
import { toCents } from '../../money/rounding';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { Holidays } from './holidays';

/** Work on a public holiday, in the two parts the Act compares. */
export interface PublicHolidayWork {
  /** The day's pay for the time actually worked, penal rates left out. */
  readonly payForTimeWorked: Nzd;
  /** What the agreement adds for that time as penal rates. */
  readonly penalRates: Nzd;
}

/**
 * The greater of time and a half without penal rates and the day's own pay with them. Working a day that would have
 * been a working day anyway also earns a whole alternative holiday.
 * @law Holidays Act 2003 ss 50, 56
 */
export function payPublicHolidayWorked(work: PublicHolidayWork, holidays: Dated<Holidays>): Step<Nzd> {
  const { publicHolidayWorkedMultiplier: multiplier } = holidays.values;
  const timeAndAHalf = toCents(multiply(work.payForTimeWorked, multiplier));
  const withPenalRates = add(work.payForTimeWorked, work.penalRates);
  const value = greater(timeAndAHalf, withPenalRates);
  return step(
    'nz.holidays.pay-public-holiday-worked',
    value,
    () =>
      `the greater of ${work.payForTimeWorked.toString()} × ${multiplier.toString()} = ${timeAndAHalf.toString()} and ` +
      `${work.payForTimeWorked.toString()} + ${work.penalRates.toString()} = ${withPenalRates.toString()}`,
    [
      given('pay for the time worked', work.payForTimeWorked),
      parameter(holidays, 'publicHolidayWorkedMultiplier', () => `${multiplier.toString()}`),
    ],
  );
}
