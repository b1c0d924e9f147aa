import { add, multiply } from '../../money/arithmetic';
import { whole } from '../../money/parse';
import { divide, toCents } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { MinimumWage } from './minimum-wage';

/**
 * The national minimum wage for an hour: the adult rate, or a junior's part of the weekly rate divided by the hours of a
 * week, to the cent; a casual has the loading on top. Somebody whose age is not known counts as an adult.
 * @law Fair Work Act 2009 (Cth) s 294, 295; the year's National Minimum Wage Order
 */
export function leastHourlyRate(age: number | undefined, isCasual: boolean, edition: Dated<MinimumWage>): Step<Aud> {
  const { weekly, hourly, hoursInWeek, casualLoading, juniors, adultFromAge } = edition.values;
  const junior = age === undefined || age >= adultFromAge ? undefined : juniors.findLast(({ from }) => from <= age);
  const base = junior === undefined ? hourly : divide(multiply(weekly, junior.share), hoursInWeek, 2, 'half-up');
  const value = isCasual ? toCents(multiply(base, add(whole(1), casualLoading))) : base;
  return step(
    'au.minimum-wage.least-hourly-rate',
    value,
    () =>
      (junior === undefined
        ? `${hourly.toString()} an hour`
        : `${junior.share.toString()} × ${weekly.toString()} ÷ ${hoursInWeek.toString()} = ${base.toString()}`) +
      (isCasual ? `, with ${casualLoading.toString()} casual loading ${value.toString()}` : ''),
    [given('age', age ?? 'not known'), parameter(edition, 'hourly', () => `${hourly.toString()} an hour`)],
  );
}
