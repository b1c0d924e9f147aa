import type { Country } from '@anz-payroll/companies';
import type { Part } from '@anz-payroll/employee-lifecycle';
import { add, decimal, isNegative, subtract, whole, type CivilDate, type Decimal } from 'payroll-core';
import { leaveDescription } from './leave-description';
import { leaveTypes, type HoursItem, type LeaveItem, type LeaveType, type PayItem } from './pay-command';
import type { Period } from './period-of';

/** Days of leave that were asked for and approved. */
export interface LeaveOfDays {
  readonly leaveType: LeaveType;
  readonly days: readonly { readonly date: CivilDate; readonly hours: string }[];
}

/** What was approved for an employee, among the entries of the record. */
export function approvedLeaveOf(parts: readonly Part[]): readonly LeaveOfDays[] {
  return parts
    .filter(({ kind }) => kind === 'approved-leave')
    .flatMap(({ values }) => {
      const leaveType = leaveTypes.find((type) => type === values['leave_type']);
      return leaveType === undefined ? [] : [{ leaveType, days: values['days'] as LeaveOfDays['days'] }];
    });
}

/** The rows of a pay for the days of its period. */
export function leaveRows(
  country: Country,
  leave: readonly LeaveOfDays[],
  { startDate, endDate }: Period,
): readonly LeaveItem[] {
  return leave.flatMap(({ leaveType, days }) =>
    days
      .filter(({ date }) => date >= startDate && date <= endDate)
      .map(({ date, hours }) => ({ description: leaveDescription(country, leaveType), leaveType, date, hours })),
  );
}

/**
 * The item with the leave in it. A day that is a public holiday or has leave of the kind already stays as it is; leave of
 * another kind may be the rest of the day. Ordinary hours are fewer by the hours of leave, unless they come from a timesheet,
 * which has no hours on those days.
 */
export function withLeave(item: PayItem, rows: readonly LeaveItem[], isTimesheet: boolean): PayItem {
  const there = item.leave ?? [];
  const fresh = rows.filter(
    (row) =>
      !there.some(
        ({ leaveType, date }) =>
          date === row.date && (leaveType === row.leaveType || leaveType === 'PAID_PUBLIC_HOLIDAY'),
      ),
  );
  if (fresh.length === 0) return item;
  return {
    ...item,
    leave: [...(item.leave ?? []), ...fresh],
    ...(isTimesheet ? {} : lessHours(item, hoursOf(fresh))),
  };
}

/** The item without the leave, and its hours worked again. */
export function withoutLeave(item: PayItem, rows: readonly LeaveItem[], isTimesheet: boolean): PayItem {
  const isOne = (row: LeaveItem) =>
    rows.some(
      ({ leaveType, date, hours }) => row.leaveType === leaveType && row.date === date && same(row.hours, hours),
    );
  const gone = (item.leave ?? []).filter(isOne);
  if (gone.length === 0) return item;
  return {
    ...item,
    leave: (item.leave ?? []).filter((row) => !isOne(row)),
    ...(isTimesheet ? {} : lessHours(item, subtract(whole(0), hoursOf(gone)))),
  };
}

/** The ordinary hours of an item, less the given hours. */
export function lessHours(item: PayItem, by: Decimal): Pick<PayItem, 'hours'> {
  const index = (item.hours ?? []).findIndex(isOrdinary);
  if (index < 0) return {};
  return {
    hours: (item.hours ?? []).map((row, at) => {
      if (at !== index) return row;
      const left = subtract(decimal(row.value), by);
      return { ...row, value: (isNegative(left) ? whole(0) : left).toString() };
    }),
  };
}

/** Ordinary time by the hour. */
export function isOrdinary({
  units,
  isOvertime,
  publicHolidayDate,
}: Pick<HoursItem, 'units' | 'isOvertime' | 'publicHolidayDate'>): boolean {
  return units === 'hours' && isOvertime !== true && (publicHolidayDate ?? null) === null;
}

function hoursOf(rows: readonly LeaveItem[]): Decimal {
  return rows.reduce<Decimal>((sum, { hours }) => add(sum, decimal(hours)), whole(0));
}

function same(one: string, other: string): boolean {
  return decimal(one).toString() === decimal(other).toString();
}
