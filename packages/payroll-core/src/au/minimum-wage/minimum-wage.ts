import { aud, decimal } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { defineInstrument, type Instrument } from '../../statutory/instrument';
import { files } from './parameters';

/** The national minimum wage: for employees without an award or agreement, and the least that anybody should look at. */
export interface MinimumWage {
  readonly weekly: Aud;
  readonly hourly: Aud;
  readonly hoursInWeek: Decimal;
  /** On top for casuals, as a part of the hourly rate. */
  readonly casualLoading: Decimal;
  /** The part of the weekly rate that somebody of this age has at least, youngest first. */
  readonly juniors: readonly { readonly from: number; readonly share: Decimal }[];
  readonly adultFromAge: number;
}

interface Raw {
  readonly weekly: string;
  readonly hourly: string;
  readonly hoursInWeek: string;
  readonly casualLoading: string;
  readonly juniors: readonly { readonly from: string; readonly share: string }[];
  readonly adultFromAge: number;
}

/** The editions of the minimum wage. */
export const minimumWage: Instrument<MinimumWage> = defineInstrument(
  'au.minimum-wage',
  files,
  (raw: Raw): MinimumWage => ({
    weekly: aud(raw.weekly),
    hourly: aud(raw.hourly),
    hoursInWeek: decimal(raw.hoursInWeek),
    casualLoading: decimal(raw.casualLoading),
    juniors: raw.juniors.map(({ from, share }) => ({ from: Number(from), share: decimal(share) })),
    adultFromAge: raw.adultFromAge,
  }),
);
