import { defineInstrument, type Instrument } from '../../statutory/instrument';
import { readFormulaTable, type FormulaTable, type RawFormulaRow } from '../payg-schedule-1/formula-table';
import { files } from './parameters';

/** Single, a member of a couple that illness keeps apart, or a member of another couple. */
export const seniorStatuses = ['single', 'illness-separated', 'couple'] as const;
/** Single, a member of a couple, or a couple separated by illness. */
export type SeniorStatus = (typeof seniorStatuses)[number];

/** Whether the senior is exempt from the Medicare levy, in full or in half. */
export type SeniorExemption = 'none' | 'half' | 'full';

/** The coefficients for seniors and pensioners by status, of one edition. */
export interface Schedule9 {
  /** The age that a senior reaches by the end of the financial year; veterans and war widows are younger. */
  readonly seniorFromAge: number;
  readonly veteranFromAge: number;
  readonly tables: Readonly<Record<SeniorStatus, Readonly<Record<SeniorExemption, FormulaTable>>>>;
}

interface Raw {
  readonly seniorFromAge: number;
  readonly veteranFromAge: number;
  readonly tables: Readonly<Record<SeniorStatus, Readonly<Record<SeniorExemption, readonly RawFormulaRow[]>>>>;
}

/** The editions of Schedule 9: seniors and pensioners. */
export const schedule9: Instrument<Schedule9> = defineInstrument(
  'au.seniors-and-pensioners',
  files,
  ({ seniorFromAge, veteranFromAge, tables }: Raw): Schedule9 => ({
    seniorFromAge,
    veteranFromAge,
    tables: {
      single: readTables(tables.single),
      'illness-separated': readTables(tables['illness-separated']),
      couple: readTables(tables.couple),
    },
  }),
);

function readTables(raw: Raw['tables'][SeniorStatus]): Schedule9['tables'][SeniorStatus] {
  return {
    none: readFormulaTable(raw.none),
    half: readFormulaTable(raw.half),
    full: readFormulaTable(raw.full),
  };
}
