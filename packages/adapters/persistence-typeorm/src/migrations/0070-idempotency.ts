import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** Requests that may be sent twice: who sent them under which key, and what was answered. */
export class Idempotency0070 implements Migration {
  readonly name = migrationName('0070-idempotency');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'idempotency_keys', {
      id: column.id(),
      scope: column.code(64),
      request_key: column.key(255),
      fingerprint: column.code(43),
      status: nullable(column.integer()),
      body: nullable(column.encrypted()),
      created_at: column.epochMs(),
    });
    await createIndex(runner, 'idempotency_keys_place', 'idempotency_keys', ['scope', 'request_key'], { unique: true });
    await createIndex(runner, 'idempotency_keys_by_age', 'idempotency_keys', ['created_at']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'idempotency_keys');
  }
}
