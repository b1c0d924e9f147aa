import { entryOf } from '../../refusal/entry-of';
import type { Aud } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { parameter, type Step } from '../../trace/step';
import { withholdAtFlatRate } from '../withholding/withhold-at-flat-rate';
import type { Schedule2 } from './schedule-2';

/** @law ATO Schedule 2, Tax table for individuals employed in the horticultural or shearing industry */
/** Withholds a flat rate from daily or weekly payments in horticulture and shearing. */
export function withholdUnderSchedule2(
  payment: Aud,
  residency: 'resident' | 'foreign',
  edition: Dated<Schedule2>,
): Step<Aud> {
  const rate = entryOf(edition.values, residency, 'a residency');
  const line = parameter(edition, residency, () => `${residency}: ${rate.toString()}`);
  return withholdAtFlatRate('au.horticulture-and-shearing.withhold', payment, rate, line);
}
