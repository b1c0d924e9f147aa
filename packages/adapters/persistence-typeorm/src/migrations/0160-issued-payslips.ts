import type { QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** Payslips as they were handed out, each with its number among those of its pay. */
export class IssuedPayslips0160 implements Migration {
  readonly name = migrationName('0160-issued-payslips');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'issued_payslips', {
      id: column.id(),
      customer_id: column.integer(),
      company_id: column.integer(),
      employee_id: column.integer(),
      pay_id: column.integer(),
      pay_date: column.civilDate(),
      number: column.integer(),
      issued_at: column.epochMs(),
      document: column.encrypted(),
    });
    await createIndex(runner, 'issued_payslips_of_pay', 'issued_payslips', ['pay_id', 'number'], { unique: true });
    await createIndex(runner, 'issued_payslips_by_pay_date', 'issued_payslips', ['employee_id', 'pay_date']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'issued_payslips');
  }
}
