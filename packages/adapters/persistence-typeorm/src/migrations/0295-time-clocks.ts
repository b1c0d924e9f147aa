import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** Who has clocked in and not out. */
export class TimeClocks0295 implements Migration {
  readonly name = migrationName('0295-time-clocks');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'time_clocks', {
      id: column.id(),
      customer_id: column.integer(),
      company_id: column.integer(),
      employee_id: column.integer(),
      started_at: column.epochMs(),
      breaks: column.json(),
      break_since: nullable(column.epochMs()),
    });
    await createIndex(runner, 'time_clocks_employee', 'time_clocks', ['employee_id'], { unique: true });
    await createIndex(runner, 'time_clocks_company', 'time_clocks', ['company_id']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'time_clocks');
  }
}
