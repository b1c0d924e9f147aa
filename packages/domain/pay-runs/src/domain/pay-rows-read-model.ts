import { isGiven } from './is-given';
import { jsonNumber, jsonNumberOrNull } from './json-number';
import type { PayRecord } from './pay-record';
import type {
  AllowanceRowReadModel,
  DeductionRowReadModel,
  HoursRowReadModel,
  LeaveBalanceReadModel,
  LeaveRowReadModel,
} from './pay-read-model-types';

/** payroll-core takes at most this many rows of a kind in a pay. */
const MOST_ROWS = 1000;

/** Rows belong to their pay; their ids are made of its id and their index in their list. A preview has none. */
export function rowId(pay: Pick<PayRecord, 'id'>, index: number): number | null {
  return pay.id === 0 ? null : pay.id * MOST_ROWS + index;
}

type Result = PayRecord['result'];

/** Only a row that is one says so. */
export function adjustmentIn(row: object): { readonly is_adjustment?: true } {
  return 'isAdjustment' in row && row.isAdjustment === true ? { is_adjustment: true } : {};
}

/** Rows of hours and leave are below zero only as adjustments; their results do not say it otherwise. */
const isBelowZero = (amount: string): boolean => amount.startsWith('-');

export function hoursRow(row: Result['hours'][number], id: number | null): HoursRowReadModel {
  return {
    id,
    description: row.description,
    units: row.units,
    value: jsonNumber(row.value),
    rate: jsonNumber(row.rate),
    multiplier: jsonNumberOrNull(row.multiplier),
    rate_reference: row.rateReference ?? null,
    rate_description: row.rateDescription ?? null,
    is_overtime: row.isOvertime,
    pay_amount: jsonNumber(row.payAmount),
    ...('publicHolidayDate' in row && row.publicHolidayDate !== undefined
      ? { public_holiday_date: row.publicHolidayDate }
      : {}),
    ...adjustmentIn({ isAdjustment: isBelowZero(row.value) }),
  };
}

export function leaveRow(row: Result['leave'][number], id: number | null): LeaveRowReadModel {
  return {
    id,
    name: row.name,
    leave_type: row.leaveType,
    date: row.date,
    rate: jsonNumber(row.rate),
    hours: jsonNumber(row.hours),
    value: jsonNumber(row.value),
    leave_loading_amount: jsonNumber(row.leaveLoadingAmount),
    amount: jsonNumber(row.amount),
    ...('isCashUp' in row && row.isCashUp ? { is_cash_up: true } : {}),
    ...('taxAsNzExtraPay' in row && row.taxAsNzExtraPay === true ? { tax_as_nz_extra_pay: true } : {}),
    ...adjustmentIn({ isAdjustment: isBelowZero(row.hours) }),
  };
}

export function leaveBalanceRow(row: Result['leaveBalanceRows'][number]): LeaveBalanceReadModel {
  return { leave_type: row.leaveType, name: row.name, hours: jsonNumber(row.hours) };
}

export function allowanceRow(row: Result['allowances'][number], id: number | null): AllowanceRowReadModel {
  return {
    id,
    description: row.description,
    amount: jsonNumber(row.amount),
    units: jsonNumber(row.units),
    total_amount: jsonNumber(row.totalAmount),
    allowance_category: row.allowanceCategory ?? null,
    ...('otherType' in row && isGiven(row.otherType) ? { other_type: row.otherType } : {}),
    is_taxable: row.isTaxable,
    is_itemised: row.isItemised,
    is_included_in_super_calculations: row.isIncludedInSuperCalculations,
    ...adjustmentIn(row),
  };
}

export function deductionRow(row: Result['deductions'][number], id: number | null): DeductionRowReadModel {
  return {
    id,
    description: row.description,
    amount: jsonNumber(row.amount),
    classification: row.classification,
    is_included_in_super_calculations: row.isIncludedInSuperCalculations,
  };
}
