import type { QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** What companies think of doing, to be compared by what it would cost. */
export class Scenarios0186 implements Migration {
  readonly name = migrationName('0186-scenarios');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'pay_scenarios', {
      id: column.id(),
      company_id: column.integer(),
      name: column.text(120),
      changes: column.json(),
      created_at: column.epochMs(),
    });
    await createIndex(runner, 'pay_scenarios_by_company', 'pay_scenarios', ['company_id']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'pay_scenarios');
  }
}
