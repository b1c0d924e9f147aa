import { add, decimal, whole, type Decimal } from 'payroll-core';
import { jsonNumber } from '../../domain/json-number';
import type { NzPayRecord } from '../../domain/pay-record';
import type {
  CountryPayMembers,
  ExtraPayTaxReadModel,
  NzPayMembers,
  NzTerminationMembers,
} from '../../domain/pay-read-model-types';
import { rowId } from '../../domain/pay-rows-read-model';

export function nzPayMembers(pay: NzPayRecord): CountryPayMembers {
  const { result } = pay;
  const members: NzPayMembers = {
    nz_student_loan: jsonNumber(result.nzStudentLoan),
    period_student_loan_cir: jsonNumber(result.periodStudentLoanCir),
    period_student_loan_bor: jsonNumber(result.periodStudentLoanBor),
    kiwisaver_employee_amount: jsonNumber(result.kiwisaverEmployeeAmount),
    kiwisaver_employer_amount: jsonNumber(result.kiwisaverEmployerAmount),
    kiwisaver_esct_amount: jsonNumber(result.kiwisaverEsctAmount),
    kiwisaver_paye_gross_uplift: jsonNumber(result.kiwisaverPayeGrossUplift),
    kiwisaver_employee_rate: jsonNumber(result.kiwisaverEmployeeRate),
    kiwisaver_employer_rate: jsonNumber(result.kiwisaverEmployerRate),
    total_kiwi_saver: jsonNumber(result.totalKiwiSaver),
    tax_plus_student_loan: jsonNumber(result.taxPlusStudentLoan),
  };
  return {
    super: jsonNumber(pay.super),
    total_workers_compensation: workersCompensation(pay),
    resc_super_amount: 0,
    compulsory_super_amount: 0,
    bonuses: result.bonuses.map((row, index) => ({
      id: rowId(pay, index),
      description: row.description,
      amount: jsonNumber(row.amount),
      tax_method: row.taxMethod,
      start_date: row.startDate ?? null,
      end_date: row.endDate ?? null,
      is_included_in_super_calculations: row.isIncludedInSuperCalculations,
      is_directors_fees: row.isDirectorsFees,
      is_return_to_work: row.isReturnToWork,
      is_nz_ess: row.isNzEss,
      is_nz_ess_cash_settled: row.isNzEssCashSettled,
      withhold_paye: row.withholdPaye,
      tax_as_nz_extra_pay: row.taxAsNzExtraPay,
      is_nz_discretionary: row.isNzDiscretionary,
      is_nz_redundancy: row.extraPayKind === 'redundancy',
      is_nz_retiring_allowance: row.extraPayKind === 'retiring-allowance',
    })),
    pay_sacrifices: [],
    back_payments: result.backPayments.map((row, index) => ({
      id: rowId(pay, index),
      description: row.description,
      amount: jsonNumber(row.amount),
      stp_category: row.stpCategory ?? null,
      tax_method: null,
      start_date: null,
      end_date: null,
    })),
    ...members,
  };
}

/** First-week compensation is leave of its own kind in New Zealand. */
function workersCompensation({ result }: NzPayRecord): number {
  const lines = result.leave.filter(({ leaveType }) => leaveType === 'NZ_ACC_WORKERS_COMP');
  const total = lines.reduce<Decimal>((sum, { amount }) => add(sum, decimal(amount)), whole(0));
  return jsonNumber(total.toString());
}

export function nzTerminationMembers({ termination }: NzPayRecord): NzTerminationMembers | Record<string, never> {
  if (termination === null) return {};
  const { unusedHoliday, altHoliday, redundancy, other, totalTax, taxedAtLowRate } = termination.nzExtraPayTaxBreakdown;
  return {
    unused_alt_holiday_amount: jsonNumber(termination.unusedAltHolidayAmount),
    nz_ytd_taxable: jsonNumber(termination.nzYtdTaxable),
    nz_extra_pay_tax_breakdown: {
      unused_holiday: taxOf(unusedHoliday),
      alt_holiday: taxOf(altHoliday),
      redundancy: taxOf(redundancy),
      other: taxOf(other),
      total_tax: jsonNumber(totalTax),
      taxed_at_low_rate: taxedAtLowRate,
    },
  };
}

type ExtraPayTax = NonNullable<NzPayRecord['termination']>['nzExtraPayTaxBreakdown']['other'];

function taxOf(part: ExtraPayTax): ExtraPayTaxReadModel {
  return {
    amount: jsonNumber(part.amount),
    tax: jsonNumber(part.tax),
    components: {
      income_tax: jsonNumber(part.components.income_tax),
      acc_levy: jsonNumber(part.components.acc_levy),
    },
    applied_personal_rate: part.appliedPersonalRate,
  };
}

/** Records by name, so that a member that is added does not compile until it is named here. */
const payMembersNamed: Readonly<Record<keyof NzPayMembers, true>> = {
  nz_student_loan: true,
  period_student_loan_cir: true,
  period_student_loan_bor: true,
  kiwisaver_employee_amount: true,
  kiwisaver_employer_amount: true,
  kiwisaver_esct_amount: true,
  kiwisaver_paye_gross_uplift: true,
  kiwisaver_employee_rate: true,
  kiwisaver_employer_rate: true,
  total_kiwi_saver: true,
  tax_plus_student_loan: true,
};

const terminationMembersNamed: Readonly<Record<keyof NzTerminationMembers, true>> = {
  unused_alt_holiday_amount: true,
  nz_ytd_taxable: true,
  nz_extra_pay_tax_breakdown: true,
};

export const nzPayMemberNames: readonly string[] = Object.keys(payMembersNamed);
export const nzTerminationMemberNames: readonly string[] = Object.keys(terminationMembersNamed);
