import type { QueryRunner } from 'typeorm';
import { column } from '../columns';
import { addColumn, createIndex, dropColumn, dropIndex, type Migration, migrationName } from '../migrating';

/** When a guess was last counted under a key, so that old logs can be deleted. */
export class GuessLogAge0013 implements Migration {
  readonly name = migrationName('0013-guess-log-age');

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'guess_logs', 'counted_at', column.epochMs(), { existingRows: 0 });
    await createIndex(runner, 'guess_logs_by_age', 'guess_logs', ['counted_at']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'guess_logs_by_age', 'guess_logs');
    await dropColumn(runner, 'guess_logs', 'counted_at');
  }
}
