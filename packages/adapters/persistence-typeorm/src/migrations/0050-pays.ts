import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** Pay runs, pays, the ledger behind balances and years, and the items that pays created. */
export class Pays0050 implements Migration {
  readonly name = migrationName('0050-pays');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'pay_runs', {
      id: column.id(),
      customer_id: column.integer(),
      company_id: column.integer(),
      version: column.integer(),
      pay_period: column.code(12),
      start_date: column.civilDate(),
      end_date: column.civilDate(),
      pay_date: column.civilDate(),
      pay_count: column.integer(),
      pending_count: column.integer(),
      gross_cents: column.integer(),
      tax_cents: column.integer(),
      net_cents: column.integer(),
      super_cents: column.integer(),
      created_at: column.epochMs(),
      updated_at: column.epochMs(),
    });
    await createIndex(runner, 'pay_runs_period', 'pay_runs', ['company_id', 'pay_period', 'start_date'], {
      unique: true,
    });
    await createTable(runner, 'pays', {
      id: column.id(),
      customer_id: column.integer(),
      company_id: column.integer(),
      employee_id: column.integer(),
      pay_run_id: column.integer(),
      version: column.integer(),
      country: column.code(2),
      status: column.code(12),
      pay_date: column.civilDate(),
      pay_period: column.code(12),
      period_start: column.civilDate(),
      period_end: column.civilDate(),
      processed_at: nullable(column.epochMs()),
      created_at: column.epochMs(),
      updated_at: column.epochMs(),
      department: nullable(column.text(60)),
      is_termination: column.boolean(),
      has_workers_comp: column.boolean(),
      gross: column.money(),
      tax: column.money(),
      net: column.money(),
      super_amount: column.money(),
      taxable: column.money(),
      ordinary: column.money(),
      holidays: column.money(),
      stp_status: column.code(20),
      stp_service_action: nullable(column.code(20)),
      stp_timestamp: nullable(column.epochMs()),
      replaces_pay_id: nullable(column.integer()),
      replaced_by_pay_id: nullable(column.integer()),
      body: column.json(),
      grounds: column.json(),
      batch: column.code(40),
      batch_place: column.integer(),
    });
    await createIndex(runner, 'pays_batch', 'pays', ['batch', 'batch_place'], { unique: true });
    await createIndex(runner, 'pays_by_date', 'pays', ['customer_id', 'company_id', 'pay_date', 'id']);
    await createIndex(runner, 'pays_by_run', 'pays', ['pay_run_id', 'status', 'id']);
    await createIndex(runner, 'pays_by_employee', 'pays', ['employee_id', 'pay_date', 'id']);
    await createTable(runner, 'pay_ledger', {
      id: column.id(),
      customer_id: column.integer(),
      employee_id: column.integer(),
      pay_id: column.integer(),
      year: column.code(9),
      pay_date: column.civilDate(),
      reason: column.code(12),
      leave_hours: column.json(),
      figures: column.json(),
      created_at: column.epochMs(),
    });
    await createIndex(runner, 'pay_ledger_by_employee', 'pay_ledger', ['employee_id', 'id']);
    await createIndex(runner, 'pay_ledger_by_pay', 'pay_ledger', ['pay_id', 'id']);
    await createTable(
      runner,
      'pay_accounts',
      { employee_id: column.integer(), customer_id: column.integer(), leave_hours: column.json() },
      { primaryKey: ['employee_id'] },
    );
    await createTable(
      runner,
      'pay_years',
      {
        employee_id: column.integer(),
        year: column.code(9),
        customer_id: column.integer(),
        figures: column.json(),
      },
      { primaryKey: ['employee_id', 'year'] },
    );
    await createTable(runner, 'pay_items', {
      id: column.id(),
      customer_id: column.integer(),
      employee_id: column.integer(),
      kind: column.code(20),
      item_key: column.key(120),
      item_values: column.json(),
    });
    await createIndex(runner, 'pay_items_key', 'pay_items', ['employee_id', 'kind', 'item_key'], { unique: true });
    await createTable(
      runner,
      'pay_allowance_origins',
      { company_id: column.integer(), allowance_id: column.integer(), pay_id: column.integer() },
      { primaryKey: ['company_id', 'allowance_id', 'pay_id'] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(
      runner,
      'pay_allowance_origins',
      'pay_items',
      'pay_years',
      'pay_accounts',
      'pay_ledger',
      'pays',
      'pay_runs',
    );
  }
}
