import type { QueryRunner } from 'typeorm';
import { createIndex, dropIndex, type Migration, migrationName } from '../migrating';

/** Whether an employee was paid in a run already is asked with every pay; a run may hold thousands. */
export class PaysOfEmployeesInRuns0051 implements Migration {
  readonly name = migrationName('0051-pays-of-employees-in-runs');

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'pays_by_run_and_employee', 'pays', ['pay_run_id', 'employee_id', 'status']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'pays_by_run_and_employee', 'pays');
  }
}
