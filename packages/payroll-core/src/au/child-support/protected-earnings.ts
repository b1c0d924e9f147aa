import { aud, decimal } from '../../money/parse';
import { divide, toCents } from '../../money/rounding';
import { multiply } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { defineInstrument } from '../../statutory/instrument';
import type { WithholdingFrequency } from '../payg-schedule-1/weekly-earnings';
import { files } from './parameters';

/** The part of a net pay that child support leaves alone, for each pay period. */
export type ProtectedEarnings = Readonly<Record<WithholdingFrequency, Aud>>;

interface Raw {
  readonly protectedEarningsAWeek: string;
  readonly daysInWeek: string;
  readonly daysInMonth: string;
  readonly daysInQuarter: string;
}

/** The editions of the protected earnings amount under child support withholding notices. */
export const protectedEarnings = defineInstrument('au.child-support', files, (raw: Raw): ProtectedEarnings =>
  protectedEarningsPerPeriod(aud(raw.protectedEarningsAWeek), {
    week: decimal(raw.daysInWeek),
    month: decimal(raw.daysInMonth),
    quarter: decimal(raw.daysInQuarter),
  }),
);

/**
 * Weeks multiply; months and quarters go through the amount a day, which the agency prints with five decimals. A year
 * has 365.25 days, so a month has 30.4375.
 * @law Child Support (Registration and Collection) Act 1988 (Cth) s 4(1), "protected earnings rate"
 * @example protectedEarningsPerPeriod(aud('514.50'), days).monthly // 2237.16
 */
export function protectedEarningsPerPeriod(
  aWeek: Aud,
  days: { readonly week: Decimal; readonly month: Decimal; readonly quarter: Decimal },
): ProtectedEarnings {
  const aDay = divide(aWeek, days.week, 5, 'half-up');
  return {
    weekly: aWeek,
    fortnightly: multiply(aWeek, decimal('2')),
    monthly: toCents(multiply(aDay, days.month)),
    quarterly: toCents(multiply(aDay, days.quarter)),
  };
}
