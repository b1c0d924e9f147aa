import { formatName } from '@anz-payroll/employee-lifecycle';
import type { AuPayRecord, NzPayRecord, PayRecord } from '@anz-payroll/pay-runs';
import { nzd, sum } from 'payroll-core/money';
import { toAmount, toTimestamp } from '@anz-payroll/http-kit/contract';
import type { LeaveBalanceRow, LeaveRow, Pay, PayAllowanceRow, PayDeductionRow, PayHoursRow } from './pay-contracts';
import { showTermination } from './show-termination';

/** A pay as the API answers it (spec 2.8). */
export function showPay(pay: PayRecord): Pay {
  const { employee, result } = pay;
  const name = { first_name: employee.firstName, last_name: employee.lastName };
  return {
    id: idOrNull(pay.id),
    status: pay.status,
    is_complete: pay.status === 'processed',
    employee_id: pay.employeeId,
    employee_number: employee.number,
    pay_run_id: idOrNull(pay.payRunId),
    processed_date: pay.status === 'pending' ? null : pay.payDate,
    pay_date: pay.payDate,
    pay_run_end_date: pay.periodEnd,
    employee_format_name_shorter: `${employee.lastName}, ${[...employee.firstName][0] ?? ''}`,
    employee_last_name: employee.lastName,
    employee_first_name: employee.firstName,
    employee_email_address: employee.emailAddress,
    format_name: formatName(name),
    gross: toAmount(pay.gross),
    tax: toAmount(pay.tax),
    net: toAmount(pay.net),
    stp_status: pay.stpStatus,
    stp_service_action: pay.stpServiceAction,
    stp_timestamp: pay.stpTimestamp === null ? null : toTimestamp(pay.stpTimestamp),
    pay_department: pay.department,
    hours: result.hours.map((row, at) => showHours(row, rowIdOf(pay, at))),
    leave: result.leave.map((row, at) => showLeave(row, rowIdOf(pay, at))),
    leave_balance_rows: result.leaveBalanceRows.map(showBalance),
    allowances: result.allowances.map((row, at) => showAllowance(row, rowIdOf(pay, at))),
    deductions: result.deductions.map((row, at) => showDeduction(row, rowIdOf(pay, at))),
    ...(pay.country === 'AU' ? ofAustralia(pay) : ofNewZealand(pay)),
    termination: showTermination(pay),
    replaces_pay_id: pay.replacesPayId,
    replaced_by_pay_id: pay.replacedByPayId,
  };
}

/** The library takes at most this many rows of a kind in a pay. */
const MOST_ROWS = 1000;

/** Rows are part of their pay; their ids are made of its id and their place. */
function rowIdOf({ id }: PayRecord, at: number): number | null {
  return id === 0 ? null : id * MOST_ROWS + at;
}

function idOrNull(id: number): number | null {
  return id === 0 ? null : id;
}

type Result = PayRecord['result'];
type Row<K extends 'hours' | 'leave' | 'leaveBalanceRows' | 'allowances' | 'deductions'> = Result[K][number];

function showHours(row: Row<'hours'>, id: number | null): PayHoursRow {
  return {
    id,
    description: row.description,
    units: row.units,
    value: toAmount(row.value),
    rate: toAmount(row.rate),
    multiplier: row.multiplier === undefined ? null : toAmount(row.multiplier),
    rate_reference: row.rateReference ?? null,
    rate_description: row.rateDescription ?? null,
    is_overtime: row.isOvertime,
    pay_amount: toAmount(row.payAmount),
  };
}

function showLeave(row: Row<'leave'>, id: number | null): LeaveRow {
  return {
    id,
    name: row.name,
    leave_type: row.leaveType,
    date: row.date,
    rate: toAmount(row.rate),
    hours: toAmount(row.hours),
    value: toAmount(row.value),
    leave_loading_amount: toAmount(row.leaveLoadingAmount),
    amount: toAmount(row.amount),
  };
}

function showBalance(row: Row<'leaveBalanceRows'>): LeaveBalanceRow {
  return { leave_type: row.leaveType, name: row.name, hours: toAmount(row.hours) };
}

