import type { QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createTable, dropTables, type Migration, migrationName } from '../migrating';

/** The accounts of each company's own ledger that journals name. */
export class JournalAccounts0140 implements Migration {
  readonly name = migrationName('0140-journal-accounts');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'journal_accounts',
      { company_id: column.integer(), accounts: column.json(), updated_at: column.epochMs() },
      { primaryKey: ['company_id'] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'journal_accounts');
  }
}
