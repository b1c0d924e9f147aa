import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { addColumn, dropColumn, type Migration, migrationName } from '../migrating';

/** The headers that an attempt sent, and the beginning of what the listener answered. */
export class ExchangesOfAttempts0132 implements Migration {
  readonly name = migrationName('0132-exchanges-of-attempts');

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'webhook_attempts', 'exchange', nullable(column.json()));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'webhook_attempts', 'exchange');
  }
}
