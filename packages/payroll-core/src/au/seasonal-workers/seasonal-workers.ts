import { decimal } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import { defineInstrument, type Instrument } from '../../statutory/instrument';
import { files } from './parameters';

/** The flat rate for seasonal workers and the Pacific scheme of one edition. */
export interface SeasonalWorkerRules {
  /** What an approved employer withholds from every payment to a foreign resident. */
  readonly approvedEmployer: Decimal;
}

/** The Pacific Australia Labour Mobility scheme and the Seasonal Worker Programme before it. */
export const seasonalWorkers: Instrument<SeasonalWorkerRules> = defineInstrument(
  'au.seasonal-workers',
  files,
  (raw: { readonly approvedEmployer: string }): SeasonalWorkerRules => ({
    approvedEmployer: decimal(raw.approvedEmployer),
  }),
);
