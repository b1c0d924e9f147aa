import { dropCents } from '../../money/rounding';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import { bandOf } from '../bands/band-of';
import type { Esct } from './esct';

/**
 * One rate for every contribution of the tax year, chosen by the threshold amount in whole dollars.
 * @law Income Tax Act 2007 s RD 67, Schedule 1 Part D
 */
export function chooseEsctRate(thresholdAmount: Nzd, esct: Dated<Esct>): Step<Decimal> {
  const dollars = dropCents(thresholdAmount);
  const band = bandOf(esct.values.bands, dollars);
  return step(
    'nz.esct.choose-rate',
    band.rate,
    () => `${dollars.toString()} falls in the band from ${band.from.toString()}: ${band.rate.toString()}`,
    [
      given('threshold amount', thresholdAmount),
      parameter(esct, `bands/${band.from.toString()}`, () => `${band.rate.toString()}`),
    ],
  );
}
