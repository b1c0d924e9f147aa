import type { Employee, EmployeeDetails, Part } from '@anz-payroll/employee-lifecycle';
import {
  add,
  addDays,
  civilDate,
  decimal,
  divide,
  inForce,
  isLess,
  isNegative,
  isPositive,
  isZero,
  multiply,
  negate,
  subtract,
  whole,
  type CivilDate,
  type Dated,
  type Decimal,
} from 'payroll-core';
import * as nz from 'payroll-core/nz';
import { earlierEmployments, type EndedEmployment } from '../../domain/ended-employment';
import { figure } from '../../domain/figures';
import { noOpeningBalances, openingBalances } from '../../domain/leave-account';
import type { Figures, NzPayRecord } from '../../domain/pay-record';
import { annualEntitlement } from './nz-annual-entitlement';
import { isAnnualHoliday } from './nz-annual-holidays';
import { isHolidayPaidWithPay } from './nz-declarations';
import { earnsNzLeave, nzLeaveFacts } from './nz-leave-facts';
import { nzOpeningLeave } from './nz-opening-leave';
import { ALTERNATIVE_DAY } from './nz-public-holidays';
import { closedownPaid } from './nz-service';
import { inHoursOf, withWorkingTime, workingTimesOf, type WorkingHours } from './nz-working-time';

/** A change of a balance with its reason. */
export interface LeaveStatementEntry {
  readonly date: CivilDate;
  readonly leaveType: nz.CountedLeave;
  readonly hours: Decimal;
  readonly reason: nz.LeaveReason | 'agreed' | 'paid-out-on-leaving' | 'not-explained';
  readonly says: string;
}

/** The leave of an employee from what happened, held against what the pays have booked. */
export interface LeaveStatement {
  readonly entries: readonly LeaveStatementEntry[];
  /** Hours by leave code at the end, as the ledger of pays has them. */
  readonly balances: Readonly<Record<nz.CountedLeave, Decimal>>;
  /** Hours that arose or lapsed within the days asked about. */
  readonly arisen: Readonly<Record<nz.CountedLeave, Decimal>>;
  /** The day annual holidays last fell due, or the start before that. */
  readonly entitledSince: CivilDate;
}

/** What a pay tells about leave. */
export type PaidLeave = Pick<NzPayRecord, 'payDate' | 'periodStart' | 'periodEnd' | 'result' | 'termination'> & {
  /** The hours of a week and a day that it was made under, where those of the employee have changed. */
  readonly madeUnder?: WorkingHours | undefined;
};

export interface LeaveOfEmployee {
  readonly employee: Employee;
  readonly parts: readonly Part[];
  /** Processed pays up to the day, oldest first. */
  readonly pays: readonly PaidLeave[];
  /** Employments of the employee that ended. */
  readonly ended: readonly EndedEmployment[];
  /** Opening balances and ledger together, at the end of the day. */
  readonly ledger: Figures;
  readonly from: CivilDate;
  readonly until: CivilDate;
}

const counted: readonly nz.CountedLeave[] = ['ANNUAL_HOLIDAYS', 'SICK', 'ALT_HOLIDAY', 'NZ_FAMILY_VIOLENCE'];
const DAYS_DECIMALS = 6;
/** Hours below this are those of rounding. */
const LEAST_TOLD = decimal('0.01');

/**
 * Every change of an employee's leave with its reason, worked out from facts alone and not from what the pays have
 * booked. What the two differ by is an entry of its own, so the entries always add up to the balance and nothing is
 * hidden. Undefined for somebody who was never paid, or on a day without law.
 * @law Holidays Act 2003 ss 16, 20, 23, 28A, 34, 35, 56, 61, 63 to 66, 72D
 */
