import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { createTable, dropTables, type Migration, migrationName } from '../migrating';

/** How far a change of encryption keys has come in each column, so that it goes on there after a stop. */
export class Resealing0002 implements Migration {
  readonly name = migrationName('0002-resealing');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'resealing_cursors',
      {
        place: column.code(130),
        key_id: column.code(32),
        last_id: column.integer(),
        finished_at: nullable(column.epochMs()),
      },
      { primaryKey: ['place'] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'resealing_cursors');
  }
}
