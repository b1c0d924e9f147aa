import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import {
  changeRows,
  createIndex,
  createTable,
  dropTables,
  engineOf,
  type Migration,
  migrationName,
} from '../migrating';

const builtIn = [
  [1, 'Full-time'],
  [2, 'Part-time'],
  [3, 'Casual'],
] as const;

/** Employees, the lists that hang on them, and how many places of a plan are taken. */
export class Employees0021 implements Migration {
  readonly name = migrationName('0021-employees');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'employees', {
      id: column.id(),
      customer_id: column.integer(),
      company_id: column.integer(),
      version: column.integer(),
      is_terminated: column.boolean(),
      termination_date: nullable(column.civilDate()),
      is_deleted: column.boolean(),
      number: nullable(column.text(60)),
      number_key: nullable(column.key(120)),
      first_name: column.text(60),
      last_name: column.text(60),
      name_key: column.key(400),
      employment_type: nullable(column.integer()),
      details: column.json(),
      sealed: nullable(column.encrypted()),
      tax_number_hash: nullable(column.lookupHash()),
      batch: column.code(40),
      batch_place: column.integer(),
      created_at: column.epochMs(),
      updated_at: column.epochMs(),
    });
    await createIndex(runner, 'employees_number', 'employees', ['customer_id', 'number_key'], { unique: true });
    await createIndex(runner, 'employees_by_name', 'employees', ['company_id', 'name_key', 'id']);
    await createIndex(runner, 'employees_batch', 'employees', ['batch', 'batch_place'], { unique: true });
    await createIndex(runner, 'employees_by_type', 'employees', ['customer_id', 'employment_type']);
    await createIndex(runner, 'employees_by_tax_number', 'employees', ['customer_id', 'tax_number_hash']);
    await createTable(
      runner,
      'plan_places',
      { customer_id: column.integer(), taken: column.integer() },
      { primaryKey: ['customer_id'] },
    );
    await createTable(runner, 'employment_types', {
      id: column.id(),
      customer_id: column.integer(),
      name: column.text(60),
      name_key: column.key(120),
    });
    await createIndex(runner, 'employment_types_name', 'employment_types', ['customer_id', 'name_key'], {
      unique: true,
    });
    await changeRows(runner, () => keepBuiltInTypes(runner));
    await createTable(runner, 'employee_parts', {
      id: column.id(),
      employee_id: column.integer(),
      company_id: column.integer(),
      kind: column.code(20),
      place: column.integer(),
      description_key: nullable(column.key(120)),
      details: column.json(),
      sealed: nullable(column.encrypted()),
    });
    await createIndex(runner, 'employee_parts_by_employee', 'employee_parts', ['employee_id', 'kind', 'place']);
    await createIndex(runner, 'employee_parts_by_description', 'employee_parts', [
      'company_id',
      'kind',
      'description_key',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'employee_parts', 'employment_types', 'plan_places', 'employees');
  }
}

/** The first ids belong to the built-in employment types. */
async function keepBuiltInTypes(runner: QueryRunner): Promise<void> {
  const insert = engineOf(runner) === 'sqlite' ? 'INSERT OR IGNORE' : 'INSERT IGNORE';
  for (const [id, name] of builtIn) {
    const values = [id, name, name.toLowerCase()];
    await runner.query(`${insert} INTO employment_types (id, customer_id, name, name_key) VALUES (?, 0, ?, ?)`, values);
  }
}