export function nzLeaveStatement(asked: LeaveOfEmployee): LeaveStatement | undefined {
  const { employee, pays, ledger, from, until } = asked;
  const edition = inForce(nz.holidays, until);
  const last = pays.reduce<CivilDate | undefined>((day, { periodEnd }) => later(day, periodEnd), undefined);
  if (!edition.ok || last === undefined || !earnsNzLeave(employee.details)) return undefined;
  const entries: LeaveStatementEntry[] = [];
  const accounts: nz.LeaveAccount[] = [];
  for (const job of employmentsOf(asked, last)) {
    const left = hoursOf(entries);
    const facts = factsOf(asked, job, left);
    const account = nz.keepLeaveAccount(facts, edition.value);
    const told = account.entries.flatMap((entry) => withoutLeft(entry, left));
    entries.push(...asAgreed(told, facts.workingTime, employee.details, until, edition.value), ...paidOut(job.pays));
    accounts.push(account);
  }
  const balances = recordOf((leaveType) => figure(ledger, leaveType));
  const told = hoursOf(entries);
  for (const leaveType of counted) {
    const rest = subtract(balances[leaveType], told[leaveType]);
    if (isZero(rest)) continue;
    if (workingTimesOf(ledger).length > 1 && isLess(absolute(rest), LEAST_TOLD)) {
      const rounded = 'what rounding the hours of a changed week leaves';
      entries.push({ date: last, leaveType, hours: rest, reason: 'working-week-changed', says: rounded });
      continue;
    }
    const says = 'what the pays have booked beyond these reasons: an agreed number of days, or a changed record';
    entries.push({ date: last, leaveType, hours: rest, reason: 'not-explained', says });
  }
  const arising = accounts.map((account) => nz.leaveArisingIn(account, { from, until }));
  const arisen = (name: keyof (typeof arising)[number]): Decimal =>
    arising.reduce<Decimal>((total, hours) => add(total, decimal(String(hours[name] ?? '0'))), whole(0));
  return {
    entries: entries.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
    balances,
    arisen: {
      ANNUAL_HOLIDAYS: arisen('holidayLeaveHours'),
      SICK: arisen('sickLeaveHours'),
      ALT_HOLIDAY: arisen('altHolidayHours'),
      NZ_FAMILY_VIOLENCE: arisen('familyViolenceLeaveHours'),
    },
    entitledSince: accounts.at(-1)!.entitledSince,
  };
}

/** One employment of an employee, with the pays that were made for it. */
interface Employment {
  readonly startDate: CivilDate;
  readonly lastDay: CivilDate;
  /** Whether what happened on a day belongs to this employment: until the next one begins, it does. */
  readonly holds: (day: string) => boolean;
  readonly isFirst: boolean;
  readonly perDay: Decimal;
  readonly perWeek: Decimal;
  readonly pays: readonly PaidLeave[];
}

/** Those that were paid, oldest first. The hours of a day and a week of an employment that ended are those of its final pay. */
function employmentsOf({ employee, pays, ended }: LeaveOfEmployee, last: CivilDate): readonly Employment[] {
  const { details, terminationDate } = employee;
  const earlier = earlierEmployments(employee, ended);
  const perDay = decimal(details.standard_hours_per_day);
  const jobs = [
    ...earlier.map(({ startDate, lastDay, finalPay }) => {
      const { hoursPerDay, hoursPerWeek } = finalPay.country === 'NZ' ? finalPay.input.employee : {};
      return {
        startDate,
        lastDay: earlierDay(lastDay, last),
        perDay: decimal(String(hoursPerDay ?? '0')),
        perWeek: decimal(String(hoursPerWeek ?? '0')),
      };
    }),
    {
      startDate: details.start_date,
      lastDay: earlierDay(terminationDate ?? last, last),
      perDay,
      perWeek: multiply(perDay, whole(details.standard_days_per_week)),
    },
  ];
  const jobOf = ({ periodEnd, termination }: PaidLeave): number => {
    const ends = earlier.findIndex(({ lastDay }) => lastDay === termination?.terminationDate);
    return ends >= 0
      ? ends
      : Math.max(
          0,
          jobs.findLastIndex(({ startDate }) => startDate <= periodEnd),
        );
  };
  const paid = jobs
    .map((job, i) => ({ ...job, pays: pays.filter((pay) => jobOf(pay) === i) }))
    .filter(({ pays: own }) => own.length > 0);
  return paid.map((job, i) => ({
    ...job,
    holds: (day) => (i === 0 || day >= job.startDate) && (i + 1 === paid.length || day < paid[i + 1]!.startDate),
    isFirst: i === 0,
  }));
}

function absolute(hours: Decimal): Decimal {
  return isNegative(hours) ? negate(hours) : hours;
}

