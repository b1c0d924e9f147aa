import type { QueryRunner } from 'typeorm';
import { createIndex, dropIndex, type Migration, migrationName } from '../migrating';

/** What was paid before is answered from the index alone; see `latestPays`. */
export class LatestPays0230 implements Migration {
  readonly name = migrationName('0230-latest-pays');

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'pays_latest', 'pays', ['employee_id', 'pay_date', 'id', 'status', 'net']);
    await dropIndex(runner, 'pays_by_employee', 'pays');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'pays_by_employee', 'pays', ['employee_id', 'pay_date', 'id']);
    await dropIndex(runner, 'pays_latest', 'pays');
  }
}
