import type { FilingStores } from '@anz-payroll/filing';
import type { UnitOfWork } from '@anz-payroll/kernel';
import type { CivilDate } from 'payroll-core/calendar';
import type { JournalAccounts } from '../domain/journal/journal-accounts';

/** The accounts that a company has named for its journals. */
export interface JournalAccountStore {
  /** Those that were named; the others are the country's usual ones. */
  of(companyId: number): Promise<Partial<JournalAccounts>>;
  save(companyId: number, accounts: Partial<JournalAccounts>, now: number): Promise<void>;
}

/** Companies of one customer. */
export interface InCompanies {
  readonly customerId: number;
  readonly companyIds: readonly number[];
}

export interface CountOfCompany {
  readonly companyId: number;
  readonly count: number;
}

type Dated = InCompanies & { readonly from: CivilDate; readonly to: CivilDate };
type ByDay = Promise<readonly (CountOfCompany & { readonly first: CivilDate })[]>;
type ByMoment = Promise<readonly (CountOfCompany & { readonly firstAt: number })[]>;

/** What waits in many companies at once, counted: one statement for each kind. */
export interface WorklistStore {
  /** Pending pays, and the first pay date of their runs. */
  pendingRuns(where: InCompanies): ByDay;
  /**
   * The newest pay date of each rhythm in which somebody is paid now, and whether that run is processed. A run of nothing but bonuses and
   * back pay does not count.
   */
  newestRuns(where: InCompanies & { readonly from: CivilDate }): Promise<readonly NewestRun[]>;
  /** Australian pays that no pay event holds, without those of super-only contractors, whom none reports. */
  unreportedPays(where: Dated): ByDay;
  /** New Zealand's paydays that were not recorded as filed. */
  unfiledPaydays(where: Dated): ByDay;
  /** Australian pays with super that no fund has received. */
  openSuper(where: Dated & { readonly newSince: CivilDate }): Promise<{
    /** Of employees who had super before `newSince`. */
    readonly usual: Awaited<ByDay>;
    /** Of those who had none before: a first contribution may have more time, so each pay tells its day. */
    readonly ofNewEmployees: readonly (CountOfCompany & { readonly dueOn: CivilDate })[];
  }>;
  /** Messages to the tax office that were sent back or given up. */
  failedLodgements(where: InCompanies & { readonly since: number }): ByMoment;
  /** What waits for a second person. */
  waitingReleases(where: InCompanies & { readonly since: number }): ByMoment;
  /** Shifts that nobody has approved, and the first day of them. */
  shiftsToApprove(where: Dated): ByDay;
  /** What employees ask for and nobody has decided. */
  waitingRequests(where: InCompanies): ByMoment;
}

export interface NewestRun extends CountOfCompany {
  readonly payPeriod: 'WEEKLY' | 'FORTNIGHTLY' | 'MONTHLY';
  readonly payDate: CivilDate;
  readonly isProcessed: boolean;
}

export interface ReportStores extends Pick<
  FilingStores,
  'companies' | 'employees' | 'parts' | 'paymentFiles' | 'paydayReturns'
> {
  readonly pays: Pick<FilingStores['pays'], 'between' | 'paydaysChangedSince'>;
  readonly journalAccounts: JournalAccountStore;
  readonly worklist: WorklistStore;
}

export type ReportUnitOfWork = UnitOfWork<ReportStores>;
