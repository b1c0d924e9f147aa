import { explain, given, step, type Explanation } from 'payroll-core';
import { toFixed } from 'payroll-core/money';
import * as nz from 'payroll-core/nz';
import type { NzEarningsOfRate, NzHolidayRates } from '../../domain/pay-record';

/** The rates that a pay chose from, kept with it so that its explanation tells them again. */
export function sideBySide(rates: nz.HolidayRates): NzHolidayRates {
  const cents = (rate: nz.HolidayRates['ordinaryWeeklyPay']): string | null =>
    rate === undefined ? null : toFixed(nz.printRate(rate.value), 2);
  const { weekly, daily } = rates;
  return {
    ordinaryWeeklyPay: cents(rates.ordinaryWeeklyPay),
    averageWeeklyEarnings: cents(rates.averageWeeklyEarnings),
    relevantDailyPay: cents(rates.relevantDailyPay),
    averageDailyPay: cents(rates.averageDailyPay),
    weekly: weekly === undefined ? null : { name: weekly.name, because: weekly.because },
    daily: daily === undefined ? null : { name: daily.name, because: daily.because },
    assumptions: rates.assumptions,
    earnings: [
      earningsOf('12 months', rates.earnings.of12Months),
      earningsOf('52 weeks', rates.earnings.of52Weeks),
      earningsOf('4 weeks', rates.earnings.of4Weeks),
    ],
  };
}

function earningsOf(of: NzEarningsOfRate['of'], earned: nz.EarningsInWindow): NzEarningsOfRate {
  const { window, gross, coveredDays, employedDays, days } = earned;
  return {
    of,
    from: window.from,
    until: window.until,
    gross: toFixed(gross, 2),
    knownDays: coveredDays,
    employedDays,
    daysPaid: days?.toString() ?? null,
  };
}

/** @law Holidays Act 2003 ss 8, 9, 9A, 21, 22 */
export function explainHolidayRates(rates: NzHolidayRates): Explanation {
  const shown = (name: string, rate: string | null) => given(name, rate ?? 'not known');
  return explain(
    step(
      'nz.holidays.rates-side-by-side',
      rates.weekly?.name ?? rates.daily?.name ?? 'none',
      () =>
        [rates.weekly?.because, rates.daily?.because, ...rates.assumptions]
          .filter((one) => one !== undefined)
          .join(' '),
      [
        shown('ordinary weekly pay', rates.ordinaryWeeklyPay),
        shown('average weekly earnings', rates.averageWeeklyEarnings),
        shown('relevant daily pay', rates.relevantDailyPay),
        shown('average daily pay', rates.averageDailyPay),
        ...(rates.earnings ?? []).map(({ of, from, until, gross, knownDays, employedDays, daysPaid }) =>
          given(
            `gross earnings of ${of}, ${from} to ${until}`,
            `${gross} of ${knownDays} of ${employedDays} days${daysPaid === null || knownDays === 0 ? '' : `, ${daysPaid} of them worked or on paid leave`}`,
          ),
        ),
      ],
    ),
  );
}
