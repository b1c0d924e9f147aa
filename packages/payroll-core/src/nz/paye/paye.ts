import { decimal, nzd } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import { defineInstrument } from '../../statutory/instrument';
import type { Band } from '../bands/band-of';
import type { BaseTaxCode } from '../tax-codes/tax-code';
import { files } from './parameters';

/** From this yearly amount on, income is taxed at this rate. */
export interface PayeBand extends Band {
  readonly rate: Decimal;
  readonly subtract: Nzd;
}

/** Codes whose ordinary pay is taxed at one rate plus the levy. */
export type FlatRateCode = Exclude<BaseTaxCode, 'M' | 'ME' | 'STC' | 'WT'>;

/** The bands and secondary rates of one edition. */
export interface Paye {
  /** Income tax on a year's income in whole dollars: rate times income less a constant. */
  readonly bands: readonly PayeBand[];
  readonly flatRates: Readonly<Record<FlatRateCode, Decimal>>;
}

interface Written {
  readonly bands: readonly { readonly from: string; readonly rate: string; readonly subtract: string }[];
  readonly flatRates: Readonly<Record<FlatRateCode, string>>;
}

/** The editions of the PAYE bands. */
export const paye = defineInstrument('nz.paye', files, (written: Written): Paye => ({
  bands: written.bands.map((band) => ({
    from: nzd(band.from),
    rate: decimal(band.rate),
    subtract: nzd(band.subtract),
  })),
  flatRates: Object.fromEntries(
    Object.entries(written.flatRates).map(([code, rate]) => [code, decimal(rate)]),
  ) as unknown as Readonly<Record<FlatRateCode, Decimal>>,
}));
