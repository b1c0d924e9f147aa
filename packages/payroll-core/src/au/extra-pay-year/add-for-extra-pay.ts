import { compare } from '../../money/arithmetic';
import { entryOf } from '../../refusal/entry-of';
import type { Aud } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { ExtraPayBands, ExtraPayFrequency } from './extra-pay-bands';

/**
 * What a payee may ask, in writing, to be withheld on top in a year with 53 weekly or 27 fortnightly pays, because the
 * tables spread the year's tax over 52 or 26.
 * @law ATO weekly and fortnightly tax tables, "Withholding when there are 53 (27) pays in a financial year"
 */
export function addForExtraPay(earnings: Aud, frequency: ExtraPayFrequency, edition: Dated<ExtraPayBands>): Step<Aud> {
  const bands = entryOf(edition.values, frequency, 'a pay frequency with an extra pay');
  let i = bands.length - 1;
  while (i > 0 && compare(bands[i]!.from, earnings) > 0) i--;
  const band = bands[i]!;
  return step(
    'au.extra-pay-year.add-for-extra-pay',
    band.add,
    () => `${band.add.toString()} more from ${frequency} earnings of ${band.from.toString()} on`,
    [
      given('earnings', earnings),
      parameter(edition, `${frequency}/${band.from.toString()}`, () => `add ${band.add.toString()}`),
    ],
  );
}
