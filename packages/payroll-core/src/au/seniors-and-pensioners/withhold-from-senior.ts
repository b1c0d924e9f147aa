import { entryOf } from '../../refusal/entry-of';
import type { Aud } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import type { Step } from '../../trace/step';
import { applyFormula } from '../payg-schedule-1/apply-formula';
import { forPayPeriod } from '../payg-schedule-1/for-pay-period';
import type { WithholdingFrequency } from '../payg-schedule-1/weekly-earnings';
import type { Schedule9, SeniorExemption, SeniorStatus } from './schedule-9';

/**
 * The amount for the pay period of a senior or pensioner, whose tax offset the coefficients contain, with the Medicare
 * levy exemption that was declared.
 * @law ATO Schedule 9, Tax table for seniors and pensioners
 */
export function withholdFromSenior(
  x: Step<Aud>,
  frequency: WithholdingFrequency,
  status: SeniorStatus,
  exemption: SeniorExemption,
  edition: Dated<Schedule9>,
): Step<Aud> {
  const tables = entryOf(edition.values.tables, status, 'a status of a senior or pensioner');
  const weekly = applyFormula('au.seniors-and-pensioners.withhold-weekly', x, {
    rows: entryOf(tables, exemption, 'a Medicare levy exemption'),
    edition,
    path: `tables/${status}/${exemption}`,
  });
  return forPayPeriod(weekly, frequency);
}
