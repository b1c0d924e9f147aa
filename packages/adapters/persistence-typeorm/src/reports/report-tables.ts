import type { JournalAccounts } from '@anz-payroll/reports';
import { column, defineTable } from '../columns';

export interface JournalAccountsRow {
  readonly companyId: number;
  readonly accounts: Partial<JournalAccounts>;
  readonly updatedAt: number;
}

export const JournalAccountsTable = defineTable<JournalAccountsRow>(
  'journal_accounts',
  { companyId: column.integer(), accounts: column.json<Partial<JournalAccounts>>(), updatedAt: column.epochMs() },
  { primaryKey: ['companyId'] },
);

export const reportTables = [JournalAccountsTable] as const;
