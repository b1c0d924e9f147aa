import { calculatePay, nzRulesInForce, type NzPay, type NzPayInput, type NzPayPeriod } from 'payroll-core/nz';
import { equal, isPositive } from 'payroll-core/money';
import { explainAsText, type Step } from 'payroll-core/trace';
import { decimalIn, flagIn, has, objectIn, onlyKnows, orUnreadable, textIn } from '../read-input';
import { UnreadableVector } from '../unreadable-vector';
import type { Computed, Json, JsonObject, OwnKind, Vector } from '../vector';
import { frequencyIn, payDateOf, rateIn } from './inputs';

const known = [
  'tax_code',
  'frequency',
  'gross',
  'pay_date',
  'kiwisaver_employee_rate',
  'kiwisaver_employer_rate',
  'esct_rate',
  'payroll_donation',
  'child_support_notice',
  'attachment_order',
  'slcir_rate',
  'slcir_remaining',
  'slbor',
  'slbor_rate',
  'student_loan_rate',
  'special_deduction_rate',
  'stc_rate',
  'stc_student_loan_rate',
  'student_loan_threshold_applies',
  'extra_pay',
  'off_cycle_extra_pay',
  'pays_in_last_four_weeks',
  'ess_benefit',
  'ess_paye_withheld',
];

const periods: Readonly<Record<string, NzPayPeriod>> = {
  weekly: 'WEEKLY',
  fortnightly: 'FORTNIGHTLY',
  'four-weekly': 'FOUR_WEEKLY',
  monthly: 'MONTHLY',
};

/**
 * A whole pay through `calculatePay`: PAYE, student loan with its extra deductions, KiwiSaver, ESCT, donations, child
 * support and share scheme benefits, in any combination.
 */
export function payKind(vector: Vector): Computed {
  const { inputs } = vector;
  onlyKnows(inputs, known);
  const pay = orUnreadable(calculatePay(payInputOf(vector)));
  const filed = pay.employmentInformation;
  return {
    actual: {
      paye: pay.paye,
      student_loan: pay.nzStudentLoan,
      slcir: pay.periodStudentLoanCir,
      slbor: pay.periodStudentLoanBor,
      kiwisaver_employee: pay.kiwisaverEmployeeAmount,
      kiwisaver_employer: pay.kiwisaverEmployerAmount,
      kiwisaver_employer_net: pay.kiwisaverEmployerNetAmount,
      esct: pay.kiwisaverEsctAmount,
      payroll_giving_credit: pay.payrollGivingCredit,
      child_support: filed.childSupport,
      child_support_code: filed.childSupportCode ?? '',
      net_pay: pay.net,
      ei_gross: filed.gross,
      ei_earnings_not_liable_acc: filed.notLiableForAcc,
      ei_ess: filed.shareSchemes,
      lump_sum_indicator: filed.lumpSumIndicator,
    },
    trace: () => traceOf(pay),
  };
}

/** `{ payDates, inputs, line }`: the amounts that are filed of a pay, the same on each of the days. */
export const ownPay: OwnKind = (row) => {
  const inputs = objectIn(row['inputs'] ?? null, 'inputs');
  onlyKnows(inputs, known);
  const dates = row['payDates'] as readonly Json[];
  const pays = dates.map((payDate) =>
    orUnreadable(calculatePay(payInputOf({ inputs: { ...inputs, pay_date: payDate }, expected: null }))),
  );
  return {
    actual: pays.map(({ employmentInformation }) => employmentInformation),
    expected: dates.map(() => row['line'] ?? null),
    trace: () => traceOf(pays[0]!),
  };
};

export function traceOf(pay: NzPay): string {
  return Object.values<Step>({ ...pay.trace.figures })
    .map(explainAsText)
    .join('\n');
}

function payInputOf(vector: Vector): NzPayInput {
  const { inputs } = vector;
  const frequency = has(inputs, 'frequency') ? frequencyIn(inputs) : 'weekly';
  const isOffCycle = has(inputs, 'off_cycle_extra_pay');
  return {
    payDate: payDateOf(vector),
    payPeriod: periods[frequency]!,
    employee: employeeOf(vector),
    hours: has(inputs, 'gross')
      ? [{ description: 'Pay', units: 'pay', value: 1, rate: amountOf(inputs, 'gross') }]
      : [],
    bonuses: [...lumpSums(inputs), ...shareSchemes(inputs)],
    deductions: deductionsOf(inputs),
    earlierPays: earlierPaysOf(vector),
    isOffCycle,
  };
}

