import { formatName } from '@anz-payroll/employee-lifecycle';
import { snakeKeys, utcTimestamp } from '@anz-payroll/kernel';
import type { PayRecord } from './pay-record';

/** A pay under the names of the interface, decimals as text: what an event carries. */
export interface PayReadModel {
  readonly id: number;
  readonly employee_id: number;
  readonly employee_number: string | null;
  readonly pay_run_id: number;
  readonly status: string;
  readonly is_complete: boolean;
  readonly processed_date: string | null;
  readonly pay_run_end_date: string;
  readonly gross: string;
  readonly tax: string;
  readonly net: string;
  readonly hours: readonly object[];
  readonly leave: readonly object[];
  readonly leave_balance_rows: readonly object[];
  readonly allowances: readonly object[];
  readonly deductions: readonly object[];
  readonly [member: string]: unknown;
}

/** Rows are numbered through the lists of their pay, so that an id means one row of one pay. */
const ROWS_PER_PAY = 10_000;

export function rowId(payId: number, place: number): number {
  return payId * ROWS_PER_PAY + place + 1;
}

/** What stands beside the figures of a termination for other packages and is no part of the interface. */
const inner: ReadonlySet<string> = new Set([
  'reportedAmounts',
  'etpCaps',
  'amountInSuper',
  'amountInKiwisaver',
  'amountNotLiableForAcc',
  'levyAmount',
  'taxedAtLowRate',
  'nonEtpTaxAmount',
  'balanceMovements',
  'warnings',
  'parametersUsed',
]);

export function payReadModel(pay: PayRecord): PayReadModel {
  const { result, employee } = pay;
  const hours = result.hours.length;
  return {
    id: pay.id,
    employee_id: pay.employeeId,
    employee_number: employee.number,
    pay_run_id: pay.payRunId,
    status: pay.status,
    is_complete: pay.status === 'processed',
    processed_date: pay.status === 'pending' ? null : pay.payDate,
    pay_run_end_date: pay.periodEnd,
    employee_first_name: employee.firstName,
    employee_last_name: employee.lastName,
    format_name: formatName({ first_name: employee.firstName, last_name: employee.lastName }),
    employee_format_name_shorter: `${employee.firstName.slice(0, 1)}. ${employee.lastName}`,
    employee_email_address: employee.emailAddress,
    pay_department: pay.department,
    gross: pay.gross,
    tax: pay.tax,
    net: pay.net,
    stp_status: pay.stpStatus,
    stp_service_action: pay.stpServiceAction,
    stp_timestamp: pay.stpTimestamp === null ? null : utcTimestamp(pay.stpTimestamp),
    hours: result.hours.map((row, i) => ({ id: rowId(pay.id, i), ...named(row) })),
    leave: result.leave.map((row, i) => ({ id: rowId(pay.id, hours + i), ...named(row) })),
    leave_balance_rows: result.leaveBalanceRows.map(({ leaveType, name, hours: left }) => ({
      leave_type: leaveType,
      name,
      hours: left,
    })),
    allowances: result.allowances.map(named),
    deductions: result.deductions.map(named),
    bonuses: result.bonuses.map(named),
    back_payments: result.backPayments.map(named),
    termination: pay.termination === null ? null : terminationModel(pay.termination),
    ...(pay.country === 'AU' ? auMembers(pay.result) : nzMembers(pay.result)),
  };
}

function auMembers(result: Extract<PayRecord, { country: 'AU' }>['result']): object {
  return {
    super: result.super,
    compulsory_super_amount: result.compulsorySuperAmount,
    resc_super_amount: result.rescSuperAmount,
    total_workers_compensation: result.totalWorkersCompensation,
    pay_sacrifices: result.paySacrifices.map(named),
  };
}

function nzMembers(result: Extract<PayRecord, { country: 'NZ' }>['result']): object {
  return {
    nz_student_loan: result.nzStudentLoan,
    period_student_loan_cir: result.periodStudentLoanCir,
    period_student_loan_bor: result.periodStudentLoanBor,
    kiwisaver_employee_amount: result.kiwisaverEmployeeAmount,
    kiwisaver_employer_amount: result.kiwisaverEmployerAmount,
    kiwisaver_esct_amount: result.kiwisaverEsctAmount,
    kiwisaver_paye_gross_uplift: result.kiwisaverPayeGrossUplift,
    kiwisaver_employee_rate: result.kiwisaverEmployeeRate,
    kiwisaver_employer_rate: result.kiwisaverEmployerRate,
    total_kiwi_saver: result.totalKiwiSaver,
    tax_plus_student_loan: result.taxPlusStudentLoan,
  };
}

function terminationModel(termination: NonNullable<PayRecord['termination']>): object {
  return snakeKeys(Object.fromEntries(Object.entries(termination).filter(([name]) => !inner.has(name)))) as object;
}

function named(row: object): object {
  return snakeKeys(row) as object;
}
