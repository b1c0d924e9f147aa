import { formatName } from '@anz-payroll/employee-lifecycle';
import { utcTimestamp } from '@anz-payroll/kernel';
import { countryPayroll, countryPayrolls } from '../countries/registered-countries';
import { jsonNumber } from './json-number';
import type { PayRecord } from './pay-record';
import type { PayReadModel, TerminationReadModel } from './pay-read-model-types';
import { allowanceRow, deductionRow, hoursRow, leaveBalanceRow, leaveRow, rowId } from './pay-rows-read-model';
import { warningsOf } from './warnings-of';

/**
 * A pay under the names of the interface (spec 2.8): what HTTP answers, what an event carries, what files and pages are
 * written from. Members of the other country are left out; see `payEventModel`.
 */
export function payReadModel(pay: PayRecord): PayReadModel {
  return readModel(pay, noMembers);
}

/** With members of other countries. Spreads come last: before the members that are written out they made this twenty times slower. */
function readModel(pay: PayRecord, foreign: Readonly<Record<string, null>>): PayReadModel {
  const { employee, result } = pay;
  return {
    id: idOrNull(pay.id),
    status: pay.status,
    is_complete: pay.status === 'processed',
    employee_id: pay.employeeId,
    employee_number: employee.number,
    pay_run_id: idOrNull(pay.payRunId),
    processed_date: pay.status === 'pending' ? null : pay.payDate,
    pay_date: pay.payDate,
    pay_run_end_date: pay.runEndDate ?? pay.periodEnd,
    period_start: pay.periodStart,
    period_end: pay.periodEnd,
    employee_format_name_shorter: `${employee.lastName}, ${[...employee.firstName][0] ?? ''}`,
    employee_last_name: employee.lastName,
    employee_first_name: employee.firstName,
    employee_email_address: employee.emailAddress,
    format_name: formatName({ first_name: employee.firstName, last_name: employee.lastName }),
    gross: jsonNumber(pay.gross),
    tax: jsonNumber(pay.tax),
    net: jsonNumber(pay.net),
    stp_status: pay.stpStatus,
    stp_service_action: pay.stpServiceAction,
    stp_lodged_with: pay.stpLodgedWith ?? null,
    stp_timestamp: pay.stpTimestamp === null ? null : utcTimestamp(pay.stpTimestamp),
    pay_department: pay.department,
    note: noteOf(pay),
    hours: result.hours.map((row, index) => hoursRow(row, rowId(pay, index))),
    leave: result.leave.map((row, index) => leaveRow(row, rowId(pay, index))),
    leave_balance_rows: result.leaveBalanceRows.map(leaveBalanceRow),
    allowances: result.allowances.map((row, index) => allowanceRow(row, rowId(pay, index))),
    deductions: result.deductions.map((row, index) => deductionRow(row, rowId(pay, index))),
    termination: terminationReadModel(pay),
    warnings: warningsOf(pay),
    replaces_pay_id: pay.replacesPayId,
    replaced_by_pay_id: pay.replacedByPayId,
    ...foreign,
    ...countryPayroll(pay.country).payMembers(pay),
  };
}

/** A termination as the pay carries it (spec 2.9); null where the pay has none. */
export function terminationReadModel(pay: PayRecord): TerminationReadModel | null {
  const { termination } = pay;
  if (termination === null) return null;
  return {
    termination_date: termination.terminationDate,
    reason: termination.reason,
    cessation_type_code: termination.cessationTypeCode,
    is_manual_leave_amounts: termination.isManualLeaveAmounts,
    is_payment_in_lieu_paid: termination.isPaymentInLieuPaid,
    payment_in_lieu_amount: jsonNumber(termination.paymentInLieuAmount),
    is_unused_holiday_paid: termination.isUnusedHolidayPaid,
    unused_holiday_amount: jsonNumber(termination.unusedHolidayAmount),
    non_etp_amount: jsonNumber(termination.nonEtpAmount),
    redundancy_amount: jsonNumber(termination.redundancyAmount),
    total_amount: jsonNumber(termination.totalAmount),
    tax_amount: jsonNumber(termination.taxAmount),
    unused_holiday_and_loading_tax_amount: jsonNumber(termination.unusedHolidayAndLoadingTaxAmount),
    ...countryPayroll(pay.country).terminationMembers(pay),
  };
}

/**
 * What an event carries: the same model, with the members of every other country as null.
 * Fields of the other country are not left out (spec 6).
 */
export function payEventModel(pay: PayRecord): PayReadModel {
  const model = readModel(pay, nullMembers('payMemberNames'));
  if (model.termination === null) return model;
  return { ...model, termination: { ...nullMembers('terminationMemberNames'), ...model.termination } };
}

const noMembers: Readonly<Record<string, null>> = {};

const nulls: {
  payMemberNames?: Readonly<Record<string, null>>;
  terminationMemberNames?: Readonly<Record<string, null>>;
} = {};

/** Made once: the members that only one of the countries has. */
function nullMembers(kind: 'payMemberNames' | 'terminationMemberNames'): Readonly<Record<string, null>> {
  return (nulls[kind] ??= Object.fromEntries(
    Object.values(countryPayrolls).flatMap((payroll) => payroll[kind].map((name) => [name, null] as const)),
  ));
}

/** Answers that were kept before pays had notes hold none. */
function noteOf({ note }: { readonly note?: string | null }): string | null {
  return note ?? null;
}

function idOrNull(id: number): number | null {
  return id === 0 ? null : id;
}
