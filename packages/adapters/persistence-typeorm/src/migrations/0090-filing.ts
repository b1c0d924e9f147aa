import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** Messages to the tax office on their way, what was filed with Inland Revenue, and when funds received super. */
export class Filing0090 implements Migration {
  readonly name = migrationName('0090-filing');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'lodgements', {
      id: column.id(),
      customer_id: column.integer(),
      company_id: column.integer(),
      message_id: column.code(64),
      kind: column.code(16),
      action: column.code(8),
      financial_year: column.code(7),
      payment_date: column.civilDate(),
      payee_count: column.integer(),
      body: column.encrypted(),
      status: column.code(16),
      attempts: column.integer(),
      due_at: column.epochMs(),
      claim_token: nullable(column.code(36)),
      lease_until: nullable(column.epochMs()),
      message: nullable(column.text(1000)),
      created_at: column.epochMs(),
      updated_at: column.epochMs(),
    });
    await createIndex(runner, 'lodgements_message', 'lodgements', ['message_id'], { unique: true });
    await createIndex(runner, 'lodgements_due', 'lodgements', ['status', 'due_at', 'id']);
    await createIndex(runner, 'lodgements_by_company', 'lodgements', ['company_id', 'created_at', 'id']);
    await createIndex(runner, 'lodgements_claimed', 'lodgements', ['claim_token']);
    await createTable(
      runner,
      'lodgement_pays',
      { lodgement_id: column.integer(), pay_id: column.integer() },
      { primaryKey: ['lodgement_id', 'pay_id'] },
    );
    await createIndex(runner, 'lodgement_pays_by_pay', 'lodgement_pays', ['pay_id', 'lodgement_id']);
    await createTable(
      runner,
      'stp_pay_messages',
      { pay_id: column.integer(), message: column.text(1000), updated_at: column.epochMs() },
      { primaryKey: ['pay_id'] },
    );
    await createTable(runner, 'payday_returns', {
      id: column.id(),
      company_id: column.integer(),
      pay_date: column.civilDate(),
      lines: column.encrypted(),
      filed_at: column.epochMs(),
    });
    await createIndex(runner, 'payday_returns_day', 'payday_returns', ['company_id', 'pay_date'], { unique: true });
    await createTable(
      runner,
      'super_receipts',
      {
        pay_id: column.integer(),
        company_id: column.integer(),
        received_on: column.civilDate(),
        recorded_at: column.epochMs(),
      },
      { primaryKey: ['pay_id'] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'super_receipts', 'payday_returns', 'stp_pay_messages', 'lodgement_pays', 'lodgements');
  }
}
