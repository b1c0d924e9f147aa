import { decimal, nzd } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import { defineInstrument } from '../../statutory/instrument';
import { files } from './parameters';

/** Rate and maximum liable earnings of one edition. */
export interface AccEarnersLevy {
  /** With GST, as PAYE uses it. */
  readonly rate: Decimal;
  readonly maximumEarnings: Nzd;
  /** Printed by Inland Revenue each year; sometimes the product truncated, sometimes rounded, so it is never derived. */
  readonly maximumLevy: Nzd;
}

interface Written {
  readonly rate: string;
  readonly maximumEarnings: string;
  readonly maximumLevy: string;
}

/** The editions of the ACC earners' levy: rate and maximum earnings. */
export const accEarnersLevy = defineInstrument('nz.acc-earners-levy', files, (written: Written): AccEarnersLevy => ({
  rate: decimal(written.rate),
  maximumEarnings: nzd(written.maximumEarnings),
  maximumLevy: nzd(written.maximumLevy),
}));
