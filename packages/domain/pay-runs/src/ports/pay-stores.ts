import type { CompanyAllowances, CompanyStores, PayRates, StoredDocument } from '@anz-payroll/companies';
import type { Employee, EmployeeStores, Part } from '@anz-payroll/employee-lifecycle';
import type { CivilDate } from 'payroll-core';
import type { Award } from 'payroll-core/au/awards';
import type { Announcements } from '@anz-payroll/kernel';
import type { Acknowledgement } from '../domain/anomalies/anomaly';
import type { Idempotency, ListPayRuns, ListPays, PayPeriod } from '../domain/pay-command';
import type { Figures, PayOfAnyCountry, PayRecord, PayStatus } from '../domain/pay-record';
import type { PayRun, RunApproval } from '../domain/pay-run';
import type { CalculationInput } from '../domain/calculation-input';
import type { EndedEmployment } from '../domain/ended-employment';
import type { NewScenario, Scenario } from '../domain/scenarios/scenario';
import type { KnownItem } from '../domain/known-items';
import type { NewRunningClock, RunningClock } from '../domain/timesheets/time-clock';
import type { NewTimesheetShift, TimesheetShift } from '../domain/timesheets/timesheet-shift';
import type { Payments } from './payments';
import type { Reports } from './reports';

export type NewPayRun = Pick<PayRun, 'customerId' | 'companyId' | 'payPeriod' | 'startDate' | 'endDate' | 'payDate'>;

/** How a pay or its end changes the sums of its run. Amounts are decimal text and may be below zero. */
export interface RunChange {
  readonly pays: number;
  readonly pending: number;
  readonly gross: string;
  readonly tax: string;
  readonly net: string;
  readonly super: string;
  /** Where the run is for another day from now on. */
  readonly payDate?: CivilDate;
}

export interface PayRuns {
  /** The run of this kind whose days hold the day, made when there is none. Two makers end up with one run. */
  findOrOpen(run: NewPayRun, day: CivilDate): Promise<PayRun>;
  /** Makes a run whose first pays are stored next; undefined where somebody else has made it meanwhile. */
  open(run: NewPayRun, first?: RunChange): Promise<PayRun | undefined>;
  /** Only looks. */
  holding(companyId: number, payPeriod: PayRun['payPeriod'], day: CivilDate): Promise<PayRun | undefined>;
  find(companyId: number, id: number): Promise<PayRun | undefined>;
  /** The run as it is now; nobody else changes it until the unit of work ends. Its employees are locked before it. */
  lock(run: PayRun): Promise<PayRun>;
  ofIds(companyId: number, ids: readonly number[]): Promise<readonly PayRun[]>;
  /** Ordered by start date, then id. */
  list(query: ListPayRuns): Promise<readonly PayRun[]>;
  /** Adds to the sums. To be called last: whoever changes a run makes others of that run wait until the end. */
  change(id: number, by: RunChange): Promise<PayRun>;
  /** The last approval of a run, of whatever version. */
  approvalOf(id: number): Promise<RunApproval | undefined>;
  /** In the place of an earlier one. */
  approve(approval: RunApproval): Promise<void>;
}

/** A pay of a run with what it was calculated from. */
export interface PayWithInput {
  readonly pay: PayRecord;
  readonly calculationInput: CalculationInput;
}

/** What of a pending pay tells which piece of its run it belongs to. None of it changes while the pay is pending. */
export interface PendingPay {
  readonly id: number;
  readonly employeeId: number;
  readonly payDate: CivilDate;
  readonly isTermination: boolean;
}

/** A pending pay without its figures, which are calculated anew when it is completed. */
export interface StagedPay extends Pick<
  PayOfAnyCountry,
  | 'id'
  | 'version'
  | 'employeeId'
  | 'payRunId'
  | 'status'
  | 'payDate'
  | 'payPeriod'
  | 'createdAt'
  | 'department'
  | 'note'
  | 'gross'
  | 'tax'
  | 'net'
  | 'super'
  | 'replacesPayId'
> {
  readonly calculationInput: CalculationInput;
  /** The batch in which it was added, and where in it. */
  readonly batch: string;
  readonly batchPlace: number;
}

