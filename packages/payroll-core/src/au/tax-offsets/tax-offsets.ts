import { decimal } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import { defineInstrument, type Instrument } from '../../statutory/instrument';
import type { Scale } from '../payg-schedule-1/schedule-1';
import type { WithholdingFrequency } from '../payg-schedule-1/weekly-earnings';
import { files } from './parameters';

/** The shares of an annual offset for each pay period. */
export interface TaxOffsets {
  /** The part of a yearly offset that one pay period gives. */
  readonly shareOfYear: Readonly<Record<WithholdingFrequency, Decimal>>;
  /** The scales on which an offset may be claimed. */
  readonly scales: ReadonlySet<Scale>;
}

interface RawTaxOffsets {
  readonly shareOfYear: Readonly<Record<WithholdingFrequency, string>>;
  readonly scales: readonly string[];
}

/** The editions of how a claimed tax offset reduces withholding in a period. */
export const taxOffsets: Instrument<TaxOffsets> = defineInstrument(
  'au.tax-offsets',
  files,
  ({ shareOfYear, scales }: RawTaxOffsets): TaxOffsets => ({
    shareOfYear: {
      weekly: decimal(shareOfYear.weekly),
      fortnightly: decimal(shareOfYear.fortnightly),
      monthly: decimal(shareOfYear.monthly),
      quarterly: decimal(shareOfYear.quarterly),
    },
    scales: new Set(scales.map((scale) => Number(scale) as Scale)),
  }),
);
