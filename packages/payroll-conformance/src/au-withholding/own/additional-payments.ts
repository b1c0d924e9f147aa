import { isLumpSumE, withholdFromPay, type AdditionalPayment, type AuWithholdingRules } from 'payroll-core/au';
import { aud, subtract } from 'payroll-core/money';
import { explainAsText } from 'payroll-core/trace';
import { audIn, countIn, dateIn, flagIn, has, objectIn, wordIn } from '../../read-input';
import type { Computed, JsonObject, OwnKind } from '../../vector';
import { declarationIn, frequencyOf, rulesOn } from '../inputs';

/**
 * `{ method, scale, studyLoan, frequency, earnings, payment, payPeriods?, withheld }`, or
 * `{ lumpSumE: { amount, accruedUntil }, isLumpSumE }` for a payment on the file's date.
 */
export const ownAdditionalPayments: OwnKind = (row, effectiveFrom) => {
  const rules = rulesOn(effectiveFrom);
  if (has(row, 'lumpSumE')) {
    const backPay = objectIn(row['lumpSumE'], 'lumpSumE');
    const actual = isLumpSumE(audIn(backPay, 'amount'), dateIn(backPay, 'accruedUntil'), rules);
    return { actual, expected: row['isLumpSumE'] ?? null };
  }
  return { ...byMethodA(row, rules), expected: row['withheld'] ?? null };
};

function byMethodA(row: JsonObject, rules: AuWithholdingRules): Computed {
  const method = wordIn(row, 'method', ['METHOD_A_WHOLE_YEAR', 'METHOD_A_SPECIFIC_RANGE']);
  const amount = audIn(row, 'payment');
  const payment: AdditionalPayment =
    method === 'METHOD_A_WHOLE_YEAR' ? { method, amount } : { method, amount, payPeriods: countIn(row, 'payPeriods') };
  const withheld = withholdFromPay(
    {
      earnings: audIn(row, 'earnings'),
      frequency: frequencyOf(row),
      declaration: { ...declarationIn(row), hasStudyLoan: flagIn(row, 'studyLoan', false) },
      paidEarlierThisYear: aud('0'),
      additionalPayments: [payment],
    },
    rules,
  );
  return {
    actual: subtract(withheld.total.value, withheld.ordinary.total.value),
    trace: () => explainAsText(withheld.total),
  };
}