function employeeOf(vector: Vector): NzPayInput['employee'] {
  const { inputs } = vector;
  const loanRate = has(inputs, 'student_loan_rate') ? 'student_loan_rate' : 'special_deduction_rate';
  return {
    nzTaxCode: textIn(inputs, 'tax_code'),
    minimumWage: 'NONE',
    ...(has(inputs, 'kiwisaver_employee_rate') ? kiwisaverOf(vector) : { kiwisaverStatusCode: 'NK' }),
    ...(has(inputs, 'esct_rate') ? { esctRate: fraction(inputs, 'esct_rate') } : {}),
    ...(has(inputs, 'stc_rate')
      ? {
          taxCertificate: {
            rate: fraction(inputs, 'stc_rate'),
            studentLoanThresholdApplies: flagIn(inputs, 'student_loan_threshold_applies', true),
            ...(has(inputs, 'stc_student_loan_rate')
              ? { studentLoanRate: fraction(inputs, 'stc_student_loan_rate') }
              : {}),
          },
        }
      : {}),
    ...(has(inputs, loanRate) ? { studentLoanSpecialRate: fraction(inputs, loanRate) } : {}),
    ...(has(inputs, 'slcir_rate')
      ? {
          studentLoanCir: {
            rate: fraction(inputs, 'slcir_rate'),
            ...(has(inputs, 'slcir_remaining') ? { remaining: amountOf(inputs, 'slcir_remaining') } : {}),
          },
        }
      : {}),
    ...(has(inputs, 'slbor') ? { studentLoanBor: { amount: amountOf(inputs, 'slbor') } } : {}),
    ...(has(inputs, 'slbor_rate') ? { studentLoanBor: { rate: fraction(inputs, 'slbor_rate') } } : {}),
  };
}

/** A rate below the law's lowest is one under a temporary reduction, which both sides then follow. */
function kiwisaverOf(vector: Vector): Partial<NzPayInput['employee']> {
  const { inputs } = vector;
  const rate = rateIn(inputs, 'kiwisaver_employee_rate');
  const rules = orUnreadable(nzRulesInForce(payDateOf(vector))).kiwisaver.values;
  const isReduced = rules.temporaryRate !== undefined && equal(rules.temporaryRate.employee, rate);
  return {
    kiwisaverStatusCode: 'AK',
    kiwisaverEmployeeRate: rate.toString(),
    ...(has(inputs, 'kiwisaver_employer_rate')
      ? employerRate(fraction(inputs, 'kiwisaver_employer_rate'), isPositive(rateIn(inputs, 'kiwisaver_employer_rate')))
      : {}),
    ...(isReduced ? { kiwisaverTemporaryReduction: { from: payDateOf(vector), employerMatches: true } } : {}),
  };
}

function employerRate(rate: string, contributes: boolean): Partial<NzPayInput['employee']> {
  return contributes ? { kiwisaverEmployerRate: rate } : { kiwisaverCecObligation: false };
}

function deductionsOf(inputs: JsonObject): NonNullable<NzPayInput['deductions']> {
  const rows: NonNullable<NzPayInput['deductions']>[number][] = [];
  if (has(inputs, 'child_support_notice')) {
    const amount = amountOf(inputs, 'child_support_notice');
    rows.push({ description: 'Child support', amount, classification: 'CHILD_SUPPORT_DEDUCTION' });
  }
  if (has(inputs, 'attachment_order')) {
    const amount = amountOf(inputs, 'attachment_order');
    rows.push({ description: 'Order', amount, classification: 'CHILD_SUPPORT_GARNISHEE' });
  }
  if (has(inputs, 'payroll_donation')) {
    rows.push({ description: 'Donation', amount: amountOf(inputs, 'payroll_donation'), classification: 'CHARITY' });
  }
  return rows;
}

function lumpSums(inputs: JsonObject): NonNullable<NzPayInput['bonuses']> {
  const name = has(inputs, 'off_cycle_extra_pay') ? 'off_cycle_extra_pay' : 'extra_pay';
  return has(inputs, name) ? [{ description: 'Extra pay', amount: amountOf(inputs, name), taxAsNzExtraPay: true }] : [];
}

function shareSchemes(inputs: JsonObject): NonNullable<NzPayInput['bonuses']> {
  if (!has(inputs, 'ess_benefit')) return [];
  const withholdPaye = flagIn(inputs, 'ess_paye_withheld', false);
  return [{ description: 'Shares', amount: amountOf(inputs, 'ess_benefit'), isNzEss: true, withholdPaye }];
}

/** The pays of four weeks count this one last; the others come before it. */
function earlierPaysOf(vector: Vector): NonNullable<NzPayInput['earlierPays']> | null {
  const listed: Json | undefined = vector.inputs['pays_in_last_four_weeks'];
  if (listed === undefined || listed === null) return null;
  if (!Array.isArray(listed)) throw new UnreadableVector('Expected a list in pays_in_last_four_weeks.');
  const payDate = payDateOf(vector);
  const count = has(vector.inputs, 'gross') ? listed.length - 1 : listed.length;
  return Array.from({ length: count }, (_, i) => ({
    payDate,
    ordinaryEarnings: amountOf(listed as unknown as JsonObject, String(i)),
  }));
}

function amountOf(inputs: JsonObject, name: string): string {
  return decimalIn(inputs, name).toString();
}

function fraction(inputs: JsonObject, name: string): string {
  return rateIn(inputs, name).toString();
}
