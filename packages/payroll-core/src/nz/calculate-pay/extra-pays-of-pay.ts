import { deepFreeze } from '../../immutable/deep-freeze';
import { add, equal, greater, isMore, multiply, subtract } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import type { Nzd } from '../../money/currency';
import { asPercent } from '../../money/shown';
import { accepted, refused, type Result } from '../../refusal/result';
import { given, step, type Step } from '../../trace/step';
import { annualiseBeforeExtraPays } from '../extra-pays/annualise-before-extra-pay';
import { taxExtraPays, type TaxOnExtraPays } from '../extra-pays/tax-extra-pays';
import { paysInYear } from '../pay-frequency/pay-frequency';
import type { NzRules } from '../rules/rules-in-force';
import type { NzPayWarning } from './nz-pay-warning';
import type { ParsedNzPay } from './parsed-nz-pay';
import type { PricedLines } from './price-lines';

const NIL = nzd('0');
const NOTHING: Step<Nzd> = step('nz.extra-pays.none', NIL, () => 'no extra pay', []);
export const NO_EXTRA_PAYS: TaxOnExtraPays = deepFreeze({
  tax: NOTHING,
  levy: NOTHING,
  parts: [],
  taxedAtLowRate: false,
});

/** The tax of this pay's extra pays. `ordinary` is this pay without them. */
export function extraPaysOfPay(
  pay: ParsedNzPay,
  lines: PricedLines,
  ordinary: Nzd,
  rules: NzRules,
  warnings: NzPayWarning[],
): Result<TaxOnExtraPays> {
  if (lines.extraPays.length === 0) return accepted(NO_EXTRA_PAYS);
  const { electableRates } = rules.extraPays.values;
  for (const { electedRate } of lines.extraPays) {
    if (electedRate !== undefined && !electableRates.some((rate) => equal(rate, electedRate))) {
      return refused({
        code: 'code/unknown',
        message: `A rate chosen for extra pays is one of ${electableRates.join(', ')}; it is ${electedRate.toString()}.`,
        path: 'electedRate',
      });
    }
  }
  const { taxCode, certificate } = pay.employee;
  const taxed = taxExtraPays(
    lines.extraPays,
    {
      taxCode,
      annualised: annualisedBefore(pay, ordinary, rules, warnings),
      method: pay.extraPayMethod,
      certificateRate: certificate?.rate,
      yearToDateTaxable: pay.yearToDateTaxable === undefined ? undefined : add(pay.yearToDateTaxable, ordinary),
    },
    rules,
  );
  lines.extraPays.forEach(({ name, electedRate }, i) => {
    const { rate } = taxed.parts[i]!;
    if (electedRate !== undefined && isMore(rate, electedRate)) {
      warnings.push({
        code: 'nz.extra-pays/elected-rate-not-higher',
        message: `The rate ${asPercent(electedRate)} chosen for "${name}" is below the ${asPercent(rate)} that applies, so it was not used.`,
      });
    }
  });
  return accepted(taxed);
}

/** What the rate of extra pays stands on; without earlier pays, this pay stands for every other. */
function annualisedBefore(pay: ParsedNzPay, ordinary: Nzd, rules: NzRules, warnings: NzPayWarning[]): Step<Nzd> {
  const { earlierPays, frequency, payDate, isFinalPay, paidBeforeFourWeeks } = pay;
  if (earlierPays !== undefined) {
    const thisPay =
      paidBeforeFourWeeks === undefined ? ordinary : greater(subtract(ordinary, paidBeforeFourWeeks), NIL);
    const paid = { payDate, frequency, earlierPays, thisPay, isFinalPay };
    return annualiseBeforeExtraPays(paid, rules.extraPays);
  }
  warnings.push({
    code: 'nz.extra-pays/base-assumed',
    message: 'No earlier pays were given, so this pay stands for every other in the rate of extra pays.',
  });
  const factor = paysInYear[frequency];
  return step(
    'nz.extra-pays.annualise-this-pay',
    multiply(ordinary, factor),
    () => `${ordinary.toString()} × ${factor.toString()} = ${multiply(ordinary, factor).toString()}`,
    [given('ordinary pay', ordinary)],
  );
}
