import type { QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createTable, dropTables, type Migration, migrationName } from '../migrating';

/** How often a key for a machine was refused since the audit log last said so. */
export class KeyRefusals0250 implements Migration {
  readonly name = migrationName('0250-key-refusals');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'key_refusals',
      {
        client_record_id: column.integer(),
        reason: column.code(16),
        noted_at: column.epochMs(),
        unnoted: column.integer(),
      },
      { primaryKey: ['client_record_id', 'reason'] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'key_refusals');
  }
}