/** A changed pay, and what the same unit of work has read of it, where it was staged. */
export interface ChangedPay extends PayWithInput {
  readonly staged?: StagedPay;
}

/** What later pays ask about earlier ones. */
export interface PastPay {
  readonly employeeId: number;
  readonly payId: number;
  readonly payDate: CivilDate;
  readonly periodStart: CivilDate;
  readonly periodEnd: CivilDate;
  readonly payPeriod: PayPeriod;
  readonly isTermination: boolean;
  /** What Single Touch Payroll or PAYE taxed, without a termination. */
  readonly taxable: string;
  readonly gross: string;
  readonly tax: string;
  readonly net: string;
  /**
   * Australia: what the schedule of the period was looked up for, without additional payments. New Zealand: earnings that a
   * later extra pay annualises.
   */
  readonly ordinary: string;
  /** New Zealand: gross earnings in the sense of the Holidays Act. */
  readonly holidays: string;
  /** New Zealand: the part of `holidays` that is no regular part of pay; null for a pay of before it was kept. */
  readonly oneOff: string | null;
  /** New Zealand: whole or part days worked or on paid leave; null where they are not known. */
  readonly days: string | null;
}

/** What a pay is held against: what was paid before it. */
export type PaidBefore = Pick<PastPay, 'employeeId' | 'payId' | 'payDate' | 'net'>;

