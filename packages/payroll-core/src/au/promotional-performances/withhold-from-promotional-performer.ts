import type { Aud } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { parameter, type Step } from '../../trace/step';
import { withholdAtFlatRate } from '../withholding/withhold-at-flat-rate';
import type { PromotionalPerformanceRules } from './promotional-performances';

/** @law ATO Schedule 3, "Using this schedule": promotional activities before an audience, for film, print or broadcast */
/** Withholds from a payment to a performing artist for a promotional activity. */
export function withholdFromPromotionalPerformer(payment: Aud, edition: Dated<PromotionalPerformanceRules>): Step<Aud> {
  const { rate } = edition.values;
  const line = parameter(edition, 'rate', () => `promotional activity: ${rate.toString()}`);
  return withholdAtFlatRate('au.promotional-performances.withhold', payment, rate, line);
}
