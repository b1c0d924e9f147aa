import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** What companies ask of two people, what waits for the second, and when bank accounts were changed. */
export class SecondPerson0173 implements Migration {
  readonly name = migrationName('0173-second-person');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'release_rules',
      {
        company_id: column.integer(),
        customer_id: column.integer(),
        version: column.integer(),
        pay_runs: column.boolean(),
        payments: column.boolean(),
        filings: column.boolean(),
        bank_accounts: column.boolean(),
        limit_cents: nullable(column.integer()),
        hold_hours: column.integer(),
      },
      { primaryKey: ['company_id'] },
    );
    await createTable(runner, 'release_requests', {
      id: column.id(),
      version: column.integer(),
      customer_id: column.integer(),
      company_id: column.integer(),
      kind: column.code(16),
      subject: column.code(255),
      summary: column.text(300),
      amount_cents: nullable(column.integer()),
      requested_by: column.integer(),
      requested_at: column.epochMs(),
      decided_by: nullable(column.integer()),
      decided_at: nullable(column.epochMs()),
      is_approved: nullable(column.boolean()),
      used_at: nullable(column.epochMs()),
    });
    await createIndex(runner, 'release_requests_subject', 'release_requests', ['company_id', 'subject']);
    await createTable(
      runner,
      'bank_account_changes',
      { company_id: column.integer(), employee_id: column.integer(), changed_at: column.epochMs() },
      { primaryKey: ['company_id', 'employee_id'] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'bank_account_changes', 'release_requests', 'release_rules');
  }
}
