import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import {
  addColumn,
  createIndex,
  createTable,
  dropColumn,
  dropTables,
  type Migration,
  migrationName,
} from '../migrating';

/** Authenticator apps, and what sessions say about where they began and when somebody confirmed it is them. */
export class SecondFactors0172 implements Migration {
  readonly name = migrationName('0172-second-factors');

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'sessions', 'is_pending', nullable(column.boolean()));
    await addColumn(runner, 'sessions', 'confirmed_at', nullable(column.epochMs()));
    await addColumn(runner, 'sessions', 'address', nullable(column.text(64)));
    await addColumn(runner, 'sessions', 'agent', nullable(column.text(200)));
    await createTable(runner, 'second_factors', {
      id: column.id(),
      version: column.integer(),
      user_id: column.integer(),
      secret: column.encrypted(),
      confirmed_at: nullable(column.epochMs()),
      last_step: column.integer(),
      recovery_hashes: column.json(),
      created_at: column.epochMs(),
    });
    await createIndex(runner, 'second_factors_user', 'second_factors', ['user_id'], { unique: true });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'second_factors');
    for (const name of ['agent', 'address', 'confirmed_at', 'is_pending']) await dropColumn(runner, 'sessions', name);
  }
}
