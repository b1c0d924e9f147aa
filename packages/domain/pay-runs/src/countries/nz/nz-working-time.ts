import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import {
  addDays,
  civilDate,
  decimal,
  divide,
  equal,
  isPositive,
  isZero,
  multiply,
  subtract,
  whole,
  type CivilDate,
  type Decimal,
} from 'payroll-core';
import type * as nz from 'payroll-core/nz';
import { addFigures, figure, figuresOf, type FigureEntry } from '../../domain/figures';
import type { AccountAtDay, OpeningBalances } from '../../domain/leave-account';
import type { Figures, PayWarning } from '../../domain/pay-record';
import type { PayBasis } from '../pay-basis';
import { CASHED_UP } from './nz-annual-holidays';

/** In the leave account: the hours of a week and of a day that balances are counted in, from a day on. */
const PER_WEEK = 'granted:hours-per-week:';
const PER_DAY = 'granted:hours-per-day:';
/** In the leave account: hours by which a balance changed with them, by leave code and day. */
const CHANGED = 'granted:hours-changed:';
/** Hours of a changed week are kept to four decimals, as `keepLeaveAccount` keeps them. */
const HOURS_DECIMALS = 4;
const NONE: Decimal = whole(0);

/** Leave of the Act that is counted in days; annual holidays are counted in weeks. */
const countedInDays = ['SICK', 'ALT_HOLIDAY', 'NZ_FAMILY_VIOLENCE'] as const satisfies readonly nz.CountedLeave[];
const namesInPrint: Readonly<Record<nz.CountedLeave, string>> = {
  ANNUAL_HOLIDAYS: 'annual holidays',
  SICK: 'sick leave',
  ALT_HOLIDAY: 'alternative holidays',
  NZ_FAMILY_VIOLENCE: 'family violence leave',
};

export type WorkingHours = Pick<nz.WorkingTime, 'hoursPerWeek' | 'hoursPerDay'>;

/** What a pay does to balances because the employee works other hours than before. */
export interface WorkingTimeChange {
  /** The account in the hours of now. */
  readonly leave: Figures;
  /** By how many hours each balance changed, by leave code. */
  readonly hours: Figures;
  readonly granted: Figures;
  readonly warnings: readonly PayWarning[];
}

/** The hours of a week and of a day that balances were counted in, oldest first. */
export function workingTimesOf(account: Figures): readonly nz.WorkingTime[] {
  return Object.keys(account)
    .filter((name) => name.startsWith(PER_WEEK) && account[`${PER_DAY}${name.slice(PER_WEEK.length)}`] !== undefined)
    .map((name) => name.slice(PER_WEEK.length))
    .sort()
    .map((day) => ({
      from: civilDate(day),
      hoursPerWeek: figure(account, `${PER_WEEK}${day}`),
      hoursPerDay: figure(account, `${PER_DAY}${day}`),
    }));
}

/**
 * The record with the hours that balances were counted in on the day of an account: those that the last pay before it noted, or the
 * first one after it. An account without any counts in those of the record.
 */
export function inWorkingTimeOf(
  details: EmployeeDetails,
  { leave, notedLater }: AccountAtDay = { leave: {}, notedLater: {} },
): Pick<EmployeeDetails, 'standard_hours_per_day' | 'standard_days_per_week'> {
  const time = workingTimesOf(leave).at(-1) ?? workingTimesOf(notedLater)[0];
  return time === undefined ? details : withWorkingTime(details, time);
}

/**
 * Balances in the hours that the employee works now. Annual holidays are weeks and other leave is days, whatever their hours:
 * the first pay after the standard hours of the record changed brings the balances to the new ones.
 * @law Holidays Act 2003 ss 16, 17, 65, 72F
 */
export function workingTimeChange(basis: PayBasis<'NZ'>, opening: OpeningBalances): WorkingTimeChange {
  const { leave, employee, run, asPaid } = basis;
  const unchanged: WorkingTimeChange = { leave, hours: {}, granted: {}, warnings: [] };
  const now = hoursOf(employee.details);
  if (!employee.details.is_leave_enabled || now === undefined) return unchanged;
  const kept = asPaid?.facts?.workingTimeChange;
  if (kept !== undefined) return changedBy(leave, kept, []);
  const last = workingTimesOf(leave).at(-1);
  if (last === undefined) return { ...unchanged, granted: noteOf(run.startDate, now) };
  if (asPaid !== undefined || isSame(last, now)) return unchanged;
  const day = run.startDate > last.from ? run.startDate : addDays(last.from, 1);
  const moved = movedHours(leave, last, now, opening);
  const granted = addFigures(noteOf(day, now), {
    ...Object.fromEntries(Object.entries(moved).map(([leaveType, hours]) => [`${CHANGED}${leaveType}:${day}`, hours])),
    ...cashedUpChange(leave, last, now),
  });
  return changedBy(leave, granted, warningsOf(leave, moved, last, now));
}

