import type { Aud } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { parameter, type Step } from '../../trace/step';
import { withholdAtFlatRate } from '../withholding/withhold-at-flat-rate';
import type { SeasonalWorkerRules } from './seasonal-workers';

/**
 * What an approved employer withholds from any payment to a foreign resident under the scheme, with or without a tax file
 * number declaration.
 * @law Taxation Administration Act 1953 (Cth) Sch 1 s 12-319A; Income Tax (Seasonal Labour Mobility Program Withholding
 * Tax) Act 2012 (Cth)
 */
export function withholdFromSeasonalWorker(payment: Aud, edition: Dated<SeasonalWorkerRules>): Step<Aud> {
  const rate = edition.values.approvedEmployer;
  const line = parameter(edition, 'approvedEmployer', () => `approved employer: ${rate.toString()}`);
  return withholdAtFlatRate('au.seasonal-workers.withhold', payment, rate, line);
}
