import type { Employee, EmployeeDetails, Part } from '@anz-payroll/employee-lifecycle';
import {
  add,
  addDays,
  civilDate,
  decimal,
  divide,
  inForce,
  isPositive,
  isZero,
  multiply,
  subtract,
  whole,
  type CivilDate,
  type Decimal,
} from 'payroll-core';
import * as nz from 'payroll-core/nz';
import { figure } from '../../domain/figures';
import { noOpeningBalances, openingBalances } from '../../domain/leave-account';
import type { Figures, NzPayRecord } from '../../domain/pay-record';
import { isAnnualHoliday } from './nz-annual-holidays';
import { isHolidayPaidWithPay } from './nz-declarations';
import { nzLeaveFacts } from './nz-leave-facts';
import { nzOpeningLeave } from './nz-opening-leave';
import { ALTERNATIVE_DAY } from './nz-public-holidays';
import { closedownPaid } from './nz-service';

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
export type PaidLeave = Pick<NzPayRecord, 'payDate' | 'periodStart' | 'periodEnd' | 'result' | 'termination'>;

export interface LeaveOfEmployee {
  readonly employee: Employee;
  readonly parts: readonly Part[];
  /** Processed pays up to the day, oldest first. */
  readonly pays: readonly PaidLeave[];
  /** Opening balances and ledger together, at the end of the day. */
  readonly ledger: Figures;
  readonly from: CivilDate;
  readonly until: CivilDate;
}

const counted: readonly nz.CountedLeave[] = ['ANNUAL_HOLIDAYS', 'SICK', 'ALT_HOLIDAY', 'NZ_FAMILY_VIOLENCE'];
const DAYS_DECIMALS = 6;

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
  if (!edition.ok || last === undefined || !employee.details.is_leave_enabled) return undefined;
  const account = nz.keepLeaveAccount(factsOf(asked, last), edition.value);
  const entries: LeaveStatementEntry[] = [...asAgreed(account.entries, employee.details, until), ...paidOut(pays)];
  const balances = recordOf((leaveType) => figure(ledger, leaveType));
  for (const leaveType of counted) {
    const told = entries
      .filter((entry) => entry.leaveType === leaveType)
      .reduce<Decimal>((total, { hours }) => add(total, hours), whole(0));
    const rest = subtract(balances[leaveType], told);
    if (isZero(rest)) continue;
    const says = 'what the pays have booked beyond these reasons: an agreed number of days, or a changed record';
    entries.push({ date: last, leaveType, hours: rest, reason: 'not-explained', says });
  }
  const arising = nz.leaveArisingIn(account, { from, until });
  return {
    entries: entries.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
    balances,
    arisen: {
      ANNUAL_HOLIDAYS: decimal(String(arising.holidayLeaveHours ?? '0')),
      SICK: decimal(String(arising.sickLeaveHours ?? '0')),
      ALT_HOLIDAY: decimal(String(arising.altHolidayHours ?? '0')),
      NZ_FAMILY_VIOLENCE: decimal(String(arising.familyViolenceLeaveHours ?? '0')),
    },
    entitledSince: account.entitledSince,
  };
}

/**
 * An agreement may give more days a year than the Act's four weeks; while holiday pay is paid with each pay no annual
 * holidays arise.
 * @law Holidays Act 2003 ss 6(2), 28
 */
function asAgreed(
  entries: readonly nz.LeaveEntry[],
  details: EmployeeDetails,
  until: CivilDate,
): readonly LeaveStatementEntry[] {
  const each = multiply(decimal(details.standard_hours_per_day), whole(details.num_holiday_leave_days_per_year));
  const isWithPay = isHolidayPaidWithPay(details, until);
  return entries.flatMap((entry): readonly LeaveStatementEntry[] => {
    if (entry.reason !== 'annual-entitlement') return [entry];
    if (isWithPay) return [];
    const more = subtract(each, entry.hours);
    if (isZero(more)) return [entry];
    const says = `${details.num_holiday_leave_days_per_year} days a year were agreed`;
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

function factsOf({ employee: { details, terminationDate }, parts, pays, ledger }: LeaveOfEmployee, last: CivilDate) {
  const perDay = decimal(details.standard_hours_per_day);
  const perWeek = multiply(perDay, whole(details.standard_days_per_week));
  const opening = openingBalances(parts);
  const before = nzOpeningLeave(details, opening ?? noOpeningBalances);
  const { absences, closedowns } = nzLeaveFacts(parts);
  const rows = pays.flatMap(({ result }) => result.leave);
  const cashed = rows.filter(({ isCashUp }) => isCashUp);
  const accountFrom = pays.reduce((first, { periodStart }) => (periodStart < first ? periodStart : first), last);
  const ended = terminationDate !== null && terminationDate < last ? terminationDate : last;
  const since = opening?.asAt ?? addDays(accountFrom, -1);
  const facts: nz.LeaveFactsOfEmployee = {
    startDate: details.start_date,
    until: ended,
    workingTime: [{ from: details.start_date, hoursPerWeek: perWeek, hoursPerDay: perDay }],
    accountFrom,
    ...(opening?.asAt === undefined
      ? {}
      : {
          opening: {
            asAt: opening.asAt,
            annualHours: figure(before, 'ANNUAL_HOLIDAYS'),
            sickHours: figure(before, 'SICK'),
            alternativeHours: figure(before, 'ALT_HOLIDAY'),
            familyViolenceHours: whole(0),
          },
        }),
    absences,
    closedowns: closedowns
      .filter(({ began }) => ledger[closedownPaid(began)] !== undefined)
      .map(({ began, anchor }) => ({ began, nominatedDate: anchor })),
    taken: rows
      .filter(({ isCashUp }) => !isCashUp)
      .flatMap((row) => {
        const leaveType = countedAs(row);
        return leaveType === undefined
          ? []
          : [{ date: within(row.date, since, ended), leaveType, hours: decimal(row.hours) }];
      }),
    cashUps: cashed
      .filter(isAnnualHoliday)
      .map(({ date, hours }) => ({ date: within(date, since, ended), hours: decimal(hours) })),
    alternativeHolidaysExchanged: cashed
      .filter(({ leaveType }) => leaveType === 'ALT_HOLIDAY')
      .map(({ date, hours }) => ({
        date: within(date, since, ended),
        days: isPositive(perDay) ? divide(decimal(hours), perDay, DAYS_DECIMALS, 'half-up') : whole(0),
      })),
    publicHolidaysWorked: Object.keys(ledger)
      .filter((key) => key.startsWith(ALTERNATIVE_DAY) && isPositive(figure(ledger, key)))
      .map((key) => ({
        date: within(key.slice(ALTERNATIVE_DAY.length), since, ended),
        isOtherwiseWorkingDay: true,
      })),
  };
  return facts;
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
