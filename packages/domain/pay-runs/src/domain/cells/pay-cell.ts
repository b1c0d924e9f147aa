import { normalKey, type Country } from '@anz-payroll/companies';
import { notes, optional, text as textField, type Field } from '@anz-payroll/companies/fields';
import { decimal, equal, isZero, parseCivilDate, parseDecimal, type CivilDate, type Result } from 'payroll-core';
import { leaveDescription } from '../leave-description';
import type { LeaveItem, PayItem, SuperTiming } from '../pay-command';
import type { LeaveLine, PayLines } from '../pay-lines';
import { refusal, type PaysRefusal } from '../pays-refusal';
import { sumOf } from '../sum-of';
import { codeMembers, type ItemColumn, type LeaveColumn, type PayColumn } from './pay-column';
import { spreadLeave, type LeaveDay } from './spread-leave';

/** A pay that can still be entered: its rows, and what cells need to know beside them. */
export interface EnteredPay {
  readonly country: Country;
  readonly lines: PayLines;
  readonly department: string | null;
  readonly note: string | null;
  readonly period: { readonly startDate: CivilDate; readonly endDate: CivilDate };
  /** Days that the pay is for, where they were said. */
  readonly daysPaid: number | null;
  /** What was said of the day on which its super is due. */
  readonly superTiming?: SuperTiming | undefined;
  /** Standard hours of a day, by which hours of leave are spread. */
  readonly hoursPerDay: string;
}

export interface PayCell {
  /** Digits, `7.6@2026-11-12 4@2026-11-13` for leave on other days than the usual ones, or plain text. */
  readonly text: string;
  /** False where the rows say more than one cell can; the page of the pay changes them. */
  readonly isEditable: boolean;
}

/** What stands in one cell of the table of a run. */
export function cellOf(pay: EnteredPay, column: PayColumn): PayCell {
  const { lines } = pay;
  switch (column.kind) {
    case 'department':
      return { text: pay.department ?? '', isEditable: true };
    case 'note':
      return { text: pay.note ?? '', isEditable: true };
    case 'leave':
      return leaveCell(pay, column);
    case 'hours':
    case 'overtime': {
      const rows = lines.hours.filter((row) => isOfColumn(row, column));
      return { text: sumText(rows.map(({ value }) => value)), isEditable: rows.length < 2 && !rows.some(isAdjustment) };
    }
    default: {
      const rows = itemRows(lines, column);
      const [row] = rows;
      if (row !== undefined && rows.length === 1 && 'percentage' in row && row.percentage !== undefined) {
        return { text: `${row.percentage}%`, isEditable: false };
      }
      const isPlain = rows.length < 2 && !rows.some((one) => isAdjustment(one) || 'units' in one);
      return { text: sumText(rows.map(({ amount }) => amount ?? '0')), isEditable: isPlain };
    }
  }
}

/** The rows after a cell was changed, and those that are still to be settled: rates and items to be found. */
export interface ChangedCell {
  readonly pay: EnteredPay;
  readonly fresh: PayItem;
}

export function changeCell(pay: EnteredPay, column: PayColumn, text: string): Result<ChangedCell, PaysRefusal> {
  if (!cellOf(pay, column).isEditable) {
    return refusal('pay/invalid', 'This pay has several rows here. Open the pay to change them.');
  }
  switch (column.kind) {
    case 'department':
      return changeText('department', text, (department) => ({ ...pay, department }));
    case 'note':
      return changeText('note', text, (note) => ({ ...pay, note }));
    case 'leave':
      return changeLeave(pay, column, text);
    case 'hours':
    case 'overtime': {
      const value = amountOf(text);
      if (!value.ok) return value;
      return changeHours(pay, column, value.value);
    }
    default: {
      const amount = amountOf(text);
      if (!amount.ok) return amount;
      return changeItem(pay, column, amount.value);
    }
  }
}

/** As the interface bounds them. */
const textFields = { department: optional(textField(1, 32)), note: optional(notes(500)) } as const satisfies Readonly<
  Record<string, Field<string | null>>
>;

function changeText(
  name: keyof typeof textFields,
  text: string,
  changedPay: (value: string | null) => EnteredPay,
): Result<ChangedCell, PaysRefusal> {
  const read = textFields[name].read(text);
  return read.ok ? changed(changedPay(read.value)) : refusal('pay/malformed', `The ${name} ${read.message}.`);
}

function changed(pay: EnteredPay, fresh: PayItem = {}): { readonly ok: true; readonly value: ChangedCell } {
  return { ok: true, value: { pay, fresh } };
}

/** The number that stands in a cell; undefined for an empty one, and for nought. */
function amountOf(text: string): Result<string | undefined, PaysRefusal> {
  if (text === '') return { ok: true, value: undefined };
  const parsed = parseDecimal(text);
  if (!parsed.ok) return refusal('pay/malformed', 'This is not a number.');
  return { ok: true, value: isZero(parsed.value) ? undefined : parsed.value.toString() };
}

type HoursColumn = Extract<PayColumn, { kind: 'hours' | 'overtime' }>;

function isOfColumn(row: PayLines['hours'][number], column: HoursColumn): boolean {
  if (column.kind === 'hours') return !row.isOvertime;
  return (
    row.isOvertime === true &&
    row.rate === undefined &&
    row.multiplier !== undefined &&
    equal(decimal(row.multiplier), decimal(column.multiplier))
  );
}

