import { add, isZero, lesser, multiply, subtract, sum } from '../../money/arithmetic';
import { nzd, whole } from '../../money/parse';
import { divide, toCents } from '../../money/rounding';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import type { Step } from '../../trace/step';
import type { Holidays } from '../holidays/holidays';
import { timeOf } from '../holidays/leave-rate';
import { payHolidaysOnLeaving } from '../holidays/pay-on-leaving';
import {
  averageWeeklyEarnings,
  averageWeeklyEarningsSinceStart,
  ordinaryWeeklyPayAgreed,
  weeklyHolidayRate,
} from '../holidays/weekly-pay';
import { accrueOverPeriods } from './accrue-leave';
import type { EmploymentLeave } from './employment-leave';
import { leaveCompensationPayment, leavePaymentRate, payLeaveHours } from './pay-leave-hours';

/** One week of an employee, by kind of hours. */
export interface ComparedWeek {
  readonly standardHours: Decimal;
  /** Hours beyond them that are paid and may be refused. */
  readonly additionalHours?: Decimal | undefined;
  /** Hours of an employee who need not be offered work nor accept it. */
  readonly casualHours?: Decimal | undefined;
}

/** An employee who took no leave, on hours that both laws look at. */
export interface ComparedEmployee {
  /** From the first week of the employment. */
  readonly weeks: readonly ComparedWeek[];
  /** The hourly rate of every hour. */
  readonly hourlyRate: Nzd;
  /** Hours of a day, for sick leave of the Holidays Act. */
  readonly hoursPerDay: Decimal;
}

/** One kind of leave under the present Act and under the Bill. */
export interface ComparedRow<V extends Decimal> {
  readonly holidaysAct: V;
  readonly employmentLeaveAct: V;
  /** What the new law gives more, or below zero less. */
  readonly difference: V;
}

/** The two laws on the same hours. */
export interface ComparedLeaveLaws {
  /** Hours of annual leave that the employee may take. */
  readonly annualLeaveHours: ComparedRow<Decimal>;
  /** What the annual leave earned so far is worth, if the employment ended now. */
  readonly annualLeaveValue: ComparedRow<Nzd>;
  readonly sickLeaveHours: ComparedRow<Decimal>;
  /** Paid in money with the pays: holiday pay of eight per cent, or leave compensation payments. */
  readonly paidWithPays: ComparedRow<Nzd>;
  /** Both amounts together. */
  readonly value: ComparedRow<Nzd>;
  readonly trace: readonly Step[];
}

const NIL = nzd('0');
const NONE = whole(0);
const WEEKS_OF_HALF_YEAR = 26;
const WEEKS_OF_YEAR = 52;

/**
 * What annual and sick leave an employee earns by the Holidays Act 2003 and by the Employment Leave Act 2026 on the same
 * hours. A year is taken as 52 weeks and half of it as 26. Casual hours are paid eight per cent with each pay under the
 * one law and leave compensation payments under the other.
 * @law Holidays Act 2003 ss 16, 21 to 28, 63, 65, 66; Employment Leave Act 2026 ss 24, 73, 75, 118, 126
 */
export function compareLeaveLaws(
  employee: ComparedEmployee,
  holidays: Dated<Holidays>,
  law: Dated<EmploymentLeave>,
): ComparedLeaveLaws {
  const now = byHolidaysAct(employee, holidays);
  const next = byEmploymentLeaveAct(employee, law);
  const value = (each: { readonly annualValue: Nzd; readonly withPays: Nzd }): Nzd =>
    add(each.annualValue, each.withPays);
  return {
    annualLeaveHours: row<Decimal>(now.annualHours, next.annualHours),
    annualLeaveValue: row(now.annualValue, next.annualValue),
    sickLeaveHours: row<Decimal>(now.sickHours, next.sickHours),
    paidWithPays: row(now.withPays, next.withPays),
    value: row(value(now), value(next)),
    trace: [...now.trace, ...next.trace],
  };
}

/** The rows of several employees added up. */
export function compareLeaveLawsOfCompany(
  employees: readonly ComparedEmployee[],
  holidays: Dated<Holidays>,
  law: Dated<EmploymentLeave>,
): ComparedLeaveLaws {
  const all = employees.map((employee) => compareLeaveLaws(employee, holidays, law));
  const hours = (of: (each: ComparedLeaveLaws) => ComparedRow<Decimal>): ComparedRow<Decimal> =>
    row<Decimal>(
      sum<Decimal>(
        NONE,
        all.map((each) => of(each).holidaysAct),
      ),
      sum<Decimal>(
        NONE,
        all.map((each) => of(each).employmentLeaveAct),
      ),
    );
  const money = (of: (each: ComparedLeaveLaws) => ComparedRow<Nzd>): ComparedRow<Nzd> =>
    row(
      sum(
        NIL,
        all.map((each) => of(each).holidaysAct),
      ),
      sum(
        NIL,
        all.map((each) => of(each).employmentLeaveAct),
      ),
    );
  return {
    annualLeaveHours: hours((each) => each.annualLeaveHours),
    annualLeaveValue: money((each) => each.annualLeaveValue),
    sickLeaveHours: hours((each) => each.sickLeaveHours),
    paidWithPays: money((each) => each.paidWithPays),
    value: money((each) => each.value),
    trace: all.flatMap((each) => each.trace),
  };
}

