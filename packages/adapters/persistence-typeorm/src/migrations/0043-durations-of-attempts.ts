import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { addColumn, dropColumn, type Migration, migrationName } from '../migrating';

/** How long an attempt took is kept with the attempt alone. */
export class DurationsOfAttempts0043 implements Migration {
  readonly name = migrationName('0043-durations-of-attempts');

  async up(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'webhook_deliveries', 'duration_ms');
  }

  async down(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'webhook_deliveries', 'duration_ms', nullable(column.integer()));
  }
}
