import type { Employee } from '@anz-payroll/employee-lifecycle';
import { accepted, add, decimal, equal, whole, type Decimal, type Result } from 'payroll-core';
import { countryPayroll } from '../countries/registered-countries';
import type { HoursItem, LeaveItem, PayItem } from '../domain/pay-command';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import { shiftsOfPeriod, type ShiftsOfPeriod } from '../domain/timesheets/shifts-of-period';
import type { WorkedItem } from '../domain/timesheets/plain-hours';
import type { PayContext, RunOfPay } from './pay-context';

/** The rows that the approved shifts of an employee make in the pay; undefined where there are none, or a salary pays them. */
export function itemOfShifts(context: PayContext, employee: Employee): Result<WorkedItem | undefined, PaysRefusal> {
  const shifts = context.shifts.get(employee.id);
  const run = context.runs.get(employee.details.pay_period);
  if (shifts === undefined || shifts.own.length === 0 || run === undefined) return accepted(undefined);
  if (countryPayroll(context.company.country).isPaidBySalary(employee.details)) return accepted(undefined);
  return itemOf(context, employee, run, shifts);
}

function itemOf(
  { company, payDate, parts, findAward }: PayContext,
  employee: Employee,
  run: RunOfPay,
  shifts: ShiftsOfPeriod,
): Result<WorkedItem, PaysRefusal> {
  return countryPayroll(company.country).itemOfShifts({
    employee,
    run,
    shifts,
    findAward,
    payDate,
    parts: parts.get(employee.id) ?? [],
    region: company.details.region,
    timeZone: company.details.timezone,
  });
}

/** What shifts of this person make beside hours, where none are left: allowances by their description, and days off. */
export function besidesShifts(
  context: PayContext,
  employee: Employee,
): Pick<WorkedItem, 'isOfShift' | 'publicHolidaysOff'> {
  const run = context.runs.get(employee.details.pay_period);
  if (run === undefined) return { isOfShift: () => false };
  const worked = itemOf(context, employee, run, shiftsOfPeriod(context.company.details, run, employee.details, []));
  return worked.ok ? worked.value : { isOfShift: () => false };
}

/**
 * The leave of a pay without shifts of its own, less the public holidays that the last shifts before it ran into: these were
 * worked, so they are no days off. Undefined where there are none.
 */
export function leaveLessHolidaysWorked(
  context: PayContext,
  employee: Employee,
  leave: PayItem['leave'],
): PayItem['leave'] {
  const shifts = context.shifts.get(employee.id);
  const run = context.runs.get(employee.details.pay_period);
  if (shifts === undefined || run === undefined) return undefined;
  const before = itemOf(context, employee, run, { ...shifts, own: [] });
  return before.ok
    ? leaveBesideShifts(leave, { publicHolidaysWorked: before.value.publicHolidaysWorked ?? none }).leave
    : undefined;
}

/** The item with the hours of the shifts in place of its own. */
export function withShifts(item: PayItem, worked: WorkedItem | undefined): PayItem {
  if (worked === undefined) return item;
  const { hours, allowances } = worked;
  return {
    ...item,
    hours,
    hoursFrom: 'timesheets',
    ...leaveBesideShifts(item.leave, worked),
    ...(allowances.length === 0 ? {} : { allowances: [...(item.allowances ?? []), ...allowances] }),
  };
}

/** The leave with the public holidays that the shifts leave off, and without those that were worked: they are paid as hours. */
export function leaveBesideShifts(
  leave: PayItem['leave'],
  {
    publicHolidaysWorked: worked,
    publicHolidaysOff: off = [],
  }: Pick<WorkedItem, 'publicHolidaysWorked' | 'publicHolidaysOff'>,
): Pick<PayItem, 'leave'> {
  const there = (leave ?? []).filter(({ leaveType, date }) => leaveType !== PUBLIC_HOLIDAY || !worked?.has(date));
  const days = new Set<string>(there.map(({ date }) => date));
  const fresh = off.filter(({ date }) => !days.has(date));
  const isSame = fresh.length === 0 && there.length === (leave ?? []).length;
  return isSame ? {} : { leave: [...fresh, ...there] };
}

const PUBLIC_HOLIDAY = 'PAID_PUBLIC_HOLIDAY';
const none: ReadonlySet<string> = new Set();

type Hours = readonly HoursItem[] | null | undefined;

/** Whether the pay has hours of a public holiday that the shifts do not have any longer. */
export function isHolidayLost(before: PayItem, hours: Hours): boolean {
  return lostHolidays(before.hours, hours).size > 0;
}

function lostHolidays(had: Hours, now: Hours): ReadonlySet<string> {
  const days = (rows: Hours) => (rows ?? []).flatMap(({ publicHolidayDate }) => publicHolidayDate ?? []);
  const still = new Set<string>(days(now));
  return new Set(days(had).filter((date) => !still.has(date)));
}

/** The leave with the public holidays that are not worked any longer, as the run stages them. */
export function holidaysOffAgain(
  before: Pick<PayItem, 'hours' | 'leave'>,
  hours: Hours,
  staged: PayItem['leave'],
): Pick<PayItem, 'leave'> {
  const lost = lostHolidays(before.hours, hours);
  const leave = before.leave ?? [];
  const there = new Set(leave.map(({ date }) => date));
  const again = (staged ?? []).filter(
    ({ leaveType, date }) => leaveType === PUBLIC_HOLIDAY && lost.has(date) && !there.has(date),
  );
  return again.length === 0 ? {} : { leave: [...again, ...leave] };
}

/** The leave without the days off that shifts left: hours that were made without shifts hold these days. */
export function withoutDaysOff(
  leave: PayItem['leave'],
  off: WorkedItem['publicHolidaysOff'] = [],
): readonly LeaveItem[] {
  const days = new Set<string>(off.map(({ date }) => date));
  return (leave ?? []).filter(({ leaveType, date }) => leaveType !== PUBLIC_HOLIDAY || !days.has(date));
}

/** Hours that differ from the approved shifts need a note that says why. */
export function reasonMissing(
  context: PayContext,
  employee: Employee,
  hours: readonly Row[],
  note: string | null,
): ReturnType<typeof refusal> | undefined {
  if (note !== null && note.trim() !== '') return undefined;
  const worked = itemOfShifts(context, employee);
  if (!worked.ok || worked.value === undefined) return undefined;
  const due = hoursIn(worked.value.hours);
  const entered = hoursIn(hours);
  return equal(due, entered)
    ? undefined
    : refusal(
        'pay/reason-required',
        `The approved timesheets make ${due.toString()} hours, the pay has ${entered.toString()}. Say why in the note.`,
        { path: 'note' },
      );
}

interface Row {
  readonly units: string;
  readonly value: string;
}

function hoursIn(rows: readonly Row[]): Decimal {
  return rows
    .filter(({ units }) => units === 'hours')
    .reduce<Decimal>((sum, { value }) => add(sum, decimal(value)), whole(0));
}