interface ByOneLaw {
  readonly annualHours: Decimal;
  readonly annualValue: Nzd;
  readonly sickHours: Decimal;
  readonly withPays: Nzd;
  readonly trace: readonly Step[];
}

function row<V extends Decimal>(holidaysAct: V, employmentLeaveAct: NoInfer<V>): ComparedRow<V> {
  return { holidaysAct, employmentLeaveAct, difference: subtract(employmentLeaveAct, holidaysAct) };
}

function byHolidaysAct(employee: ComparedEmployee, holidays: Dated<Holidays>): ByOneLaw {
  const { weeks, hourlyRate, hoursPerDay } = employee;
  const grossOf = (some: readonly ComparedWeek[]): Nzd =>
    sum(
      NIL,
      some.map((week) => multiply(hourlyRate, add(week.standardHours, week.additionalHours ?? NONE))),
    );
  const casual = sum(
    NIL,
    weeks.map((week) => multiply(hourlyRate, week.casualHours ?? NONE)),
  );
  const withPays = toCents(multiply(casual, holidays.values.payAsYouGoRate));
  const standard = sum<Decimal>(
    NONE,
    weeks.map(({ standardHours }) => standardHours),
  );
  if (isZero(standard)) return { annualHours: NONE, annualValue: NIL, sickHours: NONE, withPays, trace: [] };
  const years = Math.floor(weeks.length / WEEKS_OF_YEAR);
  const sinceThen = weeks.slice(years * WEEKS_OF_YEAR);
  const lastYear = weeks.slice(-WEEKS_OF_YEAR);
  const usual = divide(standard, whole(weeks.length), 4, 'half-up');
  const ordinary = ordinaryWeeklyPayAgreed(toCents(multiply(hourlyRate, usual)));
  const average =
    years > 0
      ? averageWeeklyEarnings(grossOf(lastYear), holidays)
      : averageWeeklyEarningsSinceStart(grossOf(weeks), whole(weeks.length));
  const entitledWeeks = multiply(holidays.values.annualWeeks, whole(years));
  const leaving = payHolidaysOnLeaving(
    {
      ...(years > 0 ? { untaken: timeOf(entitledWeeks) } : {}),
      weekly: weeklyHolidayRate(ordinary, average),
      publicHolidays: [],
      grossSince: toCents(grossOf(sinceThen)),
      paidInAdvance: NIL,
    },
    holidays,
  );
  return {
    annualHours: multiply(entitledWeeks, usual),
    annualValue: leaving.total.value,
    sickHours: multiply(sickDays(weeks.length, holidays), hoursPerDay),
    withPays,
    trace: [leaving.total],
  };
}

/** @law Holidays Act 2003 ss 63, 65, 66 */
function sickDays(weeks: number, holidays: Dated<Holidays>): Decimal {
  const { days, maximumDays } = holidays.values.sick;
  const times = Math.floor((weeks + WEEKS_OF_HALF_YEAR) / WEEKS_OF_YEAR);
  return lesser(multiply(days, whole(times)), maximumDays);
}

function byEmploymentLeaveAct({ weeks, hourlyRate }: ComparedEmployee, law: Dated<EmploymentLeave>): ByOneLaw {
  const accrued = accrueOverPeriods(
    weeks.map(({ standardHours }) => ({ worked: standardHours, paidLeave: NONE })),
    law,
  );
  const rate = leavePaymentRate({ kind: 'wages', hourlyRates: [hourlyRate] });
  const annual = payLeaveHours(accrued.annual, rate);
  // Each week's payment is rounded by itself, as it is paid.
  const payments = weeks.map((week) =>
    leaveCompensationPayment(hourlyRate, add(week.additionalHours ?? NONE, week.casualHours ?? NONE), law),
  );
  return {
    annualHours: accrued.annual,
    annualValue: annual.value,
    sickHours: accrued.sick,
    withPays: sum(
      NIL,
      payments.map(({ value }) => value),
    ),
    trace: [annual, ...payments.filter(({ value }) => !isZero(value))],
  };
}
