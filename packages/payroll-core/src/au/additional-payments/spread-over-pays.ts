import { add, equal, multiply } from '../../money/arithmetic';
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
  const isExact = equal(multiply(share, whole(pays)), payment);
  const divided = (): string =>
    `${payment.toString()} ÷ ${pays}${isExact ? '' : ', to the nearest cent,'} = ${share.toString()}`;
  const shared = step('au.additional-payments.share-of-a-pay', share, divided, [given('additional payment', payment)]);
  const onTop = extraOnTop(normalEarnings, share, pays, column, rules, {
    base: given('normal earnings', normalEarnings),
    share: shared,
  });
  const value = add(onTop.tax.value, onTop.studyLoan.value);
  const total = step(
    'au.additional-payments.spread-over-pays',
    value,
    () =>
      `${divided()} on top of each of ${pays} pays: ${onTop.tax.value.toString()} tax + ` +
      `${onTop.studyLoan.value.toString()} study loan = ${value.toString()}`,
    [given('additional payment', payment), onTop.tax, onTop.studyLoan],
  );
  return withheldOnAdditional(payment, total, onTop);
}
