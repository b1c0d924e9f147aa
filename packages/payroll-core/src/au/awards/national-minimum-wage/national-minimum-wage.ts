import { multiply } from '../../../money/arithmetic';
import type { Aud } from '../../../money/currency';
import type { Decimal } from '../../../money/decimal';
import { aud, decimal } from '../../../money/parse';
import { divide, toCents } from '../../../money/rounding';
import { defineInstrument } from '../../../statutory/instrument';
import { files } from './parameters';

/** The wage of adults who have neither an award nor an agreement. @law Fair Work Act 2009 (Cth) ss 284, 294 */
export interface NationalMinimumWage {
  readonly weekly: Aud;
  readonly hourly: Aud;
  readonly casualLoading: Decimal;
  /** Percent of the weekly wage by age, youngest first; second-hand. */
  readonly juniors: readonly { readonly age: string; readonly percent: Decimal }[];
}

interface Raw {
  readonly weekly: string;
  readonly hourly: string;
  readonly casualLoading: string;
  readonly juniors: readonly { readonly age: string; readonly percent: string }[];
}

/** The editions of the national minimum wage order. */
export const nationalMinimumWage = defineInstrument(
  'au.awards.national-minimum-wage',
  files,
  (raw: Raw): NationalMinimumWage => ({
    weekly: aud(raw.weekly),
    hourly: aud(raw.hourly),
    casualLoading: decimal(raw.casualLoading),
    juniors: raw.juniors.map(({ age, percent }) => ({ age, percent: decimal(percent) })),
  }),
);

/** The national minimum wage of an age: weekly, hourly and casual. */
export interface MinimumWageOfAge {
  readonly weekly: Aud;
  readonly hourly: Aud;
  /** With the casual loading, rounded half up to the cent. */
  readonly casualHourly: Aud;
  readonly junior: boolean;
}

/**
 * The national minimum wage at an age: a junior has a percentage of the weekly wage, divided by 38 and rounded half up.
 * @example minimumWageAt(of2026, 17).hourly // 1004.90 × 57.8 % / 38 = 15.29
 */
export function minimumWageAt(wage: NationalMinimumWage, age: number | undefined): MinimumWageOfAge {
  const row = age === undefined ? undefined : wage.juniors.find((each) => isAge(each.age, age));
  const exact = row === undefined ? wage.weekly : multiply(wage.weekly, multiply(row.percent, decimal('0.01')));
  const hourly = row === undefined ? wage.hourly : divide(exact, decimal('38'), 2, 'half-up');
  return {
    weekly: toCents(exact),
    hourly,
    casualHourly: toCents(multiply(hourly, decimal(`1${wage.casualLoading.toString().slice(1)}`))),
    junior: row !== undefined,
  };
}

function isAge(label: string, age: number): boolean {
  return label.startsWith('under ') ? age < Number(label.slice('under '.length)) : age === Number(label);
}
