import { decimal } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import { defineInstrument } from '../../statutory/instrument';
import { files } from './parameters';

/** The leave law in force. A later Act is a later edition, chosen by date like every other figure. */
export interface Holidays {
  readonly act: string;
  readonly annualWeeks: Decimal;
  readonly annualAfterMonths: number;
  readonly weeksInYear: Decimal;
  /** Holiday pay for time that has not become an entitlement. */
  readonly payAsYouGoRate: Decimal;
  readonly cashUpWeeksPerYear: Decimal;
  /** Weeks looked at when ordinary weekly pay is not plain from the agreement. */
  readonly ordinaryPayWeeks: Decimal;
  readonly publicHolidayWorkedMultiplier: Decimal;
  readonly alternativeDayExchangeMonths: number;
  readonly sick: { readonly days: Decimal; readonly afterMonths: number; readonly maximumDays: Decimal };
  readonly bereavement: { readonly closeDays: Decimal; readonly otherDays: Decimal; readonly afterMonths: number };
  readonly familyViolence: { readonly days: Decimal; readonly afterMonths: number };
}

interface Written {
  readonly act: string;
  readonly annualWeeks: string;
  readonly annualAfterMonths: number;
  readonly weeksInYear: string;
  readonly payAsYouGoRate: string;
  readonly cashUpWeeksPerYear: string;
  readonly ordinaryPayWeeks: string;
  readonly publicHolidayWorkedMultiplier: string;
  readonly alternativeDayExchangeMonths: number;
  readonly sick: { readonly days: string; readonly afterMonths: number; readonly maximumDays: string };
  readonly bereavement: { readonly closeDays: string; readonly otherDays: string; readonly afterMonths: number };
  readonly familyViolence: { readonly days: string; readonly afterMonths: number };
}

/** The editions of the Holidays Act's figures. */
export const holidays = defineInstrument('nz.holidays', files, (written: Written): Holidays => ({
  act: written.act,
  annualWeeks: decimal(written.annualWeeks),
  annualAfterMonths: written.annualAfterMonths,
  weeksInYear: decimal(written.weeksInYear),
  payAsYouGoRate: decimal(written.payAsYouGoRate),
  cashUpWeeksPerYear: decimal(written.cashUpWeeksPerYear),
  ordinaryPayWeeks: decimal(written.ordinaryPayWeeks),
  publicHolidayWorkedMultiplier: decimal(written.publicHolidayWorkedMultiplier),
  alternativeDayExchangeMonths: written.alternativeDayExchangeMonths,
  sick: {
    days: decimal(written.sick.days),
    afterMonths: written.sick.afterMonths,
    maximumDays: decimal(written.sick.maximumDays),
  },
  bereavement: {
    closeDays: decimal(written.bereavement.closeDays),
    otherDays: decimal(written.bereavement.otherDays),
    afterMonths: written.bereavement.afterMonths,
  },
  familyViolence: {
    days: decimal(written.familyViolence.days),
    afterMonths: written.familyViolence.afterMonths,
  },
}));
