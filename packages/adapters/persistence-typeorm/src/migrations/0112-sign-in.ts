import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { addColumn, dropColumn, type Migration, migrationName } from '../migrating';

/** When a session was last used, so that an idle one ends; and room for a day of guesses, which `guesses` has not. */
export class SignIn0112 implements Migration {
  readonly name = migrationName('0112-sign-in');

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'sessions', 'seen_at', nullable(column.epochMs()));
    await addColumn(runner, 'guess_logs', 'day_log', nullable(column.json()));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'guess_logs', 'day_log');
    await dropColumn(runner, 'sessions', 'seen_at');
  }
}
