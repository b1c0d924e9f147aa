import { entryOf } from '../../refusal/entry-of';
import type { Aud } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import type { Step } from '../../trace/step';
import { applyFormula } from '../payg-schedule-1/apply-formula';
import { forPayPeriod } from '../payg-schedule-1/for-pay-period';
import type { FormulaScale } from '../payg-schedule-1/schedule-1';
import type { WithholdingFrequency } from '../payg-schedule-1/weekly-earnings';
import type { StudyLoanTables } from './study-loan-tables';

/**
 * Tax and study loan together for the pay period, from the combined table of the scale. The schedule also accepts the
 * Schedule 1 amount plus a separately rounded component, which can differ by a dollar a week; the combined table is the
 * one whose sample data are published.
 * @law ATO Schedule 8, "Coefficients for calculating weekly withholding amounts incorporating the component"
 */
export function withholdWithStudyLoan(
  x: Step<Aud>,
  frequency: WithholdingFrequency,
  scale: FormulaScale,
  edition: Dated<StudyLoanTables>,
): Step<Aud> {
  const weekly = applyFormula('au.study-loans.withhold-weekly-with-study-loan', x, {
    rows: entryOf(edition.values.withLoan, scale, 'a scale with formulas'),
    edition,
    path: `withLoan/scale${scale}`,
  });
  return forPayPeriod(weekly, frequency);
}
