import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { createTable, dropTables, type Migration, migrationName } from '../migrating';

/** When bank accounts were last changed, and what was noted about a run before it was approved. */
export class ReviewOfRuns0185 implements Migration {
  readonly name = migrationName('0185-review-of-runs');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'employee_account_changes',
      { employee_id: column.integer(), changed_at: column.epochMs() },
      { primaryKey: ['employee_id'] },
    );
    await createTable(
      runner,
      'pay_run_acknowledgements',
      {
        pay_run_id: column.integer(),
        employee_id: column.integer(),
        code: column.code(40),
        says: column.text(500),
        note: column.text(500),
        user_id: nullable(column.integer()),
        user_name: column.text(200),
        acknowledged_at: column.epochMs(),
      },
      { primaryKey: ['pay_run_id', 'employee_id', 'code'] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'pay_run_acknowledgements', 'employee_account_changes');
  }
}