export interface Pays {
  /** Stores them and answers them numbered, in the order given. `batch` marks them as made together. */
  addAll(batch: string, pays: readonly PayWithInput[]): Promise<readonly PayRecord[]>;
  /** Stores them likewise, for whoever asks for no numbers: to read them takes a statement. */
  stageAll(batch: string, pays: readonly PayWithInput[]): Promise<void>;
  find(companyId: number, id: number): Promise<PayRecord | undefined>;
  findWithInput(companyId: number, id: number): Promise<PayWithInput | undefined>;
  /** Those of the ids that the company has, voided ones too, in the order of their ids. */
  withInputOf(companyId: number, ids: readonly number[]): Promise<readonly PayWithInput[]>;
  /** The same for looking only: nothing is calculated from them, so their codes are not checked. */
  shownWithInput(companyId: number, ids: readonly number[]): Promise<readonly PayWithInput[]>;
  /** Ordered by pay date, then id. Voided pays are not listed. */
  list(query: ListPays & { readonly onlyWorkersComp?: boolean }): Promise<readonly PayRecord[]>;
  /** Pays of these employees in a run that have the status, in the order of their ids. */
  ofRun(payRunId: number, employeeIds: readonly number[], status: PayStatus): Promise<readonly PayWithInput[]>;
  /** Processed pays of these employees in a run that were never staged, in the order of their ids. */
  madeAtOnceIn(payRunId: number, employeeIds: readonly number[]): Promise<readonly PayWithInput[]>;
  /** Which of the employees have a pay in the run, in whatever status but voided. */
  employeesIn(payRunId: number, employeeIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Numbers of the pays of a run from the first one after `afterPayId`, voided ones left out. */
  numbersIn(payRunId: number, afterPayId: number, limit: number): Promise<readonly number[]>;
  /** The first pending pays of a run, in the order of their ids. */
  pendingIn(payRunId: number, limit: number): Promise<readonly PendingPay[]>;
  /** The same with what they are calculated from. */
  stagedIn(payRunId: number, limit: number): Promise<readonly StagedPay[]>;
  /** Those of the ids that are pending, in the order of their ids. */
  stagedOf(ids: readonly number[]): Promise<readonly StagedPay[]>;
  /** Processed pays with a pay date in the days given, both included, oldest first. */
  past(employeeIds: readonly number[], from: CivilDate, to: CivilDate): Promise<readonly PastPay[]>;
  /** The pays of `past`, at most `most` of each employee: the last ones. */
  latest(employeeIds: readonly number[], from: CivilDate, to: CivilDate, most: number): Promise<readonly PaidBefore[]>;
  /** Of these pays the period that each is for. */
  payPeriodsOf(payIds: readonly number[]): Promise<ReadonlyMap<number, PayPeriod>>;
  /** Stores changed pays over the versions that were read. */
  saveAll(pays: readonly ChangedPay[]): Promise<readonly PayRecord[]>;
  /** The termination pay of an employee that was made last, voided ones left out. */
  lastTermination(employeeId: number): Promise<PayRecord | undefined>;
  /** The employments of these employees that ended with a processed final pay, in the order of their pays. */
  endedEmployments(employeeIds: readonly number[]): Promise<readonly EndedEmployment[]>;
  /** Final pays of these employees that are pending, in the order of their ids. */
  stagedTerminations(employeeIds: readonly number[]): Promise<readonly PayRecord[]>;
  /** What `addAll` stored under this mark, in its order: how a unit of work that ran twice finds out that it had succeeded. */
  ofBatch(batch: string): Promise<readonly PayRecord[]>;
}

/** Why an entry is in the ledger. */
export type LedgerReason = 'pay' | 'reversal';

/** What one pay adds to an employee's balances and year. Entries are never changed; a reversal is a further one. */
export interface LedgerEntry {
  readonly customerId: number;
  readonly employeeId: number;
  readonly payId: number;
  readonly year: string;
  readonly payDate: CivilDate;
  readonly reason: LedgerReason;
  readonly leave: Figures;
  readonly figures: Figures;
  readonly createdAt: number;
}

/** The sums of the ledger of one employee: leave over all years, figures of one year. */
export interface Account {
  readonly employeeId: number;
  readonly customerId: number;
  readonly leave: Figures;
  /** By financial year. */
  readonly years: Readonly<Record<string, Figures>>;
  /** Leave at the end of a financial year, of that year and all before it, so that no read adds up years. */
  readonly yearEnds: Readonly<Record<string, Figures>>;
}

/** An account as the pays of a day find it. */
export interface AccountOnDay extends Account {
  /** Whether the employee has entries of a later pay date, of whatever year. */
  readonly hasLaterEntries: boolean;
}

/** Where an employee's ledger stands at the end of a financial year. */
export interface YearEnd {
  readonly employeeId: number;
  readonly year: string;
  /** Of that year and all before it. */
  readonly leave: Figures;
  /** Of that year. */
  readonly figures: Figures;
}

export interface Ledger {
  /** Accounts of those that have one, with the years named and every later year that is kept. */
  accountsOf(employeeIds: readonly number[], years: readonly string[]): Promise<readonly Account[]>;
  /** The accounts with one year, and who has entries after the day, told by the same read. */
  accountsOn(employeeIds: readonly number[], year: string, day: CivilDate): Promise<readonly AccountOnDay[]>;
  /** Stores whole accounts; the caller has locked the employees. Years that are not named stay. */
  saveAccounts(accounts: readonly Account[]): Promise<void>;
  /** The ends of these years for those who were paid in them or before. Other years are not read. */
  yearEndsOf(employeeIds: readonly number[], years: readonly string[]): Promise<readonly YearEnd[]>;
  append(entries: readonly LedgerEntry[]): Promise<void>;
  /** In the order they were written. */
  entriesOf(employeeId: number): Promise<readonly LedgerEntry[]>;
  ofPays(payIds: readonly number[]): Promise<readonly LedgerEntry[]>;
  /** Entries of these employees with a pay date from the one day to the other, both included, or without an end. */
  entriesFrom(employeeIds: readonly number[], from: CivilDate, to?: CivilDate): Promise<readonly LedgerEntry[]>;
}

/** Items that a pay created: found again by their description in later pays. */
export interface KnownItems {
  of(employeeIds: readonly number[]): Promise<readonly KnownItem[]>;
  /** Those that are there already are left as they are. */
  remember(items: readonly KnownItem[]): Promise<void>;
}

/** Employees many at a time. */
export interface Roster {
  /** Makes other writers of these employees of the company wait until the unit of work ends. */
  lockAll(companyId: number, employeeIds: readonly number[]): Promise<void>;
  /** Who of the company is neither deleted nor terminated, in the order of their ids. */
  activeIn(companyId: number): Promise<readonly number[]>;
  /** Who of those has a tax number that another of them has too, stand-ins for no number included, in the order of their ids. */
  sharingTaxNumber(companyId: number): Promise<readonly number[]>;
  /** The standing lists, own pay rates, opening balances and a planned last day, by rank. */
  partsOf(employeeIds: readonly number[]): Promise<readonly Part[]>;
}

/** Allowance lines that came from a company's template; the pay itself shows no link. */
export interface AllowanceOrigins {
  note(
    lines: readonly { readonly companyId: number; readonly allowanceId: number; readonly payId: number }[],
  ): Promise<void>;
}

/** Where the pays of an employee go. */
export interface PaidInto {
  readonly employeeId: number;
  /** Each account under a name that two people share only where they share the account; not for showing. */
  readonly accounts: readonly string[];
  /** When they were last changed; null where nobody has changed them since that is noted. */
  readonly changedAt: number | null;
}

export interface PaidAccounts {
  of(employees: readonly Employee[]): Promise<readonly PaidInto[]>;
}

export interface Acknowledgements {
  ofRun(payRunId: number): Promise<readonly Acknowledgement[]>;
  /** In the place of an earlier one of the same anomaly. */
  put(acknowledgement: Acknowledgement): Promise<void>;
}

/** What a company thinks of doing. */
export interface Scenarios {
  /** The oldest first. */
  ofCompany(companyId: number): Promise<readonly Scenario[]>;
  add(scenario: NewScenario): Promise<Scenario>;
  /** Whether there was one. */
  remove(companyId: number, id: number): Promise<boolean>;
}

export type KeptAnswer =
  | { readonly kind: 'fresh'; store(answer: StoredDocument): Promise<void> }
  | { readonly kind: 'replay'; readonly answer: StoredDocument }
  | { readonly kind: 'conflict' };

export interface Answers {
  begin(customerId: number, idempotency: Idempotency): Promise<KeptAnswer>;
}

export interface ShiftsWanted {
  readonly companyId: number;
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** Left out, everybody's. */
  readonly employeeIds?: readonly number[];
  readonly approved?: boolean;
}

/** Shifts as they were recorded, and who approved them. */
export interface Timesheets {
  /** Ordered by date, then id. */
  list(query: ShiftsWanted): Promise<readonly TimesheetShift[]>;
  ofIds(companyId: number, ids: readonly number[]): Promise<readonly TimesheetShift[]>;
  /** Stores them and answers them numbered, in the order given. */
  addAll(shifts: readonly NewTimesheetShift[]): Promise<readonly TimesheetShift[]>;
  approve(ids: readonly number[], by: string, at: number): Promise<void>;
  remove(ids: readonly number[]): Promise<void>;
}

/** Who has clocked in and not out: at most one clock for each employee. */
export interface TimeClocks {
  find(companyId: number, employeeId: number): Promise<RunningClock | undefined>;
  /** By the moment of clocking in. */
  ofCompany(companyId: number): Promise<readonly RunningClock[]>;
  add(clock: NewRunningClock): Promise<RunningClock>;
  save(clock: RunningClock): Promise<void>;
  remove(id: number): Promise<void>;
}

/** Modern awards by code, with their figures. */
export interface Awards {
  find(code: string): Award | undefined;
}

export interface PayStores {
  readonly companies: Pick<CompanyStores['companies'], 'find'>;
  readonly allowances: Pick<CompanyAllowances, 'ofCompany'>;
  readonly payRates: Pick<PayRates, 'groupsOf' | 'ratesOf'>;
  readonly employees: EmployeeStores['employees'];
  readonly seats: EmployeeStores['seats'];
  readonly finalPays: EmployeeStores['finalPays'];
  readonly parts: EmployeeStores['parts'];
  readonly roster: Roster;
  readonly runs: PayRuns;
  readonly pays: Pays;
  readonly ledger: Ledger;
  readonly knownItems: KnownItems;
  readonly allowanceOrigins: AllowanceOrigins;
  readonly answers: Answers;
  readonly timesheets: Timesheets;
  readonly timeClocks: TimeClocks;
  readonly awards: Awards;
  readonly accounts: PaidAccounts;
  readonly acknowledgements: Acknowledgements;
  readonly scenarios: Scenarios;
  /** Absent where nothing is filed. */
  readonly reports?: Reports;
  /** Absent where nothing is paid out. */
  readonly payments?: Payments;
  readonly announcements: Announcements;
}
