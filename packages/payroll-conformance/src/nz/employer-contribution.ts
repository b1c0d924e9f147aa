import { nzTaxYear } from 'payroll-core/calendar';
import { add, subtract, whole } from 'payroll-core/money';
import {
  chooseEsctRate,
  contributeByEmployer,
  contributeFromPay,
  daysEmployedInYear,
  taxContribution,
  thresholdAmountExpected,
  thresholdAmountOfLastYear,
  treatContributionAsPay,
  upliftPay,
} from 'payroll-core/nz';
import { explainAsText } from 'payroll-core/trace';
import { countIn, dateIn, has, nzdIn, onlyKnows } from '../read-input';
import type { Computed, Vector } from '../vector';
import { frequencyIn, payDateOf, percent, rateIn, rulesOf, taxCodeIn } from './inputs';

export function esctRateKind(vector: Vector): Computed {
  const { inputs } = vector;
  onlyKnows(inputs, ['threshold_amount', 'pay_date']);
  const rate = chooseEsctRate(nzdIn(inputs, 'threshold_amount'), rulesOf(vector).esct);
  return { actual: { esct_rate: percent(rate.value) }, trace: () => explainAsText(rate) };
}

export function esctThresholdKind(vector: Vector): Computed {
  const { inputs } = vector;
  onlyKnows(inputs, [
    'start_date',
    'year_end',
    'pay_date',
    'pay',
    'employer_contribution',
    'pay_days',
    'salary_or_wages',
    'employer_contributions',
  ]);
  if (has(inputs, 'salary_or_wages')) {
    const last = thresholdAmountOfLastYear({
      salaryOrWages: nzdIn(inputs, 'salary_or_wages'),
      employerContributions: nzdIn(inputs, 'employer_contributions'),
    });
    return { actual: { threshold_amount: last.value }, trace: () => explainAsText(last) };
  }
  const payDate = has(inputs, 'year_end') ? dateIn(inputs, 'year_end') : payDateOf(vector);
  const startDate = has(inputs, 'start_date') ? dateIn(inputs, 'start_date') : nzTaxYear(payDate).firstDay;
  const amount = thresholdAmountExpected({
    startDate,
    payDate,
    pay: nzdIn(inputs, 'pay'),
    employerContribution: nzdIn(inputs, 'employer_contribution'),
    payDays: countIn(inputs, 'pay_days'),
  });
  return {
    actual: { days: daysEmployedInYear(startDate, payDate), threshold_amount: amount.value },
    trace: () => explainAsText(amount),
  };
}

export function esctAmountKind({ inputs }: Vector): Computed {
  onlyKnows(inputs, ['employer_contribution', 'esct_rate', 'pay_date']);
  const contribution = nzdIn(inputs, 'employer_contribution');
  const tax = taxContribution(contribution, rateIn(inputs, 'esct_rate'));
  return {
    actual: { esct: tax.value, net_contribution: subtract(contribution, tax.value) },
    trace: () => explainAsText(tax),
  };
}

/** Income Tax Act 2007 s RD 68: the contribution is part of the pay that PAYE is worked out on. */
export function contributionAsSalaryKind(vector: Vector): Computed {
  const { inputs } = vector;
  onlyKnows(inputs, [
    'tax_code',
    'frequency',
    'gross',
    'pay_date',
    'kiwisaver_employee_rate',
    'kiwisaver_employer_rate',
  ]);
  const rules = rulesOf(vector);
  const gross = nzdIn(inputs, 'gross');
  const basis = { taxCode: taxCodeIn(inputs), frequency: frequencyIn(inputs) };
  const contribution = contributeByEmployer(gross, rateIn(inputs, 'kiwisaver_employer_rate'));
  const deduction = contributeFromPay(gross, rateIn(inputs, 'kiwisaver_employee_rate'));
  const uplift = upliftPay(contribution.value, whole(1));
  const asPay = treatContributionAsPay(gross, uplift, 'net', basis, rules);
  const withUplift = add(gross, uplift.value);
  const afterTax = subtract(subtract(withUplift, asPay.payeWith.value), deduction.value);
  return {
    actual: {
      employer_contribution: contribution.value,
      employee_deduction: deduction.value,
      paye_on_original_gross: asPay.payeWithout.value,
      paye_on_gross_with_contribution: asPay.payeWith.value,
      tax_on_contribution: asPay.taxOnContribution.value,
      net_contribution: asPay.toFund,
      net_employer_contribution: asPay.toFund,
      net_pay_gross_option: subtract(afterTax, uplift.value),
      net_pay_net_option: subtract(afterTax, asPay.toFund),
    },
    trace: () => explainAsText(asPay.taxOnContribution),
  };
}
