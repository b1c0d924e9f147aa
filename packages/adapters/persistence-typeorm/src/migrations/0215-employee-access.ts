import type { QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** Which users are which employees. */
export class EmployeeAccess0215 implements Migration {
  readonly name = migrationName('0215-employee-access');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'employee_access', {
      id: column.id(),
      version: column.integer(),
      user_id: column.integer(),
      customer_id: column.integer(),
      company_id: column.integer(),
      employee_id: column.integer(),
      created_at: column.epochMs(),
    });
    await createIndex(runner, 'employee_access_of_user', 'employee_access', ['user_id', 'company_id'], {
      unique: true,
    });
    await createIndex(runner, 'employee_access_of_employee', 'employee_access', ['employee_id'], { unique: true });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'employee_access');
  }
}
