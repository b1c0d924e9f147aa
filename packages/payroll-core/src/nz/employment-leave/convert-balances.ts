import { addDays, daysBetween, isLeapYear, yearMonthDay, type CivilDate } from '../../calendar/civil-date';
import { add, lesser, multiply } from '../../money/arithmetic';
import { whole } from '../../money/parse';
import { divide } from '../../money/rounding';
import type { Decimal } from '../../money/decimal';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { Holidays } from '../holidays/holidays';
import type { EmploymentLeave } from './employment-leave';

/** Ordinary weekly hours by the first way that fits. @law Employment Leave Act 2026 Schedule 1 cl 12(4) to (6) */
export type OrdinaryWeeklyHours =
  | { readonly kind: 'agreement'; readonly hours: Decimal }
  /** Standard hours of a work cycle and its days. */
  | { readonly kind: 'work-cycle'; readonly standardHours: Decimal; readonly days: Decimal }
  /** Hours worked or on leave in the pay periods that start in the 93 days before, and the weeks they make. */
  | { readonly kind: 'average'; readonly hours: Decimal; readonly weeks: Decimal };

/** Leave under the Holidays Act on the day before commencement. */
export interface PreviousLeave {
  /** Weeks of annual holidays that had become an entitlement and were not taken (type A). */
  readonly annualWeeks: Decimal;
  /** The day the employee last became entitled to annual holidays, or the start date before that. */
  readonly annualSince: CivilDate;
  /** Days of sick leave that had become an entitlement and were not taken (type A). */
  readonly sickDays: Decimal;
  /** The day the employee last became entitled to sick leave, or the start date before that. */
  readonly sickSince: CivilDate;
  /** Days since then of unpaid leave that do not count (cl 12(3)). */
  readonly unpaidDays?: number | undefined;
  readonly weeklyHours: OrdinaryWeeklyHours;
  /** Hours and days worked or on leave in the pay periods that start in the 93 days before (cl 18(4)). */
  readonly dailyHours: { readonly hours: Decimal; readonly days: Decimal };
}

/** Balances under the Holidays Act turned into hours of the Bill. */
export interface ConvertedLeave {
  readonly ordinaryWeeklyHours: Step<Decimal>;
  readonly ordinaryDailyHours: Step<Decimal>;
  /** Type A and type B of each, and what they make together. */
  readonly annual: {
    readonly entitled: Step<Decimal>;
    readonly sinceThen: Step<Decimal>;
    readonly hours: Step<Decimal>;
  };
  readonly sick: { readonly entitled: Step<Decimal>; readonly sinceThen: Step<Decimal>; readonly hours: Step<Decimal> };
}

/** Where a quotient does not end it is rounded up at the fourth decimal of an hour: the Act sets no rounding. */
const DECIMALS = 4;
const SEVEN = whole(7);

/**
 * Balances of the Holidays Act as hours on the day the Employment Leave Act comes into force, for an employee who works
 * standard hours.
 * @law Employment Leave Act 2026 Schedule 1 cl 5, 11, 12, 17, 18
 */
export function convertBalances(
  previous: PreviousLeave,
  holidays: Dated<Holidays>,
  law: Dated<EmploymentLeave>,
): ConvertedLeave {
  const commencement = law.effectiveFrom;
  const weekly = ordinaryWeeklyHours(previous.weeklyHours);
  const daily = quotient(
    'nz.employment-leave.ordinary-daily-hours',
    previous.dailyHours.hours,
    previous.dailyHours.days,
    'hours worked ÷ days worked',
  );
  const year = whole(isLeapYear(yearMonthDay(commencement).year) ? 366 : 365);
  const annualDays = whole(daysSince(previous.annualSince, commencement) - (previous.unpaidDays ?? 0));
  const sickDays = whole(daysSince(previous.sickSince, commencement));
  const annualA = product('nz.employment-leave.convert-annual-entitled', previous.annualWeeks, weekly, 'weeks');
  const annualB = partOfYear(
    'nz.employment-leave.convert-annual-since',
    weekly,
    holidays.values.annualWeeks,
    annualDays,
    year,
    [parameter(holidays, 'annualWeeks', () => holidays.values.annualWeeks.toString())],
  );
  const sickA = product('nz.employment-leave.convert-sick-entitled', previous.sickDays, daily, 'days');
  const sickB = partOfYear('nz.employment-leave.convert-sick-since', daily, holidays.values.sick.days, sickDays, year, [
    parameter(holidays, 'sick.days', () => holidays.values.sick.days.toString()),
  ]);
  return {
    ordinaryWeeklyHours: weekly,
    ordinaryDailyHours: daily,
    annual: {
      entitled: annualA,
      sinceThen: annualB,
      hours: together('nz.employment-leave.converted-annual', annualA, annualB),
    },
    sick: { entitled: sickA, sinceThen: sickB, hours: together('nz.employment-leave.converted-sick', sickA, sickB) },
  };
}

/** Days from the day of an entitlement to the day before commencement, both counted. */
function daysSince(since: CivilDate, commencement: CivilDate): number {
  return Math.max(0, daysBetween(since, addDays(commencement, -1)) + 1);
}

function ordinaryWeeklyHours(known: OrdinaryWeeklyHours): Step<Decimal> {
  const rule = 'nz.employment-leave.ordinary-weekly-hours';
  switch (known.kind) {
    case 'agreement':
      return step(rule, known.hours, () => `${known.hours.toString()} by agreement`, [given('hours', known.hours)]);
    case 'work-cycle':
      return quotient(
        rule,
        multiply(known.standardHours, SEVEN),
        known.days,
        'standard hours of the cycle ÷ its days × 7',
      );
    case 'average':
      return quotient(rule, known.hours, known.weeks, 'hours ÷ weeks');
  }
}

function quotient(rule: string, hours: Decimal, by: Decimal, how: string): Step<Decimal> {
  const value = divide(hours, by, DECIMALS, 'up');
  return step(rule, value, () => `${how}: ${hours.toString()} ÷ ${by.toString()} = ${value.toString()}`, [
    given('hours', hours),
    given('over', by),
  ]);
}

function product(rule: string, count: Decimal, hours: Step<Decimal>, unit: string): Step<Decimal> {
  const value = multiply(count, hours.value);
  return step(
    rule,
    value,
    () => `${count.toString()} ${unit} × ${hours.value.toString()} = ${value.toString()} hours`,
    [given(unit, count), hours],
  );
}

function partOfYear(
  rule: string,
  hours: Step<Decimal>,
  entitlement: Decimal,
  days: Decimal,
  year: Decimal,
  because: readonly ReturnType<typeof parameter>[],
): Step<Decimal> {
  const within = lesser(days, year);
  const value = divide(multiply(multiply(hours.value, entitlement), within), year, DECIMALS, 'up');
  return step(
    rule,
    value,
    () =>
      `${hours.value.toString()} × (${entitlement.toString()} × ${within.toString()} ÷ ${year.toString()}) = ${value.toString()} hours`,
    [hours, given('days since', days), ...because],
  );
}

function together(rule: string, a: Step<Decimal>, b: Step<Decimal>): Step<Decimal> {
  const value = add(a.value, b.value);
  return step(rule, value, () => `${a.value.toString()} + ${b.value.toString()} = ${value.toString()} hours`, [a, b]);
}
