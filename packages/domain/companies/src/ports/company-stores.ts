import type { Announcements } from '@anz-payroll/kernel';
import type { CompanyAllowance, NewCompanyAllowance } from '../domain/allowance';
import type { Company, NewCompany } from '../domain/company';
import type { BasicEmployee } from '../domain/company-read-model';
import type { FollowedAward } from '../domain/followed-award';
import type { Award, PayRate, PayRateGroup } from '../domain/pay-rates';

/** Deleted companies are not found and not listed. */
export interface Companies {
  find(id: number): Promise<Company | undefined>;
  /** Ordered by legal name, then id. */
  ofCustomer(customerId: number): Promise<readonly Company[]>;
  add(company: NewCompany): Promise<Company>;
  /**
   * Stores the company over the version that was read and answers it with the next one. When somebody was faster it
   * throws, and the unit of work begins again from a fresh read.
   */
  save(company: Company): Promise<Company>;
  /**
   * Makes other writers of this company wait until the unit of work ends, and answers the company as it is then.
   * To be called before anything else is read.
   */
  lock(id: number): Promise<Company | undefined>;
  setDefault(customerId: number, companyId: number): Promise<void>;
  defaultOf(customerId: number): Promise<number | undefined>;
}

/** What this package asks about employees, who live in a package that builds on it. */
export interface Staff {
  /** Visible employees in the order of their names. */
  basicOf(companyIds: readonly number[]): Promise<ReadonlyMap<number, readonly BasicEmployee[]>>;
  /** Which of these ids are employees of the company and not deleted. */
  visibleAmong(companyId: number, employeeIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** The employees of a company that is deleted no longer count toward the plan. */
  stopCounting(customerId: number, companyId: number): Promise<void>;
  /** Whether an employee of the company has an allowance of their own under this key. */
  ownsAllowance(companyId: number, descriptionKey: string): Promise<boolean>;
}

export interface CompanyAllowances {
  /** Ordered by description, then id. */
  ofCompany(companyId: number): Promise<readonly CompanyAllowance[]>;
  find(companyId: number, id: number): Promise<CompanyAllowance | undefined>;
  /** The template with this normalised description. */
  withDescription(companyId: number, descriptionKey: string): Promise<number | undefined>;
  add(allowance: NewCompanyAllowance): Promise<CompanyAllowance>;
  /** As for companies: over the version that was read, or not at all. */
  save(allowance: CompanyAllowance): Promise<CompanyAllowance>;
  remove(allowance: CompanyAllowance): Promise<void>;
}

/** The lines that processed pays keep of an allowance, found by the description they were written under. */
export interface AllowanceHistory {
  /** Only lines that were copied from this template; another allowance that had the same description is not touched. */
  rename(companyId: number, fromKey: string, to: string, allowanceId: number): Promise<void>;
  /**
   * The template is renamed and its lines are not: remembers which name they stand under, so that a later rename with its
   * history finds them.
   */
  leaveUnder(companyId: number, fromKey: string, allowanceId: number): Promise<void>;
}

export interface PayRates {
  awardsOf(companyId: number): Promise<readonly Award[]>;
  addAward(companyId: number, name: string): Promise<Award>;
  renameAward(award: Award): Promise<void>;
  removeAward(award: Award): Promise<void>;
  /** Ordered by name, then id. */
  groupsOf(companyId: number): Promise<readonly PayRateGroup[]>;
  addGroup(group: Omit<PayRateGroup, 'id'>): Promise<PayRateGroup>;
  saveGroup(group: PayRateGroup): Promise<void>;
  /** Its rates go with it. */
  removeGroup(group: PayRateGroup): Promise<void>;
  /** Ordered by id. */
  ratesOf(groupIds: readonly number[]): Promise<readonly PayRate[]>;
  addRate(rate: Omit<PayRate, 'id'>): Promise<PayRate>;
  saveRate(rate: PayRate): Promise<void>;
  removeRate(rate: PayRate): Promise<void>;
  /** Ordered by classification. */
  followedIn(companyId: number): Promise<readonly FollowedAward[]>;
  /** In the place of an earlier one. */
  follow(followed: FollowedAward): Promise<void>;
  unfollow(groupId: number): Promise<void>;
}

export interface CompanyStores {
  readonly companies: Companies;
  readonly staff: Staff;
  readonly allowances: CompanyAllowances;
  readonly allowanceHistory: AllowanceHistory;
  readonly payRates: PayRates;
  readonly announcements: Announcements;
}