function changeHours(pay: EnteredPay, column: HoursColumn, value: string | undefined) {
  const { lines } = pay;
  const before = lines.hours.find((row) => isOfColumn(row, column));
  if (before === undefined) {
    if (value === undefined) return changed(pay);
    const row =
      column.kind === 'hours'
        ? { description: 'Ordinary time', units: 'hours', value, rateReference: 'system:ordinary_time' }
        : {
            description: `Overtime × ${column.multiplier}`,
            units: 'hours',
            value,
            multiplier: column.multiplier,
            isOvertime: true,
          };
    return changed(pay, { hours: [row] });
  }
  const hours = lines.hours.flatMap((row) => (row !== before ? [row] : value === undefined ? [] : [{ ...row, value }]));
  return changed({ ...pay, lines: { ...lines, hours } });
}

function itemRows(lines: PayLines, { kind, description }: ItemColumn) {
  const key = normalKey(description);
  const rows = { allowance: lines.allowances, deduction: lines.deductions, bonus: lines.bonuses }[kind];
  return rows.filter((row) => normalKey(row.description) === key);
}

function changeItem(pay: EnteredPay, column: ItemColumn, amount: string | undefined) {
  const list = ({ allowance: 'allowances', deduction: 'deductions', bonus: 'bonuses' } as const)[column.kind];
  const [before] = itemRows(pay.lines, column);
  if (before === undefined) {
    if (amount === undefined) return changed(pay);
    return changed(pay, { [list]: [{ description: column.description, amount, ...codeMembers(column) }] });
  }
  const rows = pay.lines[list].flatMap((row) =>
    row !== before ? [row] : amount === undefined ? [] : [{ ...row, amount }],
  );
  return changed({ ...pay, lines: { ...pay.lines, [list]: rows } });
}

function leaveCell(pay: EnteredPay, column: LeaveColumn): PayCell {
  const rows = pay.lines.leave.filter((row) => isOfLeaveColumn(row, column));
  const total = sumText(rows.map(({ hours }) => hours));
  if (rows.length === 0) return { text: '', isEditable: true };
  const isEditable = rows.every(isPlainLeave);
  const usual = usualDays(pay, column, total);
  const isUsual =
    usual.length === rows.length &&
    usual.every(({ date, hours }, i) => rows[i]?.date === date && sumText([rows[i].hours]) === sumText([hours]));
  if (isUsual || !isEditable) return { text: total, isEditable };
  return { text: rows.map(({ date, hours }) => `${sumText([hours])}@${date}`).join(' '), isEditable };
}

function isOfLeaveColumn(row: LeaveLine, { leaveType, isCashUp }: LeaveColumn): boolean {
  return row.leaveType === leaveType && (row.isCashUp === true) === (isCashUp === true);
}

/** Where hours without days go: those that are paid in place of being taken need no day off, so they stand on the last one. */
function usualDays(pay: EnteredPay, column: LeaveColumn, hours: string): readonly LeaveDay[] {
  return column.isCashUp === true
    ? [{ date: pay.period.endDate, hours }]
    : spreadLeave(hours, pay.hoursPerDay, pay.period, otherLeaveDays(pay, column));
}

/** A rate, loading or adjustment of its own is lost by typing hours anew. */
function isPlainLeave(row: LeaveLine): boolean {
  return (
    row.rate === undefined &&
    row.multiplier === undefined &&
    row.leaveLoadingAmount === undefined &&
    row.taxAsNzExtraPay !== true &&
    row.isAdjustment !== true
  );
}

function otherLeaveDays(pay: EnteredPay, column: LeaveColumn): ReadonlySet<string> {
  const others = pay.lines.leave.filter((row) => row.isCashUp !== true && !isOfLeaveColumn(row, column));
  return new Set(others.map(({ date }) => date));
}

function changeLeave(pay: EnteredPay, column: LeaveColumn, text: string): Result<ChangedCell, PaysRefusal> {
  const days = leaveDays(pay, column, text);
  if (!days.ok) return days;
  const { leaveType, isCashUp } = column;
  const others = pay.lines.leave.filter((row) => !isOfLeaveColumn(row, column));
  const leave = days.value.map(({ date, hours }): LeaveItem => ({
    description: `${leaveDescription(pay.country, leaveType)}${isCashUp === true ? ', cashed out' : ''}`,
    leaveType,
    date,
    hours,
    ...(isCashUp === true ? { isCashUp } : {}),
  }));
  const without = { ...pay, lines: { ...pay.lines, leave: others } };
  return changed(without, leave.length === 0 ? {} : { leave });
}

function leaveDays(pay: EnteredPay, column: LeaveColumn, text: string): Result<readonly LeaveDay[], PaysRefusal> {
  if (!text.includes('@')) {
    const hours = amountOf(text);
    if (!hours.ok) return hours;
    return { ok: true, value: hours.value === undefined ? [] : usualDays(pay, column, hours.value) };
  }
  const days: LeaveDay[] = [];
  for (const part of text.split(' ')) {
    const [typed = '', on = ''] = part.split('@');
    const hours = amountOf(typed);
    if (!hours.ok) return hours;
    const date = parseCivilDate(on);
    if (!date.ok) return refusal('pay/malformed', 'The day of the leave is no calendar day.');
    if (hours.value !== undefined) days.push({ date: date.value, hours: hours.value });
  }
  return { ok: true, value: days };
}

function isAdjustment(row: object): boolean {
  return 'isAdjustment' in row && row.isAdjustment === true;
}

/** The sum of decimals as a cell shows it: nothing for no rows. */
function sumText(amounts: readonly string[]): string {
  return amounts.length === 0 ? '' : sumOf(amounts).toString();
}
