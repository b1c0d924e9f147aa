import type { QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** Links to payslips that went out by e-mail, by the hash of their secret. */
export class PayslipLinks0141 implements Migration {
  readonly name = migrationName('0141-payslip-links');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'payslip_links',
      {
        secret_hash: column.code(64),
        customer_id: column.integer(),
        company_id: column.integer(),
        pay_id: column.integer(),
        expires_at: column.epochMs(),
      },
      { primaryKey: ['secret_hash'] },
    );
    await createIndex(runner, 'payslip_links_by_end', 'payslip_links', ['expires_at']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'payslip_links');
  }
}
