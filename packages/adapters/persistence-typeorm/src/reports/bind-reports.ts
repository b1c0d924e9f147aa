import type { ReportStores } from '@anz-payroll/reports';
import type { Announcements } from '@anz-payroll/kernel';
import type { Transaction } from '../database';
import { bindFiling } from '../filing/bind-filing';
import { putRows } from '../hot-sql';
import { changeRowSet, checkRowSet } from '../integrity/row-set';
import { ownedRows, rowSet } from '../integrity/rows-in-set';
import { bindWorklist } from './bind-worklist';
import { JournalAccountsTable } from './report-tables';

export const journalAccountSet = rowSet('journal-accounts', [ownedRows(JournalAccountsTable, 'companyId')]);

/** What reports read, and the accounts of journals. */
export function bindReports(tx: Transaction, announcements: Announcements): ReportStores {
  return {
    ...bindFiling(tx, announcements),
    worklist: bindWorklist(tx),
    journalAccounts: {
      of: async (companyId) => {
        await checkRowSet(tx, journalAccountSet, [companyId]);
        return (await tx.repository(JournalAccountsTable).findOneBy({ companyId }))?.accounts ?? {};
      },
      save: (companyId, accounts, now) =>
        changeRowSet(tx, journalAccountSet, { ownerId: companyId, companyId }, () =>
          putRows(tx, JournalAccountsTable, [{ companyId, accounts, updatedAt: now }]),
        ),
    },
  };
}
