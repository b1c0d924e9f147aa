import type { ReportStores } from '@anz-payroll/reports';
import type { Announcements } from '@anz-payroll/kernel';
import type { Transaction } from '../database';
import { bindFiling } from '../filing/bind-filing';
import { putRows } from '../hot-sql';
import { JournalAccountsTable } from './report-tables';

/** What reports read, and the accounts of journals. */
export function bindReports(tx: Transaction, announcements: Announcements): ReportStores {
  return {
    ...bindFiling(tx, announcements),
    journalAccounts: {
      of: async (companyId) => (await tx.repository(JournalAccountsTable).findOneBy({ companyId }))?.accounts ?? {},
      save: (companyId, accounts, now) => putRows(tx, JournalAccountsTable, [{ companyId, accounts, updatedAt: now }]),
    },
  };
}
