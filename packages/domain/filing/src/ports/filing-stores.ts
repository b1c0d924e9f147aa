import type { Companies } from '@anz-payroll/companies';
import type { EmployeeParts, Employees } from '@anz-payroll/employee-lifecycle';
import type { EndedEmployment, PayRecord } from '@anz-payroll/pay-runs';
import type { CivilDate } from 'payroll-core/calendar';
import type { UnitOfWork } from '@anz-payroll/kernel';
import type { EmploymentLine } from '../domain/payday-filing/employment-line';
import type { StpAction, StpStatus } from '../domain/stp/kept-au-pay';
import type { LodgementReceiver, Lodgements } from './lodgements';
import type { PaymentFiles } from './payment-files';

/** Processed pays; pending and voided ones are not seen here, but for the question whether any wait. */
export interface ProcessedPays {
  ofIds(companyId: number, payIds: readonly number[]): Promise<readonly PayRecord[]>;
  /** Undefined where the company has no such run. */
  ofRun(companyId: number, payRunId: number): Promise<readonly PayRecord[] | undefined>;
  /** By pay date, then id; those of some employees, or of all. */
  between(
    companyId: number,
    from: CivilDate,
    to: CivilDate,
    employeeIds?: readonly number[],
  ): Promise<readonly PayRecord[]>;
  /** The pay dates of these days of which a pay was made, changed or voided since a moment, first one first. */
  paydaysChangedSince(companyId: number, from: CivilDate, to: CivilDate, since: number): Promise<readonly CivilDate[]>;
  /** Whether a pay of this day is still to be processed. */
  isAnyPending(companyId: number, payDate: CivilDate): Promise<boolean>;
  /** The versions of the pays that `between` would give, by id: whether what was read earlier still holds. */
  versionsBetween(
    companyId: number,
    from: CivilDate,
    to: CivilDate,
    employeeIds: readonly number[],
  ): Promise<ReadonlyMap<number, number>>;
  /** Those whose status says that no report holds them: not submitted, or sent back. */
  unreported(companyId: number): Promise<readonly PayRecord[]>;
  /** How many pays of these days no report holds, by employee; without super-only contractors, who are not reported. */
  countUnreported(companyId: number, from: CivilDate, to: CivilDate): Promise<ReadonlyMap<number, number>>;
  /** Employees of whom a pay of these days was reported and then voided: what the tax office has is too much. */
  employeesWithVoidedReports(companyId: number, from: CivilDate, to: CivilDate): Promise<readonly number[]>;
  /** Australia: the reason in the last termination pay of each of these employees, of whatever year. */
  cessationCodesOf(employeeIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** New Zealand: the tax code each pay was worked out by, as a file writes it (`MSL`); other pays are left out. */
  taxCodesOf(payIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** The employments of these employees that ended with a processed final pay, in the order of their pays. */
  endedEmployments(employeeIds: readonly number[]): Promise<readonly EndedEmployment[]>;
  /** For each pay itself and every pay it replaced by a correction, however long the line. */
  originsOf(payIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>>;
  /** Keeps others from reporting these pays until the unit of work ends, and answers where each stands. */
  lock(payIds: readonly number[]): Promise<ReadonlyMap<number, StpStatus>>;
  markStp(payIds: readonly number[], mark: StpMark): Promise<void>;
  /** The last word on each of these pays; pays that nothing was ever said of are left out. */
  stpMessages(payIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

export interface StpMark {
  readonly status: StpStatus;
  readonly action: StpAction;
  readonly at: number;
  readonly message: string;
  /** Who answered; left out before there is an answer. */
  readonly lodgedWith?: LodgementReceiver;
}

/** What was filed with Inland Revenue, payday by payday. */
export interface PaydayReturns {
  filedBetween(companyId: number, from: CivilDate, to: CivilDate): Promise<readonly FiledPayday[]>;
  /** Takes the place of what was filed for the payday before. */
  save(companyId: number, payday: FiledPayday, now: number): Promise<void>;
}

export interface FiledPayday {
  readonly payDate: CivilDate;
  readonly lines: readonly EmploymentLine[];
}

/** When funds received the contributions of pays. */
export interface SuperReceipts {
  ofPays(payIds: readonly number[]): Promise<ReadonlyMap<number, CivilDate>>;
  save(companyId: number, payIds: readonly number[], receivedOn: CivilDate, now: number): Promise<void>;
}

/** Bank accounts that were changed so lately that nothing is paid to them yet. */
export interface HeldAccounts {
  /** Of whom, by the hold that the company asks for; nobody where it asks for none. */
  employeesOf(companyId: number, now: number): Promise<readonly number[]>;
}

export interface FilingStores {
  readonly companies: Pick<Companies, 'find'>;
  readonly employees: Pick<Employees, 'ofIds' | 'ofCompany'>;
  readonly parts: Pick<EmployeeParts, 'ofEmployees'>;
  readonly pays: ProcessedPays;
  readonly lodgements: Lodgements;
  readonly paydayReturns: PaydayReturns;
  readonly superReceipts: SuperReceipts;
  readonly paymentFiles: PaymentFiles;
  readonly heldAccounts: HeldAccounts;
}

export type FilingUnitOfWork = UnitOfWork<FilingStores>;
