import type { Employee, EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import { groupBy } from '@anz-payroll/kernel';
import {
  add,
  addDays,
  addMonths,
  daysBetween,
  decimal,
  divide,
  greater,
  inForce,
  isNegative,
  isPositive,
  isZero,
  lesser,
  multiply,
  nzd,
  toCents,
  whole,
  type CivilDate,
  type Decimal,
  type Nzd,
} from 'payroll-core';
import * as nz from 'payroll-core/nz';
import type { OpeningBalances } from '../../domain/leave-account';
import type { NzHolidayRates } from '../../domain/pay-record';
import type { PastPay } from '../../ports';
import { wasLongPayment } from './nz-long-payment';
import { nzFrequencies } from './nz-frequencies';
import { sideBySide } from './nz-holiday-rates';
import type { NzLeaveFacts } from './nz-leave-facts';
import type { NzService } from './nz-service';
import { workPattern } from '../../domain/work-pattern';

/** What earlier pays and opening balances tell about an employee's holiday pay. */
export interface NzHistory {
  /** The rates of the Holidays Act as a pay takes them. */
  readonly leaveFacts: nz.LeaveFactsOfPay;
  /** What a day of leave pays, exactly. */
  readonly daily: nz.HolidayRates['daily'];
  /** What a week of annual holidays pays, exactly. */
  readonly weekly: nz.HolidayRates['weekly'];
  /** Average weekly earnings, exactly. */
  readonly average: nz.HolidayRates['averageWeeklyEarnings'];
  /** Average weekly earnings, to the cent. */
  readonly averageWeeklyEarnings: Decimal | undefined;
  /** The four rates side by side, as an explanation shows them. */
  sideBySide(): NzHolidayRates;
  /** Weeks that are missing from the rates, or were assumed. */
  readonly warnings: readonly nz.NzWarning[];
  /**
   * Gross earnings since annual holidays last fell due, with what the pay adds for its own period. `lastDay` is the last
   * day of the employment, or the last before a closedown. `entitledOn` is a later day from which the 12 months begin anew: that of a
   * closedown which was paid before it was known that the job ends.
   */
  grossSinceEntitled(
    ownPay: Nzd,
    lastDay: CivilDate,
    entitledOn?: CivilDate,
  ): {
    readonly gross: string;
    readonly warnings: readonly nz.NzWarning[];
  };
}

/** What was told about the employee's leave, and the years of service that follow from it. */
export interface LeaveOfHistory {
  readonly facts: NzLeaveFacts;
  readonly service: NzService;
}

export interface PeriodOfPay {
  readonly startDate: CivilDate;
  readonly endDate: CivilDate;
}

/**
 * Ordinary weekly pay, average weekly earnings, relevant and average daily pay of an employee at the start of a pay
 * period, from the figures that were brought along and the pays since.
 * @law Holidays Act 2003 ss 8, 9, 9A, 21, 22, 23
 */
export function nzHistory(
  employee: Employee,
  opening: OpeningBalances,
  past: readonly PastPay[],
  payDate: CivilDate,
  run: PeriodOfPay,
  leave: LeaveOfHistory,
): NzHistory | undefined {
  const edition = inForce(nz.holidays, payDate);
  // The pay itself is refused on such a day, with the reason.
  if (!edition.ok) return undefined;
  const { details } = employee;
  const history: nz.HolidayHistory = {
    startDate: details.start_date,
    opening: openingEarnings(opening, leave.facts.weeks),
    pays: periodsPaid(past.filter(isOfEmployment(employee)), details),
    absences: leave.facts.absences,
    workPattern: workPattern(details),
  };
  const rates = nz.holidayRates(
    history,
    {
      lastPeriodEnd: addDays(run.startDate, -1),
      frequency: nzFrequencies[details.pay_period],
      ...agreedPay(employee),
      dailyPayVaries: details.daily_pay_varies,
      agreedUnpaidDays: nz.daysAgreedToCount(leave.facts.absences, {
        from: addMonths(run.startDate, -12),
        until: addDays(run.startDate, -1),
      }),
    },
    edition.value,
  );
  return {
    leaveFacts: nz.leaveFactsOfPay(rates),
    daily: rates.daily,
    sideBySide: () => sideBySide(rates),
    weekly: rates.weekly,
    average: rates.averageWeeklyEarnings,
    averageWeeklyEarnings: rates.averageWeeklyEarnings && nz.printRate(rates.averageWeeklyEarnings.value),
    warnings: rates.warnings,
    grossSinceEntitled: (ownPay, lastDay, entitledOn = lastDay) => {
      const own = { periodStart: run.startDate, periodEnd: run.endDate, gross: ownPay };
      const { gross, warnings } = nz.grossSinceEntitled(
        { ...history, lastDay, pays: [...history.pays, own] },
        sinceOf(leave, history.pays, entitledOn),
        run.endDate,
        rates.weekly?.rate.value,
        edition.value,
      );
      return { gross: gross.value.toString(), warnings };
    },
  };
}

type PaidPeriod = nz.PayEarnings & { readonly irregular: Nzd };

/** What was paid for each period, in one pay or in several, such as those of two departments. */
function periodsPaid(past: readonly PastPay[], details: EmployeeDetails): readonly PaidPeriod[] {
  const periods = groupBy(past, ({ periodStart, periodEnd }) => `${periodStart}/${periodEnd}`);
  return [...periods.values()].map((pays) => {
    const [first, ...others] = pays.map(earningsOf);
    if (others.length === 0) return first!;
    const days = daysTogether(pays.map(daysWorked), standardDaysIn(first!, details));
    return others.reduce(together, { ...first!, days });
  });
}

function earningsOf(pay: PastPay): PaidPeriod {
  return {
    periodStart: pay.periodStart,
    periodEnd: pay.periodEnd,
    gross: nzd(pay.holidays),
    irregular: nzd(pay.oneOff ?? '0'),
    days: daysWorked(pay),
  };
}

function together(one: PaidPeriod, other: PaidPeriod): PaidPeriod {
  return { ...one, gross: add(one.gross, other.gross), irregular: add(one.irregular, other.irregular) };
}

/** Each pay counts a part of a day as a day, so that several for the same days count some of them twice. */
function daysTogether(days: readonly (Decimal | undefined)[], ofPeriod: number): Decimal | undefined {
  let total = whole(0);
  let most: Decimal = whole(ofPeriod);
  for (const each of days) {
    if (each === undefined) return undefined;
    total = add(total, each);
    most = greater(most, each);
  }
  return lesser(total, most);
}

/** A part of a week counts as the same part of its working days, and a part of a day as a day. */
export function standardDaysIn(
  { periodStart, periodEnd }: Pick<PastPay, 'periodStart' | 'periodEnd'>,
  { standard_days_per_week: perWeek }: Pick<EmployeeDetails, 'standard_days_per_week'>,
): number {
  return Math.ceil(((daysBetween(periodStart, periodEnd) + 1) * perWeek) / DAYS_IN_WEEK);
}

const DAYS_IN_WEEK = 7;

/** At most the days of the period. Of pays made before `oneOff` was stored, those with earnings that are not for hours have no days. */
function daysWorked({ days, ordinary, oneOff, periodStart, periodEnd }: PastPay): Decimal | undefined {
  if (days === null) return undefined;
  const told = decimal(days);
  if (oneOff === null && isZero(told) && isPositive(decimal(ordinary))) return undefined;
  return lesser(told, whole(daysBetween(periodStart, periodEnd) + 1));
}

/** Final pays of an employment before count for it alone, also where the next one begins in the same period. */
function isOfEmployment({ terminationDate }: Employee) {
  return ({ isTermination, periodEnd }: PastPay): boolean =>
    !isTermination || (terminationDate !== null && periodEnd >= terminationDate);
}

/** The job that ends is the present one: pays of a job that ended before a reinstatement say nothing about it. */
export function ofPresentJob(employee: Employee, past: readonly PastPay[]): readonly PastPay[] {
  const isPresent = isOfEmployment(employee);
  return past.filter((pay) => pay.periodEnd >= employee.details.start_date && isPresent(pay));
}

/**
 * What the agreement pays for a week and a day: what the record tells, or the rate for the standard hours where that is more. An
 * employee without either has none. A casual, who works as it comes, has no ordinary week unless the record names the days or the
 * pay of a week: four weeks of earnings show it.
 * @law Holidays Act 2003 ss 8, 9
 */
function agreedPay({ details }: Employee): Pick<nz.HolidayRatesAsked, 'ordinaryWeeklyPay' | 'relevantDailyPay'> {
  const daily = multiply(nzd(details.pay_rate_per_hour), decimal(details.standard_hours_per_day));
  const weekly = multiply(daily, whole(details.standard_days_per_week));
  const isWeekKnown = details.employment_status !== 'Casual' || details.working_days !== null;
  return {
    ordinaryWeeklyPay: knownPay(isWeekKnown ? weekly : NIL, details.ordinary_weekly_pay),
    relevantDailyPay: knownPay(daily, details.relevant_daily_pay),
  };
}

const NIL = nzd('0');

function knownPay(byRate: Nzd, told: string | null): Nzd | undefined {
  const more = greater(byRate, nzd(told ?? '0'));
  return isPositive(more) ? toCents(more) : undefined;
}

/** Nothing where no earnings were told: the pays then speak for all of their days. */
function openingEarnings(
  { asAt, told }: OpeningBalances,
  weeks: readonly nz.WeekEarnings[],
): nz.OpeningEarnings | undefined {
  const money = (name: string): Nzd | undefined => {
    const text = told(name);
    return text === undefined ? undefined : nzd(text);
  };
  const days = told('days_worked_last_52_weeks');
  const earnings = {
    grossOf12Months: money('gross_last_12_months'),
    grossSinceAnniversary: money('gross_since_anniversary'),
    grossOf4Weeks: money('gross_last_4_weeks'),
    irregularOf4Weeks: money('irregular_last_4_weeks'),
    grossOf52Weeks: money('gross_last_52_weeks'),
    daysOf52Weeks: days === undefined ? undefined : decimal(days),
  };
  const lastWeek = weeks.reduce<CivilDate | undefined>(
    (last, { weekEnding }) => (last === undefined || weekEnding > last ? weekEnding : last),
    undefined,
  );
  const until = asAt ?? lastWeek;
  const isNothingTold = weeks.length === 0 && Object.values(earnings).every((figure) => figure === undefined);
  return until === undefined || isNothingTold
    ? undefined
    : { asAt: until, ...earnings, ...(weeks.length === 0 ? {} : { weeks }) };
}

/**
 * What an extra pay asks about the past: pays of the four weeks that end on its day, or at least the last two that held
 * earnings, whatever days they are for. Pays of the same run are no earlier ones: they are taxed together with this pay, so
 * that their order makes no difference. Pays of one period, such as those of two departments, are one pay: for a final pay,
 * which stands on the last two pay periods, all that was ever paid for its days; otherwise what was paid on one day. Where somebody
 * was paid by other periods then, a final pay stands on what they come to by those of now, so that the year is the same.
 * @law Income Tax Act 2007 s RD 17; Inland Revenue payroll specification 5.11 and 5.12 step 3.1
 */
export function nzEarlierPays(
  past: readonly PastPay[],
  payDate: CivilDate,
  {
    inRun = new Set(),
    finalPayIn,
  }: { readonly inRun?: ReadonlySet<number>; readonly finalPayIn: nz.NzPayFrequency | undefined },
): readonly nz.NzEarlierPay[] {
  const fourWeeks = addDays(payDate, -28);
  const before = past.filter(({ payId }) => !inRun.has(payId));
  const periods = finalPayIn === undefined ? paidOnDays(before) : paidForDays(before);
  const earlier = periods
    .map((pays) => ({
      payDate: pays[0]!.payDate,
      ordinary: pays.reduce((sum: Decimal, pay) => add(sum, ordinaryIn(finalPayIn, pay)), whole(0)),
    }))
    .filter(({ ordinary }) => !isNegative(ordinary));
  const lastTwo = new Set(earlier.filter(({ ordinary }) => isPositive(ordinary)).slice(-2));
  return earlier
    .filter((pay) => pay.payDate > fourWeeks || lastTwo.has(pay))
    .map(({ payDate: on, ordinary }) => ({ payDate: on, ordinaryEarnings: ordinary.toString() }));
}

/** What a pay comes to in a period of another length. */
function ordinaryIn(frequency: nz.NzPayFrequency | undefined, { payPeriod, ordinary }: PastPay): Decimal {
  const own = nzFrequencies[payPeriod];
  const paid = decimal(ordinary);
  if (frequency === undefined || frequency === own) return paid;
  return divide(multiply(paid, nz.paysInYear[own]), nz.paysInYear[frequency], 2, 'half-up');
}

function paidOnDays(past: readonly PastPay[]): readonly (readonly PastPay[])[] {
  return [...groupBy(past, (pay) => `${pay.periodStart}/${pay.periodEnd}/${pay.payDate}`).values()];
}

/** A pay of some days of a period, such as hours that were forgotten, belongs to the pay of the period. */
function paidForDays(past: readonly PastPay[]): readonly (readonly PastPay[])[] {
  const periods: PastPay[][] = [];
  for (const pay of past) {
    const same = periods.findLast((pays) => pays.some((other) => shareDays(other, pay)));
    if (same === undefined) periods.push([pay]);
    else same.push(pay);
  }
  return periods;
}

function shareDays(one: PastPay, other: PastPay): boolean {
  return one.periodStart <= other.periodEnd && other.periodStart <= one.periodEnd;
}

/**
 * The first day that counts toward the next eight per cent. The pay in which a closedown began was counted with it, as
 * far as it lies before.
 */
function sinceOf({ service, facts }: LeaveOfHistory, pays: readonly nz.PayEarnings[], on: CivilDate): CivilDate {
  const since = service.entitledSince(on);
  if (!facts.closedowns.some(({ anchor }) => anchor === since)) return since;
  const counted = pays.find((pay) => pay.periodStart < since && since <= pay.periodEnd && !wasLongPayment(pay));
  return counted === undefined ? since : addDays(counted.periodEnd, 1);
}
