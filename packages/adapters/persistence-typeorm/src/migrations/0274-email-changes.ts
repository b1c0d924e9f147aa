import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** New e-mail addresses of users, until they are confirmed from there. */
export class EmailChanges0274 implements Migration {
  readonly name = migrationName('0274-email-changes');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'email_changes', {
      id: column.id(),
      version: column.integer(),
      user_id: column.integer(),
      email: column.text(254),
      email_key: column.key(254),
      previous_email: column.text(254),
      hash: nullable(column.code(43)),
      created_at: column.epochMs(),
      expires_at: column.epochMs(),
      used_at: nullable(column.epochMs()),
    });
    await createIndex(runner, 'email_changes_hash', 'email_changes', ['hash'], { unique: true });
    await createIndex(runner, 'email_changes_user', 'email_changes', ['user_id']);
    await createIndex(runner, 'email_changes_expiry', 'email_changes', ['expires_at']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'email_changes');
  }
}
