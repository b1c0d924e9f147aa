import { entryOf } from '../../refusal/entry-of';
import type { Aud } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import type { Step } from '../../trace/step';
import { applyFormula } from './apply-formula';
import { forPayPeriod } from './for-pay-period';
import type { FormulaScale, Schedule1 } from './schedule-1';
import type { WithholdingFrequency } from './weekly-earnings';

/**
 * The amount for the pay period under a scale with formulas, before offsets and the Medicare levy adjustment.
 * @law ATO Schedule 1, "Coefficients to use in formulas for withholding from weekly payments"
 */
export function withholdUnderScale(
  x: Step<Aud>,
  frequency: WithholdingFrequency,
  scale: FormulaScale,
  edition: Dated<Schedule1>,
): Step<Aud> {
  const weekly = applyFormula('au.payg-schedule-1.withhold-weekly', x, {
    rows: entryOf(edition.values.scales, scale, 'a scale with formulas'),
    edition,
    path: `scale${scale}`,
  });
  return forPayPeriod(weekly, frequency);
}
