import { multiply } from '../../money/arithmetic';
import { dropCents } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import { withholdAtFlatRate } from '../withholding/withhold-at-flat-rate';
import type { ReturnToWorkRules } from './return-to-work';

/**
 * What is withheld from a payment to resume working: one rate, whatever else the pay holds. No study loan is repaid from
 * it.
 * @law Taxation Administration Act 1953 (Cth) Sch 1 s 12-50; ATO Schedule 4
 */
export function withholdFromReturnToWork(
  payment: Aud,
  quotesTaxFileNumber: boolean,
  residency: 'resident' | 'foreign',
  edition: Dated<ReturnToWorkRules>,
): Step<Aud> {
  const { rate, noTaxFileNumber } = edition.values;
  const rule = 'au.return-to-work.withhold';
  if (quotesTaxFileNumber) {
    return withholdAtFlatRate(
      rule,
      payment,
      rate,
      parameter(edition, 'rate', () => rate.toString()),
    );
  }
  const top = noTaxFileNumber[residency];
  const dollars = dropCents(payment);
  const value = dropCents(multiply(dollars, top));
  return step(rule, value, () => `${top.toString()} × ${dollars.toString()}, cents ignored, = ${value.toString()}`, [
    given('payment', payment),
    parameter(edition, `noTaxFileNumber/${residency}`, () => `no tax file number: ${top.toString()}`),
  ]);
}
