import { decimal, subtract, type CivilDate } from 'payroll-core';
import type { BackPaymentItem, DecimalText } from './pay-command';
import type { PayRecord } from './pay-record';
import { sumOf } from './sum-of';

/** A pay that was too little: what it paid, and what the other rate would have paid for the same rows. */
export interface OwedPeriod {
  readonly payId: number;
  readonly payDate: CivilDate;
  readonly periodStart: CivilDate;
  readonly periodEnd: CivilDate;
  readonly paid: DecimalText;
  /** Less what was given up by salary sacrifice then, and no more of it. */
  readonly due: DecimalText;
  readonly difference: DecimalText;
  /** Of the difference, what belongs to overtime. */
  readonly overtime: DecimalText;
  /** Of the difference, annual holiday pay that is paid with each pay in New Zealand. */
  readonly holidayPayWithPay: DecimalText;
  /** Of the difference, what belongs to each row of leave, its loading included. */
  readonly leave: readonly OwedLeave[];
}

export interface OwedLeave {
  readonly leaveType: string;
  readonly name: string;
  readonly difference: DecimalText;
}

/** What leaving should have paid more than it did, which is taxed as a payment on leaving and is no back pay. */
export interface OwedOnLeaving {
  readonly amounts: readonly { readonly what: string; readonly amount: DecimalText }[];
  /** Amounts that somebody entered, which follow no rate. */
  readonly isManual: boolean;
}

/** The rows by which what is owed is paid, and why they are taxed as they are. */
export interface BackPayRows {
  readonly rows: readonly BackPaymentItem[];
  /** One sentence for each method, after those of pays that take no part. */
  readonly methods: readonly string[];
}

export function owedPeriod(was: PayRecord, due: Pick<PayRecord, 'result'>): OwedPeriod {
  const difference = less(earned(due), earned(was));
  return {
    payId: was.id,
    payDate: was.payDate,
    periodStart: was.periodStart,
    periodEnd: was.periodEnd,
    paid: was.result.gross,
    due: sumOf([was.result.gross, difference]).toString(),
    difference,
    overtime: less(overtimeOf(due), overtimeOf(was)),
    holidayPayWithPay: less(holidayPayOf(due), holidayPayOf(was)),
    leave: leaveOwed(was, due),
  };
}

/** Before salary sacrifice: a share of the pay would take from the arrears what nobody pays to a fund. */
function earned({ result }: Pick<PayRecord, 'result'>): string {
  const sacrificed: readonly { readonly amount: string }[] = 'paySacrifices' in result ? result.paySacrifices : [];
  return sumOf([result.gross, ...sacrificed.map(({ amount }) => amount)]).toString();
}

function holidayPayOf({ result }: Pick<PayRecord, 'result'>): string {
  // Pays that were stored before it could be paid with the pay have none.
  const amount: string | undefined = 'holidayPayWithPay' in result ? result.holidayPayWithPay : undefined;
  return amount ?? '0';
}

/** The rows of both pays are the same, priced by other rates. */
function leaveOwed(was: Pick<PayRecord, 'result'>, due: Pick<PayRecord, 'result'>): readonly OwedLeave[] {
  const paid: readonly LeaveRow[] = was.result.leave;
  return (due.result.leave as readonly LeaveRow[]).map((row, i) => ({
    leaveType: row.leaveType,
    name: row.name,
    difference: less(leavePaid(row), leavePaid(paid[i])),
  }));
}

interface LeaveRow {
  readonly leaveType: string;
  readonly name: string;
  readonly amount: string;
  readonly leaveLoadingAmount?: string;
}

function leavePaid(row: LeaveRow | undefined): string {
  return row === undefined ? '0' : sumOf([row.amount, row.leaveLoadingAmount ?? '0']).toString();
}

function overtimeOf({ result }: Pick<PayRecord, 'result'>): string {
  return sumOf(result.hours.filter(({ isOvertime }) => isOvertime).map(({ payAmount }) => payAmount)).toString();
}

function less(one: string, other: string): DecimalText {
  return subtract(decimal(one), decimal(other)).toString();
}

/** What of the difference is no overtime. */
export function ordinaryPart({ difference, overtime }: OwedPeriod): DecimalText {
  return less(difference, overtime);
}

/** `2026-08-09` as people write it. */
export function dayInWords(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const;
