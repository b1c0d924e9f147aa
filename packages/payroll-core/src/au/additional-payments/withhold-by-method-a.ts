import { aud, whole } from '../../money/parse';
import { divide, dropCents } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import type { AuWithholdingRules } from '../withholding/rules-in-force';
import { extraOnTop, type TableColumn } from './extra-on-top';
import { limitWithholding } from './limit-withholding';
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
  const share = divide(payment, whole(pays), 0, 'truncate');
  const onTop = extraOnTop(dropCents(normalEarnings), share, pays, column, rules);
  return limitWithholding('au.additional-payments.method-a', payment, onTop, NOTHING, rules);
}
