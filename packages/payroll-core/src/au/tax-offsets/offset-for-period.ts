import { multiply } from '../../money/arithmetic';
import { toNearestDollar } from '../../money/rounding';
import { entryOf } from '../../refusal/entry-of';
import type { Aud } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { WithholdingFrequency } from '../payg-schedule-1/weekly-earnings';
import type { TaxOffsets } from './tax-offsets';

/**
 * One pay period's part of the yearly tax offsets, to the nearest dollar. The ready reckoner of the printed tables adds
 * rounded pieces and can differ by a dollar; software uses the percentage.
 * @law ATO Schedule 1, "Tax offsets"
 * @example offsetForPeriod(aud('1365'), 'monthly', edition).value // 113
 */
export function offsetForPeriod(
  annualOffsets: Aud,
  frequency: WithholdingFrequency,
  edition: Dated<TaxOffsets>,
): Step<Aud> {
  const share = entryOf(edition.values.shareOfYear, frequency, 'a pay frequency of the schedules');
  const exact = multiply(annualOffsets, share);
  const value = toNearestDollar(exact);
  return step(
    'au.tax-offsets.offset-for-period',
    value,
    () =>
      `${share.toString()} × ${annualOffsets.toString()} = ${exact.toString()}, to the nearest dollar ${value.toString()}`,
    [
      given('annual tax offsets', annualOffsets),
      parameter(edition, `shareOfYear/${frequency}`, () => `${frequency} ${share.toString()}`),
    ],
  );
}
