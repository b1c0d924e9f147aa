import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** Files by which money left. `live_key` names kind and pay while the file stands, so that no pay is in two of a kind. */
export class PaymentFiles0091 implements Migration {
  readonly name = migrationName('0091-payment-files');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'payment_files', {
      id: column.id(),
      customer_id: column.integer(),
      company_id: column.integer(),
      pay_run_id: column.integer(),
      kind: column.code(8),
      file_name: column.code(80),
      media_type: column.code(20),
      content: column.encrypted(),
      created_at: column.epochMs(),
    });
    await createIndex(runner, 'payment_files_by_company', 'payment_files', ['company_id', 'id']);
    await createTable(
      runner,
      'payment_file_pays',
      { file_id: column.integer(), pay_id: column.integer(), live_key: nullable(column.code(40)) },
      { primaryKey: ['file_id', 'pay_id'] },
    );
    await createIndex(runner, 'payment_file_pays_live', 'payment_file_pays', ['live_key'], { unique: true });
    await createTable(
      runner,
      'payment_file_cancellations',
      { file_id: column.integer(), cancelled_at: column.epochMs(), reason: column.text(200) },
      { primaryKey: ['file_id'] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'payment_file_cancellations', 'payment_file_pays', 'payment_files');
  }
}
