import { entryOf } from '../../refusal/entry-of';
import type { Aud } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import type { Step } from '../../trace/step';
import { applyFormula } from '../payg-schedule-1/apply-formula';
import { forPayPeriod } from '../payg-schedule-1/for-pay-period';
import type { FormulaScale } from '../payg-schedule-1/schedule-1';
import type { WithholdingFrequency } from '../payg-schedule-1/weekly-earnings';
import type { ComponentTable, StudyLoanTables } from './study-loan-tables';

/**
 * The study loan alone for the pay period, on the same x as the tax.
 * @law ATO Schedule 8, "Study and training support loans component rates"
 */
export function studyLoanComponent(
  x: Step<Aud>,
  frequency: WithholdingFrequency,
  scale: FormulaScale,
  edition: Dated<StudyLoanTables>,
): Step<Aud> {
  // The component asks of the scale only whether the threshold is claimed; scale 4 repays no loan.
  entryOf(edition.values.withLoan, scale, 'a scale with formulas');
  const table: ComponentTable = scale === 1 ? 'thresholdNotClaimed' : 'thresholdClaimedOrForeign';
  const weekly = applyFormula('au.study-loans.weekly-component', x, {
    rows: edition.values.component[table],
    edition,
    path: `component/${table}`,
  });
  return forPayPeriod(weekly, frequency);
}
