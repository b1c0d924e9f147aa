import { aud, decimal } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { defineInstrument, type Instrument } from '../../statutory/instrument';
import { files } from './parameters';

/** From these earnings in a pay period on, withhold so much more. */
export interface ExtraPayBand {
  readonly from: Decimal;
  readonly add: Aud;
}

/** Only weekly and fortnightly payers can meet one pay more than the tables count on. */
export type ExtraPayFrequency = 'weekly' | 'fortnightly';

/** Earnings bands and the additional amount to withhold when asked, by frequency. */
export type ExtraPayBands = Readonly<Record<ExtraPayFrequency, readonly ExtraPayBand[]>>;

type RawExtraPayBands = Readonly<Record<ExtraPayFrequency, readonly { readonly from: string; readonly add: string }[]>>;

/** The editions of the additional withholding in a year with 27 fortnights or 53 weeks. */
export const extraPayBands: Instrument<ExtraPayBands> = defineInstrument(
  'au.extra-pay-year',
  files,
  ({ weekly, fortnightly }: RawExtraPayBands): ExtraPayBands => ({
    weekly: weekly.map(readBand),
    fortnightly: fortnightly.map(readBand),
  }),
);

function readBand(raw: { readonly from: string; readonly add: string }): ExtraPayBand {
  return { from: decimal(raw.from), add: aud(raw.add) };
}
