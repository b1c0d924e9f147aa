import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** What employees ask for, and what was decided about it. */
export class EmployeeRequests0216 implements Migration {
  readonly name = migrationName('0216-employee-requests');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'employee_requests', {
      id: column.id(),
      customer_id: column.integer(),
      company_id: column.integer(),
      employee_id: column.integer(),
      kind: column.code(20),
      document: column.encrypted(),
      state: column.code(12),
      requested_by: column.integer(),
      requested_at: column.epochMs(),
      decided_by: nullable(column.integer()),
      decided_at: nullable(column.epochMs()),
      reason: nullable(column.text(300)),
    });
    await createIndex(runner, 'employee_requests_of_employee', 'employee_requests', ['employee_id']);
    await createIndex(runner, 'employee_requests_waiting', 'employee_requests', ['company_id', 'state']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'employee_requests');
  }
}