function changedBy(leave: Figures, granted: Figures, warnings: readonly PayWarning[]): WorkingTimeChange {
  const hours = hoursChanged(granted);
  const cashed = Object.fromEntries(Object.entries(granted).filter(([name]) => name.startsWith(CASHED_UP)));
  return { leave: addFigures(addFigures(leave, hours), cashed), hours, granted, warnings };
}

/** The hours by which balances changed, under their leave codes, from the notes of an account or an entry. */
export function hoursChanged(notes: Figures): Figures {
  return figuresOf(
    Object.entries(notes).flatMap(([name, hours]): readonly FigureEntry[] =>
      name.startsWith(CHANGED) ? [[name.slice(CHANGED.length).split(':')[0]!, hours]] : [],
    ),
  );
}

/** A change of the hours that balances are counted in, as a pay noted it: its day and all that it put into the account. */
export function workingTimeNoted(leave: Figures): readonly { readonly day: CivilDate; readonly leave: Figures }[] {
  return workingTimesOf(leave).map((time) => {
    const changed = Object.fromEntries(
      Object.entries(leave).filter(([name]) => name.startsWith(CHANGED) && name.endsWith(`:${time.from}`)),
    );
    return { day: time.from, leave: { ...noteOf(time.from, time), ...changed, ...hoursChanged(changed) } };
  });
}

/**
 * What an account lacks after hours were taken out of it that a pay had put in under other standard hours: a week of then is
 * a week of now. Undefined where the pay was made under those of now.
 */
export function takenOutInHoursOfNow(
  account: Figures,
  takenOut: Figures,
  employee: Pick<nz.NzPayEmployee, 'hoursPerWeek' | 'hoursPerDay'>,
): { readonly noted: string; readonly leave: Figures } | undefined {
  const now = workingTimesOf(account).at(-1);
  const then = workingHoursOfPay(employee);
  if (now === undefined || then === undefined || isSame(then, now)) return undefined;
  // The change itself was taken out with the pay, so the account is as it was before both.
  if (workingTimesOf(takenOut).length > 0) return undefined;
  const own = hoursChanged(takenOut);
  const lacking = figuresOf(
    (['ANNUAL_HOLIDAYS', ...countedInDays] as const).map((leaveType): FigureEntry => {
      const hours = subtract(figure(own, leaveType), figure(takenOut, leaveType));
      return [leaveType, subtract(inHoursOf(now, leaveType, hours, then), hours)];
    }),
  );
  const notes = Object.entries(lacking).map(([leaveType, hours]) => [`${CHANGED}${leaveType}:${now.from}`, hours]);
  return { noted: `${PER_WEEK}${now.from}`, leave: { ...lacking, ...(Object.fromEntries(notes) as Figures) } };
}

function isTold<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

/** Opening balances in weeks and days follow the record by themselves, so only hours are brought to the new ones. */
function movedHours(leave: Figures, before: WorkingHours, now: WorkingHours, opening: OpeningBalances): Figures {
  const inWeeks = multiply(decimal(opening.of('annual_holidays_weeks')), now.hoursPerWeek);
  const inDays: Readonly<Record<(typeof countedInDays)[number], Decimal>> = {
    SICK: NONE,
    ALT_HOLIDAY: multiply(decimal(opening.of('alternative_holiday_days')), now.hoursPerDay),
    NZ_FAMILY_VIOLENCE: multiply(decimal(opening.of('family_violence_leave_days')), now.hoursPerDay),
  };
  const annual = subtract(figure(leave, 'ANNUAL_HOLIDAYS'), inWeeks);
  return figuresOf([
    ['ANNUAL_HOLIDAYS', difference(annual, before.hoursPerWeek, now.hoursPerWeek)],
    ...countedInDays.map((leaveType): FigureEntry => {
      const hours = subtract(figure(leave, leaveType), inDays[leaveType]);
      return [leaveType, difference(hours, before.hoursPerDay, now.hoursPerDay)];
    }),
  ]);
}

