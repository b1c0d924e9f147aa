import { nzd } from '../../money/parse';
import type { Nzd } from '../../money/currency';
import { defineInstrument } from '../../statutory/instrument';
import { files } from './parameters';

/** Dollars an hour. */
export interface MinimumWage {
  readonly adult: Nzd;
  readonly startingOut: Nzd;
  readonly training: Nzd;
}

interface Written {
  readonly adult: string;
  readonly startingOut: string;
  readonly training: string;
}

/** @law Minimum Wage Act 1983 s 4 */
/** The editions of the minimum wage. */
export const minimumWage = defineInstrument('nz.minimum-wage', files, (written: Written): MinimumWage => ({
  adult: nzd(written.adult),
  startingOut: nzd(written.startingOut),
  training: nzd(written.training),
}));
