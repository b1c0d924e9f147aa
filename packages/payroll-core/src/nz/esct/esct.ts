import { decimal, nzd } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import { defineInstrument } from '../../statutory/instrument';
import type { Band } from '../bands/band-of';
import { files } from './parameters';

/** From this yearly amount on, contributions are taxed at this rate. */
export interface EsctBand extends Band {
  readonly rate: Decimal;
}

/** The bands of employer superannuation contribution tax of one edition. */
export interface Esct {
  readonly bands: readonly EsctBand[];
}

interface Written {
  readonly bands: readonly { readonly from: string; readonly rate: string }[];
}

/** Employer superannuation contribution tax. */
export const esct = defineInstrument('nz.esct', files, (written: Written): Esct => ({
  bands: written.bands.map((band) => ({ from: nzd(band.from), rate: decimal(band.rate) })),
}));
