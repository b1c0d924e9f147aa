import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** The audit log: one chain a customer, whose entries are never changed, and the head of each chain. */
export class Audit0012 implements Migration {
  readonly name = migrationName('0012-audit');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'audit_entries', {
      id: column.id(),
      customer_id: column.integer(),
      sequence: column.integer(),
      occurred_at: column.epochMs(),
      user_id: nullable(column.integer()),
      client_id: nullable(column.code(43)),
      request_id: column.text(128),
      action: column.code(64),
      record_type: column.code(64),
      record_id: nullable(column.text(128)),
      details: column.json(),
      previous_hash: column.code(43),
      hash: column.code(43),
    });
    await createIndex(runner, 'audit_entries_place', 'audit_entries', ['customer_id', 'sequence'], { unique: true });
    await createTable(
      runner,
      'audit_heads',
      { customer_id: column.integer(), sequence: column.integer(), hash: column.code(43) },
      { primaryKey: ['customer_id'] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'audit_heads', 'audit_entries');
  }
}
