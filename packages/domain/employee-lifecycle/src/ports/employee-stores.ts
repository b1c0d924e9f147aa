import type { EmployeeRequest, NewEmployeeRequest, RequestState } from '../domain/requests/employee-request';
import type { CompanyAllowances, CompanyStores, Country, PayRates } from '@anz-payroll/companies';
import type { Announcements } from '@anz-payroll/kernel';
import type { CivilDate } from 'payroll-core';
import type { StagedFinalPay } from '../domain/decide-lifecycle';
import type { Employee, NewEmployee } from '../domain/employee';
import type { EmploymentOption } from '../domain/option-choice';
import type { EmployeeParts } from './employee-parts';

export type EmployeeStatus = 'active' | 'terminated' | 'deleted' | 'all';

/** Where the last page ended; the next one starts behind it. */
export interface EmployeeCursor {
  readonly nameKey: string;
  readonly id: number;
}

export interface EmployeePage {
  readonly limit: number;
  readonly after?: EmployeeCursor;
}

export interface NumberHolder {
  readonly numberKey: string;
  readonly employeeId: number;
  readonly isDeleted: boolean;
  /** Nobody can reach this holder any more, so the number is free for whoever asks for it. */
  readonly isCompanyDeleted: boolean;
}

export interface Employees {
  /** In whatever state. */
  find(id: number): Promise<Employee | undefined>;
  /** As `find`, with country and time zone of its company; undefined also where the company is deleted. */
  findWithCompany(
    id: number,
  ): Promise<{ readonly employee: Employee; readonly country: Country; readonly timezone: string } | undefined>;
  /** As `find`, and other writers of this employee wait until the unit of work ends. */
  lock(id: number): Promise<Employee | undefined>;
  /** As `lock` for many, in the order of their ids, so that two who lock the same people do not wait for each other. */
  lockAll(ids: readonly number[]): Promise<readonly Employee[]>;
  /** Those of the ids that are employees of the company, in whatever state. */
  ofIds(companyId: number, ids: readonly number[]): Promise<readonly Employee[]>;
  /** Those whose number has one of the keys, in this company, in whatever state. */
  ofNumbers(companyId: number, numberKeys: readonly string[]): Promise<readonly Employee[]>;
  /** Who holds these numbers anywhere in the account, the deleted included. */
  holdersOf(customerId: number, numberKeys: readonly string[]): Promise<readonly NumberHolder[]>;
  /**
   * Ordered by last, first and middle name without regard to case or accents. Without a status, all that are not
   * deleted.
   */
  ofCompany(companyId: number, status: EmployeeStatus | undefined, page?: EmployeePage): Promise<readonly Employee[]>;
  /** Whether more people of the company than this are not deleted. None of them is read. */
  areMoreThan(companyId: number, most: number): Promise<boolean>;
  /** Stores them and answers them numbered, in the order given. `batch` marks them as made together. */
  addAll(batch: string, employees: readonly NewEmployee[]): Promise<readonly Employee[]>;
  /** Whether `addAll` stored anything under this mark: how a unit of work that ran twice finds out that it had succeeded. */
  wasMade(batch: string): Promise<boolean>;
  /**
   * Stores the employee over the version that was read. When somebody was faster it throws, and the unit of work begins
   * again from a fresh read.
   */
  save(employee: Employee): Promise<Employee>;
  /** Lets go of the numbers of employees that are saved with others in the same unit of work, or whose company is deleted. */
  releaseNumbers(ids: readonly number[]): Promise<void>;
}

/** How many places of a customer's plan are taken: one row per customer, which is also the lock of whoever counts. */
export interface PlanSeats {
  /** Makes others that count wait until the unit of work ends, and answers how many are taken. */
  lock(customerId: number): Promise<number>;
  change(customerId: number, by: number): Promise<void>;
}

/** Final pays that are made but not processed; the package of pay runs keeps them. */
export interface FinalPays {
  stagedFor(employeeId: number): Promise<StagedFinalPay | undefined>;
}

/** When the bank accounts of employees were last changed: a pay into a new account is looked at before it leaves. */
export interface AccountChanges {
  note(employeeIds: readonly number[], at: number): Promise<void>;
  /** Nothing is paid to these until the hold that the company asks for is over. */
  hold(employees: readonly Pick<Employee, 'id' | 'companyId'>[], at: number): Promise<void>;
  /** Null where no change was noted. */
  of(employeeId: number): Promise<number | null>;
}

export interface EmploymentTypes {
  /** The built-in ones and the customer's own, by id. */
  ofCustomer(customerId: number): Promise<readonly EmploymentOption[]>;
  add(customerId: number, name: string): Promise<EmploymentOption>;
  rename(customerId: number, id: number, name: string): Promise<void>;
  remove(customerId: number, id: number): Promise<void>;
  isUsed(customerId: number, id: number): Promise<boolean>;
}

export interface EmployeeRequests {
  add(request: NewEmployeeRequest): Promise<EmployeeRequest>;
  find(id: number): Promise<EmployeeRequest | undefined>;
  /** Newest first. */
  ofEmployee(employeeId: number): Promise<readonly EmployeeRequest[]>;
  /** Oldest first. */
  waitingIn(companyId: number): Promise<readonly EmployeeRequest[]>;
  /** In one conditional update; false when it was in another state. */
  move(
    id: number,
    from: RequestState,
    to: Pick<EmployeeRequest, 'state' | 'decidedBy' | 'decidedAt' | 'reason'>,
  ): Promise<boolean>;
}

/** An e-mail that is written when it is sent: neither an address nor a name is kept with it, save for the former address. */
export interface EmployeeEmail {
  readonly kind: 'request-decided' | 'bank-account-changed' | 'address-changed';
  /** The user who asked; of a changed bank account or address, the employee. */
  readonly userId: number;
  readonly facts: Readonly<Record<string, string>>;
}

export interface EmployeeEmails {
  /** Queues it in the transaction of what it tells. */
  add(email: EmployeeEmail, at: number): Promise<void>;
}

/** Somebody whose opening balances are others now, and the days that they were and are as at. */
export interface OtherOpening {
  readonly employeeId: number;
  readonly asAt: readonly CivilDate[];
}

/** What tax offices know of opening balances; the package of filing keeps it. */
export interface OpeningReports {
  /** Brings the tax office in line in the same unit of work, and says what was queued for it. */
  follow(companyId: number, changes: readonly OtherOpening[]): Promise<readonly string[]>;
}

export interface EmployeeStores {
  readonly employees: Employees;
  readonly seats: PlanSeats;
  readonly finalPays: FinalPays;
  readonly employmentTypes: EmploymentTypes;
  readonly parts: EmployeeParts;
  readonly accountChanges: AccountChanges;
  readonly requests: EmployeeRequests;
  readonly emails: EmployeeEmails;
  /** Absent where nothing is reported. */
  readonly openingReports?: OpeningReports;
  readonly companies: CompanyStores['companies'];
  readonly staff: CompanyStores['staff'];
  readonly allowances: Pick<CompanyAllowances, 'withDescription'>;
  readonly payRates: Pick<PayRates, 'followedIn' | 'groupsOf' | 'ratesOf' | 'saveRate'>;
  readonly announcements: Announcements;
}