function earlierDay(a: CivilDate, b: CivilDate): CivilDate {
  return a < b ? a : b;
}

function hoursOf(entries: readonly LeaveStatementEntry[]): Readonly<Record<nz.CountedLeave, Decimal>> {
  return recordOf((leaveType) =>
    entries
      .filter((entry) => entry.leaveType === leaveType)
      .reduce<Decimal>((total, { hours }) => add(total, hours), whole(0)),
  );
}

/** What an employment before left is told there: sick leave stays in the balance. */
function withoutLeft(entry: nz.LeaveEntry, left: Readonly<Record<nz.CountedLeave, Decimal>>): readonly nz.LeaveEntry[] {
  if (entry.reason !== 'opening-balance') return [entry];
  const hours = subtract(entry.hours, left[entry.leaveType]);
  return isZero(hours) ? [] : [{ ...entry, hours }];
}

/**
 * An agreement may give more days a year than the Act's four weeks; while holiday pay is paid with each pay no annual
 * holidays arise.
 * @law Holidays Act 2003 ss 6(2), 28
 */
function asAgreed(
  entries: readonly nz.LeaveEntry[],
  workingTime: readonly nz.WorkingTime[],
  details: EmployeeDetails,
  until: CivilDate,
  holidays: Dated<nz.Holidays>,
): readonly LeaveStatementEntry[] {
  const isWithPay = isHolidayPaidWithPay(details, until);
  return entries.flatMap((entry): readonly LeaveStatementEntry[] => {
    if (entry.reason !== 'annual-entitlement') return [entry];
    if (isWithPay) return [];
    const time = workingTime.findLast(({ from }, i) => i === 0 || from <= entry.date)!;
    const each = annualEntitlement(withWorkingTime(details, time), holidays);
    const more = subtract(each, entry.hours);
    if (isZero(more)) return [entry];
    const weeks = details.annual_holidays_weeks_per_year;
    const says =
      weeks === null
        ? `${details.num_holiday_leave_days_per_year} days a year were agreed`
        : `${weeks} weeks a year were agreed`;
    return [entry, { date: entry.date, leaveType: entry.leaveType, hours: more, reason: 'agreed', says }];
  });
}

function later(a: CivilDate | undefined, b: CivilDate): CivilDate {
  return a === undefined || b > a ? b : a;
}

function recordOf<V>(of: (leaveType: nz.CountedLeave) => V): Readonly<Record<nz.CountedLeave, V>> {
  return {
    ANNUAL_HOLIDAYS: of('ANNUAL_HOLIDAYS'),
    SICK: of('SICK'),
    ALT_HOLIDAY: of('ALT_HOLIDAY'),
    NZ_FAMILY_VIOLENCE: of('NZ_FAMILY_VIOLENCE'),
  };
}

