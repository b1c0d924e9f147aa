import { add, greater, isZero, lesser, multiply, subtract } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import { dropCents } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import { given, parameter, step } from '../../trace/step';
import type { AuWithholdingRules } from '../withholding/rules-in-force';
import type { OnTop } from './extra-on-top';
import { withheldOnAdditional, type WithheldOnAdditional } from './withheld-on-additional';

const NOTHING = aud('0');

/**
 * No more than 47 % of the additional payment, tax and study loan together, cents ignored and never below nil.
 * @law ATO Schedule 5, "Withholding limit"; Method A steps 8 and 9, Method B(ii) steps 8 to 10
 */
export function limitWithholding(
  rule: string,
  payment: Aud,
  onTop: OnTop,
  alreadyWithheld: Aud,
  rules: AuWithholdingRules,
): WithheldOnAdditional {
  const { limit } = rules.additionalPayments.values;
  const due = subtract(add(onTop.tax.value, onTop.studyLoan.value), alreadyWithheld);
  const most = multiply(payment, limit);
  const value = greater(dropCents(lesser(due, most)), NOTHING);
  const total = step(
    rule,
    value,
    () =>
      `${onTop.tax.value.toString()} tax + ${onTop.studyLoan.value.toString()} study loan` +
      ` − ${alreadyWithheld.toString()} already withheld = ${due.toString()}, ` +
      `at most ${limit.toString()} × ${payment.toString()} = ${most.toString()}, cents ignored: ${value.toString()}`,
    [
      given('additional payment', payment),
      onTop.tax,
      onTop.studyLoan,
      ...(isZero(alreadyWithheld) ? [] : [given('withheld from earlier payments', alreadyWithheld)]),
      parameter(rules.additionalPayments, 'limit', () => `limit ${limit.toString()}`),
    ],
  );
  return withheldOnAdditional(payment, total, onTop);
}
