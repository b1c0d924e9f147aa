import { decimal } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import { defineInstrument, type Instrument } from '../../statutory/instrument';
import { readFormulaTable, type FormulaTable, type RawFormulaRow } from './formula-table';
import { files } from './parameters';

/**
 * 1 threshold not claimed, 2 threshold claimed, 3 foreign resident, 4 no tax file number, 5 and 6 threshold claimed
 * with the full or half Medicare levy exemption.
 * @law ATO Schedule 1, "Coefficients to use in formulas for withholding from weekly payments"
 */
export type Scale = 1 | 2 | 3 | 4 | 5 | 6;

/** Scale 4 is a flat rate; the others are tables of formulas. */
export type FormulaScale = Exclude<Scale, 4>;

/** The scales and conversions of one edition of Schedule 1. */
export interface Schedule1 {
  readonly scales: Readonly<Record<FormulaScale, FormulaTable>>;
  readonly noTaxFileNumber: { readonly resident: Decimal; readonly foreign: Decimal };
}

interface RawSchedule1 {
  readonly scales: Readonly<Record<FormulaScale, readonly RawFormulaRow[]>>;
  readonly noTaxFileNumber: { readonly resident: string; readonly foreign: string };
}

/** The editions of Schedule 1: the scales of coefficients for regular pays. */
export const schedule1: Instrument<Schedule1> = defineInstrument(
  'au.payg-schedule-1',
  files,
  ({ scales, noTaxFileNumber }: RawSchedule1): Schedule1 => ({
    scales: {
      1: readFormulaTable(scales[1]),
      2: readFormulaTable(scales[2]),
      3: readFormulaTable(scales[3]),
      5: readFormulaTable(scales[5]),
      6: readFormulaTable(scales[6]),
    },
    noTaxFileNumber: {
      resident: decimal(noTaxFileNumber.resident),
      foreign: decimal(noTaxFileNumber.foreign),
    },
  }),
);
