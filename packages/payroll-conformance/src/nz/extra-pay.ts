import { isZero, nzd, subtract, type Nzd } from 'payroll-core/money';
import {
  annualiseFourWeeks,
  annualiseLastTwoPays,
  taxExtraPays,
  type ExtraPay,
  type ExtraPayKind,
  type NzRules,
} from 'payroll-core/nz';
import { explainAsText, given, step, type Step } from 'payroll-core/trace';
import { decimalIn, has, nzdIn, onlyKnows, textIn } from '../read-input';
import { UnreadableVector } from '../unreadable-vector';
import type { Computed, JsonObject, Vector } from '../vector';
import { frequencyIn, percent, rateIn, rulesOf, taxCodeIn } from './inputs';

const known = [
  'tax_code',
  'annualised_income',
  'extra_pay',
  'acc_liable',
  'pay_date',
  'four_weeks_income',
  'redundancy',
  'retiring_allowance',
  'leave_pay',
  'extra_pay_kind',
  'stc_rate',
  'elected_rate',
  'frequency',
  'pays_in_last_four_weeks',
  'last_two_pays',
  'method',
  'year_to_date_taxable',
];

/** Tax on a lump sum, in the levy-liable and the levy-free part that the vector states. */
export function extraPayKind(vector: Vector): Computed {
  const { inputs } = vector;
  onlyKnows(inputs, known);
  const rules = rulesOf(vector);
  const taxed = taxExtraPays(
    partsOf(inputs),
    {
      taxCode: taxCodeIn(inputs),
      annualised: annualisedOf(inputs, rules),
      ...(has(inputs, 'stc_rate') ? { certificateRate: rateIn(inputs, 'stc_rate') } : {}),
      ...(has(inputs, 'year_to_date_taxable') ? { yearToDateTaxable: nzdIn(inputs, 'year_to_date_taxable') } : {}),
    },
    rules,
  );
  const rate = percent(taxed.parts[0]!.rate);
  return {
    actual: {
      tax: taxed.tax.value,
      tax_rate: rate,
      rate_applied: rate,
      grossed_up: taxed.grossedUp ?? null,
      acc_levy: taxed.levy.value,
      lump_sum_indicator: taxed.taxedAtLowRate ? 1 : 0,
    },
    trace: () => explainAsText(taxed.tax),
  };
}

function partsOf(inputs: JsonObject): readonly ExtraPay[] {
  const elected = has(inputs, 'elected_rate') ? { electedRate: rateIn(inputs, 'elected_rate') } : {};
  const kind = has(inputs, 'extra_pay_kind') ? kindIn(inputs) : 'bonus';
  if (!has(inputs, 'extra_pay')) return [{ name: 'extra pay', kind, amount: nzd('1'), ...elected }];
  const amount = nzdIn(inputs, 'extra_pay');
  if (!has(inputs, 'acc_liable')) return [{ name: 'extra pay', kind, amount, ...elected }];
  const liable = nzdIn(inputs, 'acc_liable');
  const free = subtract(amount, liable);
  const levied: ExtraPay = { name: 'liable for levy', kind: 'bonus', amount: liable, ...elected };
  return isZero(free) ? [levied] : [{ name: 'free of levy', kind: 'redundancy', amount: free, ...elected }, levied];
}

const kinds: Readonly<Record<string, ExtraPayKind>> = {
  redundancy: 'redundancy',
  retiring: 'retiring-allowance',
  retiring_allowance: 'retiring-allowance',
  'retiring allowance': 'retiring-allowance',
  ess: 'share-scheme',
  back_pay: 'back-pay',
  holiday_pay: 'holiday-pay',
  bonus: 'bonus',
};

function kindIn(inputs: JsonObject): ExtraPayKind {
  const name = textIn(inputs, 'extra_pay_kind');
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (kind === undefined) throw new UnreadableVector(`Unknown extra_pay_kind ${name}.`);
  return kind;
}

function annualisedOf(inputs: JsonObject, rules: NzRules): Step<Nzd> {
  if (has(inputs, 'annualised_income')) {
    const income = nzdIn(inputs, 'annualised_income');
    return step('given.annualised-income', income, () => `${income.toString()}`, [given('annualised income', income)]);
  }
  if (has(inputs, 'last_two_pays')) {
    return annualiseLastTwoPays(paysIn(inputs, 'last_two_pays'), frequencyIn(inputs), rules.extraPays);
  }
  if (has(inputs, 'pays_in_last_four_weeks')) {
    return annualiseFourWeeks(paysIn(inputs, 'pays_in_last_four_weeks'), frequencyIn(inputs), rules.extraPays);
  }
  const pays = has(inputs, 'four_weeks_income') ? [nzdIn(inputs, 'four_weeks_income')] : [];
  return annualiseFourWeeks(pays, 'four-weekly', rules.extraPays);
}

function paysIn(inputs: JsonObject, name: string): readonly Nzd[] {
  const listed = inputs[name];
  if (!Array.isArray(listed)) throw new UnreadableVector(`Expected a list in ${name}.`);
  return listed.map((_, i) => decimalIn(listed as unknown as JsonObject, String(i)) as Nzd);
}
