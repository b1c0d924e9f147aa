import { civilDate, type CivilDate } from '../../calendar/civil-date';
import { aud, decimal } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { defineInstrument } from '../../statutory/instrument';
import { files } from './parameters';

/** The three periods in which long service leave may have accrued, in the words of Schedule 7. */
export const longServiceLeavePeriods = ['before16August1978', 'to17August1993', 'after17August1993'] as const;
/** The periods of accrual that tax unused long service leave differently. */
export type LongServiceLeavePeriod = (typeof longServiceLeavePeriods)[number];

/** Rates and shares of one edition of Schedule 7. */
export interface UnusedLeaveRules {
  /** On leave that is taxed as Lump Sum A. */
  readonly lumpSumRate: Decimal;
  /** Of long service leave accrued before 16 August 1978 this share is assessable. */
  readonly assessableShareBefore16August1978: Decimal;
  /** Below this the payee may not fare worse than under the lump sum rate. */
  readonly smallPaymentBelow: Aud;
  readonly noTaxFileNumber: { readonly resident: Decimal; readonly foreign: Decimal };
  /** The first day of each period, oldest first. */
  readonly periodStarts: Readonly<Record<LongServiceLeavePeriod, CivilDate>>;
}

interface Raw {
  readonly lumpSumRate: string;
  readonly assessableShareBefore16August1978: string;
  readonly smallPaymentBelow: string;
  readonly noTaxFileNumber: { readonly resident: string; readonly foreign: string };
  readonly longServiceLeavePeriods: readonly { readonly from: string; readonly period: LongServiceLeavePeriod }[];
}

/** The editions of withholding from unused leave on termination (Schedule 7). */
export const unusedLeave = defineInstrument('au.unused-leave', files, (raw: Raw): UnusedLeaveRules => ({
  lumpSumRate: decimal(raw.lumpSumRate),
  assessableShareBefore16August1978: decimal(raw.assessableShareBefore16August1978),
  smallPaymentBelow: aud(raw.smallPaymentBelow),
  noTaxFileNumber: { resident: decimal(raw.noTaxFileNumber.resident), foreign: decimal(raw.noTaxFileNumber.foreign) },
  periodStarts: Object.fromEntries(
    raw.longServiceLeavePeriods.map(({ from, period }) => [period, civilDate(from)]),
  ) as Record<LongServiceLeavePeriod, CivilDate>,
}));
