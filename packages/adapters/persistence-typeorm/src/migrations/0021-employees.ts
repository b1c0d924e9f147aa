import { column, nullable } from '../columns';
import { changeRows, createIndex, createTable, migration } from '../migrating';

const builtIn = [
  [1, 'Full-time'],
  [2, 'Part-time'],
  [3, 'Casual'],
] as const;

/** Employees, the lists that hang on them, and how many places of a plan are taken. */
export const employees0021 = migration('0021-employees', [
  createTable('employees', {
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
    sealed: nullable(column.sealed()),
    tax_number_hash: nullable(column.lookupHash()),
    batch: column.code(40),
    batch_place: column.integer(),
    created_at: column.epochMs(),
    updated_at: column.epochMs(),
  }),
  createIndex('employees_number', 'employees', ['customer_id', 'number_key'], { unique: true }),
  createIndex('employees_by_name', 'employees', ['company_id', 'name_key', 'id']),
  createIndex('employees_batch', 'employees', ['batch', 'batch_place'], { unique: true }),
  createIndex('employees_by_type', 'employees', ['customer_id', 'employment_type']),
  createIndex('employees_by_tax_number', 'employees', ['customer_id', 'tax_number_hash']),
  createTable(
    'plan_places',
    { customer_id: column.integer(), taken: column.integer() },
    { primaryKey: ['customer_id'] },
  ),
  createTable('employment_types', {
    id: column.id(),
    customer_id: column.integer(),
    name: column.text(60),
    name_key: column.key(120),
  }),
  createIndex('employment_types_name', 'employment_types', ['customer_id', 'name_key'], { unique: true }),
  changeRows('keep the first ids for the built-in employment types', async (tx) => {
    const verb = tx.engine === 'sqlite' ? 'INSERT OR IGNORE' : 'INSERT IGNORE';
    for (const [id, name] of builtIn) {
      await tx.execute(`${verb} INTO employment_types (id, customer_id, name, name_key) VALUES (?, 0, ?, ?)`, [
        id,
        name,
        name.toLowerCase(),
      ]);
    }
  }),
  createTable('employee_parts', {
    id: column.id(),
    employee_id: column.integer(),
    company_id: column.integer(),
    kind: column.code(20),
    place: column.integer(),
    description_key: nullable(column.key(120)),
    details: column.json(),
    sealed: nullable(column.sealed()),
  }),
  createIndex('employee_parts_by_employee', 'employee_parts', ['employee_id', 'kind', 'place']),
  createIndex('employee_parts_by_description', 'employee_parts', ['company_id', 'kind', 'description_key']),
]);
