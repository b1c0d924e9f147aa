import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** Companies, their allowance templates, awards, classifications and rates. */
export class Companies0020 implements Migration {
  readonly name = migrationName('0020-companies');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'companies', {
      id: column.id(),
      customer_id: column.integer(),
      version: column.integer(),
      country: column.code(2),
      is_deleted: column.boolean(),
      name_key: column.key(400),
      details: column.json(),
      sealed: nullable(column.encrypted()),
      abn: nullable(column.code(11)),
      ird_number_hash: nullable(column.lookupHash()),
      created_at: column.epochMs(),
      updated_at: column.epochMs(),
    });
    await createIndex(runner, 'companies_by_customer', 'companies', ['customer_id', 'name_key', 'id']);
    await createIndex(runner, 'companies_by_abn', 'companies', ['abn']);
    await createIndex(runner, 'companies_by_ird_number', 'companies', ['ird_number_hash']);
    await createTable(runner, 'company_allowances', {
      id: column.id(),
      company_id: column.integer(),
      version: column.integer(),
      description: column.text(60),
      description_key: column.key(120),
      amount: column.money(),
      category: nullable(column.code(16)),
      auto_apply_to_pay: column.boolean(),
      is_taxable: column.boolean(),
      is_itemised: column.boolean(),
      is_included_in_super_calculations: column.boolean(),
    });
    await createIndex(
      runner,
      'company_allowances_description',
      'company_allowances',
      ['company_id', 'description_key'],
      {
        unique: true,
      },
    );
    await createTable(
      runner,
      'company_allowance_employees',
      { allowance_id: column.integer(), employee_id: column.integer() },
      { primaryKey: ['allowance_id', 'employee_id'] },
    );
    await createIndex(runner, 'company_allowance_employees_by_employee', 'company_allowance_employees', [
      'employee_id',
    ]);
    await createTable(runner, 'awards', {
      id: column.id(),
      company_id: column.integer(),
      name: column.text(120),
      name_key: column.key(240),
    });
    await createIndex(runner, 'awards_name', 'awards', ['company_id', 'name_key'], { unique: true });
    await createTable(runner, 'pay_rate_groups', {
      id: column.id(),
      company_id: column.integer(),
      award_id: nullable(column.integer()),
      name: column.text(120),
      name_key: column.key(240),
    });
    await createIndex(runner, 'pay_rate_groups_by_company', 'pay_rate_groups', ['company_id', 'name_key']);
    await createTable(
      runner,
      'pay_rate_group_employees',
      { group_id: column.integer(), employee_id: column.integer() },
      { primaryKey: ['group_id', 'employee_id'] },
    );
    await createIndex(runner, 'pay_rate_group_employees_by_employee', 'pay_rate_group_employees', ['employee_id']);
    await createTable(runner, 'pay_rates', {
      id: column.id(),
      group_id: column.integer(),
      description: column.text(60),
      units: column.text(32),
      rate: nullable(column.decimal(18, 6)),
      multiplier: nullable(column.decimal(18, 6)),
      is_overtime: column.boolean(),
    });
    await createIndex(runner, 'pay_rates_by_group', 'pay_rates', ['group_id', 'id']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(
      runner,
      'pay_rates',
      'pay_rate_group_employees',
      'pay_rate_groups',
      'awards',
      'company_allowance_employees',
      'company_allowances',
      'companies',
    );
  }
}
