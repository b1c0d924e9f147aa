import type { QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** Employees that a report speaks of without a pay of theirs; those of reports that are there already are not known. */
export class PayeesOfReports0235 implements Migration {
  readonly name = migrationName('0235-payees-of-reports');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'lodgement_payees',
      { lodgement_id: column.integer(), employee_id: column.integer() },
      { primaryKey: ['lodgement_id', 'employee_id'] },
    );
    await createIndex(runner, 'lodgement_payees_by_employee', 'lodgement_payees', ['employee_id', 'lodgement_id']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'lodgement_payees');
  }
}
