import { aud } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { AuWithholdingRules } from '../withholding/rules-in-force';
import { extraOnTop, type TableColumn } from './extra-on-top';
import { limitWithholding } from './limit-withholding';
import { normalInDollars, shareInDollars } from './shares-in-dollars';
import type { WithheldOnAdditional } from './withheld-on-additional';

const NOTHING = aud('0');

/**
 * Method A: as if the payment came in equal shares over `pays` pays, each on top of this pay's earnings. `pays` is 52,
 * 26 or 12 whatever the calendar of the year, or the pay periods that a bonus for a shorter time covers.
 * @law ATO Schedule 5, "Method A"
 * @example 900 on top of 1,400 a week, scale 2, 2024-25: 260
 */
export function withholdByMethodA(
  payment: Aud,
  pays: number,
  normalEarnings: Aud,
  column: TableColumn,
  rules: AuWithholdingRules,
): WithheldOnAdditional {
  const base = normalInDollars(normalEarnings);
  const share = shareInDollars(payment, pays);
  const onTop = extraOnTop(base.value, share.value, pays, column, rules, { base, share });
  return limitWithholding('au.additional-payments.method-a', payment, onTop, NOTHING, rules);
}
