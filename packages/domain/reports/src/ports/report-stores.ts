import type { FilingStores } from '@anz-payroll/filing';
import type { UnitOfWork } from '@anz-payroll/kernel';
import type { JournalAccounts } from '../domain/journal/journal-accounts';

/** The accounts that a company has named for its journals. */
export interface JournalAccountStore {
  /** Those that were named; the others are the country's usual ones. */
  of(companyId: number): Promise<Partial<JournalAccounts>>;
  save(companyId: number, accounts: Partial<JournalAccounts>, now: number): Promise<void>;
}

export interface ReportStores extends Pick<
  FilingStores,
  'companies' | 'employees' | 'parts' | 'paymentFiles' | 'paydayReturns'
> {
  readonly pays: Pick<FilingStores['pays'], 'between'>;
  readonly journalAccounts: JournalAccountStore;
}

export type ReportUnitOfWork = UnitOfWork<ReportStores>;
