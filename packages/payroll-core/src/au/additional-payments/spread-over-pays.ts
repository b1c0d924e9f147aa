import { add } from '../../money/arithmetic';
import { divide } from '../../money/rounding';
import { whole } from '../../money/parse';
import type { Aud } from '../../money/currency';
import { given, step } from '../../trace/step';
import type { AuWithholdingRules } from '../withholding/rules-in-force';
import { extraOnTop, type TableColumn } from './extra-on-top';
import { withheldOnAdditional, type WithheldOnAdditional } from './withheld-on-additional';

/**
 * The payment in equal shares, to the cent, on top of so many pays like this one: what would have been withheld had it
 * been paid along. Unlike Method A it keeps the cents of each share and knows no limit.
 */
export function spreadOverPays(
  payment: Aud,
  pays: number,
  normalEarnings: Aud,
  column: TableColumn,
  rules: AuWithholdingRules,
): WithheldOnAdditional {
  const share = divide(payment, whole(pays), 2, 'half-up');
  const onTop = extraOnTop(normalEarnings, share, pays, column, rules);
  const total = step(
    'au.additional-payments.spread-over-pays',
    add(onTop.tax.value, onTop.studyLoan.value),
    () => `${payment.toString()} ÷ ${pays} = ${share.toString()} on top of each of ${pays} pays`,
    [given('additional payment', payment), onTop.tax, onTop.studyLoan],
  );
  return withheldOnAdditional(payment, total, onTop);
}
