import type { Country } from '@anz-payroll/companies';
import type { Employee, Part } from '@anz-payroll/employee-lifecycle';
import {
  decimal,
  isPositive,
  multiply,
  parseCivilDate,
  toCents,
  whole,
  type CivilDate,
  type Decimal,
  type FinancialYear,
} from 'payroll-core';
import type { Award } from 'payroll-core/au/awards';
import type { CalculationInput } from '../domain/calculation-input';
import type { PayPeriod, SuperTiming, TerminationRequest } from '../domain/pay-command';
import type { PayLines } from '../domain/pay-lines';
import type { Figures, PayRecord, PayTypes } from '../domain/pay-record';
import type { ShiftsOfPeriod } from '../domain/timesheets/shifts-of-period';
import type { PastPay } from '../ports';

/** What the record knows of the service of somebody who leaves. */
export interface ServiceOnEnding {
  /** People whom the company employs, the one who leaves included. */
  readonly employees: number;
  /** The processed pays since the start date. */
  readonly pays: readonly PayRecord[];
}

/** What of a pay its calculation input is built from: its rows, the employee's record, and what earlier pays left. */
export interface PayBasis<C extends Country = Country> {
  readonly payDate: CivilDate;
  readonly financialYear: FinancialYear;
  /** The days that the pay is for. */
  readonly run: {
    readonly startDate: CivilDate;
    readonly endDate: CivilDate;
    /** The last day of the run, where the pay is for other days than the run: an off-cycle pay. */
    readonly runEndDate?: CivilDate;
  };
  /** The company's region, as it was written: New Zealand keeps the anniversary day of it. */
  readonly region: string | null;
  readonly employee: Employee;
  readonly parts: readonly Part[];
  readonly lines: PayLines;
  readonly daysPaid: number | null;
  readonly superTiming?: SuperTiming | undefined;
  readonly termination: TerminationRequest | null;
  /** Balances before the pay, in hours by leave code. */
  readonly leave: Figures;
  /** The year before the pay, opening balances included. */
  readonly year: PayTypes[C]['year'];
  /** Numbers of the employee's processed pays in the run, which are taxed together with this one. */
  readonly inRun: ReadonlySet<number>;
  /** Days whose public holiday the employee's other pays of the period hold, off or worked. */
  readonly holidaysBeside?: ReadonlySet<string> | undefined;
  /** What the employee's other pays of the same request come to, as far as they are worked out: a final pay knows all of them. */
  readonly paidBeside?: readonly PayTypes[C]['result'][] | undefined;
  /** Earlier pays, oldest first; undefined where no pay of the request asks about them. */
  readonly past: readonly PastPay[] | undefined;
  /** Of a final pay: the pays of a later pay date that are processed already; undefined where the country does not ask. */
  readonly paidLater?: readonly PastPay[] | undefined;
  /** What the end of the job is held against; undefined where the country or the pay does not ask. */
  readonly service?: ServiceOnEnding | undefined;
  /** What the final pay of the job was calculated from, where its last day is before the pay date. */
  readonly finalPay?: CalculationInput<C> | undefined;
  /** The processed pay in whose place this one is made. */
  readonly replaces?: PayRecord | undefined;
  /** What an earlier pay was calculated from, where the record counts as it was then. */
  readonly asPaid?: CalculationInput<C> | undefined;
  readonly findAward: (code: string) => Award | undefined;
}

/** The last day of the employment, as the termination of the pay tells it or the record of somebody who has left. */
export function employmentEnd({
  employee: { isTerminated, terminationDate },
  termination,
}: Pick<PayBasis, 'employee' | 'termination'>): CivilDate | undefined {
  const ofPay = termination === null ? undefined : parseCivilDate(termination.terminationDate);
  if (ofPay?.ok === true) return ofPay.value;
  return isTerminated && terminationDate !== null ? terminationDate : undefined;
}

/** Whether somebody who has left is paid for days after the last one. */
export function isAfterEmployment({ employee, run }: Pick<PayBasis, 'employee' | 'run'>): boolean {
  const lastDay = employmentEnd({ employee, termination: null });
  return lastDay !== undefined && lastDay < run.startDate;
}

/** What the pays of an employee's period stand on: what was paid before the period, whichever of its pays came first. */
export type PeriodBasis<C extends Country = Country> = Pick<
  PayBasis<C>,
  'payDate' | 'financialYear' | 'run' | 'parts' | 'year' | 'past'
> & {
  /** Of a pay that replaces another, which of the processed pays were made after that one: theirs is the latest record of the employee. */
  readonly afterReplaced?: readonly boolean[];
};

/** What the pays of an employee's period are held against: the award and the shifts that were worked. */
export interface MinimumBasis<C extends Country = Country> {
  readonly employee: Employee;
  readonly run: { readonly startDate: CivilDate; readonly endDate: CivilDate };
  /** Every pay of the period. */
  readonly pays: readonly PayTypes[C]['result'][];
  readonly shifts: ShiftsOfPeriod;
  readonly findAward: (code: string) => Award | undefined;
}

/** What the rows of shifts depend on. */
export interface ShiftsBasis<C extends Country = Country> extends Omit<MinimumBasis<C>, 'pays'> {
  readonly payDate: CivilDate;
  readonly parts: readonly Part[];
  /** The company's region, as it was written. */
  readonly region: string | null;
  /** The company's, whose clock shifts are told by. */
  readonly timeZone: string;
}

export interface BuiltInput<C extends Country = Country> {
  readonly calculationInput: CalculationInput<C>;
  /** How many entitlements the pay gives, so that none is given twice and a reversal takes them back. */
  readonly granted: Figures;
  /** Members of the employee that the record says otherwise today than the pay that is replaced. */
  readonly otherwiseToday?: readonly string[];
}

const weeksIn: Readonly<Record<PayPeriod, Decimal>> = {
  WEEKLY: decimal('1'),
  FORTNIGHTLY: decimal('2'),
  // A month is a twelfth of 52 weeks.
  MONTHLY: decimal('4.333333'),
};

export function weeksInPeriod(payPeriod: PayPeriod): Decimal {
  return weeksIn[payPeriod];
}

/** Standard hours of a week. */
export function weeklyHours(employee: Employee): string {
  return hoursOfWeek(employee).toString();
}

function hoursOfWeek({ details }: Employee): Decimal {
  return multiply(decimal(details.standard_hours_per_day), whole(details.standard_days_per_week));
}

/** Standard hours of a pay period. */
export function periodHours(employee: Employee): string {
  return multiply(hoursOfWeek(employee), weeksInPeriod(employee.details.pay_period)).toString();
}

/** Gross of one normal pay: the standard hours of a period at the hourly rate, which may be more than any pay can be. */
export function normalEarnings({ details }: Employee): Decimal {
  const weekly = multiply(
    multiply(decimal(details.pay_rate_per_hour), decimal(details.standard_hours_per_day)),
    whole(details.standard_days_per_week),
  );
  return toCents(multiply(weekly, weeksInPeriod(details.pay_period)));
}

/** The amount, or nothing where corrections took it below zero. */
export function positiveOrZero(amount: string): string {
  return isPositive(decimal(amount)) ? amount : '0';
}
