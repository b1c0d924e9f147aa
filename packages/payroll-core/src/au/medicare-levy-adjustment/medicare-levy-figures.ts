import { aud, decimal } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { defineInstrument, type Instrument } from '../../statutory/instrument';
import { files } from './parameters';

/** The scales that withhold a Medicare levy which a family reduction can lower. */
export type AdjustedScale = 2 | 6;

/** The tiers of the Medicare levy surcharge, as Single Touch Payroll numbers them. */
export const medicareLevySurchargeTiers = ['tier-1', 'tier-2', 'tier-3'] as const;
/** A tier of the Medicare levy surcharge. */
export type MedicareLevySurchargeTier = (typeof medicareLevySurchargeTiers)[number];

/** Where the Medicare levy begins, is phased in and is due in full. */
export interface ShadeInAndOut {
  /** Weekly earnings below this carry no levy, so nothing is adjusted. */
  readonly from: Aud;
  /** Below this the levy is still being shaded in. */
  readonly shadeInLimit: Aud;
  readonly factor: Aud;
  readonly shadeInRate: Decimal;
  readonly levyRate: Decimal;
  readonly shadeOutRate: Decimal;
}

/** The figures of the Medicare levy adjustment of one edition. */
export interface MedicareLevyFigures {
  readonly familyThreshold: Aud;
  readonly perChild: Aud;
  readonly scales: Readonly<Record<AdjustedScale, ShadeInAndOut>>;
  /** The part of the earnings that a payee may ask to have withheld for the surcharge. */
  readonly surcharge: Readonly<Record<MedicareLevySurchargeTier, Decimal>>;
}

type Raw<T> = { readonly [K in keyof T]: string };

interface RawMedicareLevyFigures {
  readonly familyThreshold: string;
  readonly perChild: string;
  readonly scales: Readonly<Record<AdjustedScale, Raw<ShadeInAndOut>>>;
  readonly surcharge: Readonly<Record<MedicareLevySurchargeTier, string>>;
}

/** The editions of the Medicare levy adjustment for dependants, and of the rates of the surcharge. */
export const medicareLevyFigures: Instrument<MedicareLevyFigures> = defineInstrument(
  'au.medicare-levy-adjustment',
  files,
  (raw: RawMedicareLevyFigures): MedicareLevyFigures => ({
    familyThreshold: aud(raw.familyThreshold),
    perChild: aud(raw.perChild),
    scales: { 2: readShade(raw.scales[2]), 6: readShade(raw.scales[6]) },
    surcharge: {
      'tier-1': decimal(raw.surcharge['tier-1']),
      'tier-2': decimal(raw.surcharge['tier-2']),
      'tier-3': decimal(raw.surcharge['tier-3']),
    },
  }),
);

function readShade(raw: Raw<ShadeInAndOut>): ShadeInAndOut {
  return {
    from: aud(raw.from),
    shadeInLimit: aud(raw.shadeInLimit),
    factor: aud(raw.factor),
    shadeInRate: decimal(raw.shadeInRate),
    levyRate: decimal(raw.levyRate),
    shadeOutRate: decimal(raw.shadeOutRate),
  };
}
