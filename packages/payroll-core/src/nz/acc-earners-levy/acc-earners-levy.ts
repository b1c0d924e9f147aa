import { decimal, nzd, type Decimal, type Nzd } from '../../money';
import { defineInstrument } from '../../statutory';
import { files } from './parameters';

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

export const accEarnersLevy = defineInstrument('nz.acc-earners-levy', files, (written: Written): AccEarnersLevy => ({
  rate: decimal(written.rate),
  maximumEarnings: nzd(written.maximumEarnings),
  maximumLevy: nzd(written.maximumLevy),
}));
