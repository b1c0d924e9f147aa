import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** Shifts as they were worked, and who approved them. */
export class Timesheets0180 implements Migration {
  readonly name = migrationName('0180-timesheets');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'timesheet_shifts', {
      id: column.id(),
      customer_id: column.integer(),
      company_id: column.integer(),
      employee_id: column.integer(),
      date: column.civilDate(),
      shift: column.json(),
      note: nullable(column.text(500)),
      approved_by: nullable(column.text(200)),
      approved_at: nullable(column.epochMs()),
      created_at: column.epochMs(),
    });
    await createIndex(runner, 'timesheet_shifts_by_company', 'timesheet_shifts', ['company_id', 'date']);
    await createIndex(runner, 'timesheet_shifts_by_employee', 'timesheet_shifts', ['employee_id', 'date']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'timesheet_shifts');
  }
}
