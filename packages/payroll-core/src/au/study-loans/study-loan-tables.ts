import { defineInstrument, type Instrument } from '../../statutory/instrument';
import { readFormulaTable, type FormulaTable, type RawFormulaRow } from '../payg-schedule-1/formula-table';
import type { FormulaScale } from '../payg-schedule-1/schedule-1';
import { files } from './parameters';

/** Which of the two component tables applies: it turns on whether 350 dollars a week are already free of tax. */
export type ComponentTable = 'thresholdClaimedOrForeign' | 'thresholdNotClaimed';

/** The thresholds and rates of one edition of Schedule 8. */
export interface StudyLoanTables {
  /** Tax and study loan in one formula for each scale. */
  readonly withLoan: Readonly<Record<FormulaScale, FormulaTable>>;
  /** The study loan alone. */
  readonly component: Readonly<Record<ComponentTable, FormulaTable>>;
}

interface RawStudyLoanTables {
  readonly withLoan: Readonly<Record<FormulaScale, readonly RawFormulaRow[]>>;
  readonly component: Readonly<Record<ComponentTable, readonly RawFormulaRow[]>>;
}

/** The editions of the component for study and training support loans (Schedule 8). */
export const studyLoans: Instrument<StudyLoanTables> = defineInstrument(
  'au.study-loans',
  files,
  ({ withLoan, component }: RawStudyLoanTables): StudyLoanTables => ({
    withLoan: {
      1: readFormulaTable(withLoan[1]),
      2: readFormulaTable(withLoan[2]),
      3: readFormulaTable(withLoan[3]),
      5: readFormulaTable(withLoan[5]),
      6: readFormulaTable(withLoan[6]),
    },
    component: {
      thresholdClaimedOrForeign: readFormulaTable(component.thresholdClaimedOrForeign),
      thresholdNotClaimed: readFormulaTable(component.thresholdNotClaimed),
    },
  }),
);