function factsOf(
  { employee: { details }, parts, ledger }: LeaveOfEmployee,
  job: Employment,
  left: Readonly<Record<nz.CountedLeave, Decimal>>,
): nz.LeaveFactsOfEmployee {
  const { startDate, lastDay, holds, isFirst, perDay, pays } = job;
  const told = openingBalances(parts);
  const workingTime = workingTimeOf(job, ledger);
  const before = nzOpeningLeave(withWorkingTime(details, workingTime[0]!), told ?? noOpeningBalances);
  const { absences, closedowns } = nzLeaveFacts(parts);
  const rows = pays.flatMap(({ result, madeUnder, periodEnd }) =>
    result.leave.map((row) => ({ ...row, madeUnder, periodEnd })),
  );
  const cashed = rows.filter(({ isCashUp }) => isCashUp);
  const firstPaid = pays.reduce((first, { periodStart }) => (periodStart < first ? periodStart : first), lastDay);
  const isTold = told?.asAt !== undefined && holds(told.asAt);
  const asAt = isTold ? told.asAt : isFirst ? undefined : addDays(startDate, -1);
  const openingHours = (leaveType: nz.CountedLeave): Decimal =>
    add(left[leaveType], isTold ? figure(before, leaveType) : whole(0));
  const since = asAt ?? addDays(firstPaid, -1);
  /** Pays are entered out of order, so one may name a day before its hours: a week of then is a week of now. */
  const hoursOn = (date: CivilDate, leaveType: nz.CountedLeave, row: RowOfLeave) => {
    const time = workingTime.findLast(({ from }, i) => i === 0 || from <= date)!;
    return inHoursOf(time, leaveType, decimal(row.hours), row.madeUnder);
  };
  return {
    startDate,
    until: lastDay,
    workingTime,
    accountFrom: firstPaid,
    ...(asAt === undefined
      ? {}
      : {
          opening: {
            asAt,
            annualHours: openingHours('ANNUAL_HOLIDAYS'),
            sickHours: openingHours('SICK'),
            alternativeHours: openingHours('ALT_HOLIDAY'),
            familyViolenceHours: openingHours('NZ_FAMILY_VIOLENCE'),
          },
        }),
    absences,
    closedowns: closedowns
      .filter(({ began }) => ledger[closedownPaid(began)] !== undefined && holds(began))
      .map(({ began, anchor }) => ({ began, nominatedDate: anchor })),
    taken: rows
      .filter(({ isCashUp }) => !isCashUp)
      .flatMap((row) => {
        const leaveType = countedAs(row);
        const date = within(row.date, since, lastDay);
        return leaveType === undefined ? [] : [{ date, leaveType, hours: hoursOn(date, leaveType, row) }];
      }),
    cashUps: cashed.filter(isAnnualHoliday).map((row) => {
      // Holidays that fall due in the period are there for its pay.
      const date = within(row.periodEnd, since, lastDay);
      return { date, hours: hoursOn(date, 'ANNUAL_HOLIDAYS', row) };
    }),
    alternativeHolidaysExchanged: cashed
      .filter(({ leaveType }) => leaveType === 'ALT_HOLIDAY')
      .map(({ date, hours, madeUnder }) => {
        const of = madeUnder?.hoursPerDay ?? perDay;
        const days = isPositive(of) ? divide(decimal(hours), of, DAYS_DECIMALS, 'half-up') : whole(0);
        return { date: within(date, since, lastDay), days };
      }),
    publicHolidaysWorked: Object.keys(ledger)
      .filter((key) => key.startsWith(ALTERNATIVE_DAY) && isPositive(figure(ledger, key)))
      .map((key) => key.slice(ALTERNATIVE_DAY.length))
      .filter(holds)
      .map((day) => ({ date: within(day, since, lastDay), isOtherwiseWorkingDay: true })),
  };
}

interface RowOfLeave {
  readonly hours: string;
  readonly madeUnder: WorkingHours | undefined;
}

/** As the pays have noted it; the hours of the employment where they noted nothing. */
function workingTimeOf(
  { startDate, lastDay, holds, perDay, perWeek }: Employment,
  ledger: Figures,
): readonly nz.WorkingTime[] {
  const noted = workingTimesOf(ledger);
  const first = noted.findLast(({ from }) => from < startDate) ?? noted[0];
  if (first === undefined) return [{ from: startDate, hoursPerWeek: perWeek, hoursPerDay: perDay }];
  const changes = noted.filter(({ from }) => from > first.from && from <= lastDay && holds(from));
  return [{ ...first, from: startDate }, ...changes];
}

/** A row may name a day before or after the days of the account; it counts with the pay that holds it. */
function within(date: string, since: CivilDate, ended: CivilDate): CivilDate {
  const day = civilDate(date);
  if (day > ended) return ended;
  return day <= since ? addDays(since, 1) : day;
}

function countedAs(row: { readonly leaveType: string }): nz.CountedLeave | undefined {
  if (row.leaveType === 'HOLIDAY') return 'ANNUAL_HOLIDAYS';
  return counted.find((leaveType) => leaveType === row.leaveType);
}

/** A final pay settles annual and alternative holidays. */
function paidOut(pays: readonly PaidLeave[]): readonly LeaveStatementEntry[] {
  return pays.flatMap(({ termination, payDate }) =>
    (termination?.balanceMovements ?? []).map(({ leaveType, hours }): LeaveStatementEntry => ({
      date: payDate,
      leaveType,
      hours: decimal(hours),
      reason: 'paid-out-on-leaving',
      says: 'settled in the final pay',
    })),
  );
}