function showAllowance(row: Row<'allowances'>, id: number | null): PayAllowanceRow {
  return {
    id,
    description: row.description,
    amount: toAmount(row.amount),
    units: toAmount(row.units),
    total_amount: toAmount(row.totalAmount),
    allowance_category: row.allowanceCategory ?? null,
    is_taxable: row.isTaxable,
    is_itemised: row.isItemised,
    is_included_in_super_calculations: row.isIncludedInSuperCalculations,
  };
}

function showDeduction(row: Row<'deductions'>, id: number | null): PayDeductionRow {
  return {
    id,
    description: row.description,
    amount: toAmount(row.amount),
    classification: row.classification,
    is_included_in_super_calculations: row.isIncludedInSuperCalculations,
  };
}

type CountryPart = Pick<
  Pay,
  | 'super'
  | 'total_workers_compensation'
  | 'resc_super_amount'
  | 'compulsory_super_amount'
  | 'bonuses'
  | 'pay_sacrifices'
  | 'back_payments'
> &
  Partial<Pay>;

function ofAustralia(pay: AuPayRecord): CountryPart {
  const { result } = pay;
  return {
    super: toAmount(result.super),
    total_workers_compensation: toAmount(result.totalWorkersCompensation),
    resc_super_amount: toAmount(result.rescSuperAmount),
    compulsory_super_amount: toAmount(result.compulsorySuperAmount),
    bonuses: result.bonuses.map((row, at) => ({
      id: rowIdOf(pay, at),
      description: row.description,
      amount: toAmount(row.amount),
      tax_method: row.taxMethod,
      start_date: row.startDate ?? null,
      end_date: row.endDate ?? null,
      is_included_in_super_calculations: row.isIncludedInSuperCalculations,
      is_directors_fees: row.isDirectorsFees,
      is_return_to_work: row.isReturnToWork,
    })),
    pay_sacrifices: result.paySacrifices.map((row, at) => ({
      id: rowIdOf(pay, at),
      description: row.description,
      amount: toAmount(row.amount),
      is_included_in_super_calculations: row.isIncludedInSuperCalculations,
      is_super: row.isSuper,
    })),
    back_payments: result.backPayments.map((row, at) => ({
      id: rowIdOf(pay, at),
      description: row.description,
      amount: toAmount(row.amount),
      stp_category: row.stpCategory,
      tax_method: row.taxMethod,
      start_date: row.startDate ?? null,
      end_date: row.endDate ?? null,
    })),
  };
}

function ofNewZealand(pay: NzPayRecord): CountryPart {
  const { result } = pay;
  return {
    super: 0,
    total_workers_compensation: workersCompensation(pay),
    resc_super_amount: 0,
    compulsory_super_amount: 0,
    bonuses: result.bonuses.map((row, at) => ({
      id: rowIdOf(pay, at),
      description: row.description,
      amount: toAmount(row.amount),
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
    })),
    pay_sacrifices: [],
    back_payments: result.backPayments.map((row, at) => ({
      id: rowIdOf(pay, at),
      description: row.description,
      amount: toAmount(row.amount),
      stp_category: row.stpCategory ?? null,
      tax_method: null,
      start_date: null,
      end_date: null,
    })),
    nz_student_loan: toAmount(result.nzStudentLoan),
    period_student_loan_cir: toAmount(result.periodStudentLoanCir),
    period_student_loan_bor: toAmount(result.periodStudentLoanBor),
    kiwisaver_employee_amount: toAmount(result.kiwisaverEmployeeAmount),
    kiwisaver_employer_amount: toAmount(result.kiwisaverEmployerAmount),
    kiwisaver_esct_amount: toAmount(result.kiwisaverEsctAmount),
    kiwisaver_paye_gross_uplift: toAmount(result.kiwisaverPayeGrossUplift),
    kiwisaver_employee_rate: toAmount(result.kiwisaverEmployeeRate),
    kiwisaver_employer_rate: toAmount(result.kiwisaverEmployerRate),
    total_kiwi_saver: toAmount(result.totalKiwiSaver),
    tax_plus_student_loan: toAmount(result.taxPlusStudentLoan),
  };
}

/** First-week compensation is leave of its own kind in New Zealand. */
function workersCompensation({ result }: NzPayRecord): number {
  const lines = result.leave.filter(({ leaveType }) => leaveType === 'NZ_ACC_WORKERS_COMP');
  return toAmount(
    sum(
      nzd('0'),
      lines.map(({ amount }) => nzd(amount)),
    ),
  );
}