function cashedUpChange(leave: Figures, before: WorkingHours, now: WorkingHours): Figures {
  return figuresOf(
    Object.keys(leave)
      .filter((name) => name.startsWith(CASHED_UP))
      .map((name): FigureEntry => [name, difference(figure(leave, name), before.hoursPerWeek, now.hoursPerWeek)]),
  );
}

function difference(hours: Decimal, before: Decimal, now: Decimal): Decimal {
  return subtract(divide(multiply(hours, now), before, HOURS_DECIMALS, 'half-up'), hours);
}

/** The hours of a week and a day that a pay was made under; undefined where it had none. */
export function workingHoursOfPay({
  hoursPerWeek,
  hoursPerDay,
}: Pick<nz.NzPayEmployee, 'hoursPerWeek' | 'hoursPerDay'>): WorkingHours | undefined {
  if (!isTold(hoursPerWeek) || !isTold(hoursPerDay)) return undefined;
  return { hoursPerWeek: decimal(String(hoursPerWeek)), hoursPerDay: decimal(String(hoursPerDay)) };
}

/** Leave that was counted in some hours, in those of another time. */
export function inHoursOf(
  to: WorkingHours,
  leaveType: nz.CountedLeave,
  hours: Decimal,
  countedIn: WorkingHours | undefined,
): Decimal {
  if (countedIn === undefined || isSame(countedIn, to)) return hours;
  return leaveType === 'ANNUAL_HOLIDAYS'
    ? divide(multiply(hours, to.hoursPerWeek), countedIn.hoursPerWeek, HOURS_DECIMALS, 'half-up')
    : divide(multiply(hours, to.hoursPerDay), countedIn.hoursPerDay, HOURS_DECIMALS, 'half-up');
}

/** The record with the standard hours of another time. */
export function withWorkingTime(
  details: EmployeeDetails,
  { hoursPerWeek, hoursPerDay }: WorkingHours,
): EmployeeDetails {
  const days = isPositive(hoursPerDay) ? divide(hoursPerWeek, hoursPerDay, 0, 'half-up') : NONE;
  return {
    ...details,
    standard_hours_per_day: hoursPerDay.toString(),
    standard_days_per_week: Number(days.toString()),
  };
}

function hoursOf(details: EmployeeDetails): WorkingHours | undefined {
  const hoursPerDay = decimal(details.standard_hours_per_day);
  const hoursPerWeek = multiply(hoursPerDay, whole(details.standard_days_per_week));
  return isPositive(hoursPerWeek) ? { hoursPerWeek, hoursPerDay } : undefined;
}

function isSame(one: WorkingHours, other: WorkingHours): boolean {
  return equal(one.hoursPerWeek, other.hoursPerWeek) && equal(one.hoursPerDay, other.hoursPerDay);
}

function noteOf(day: CivilDate, { hoursPerWeek, hoursPerDay }: WorkingHours): Figures {
  return figuresOf([
    [`${PER_WEEK}${day}`, hoursPerWeek],
    [`${PER_DAY}${day}`, hoursPerDay],
  ]);
}

function warningsOf(leave: Figures, moved: Figures, before: WorkingHours, now: WorkingHours): readonly PayWarning[] {
  const changes = (['ANNUAL_HOLIDAYS', ...countedInDays] as const)
    .filter((leaveType) => !isZero(figure(moved, leaveType)))
    .map((leaveType) => {
      const hours = figure(leave, leaveType);
      return `${namesInPrint[leaveType]} from ${hours.toString()} to ${addFigures(leave, moved)[leaveType] ?? '0'}`;
    });
  if (changes.length === 0) return [];
  const message =
    `The standard hours of the employee changed from ${inPrint(before)} to ${inPrint(now)}. Weeks and days of leave stay, ` +
    `so their hours change with this pay: ${changes.join(', ')}.`;
  return [{ code: 'pay/working-week-changed', message }];
}

function inPrint({ hoursPerWeek, hoursPerDay }: WorkingHours): string {
  return `${hoursPerWeek.toString()} a week (${hoursPerDay.toString()} a day)`;
}
