import type { Country } from '@anz-payroll/companies';
import type { Part } from '@anz-payroll/employee-lifecycle';
import {
  add,
  decimal,
  greater,
  isMore,
  isNegative,
  isPositive,
  isZero,
  lesser,
  subtract,
  whole,
  type CivilDate,
  type Decimal,
} from 'payroll-core';
import { leaveDescription } from './leave-description';
import { leaveNotElsewhere, type LeaveElsewhere } from './leave-elsewhere';
import { leaveTypes, type HoursItem, type LeaveItem, type LeaveType, type PayItem } from './pay-command';
import type { HoursBesideTimeAway } from './days-at-work';
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

/** How leave goes into a pay. */
export interface PlacedIn {
  /** Ordinary hours that come from a timesheet have none on days of leave; others are fewer by the hours of leave. */
  readonly isTimesheet: boolean;
  /** The hours of a day of this person; zero where the record does not say. */
  readonly hoursPerDay: Decimal;
  /** Leave that other pays have: it is taken once. */
  readonly elsewhere?: LeaveElsewhere;
  /** Time away without pay, whose days the standard hours leave out already. */
  readonly timeAway?: HoursBesideTimeAway | undefined;
}

/**
 * The item with the leave in it. A day that is a public holiday or has leave of the kind already stays as it is; leave of
 * another kind may be the rest of the day. What another pay has is not taken again, and its hours are not worked either.
 */
export function withLeave(item: PayItem, rows: readonly LeaveItem[], placed: PlacedIn): PayItem {
  const there = item.leave ?? [];
  const fresh = rows.filter(
    (row) =>
      !there.some(
        ({ leaveType, date }) =>
          date === row.date && (leaveType === row.leaveType || leaveType === 'PAID_PUBLIC_HOLIDAY'),
      ),
  );
  if (fresh.length === 0) return item;
  const days = new Set<string>(fresh.map(({ date }) => date));
  const isFresh = new Set(fresh.map(({ leaveType, date }) => `${leaveType}:${date}`));
  const all = withoutAnnualLeaveBesideOther([...there, ...fresh], days, placed.hoursPerDay);
  const leave = leaveNotElsewhere(all, ({ leaveType, date }) => isFresh.has(`${leaveType}:${date}`), placed.elsewhere);
  return {
    ...item,
    leave,
    ...(placed.isTimesheet ? {} : lessHours(item, hoursOffWork(item, all, placed.timeAway))),
  };
}

/** The hours by which leave makes those worked fewer. On a day away they are no more than the item has beyond the other days. */
function hoursOffWork(
  { hours, leave: there = [] }: PayItem,
  all: readonly LeaveItem[],
  timeAway: HoursBesideTimeAway | undefined,
): Decimal {
  const before = there ?? [];
  const moreOf = (isOne: (row: LeaveItem) => boolean) =>
    subtract(hoursOf(all.filter(isOne)), hoursOf(before.filter(isOne)));
  if (timeAway === undefined) return moreOf(() => true);
  const isAway = (row: LeaveItem) => isInTimeAway(row, timeAway);
  const worked = (hours ?? []).filter(isOrdinary).reduce((sum, { value }) => add(sum, decimal(value)), whole(0));
  const off = hoursOf(before.filter((row) => !isAway(row) && row.isCashUp !== true));
  const beyond = greater(subtract(add(worked, off), timeAway.hours), whole(0));
  return add(
    moreOf((row) => !isAway(row)),
    lesser(moreOf(isAway), beyond),
  );
}

function isInTimeAway({ date }: LeaveItem, timeAway: HoursBesideTimeAway | undefined): boolean {
  return timeAway?.away.some(({ from, until }) => from <= date && date <= until) === true;
}

const annualLeave: ReadonlySet<string> = new Set(['HOLIDAY', 'ANNUAL_HOLIDAYS']);
const leaveInPlaceOfAnnual: ReadonlySet<string> = new Set([
  'COMPASSIONATE',
  'NZ_BEREAVEMENT',
  'NZ_FAMILY_VIOLENCE',
  'SICK',
]);

/**
 * Annual leave of a day, as far as personal, compassionate, bereavement or family violence leave leaves the day to it: for the
 * time of such leave nobody is on annual leave. Half a day of each stays half a day of each.
 * @law Fair Work Act 2009 (Cth) s 89(2); Holidays Act 2003 (NZ) ss 36 to 38
 */
function withoutAnnualLeaveBesideOther(
  leave: readonly LeaveItem[],
  days: ReadonlySet<string>,
  hoursPerDay: Decimal,
): readonly LeaveItem[] {
  if (!isPositive(hoursPerDay)) return leave;
  return leave.flatMap((row): readonly LeaveItem[] => {
    if (!annualLeave.has(row.leaveType) || !days.has(row.date) || row.isCashUp === true) return [row];
    const other = hoursOf(
      leave.filter(({ date, leaveType }) => date === row.date && leaveInPlaceOfAnnual.has(leaveType)),
    );
    const left = subtract(hoursPerDay, other);
    if (isZero(other) || !isMore(decimal(row.hours), left)) return [row];
    return isPositive(left) ? [{ ...row, hours: left.toString() }] : [];
  });
}

/** The item without the leave, and its hours worked again, other than those of days away. */
export function withoutLeave(
  item: PayItem,
  rows: readonly LeaveItem[],
  { isTimesheet, timeAway }: Pick<PlacedIn, 'isTimesheet' | 'timeAway'>,
): PayItem {
  const leave = item.leave ?? [];
  // Annual leave that other leave of the day has cut is the same leave.
  const isCut = (row: LeaveItem, hours: string) =>
    annualLeave.has(row.leaveType) &&
    isMore(decimal(hours), decimal(row.hours)) &&
    leave.some(({ date, leaveType }) => date === row.date && leaveInPlaceOfAnnual.has(leaveType));
  const isOne = (row: LeaveItem) =>
    rows.some(
      ({ leaveType, date, hours }) =>
        row.leaveType === leaveType && row.date === date && (same(row.hours, hours) || isCut(row, hours)),
    );
  const gone = leave.filter(isOne);
  if (gone.length === 0) return item;
  return {
    ...item,
    leave: leave.filter((row) => !isOne(row)),
    ...(isTimesheet
      ? {}
      : lessHours(item, subtract(whole(0), hoursOf(gone.filter((row) => !isInTimeAway(row, timeAway)))))),
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
