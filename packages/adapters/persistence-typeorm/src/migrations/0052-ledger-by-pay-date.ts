import type { QueryRunner } from 'typeorm';
import { createIndex, dropIndex, type Migration, migrationName } from '../migrating';

/** Figures as at a day are told from the entries on either side of it. */
export class LedgerByPayDate0052 implements Migration {
  readonly name = migrationName('0052-ledger-by-pay-date');

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'pay_ledger_by_pay_date', 'pay_ledger', ['employee_id', 'pay_date']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'pay_ledger_by_pay_date', 'pay_ledger');
  }
}
