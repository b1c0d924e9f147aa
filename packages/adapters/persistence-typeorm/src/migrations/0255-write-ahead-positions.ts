import type { QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createTable, dropTables, type Migration, migrationName } from '../migrating';

/** How far the commands of a write-ahead log have come (decision 1064). */
export class WriteAheadPositions0255 implements Migration {
  readonly name = migrationName('0255-write-ahead-positions');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'write_ahead_positions',
      { log_id: column.code(36), position: column.integer(), mac: column.lookupHash() },
      { primaryKey: ['log_id'] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'write_ahead_positions');
  }
}
