import { decimal, nzd } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import { defineInstrument } from '../../statutory/instrument';
import type { Band } from '../bands/band-of';
import type { NzPayFrequency } from '../pay-frequency/pay-frequency';
import type { BaseTaxCode } from '../tax-codes/tax-code';
import type { ExtraPayKind } from './extra-pay';
import { files } from './parameters';

/** From this annualised amount on, an extra pay is taxed at this rate. */
export interface ExtraPayBand extends Band {
  readonly rate: Decimal;
}

/** The secondary tax codes that have a flat rate for extra pays. */
export type SecondaryCode = Extract<BaseTaxCode, 'SB' | 'S' | 'SH' | 'ST' | 'SA'>;

/** Bands and secondary rates of one edition. */
export interface ExtraPays {
  readonly bands: readonly ExtraPayBand[];
  /** The other income that a secondary code stands for. */
  readonly lowThresholds: Readonly<Record<SecondaryCode, Nzd>>;
  /** Rates an employee may ask for instead of a lower one. */
  readonly electableRates: readonly Decimal[];
  readonly fourWeeks: { readonly oneMonthlyPay: Decimal; readonly otherwise: Decimal };
  /** What makes the last two paid pay periods a year, where the law knows that base. */
  readonly endOfEmployment: Readonly<Record<NzPayFrequency, Decimal>> | undefined;
  readonly notLiableForLevy: readonly ExtraPayKind[];
}

interface Written {
  readonly bands: readonly { readonly from: string; readonly rate: string }[];
  readonly lowThresholds: Readonly<Record<SecondaryCode, string>>;
  readonly electableRates: readonly string[];
  readonly fourWeeks: { readonly oneMonthlyPay: string; readonly otherwise: string };
  readonly endOfEmployment: { readonly multipliers: Readonly<Record<NzPayFrequency, string>> } | null;
  readonly notLiableForLevy: readonly ExtraPayKind[];
}

/** Extra pays: lump sums on top of ordinary pay. @law Income Tax Act 2007 ss RD 10, RD 17, YA 1 "extra pay" */
export const extraPays = defineInstrument('nz.extra-pays', files, (written: Written): ExtraPays => ({
  bands: written.bands.map((band) => ({ from: nzd(band.from), rate: decimal(band.rate) })),
  lowThresholds: {
    SB: nzd(written.lowThresholds.SB),
    S: nzd(written.lowThresholds.S),
    SH: nzd(written.lowThresholds.SH),
    ST: nzd(written.lowThresholds.ST),
    SA: nzd(written.lowThresholds.SA),
  },
  electableRates: written.electableRates.map(decimal),
  fourWeeks: {
    oneMonthlyPay: decimal(written.fourWeeks.oneMonthlyPay),
    otherwise: decimal(written.fourWeeks.otherwise),
  },
  endOfEmployment:
    written.endOfEmployment === null
      ? undefined
      : {
          weekly: decimal(written.endOfEmployment.multipliers.weekly),
          fortnightly: decimal(written.endOfEmployment.multipliers.fortnightly),
          'four-weekly': decimal(written.endOfEmployment.multipliers['four-weekly']),
          monthly: decimal(written.endOfEmployment.multipliers.monthly),
        },
  notLiableForLevy: written.notLiableForLevy,
}));
