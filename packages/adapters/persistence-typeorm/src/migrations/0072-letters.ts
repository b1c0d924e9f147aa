import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** Letters to users, queued in the transaction of what they tell. They hold neither addresses nor links. */
export class Letters0072 implements Migration {
  readonly name = migrationName('0072-letters');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'letters', {
      id: column.id(),
      kind: column.code(32),
      user_id: column.integer(),
      facts: column.json(),
      status: column.code(16),
      attempts: column.integer(),
      due_at: column.epochMs(),
      claim_token: nullable(column.code(36)),
      last_error: nullable(column.text(255)),
      created_at: column.epochMs(),
      sent_at: nullable(column.epochMs()),
    });
    await createIndex(runner, 'letters_due', 'letters', ['status', 'due_at', 'id']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'letters');
  }
}
