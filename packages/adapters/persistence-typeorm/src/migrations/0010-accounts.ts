import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** Customers, their people, plans and subscriptions. */
export class Accounts0010 implements Migration {
  readonly name = migrationName('0010-accounts');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'customers', {
      id: column.id(),
      version: column.integer(),
      name: column.text(200),
      is_api_admin: column.boolean(),
      is_reseller: column.boolean(),
      default_company_id: nullable(column.integer()),
      created_at: column.epochMs(),
    });
    await createTable(runner, 'users', {
      id: column.id(),
      version: column.integer(),
      customer_id: column.integer(),
      name: column.text(120),
      email: column.text(254),
      email_key: column.key(254),
      role: column.code(16),
      password_hash: nullable(column.code(255)),
      is_active: column.boolean(),
      created_at: column.epochMs(),
    });
    await createIndex(runner, 'users_email_key', 'users', ['email_key'], { unique: true });
    await createIndex(runner, 'users_by_customer', 'users', ['customer_id', 'id']);
    await createTable(
      runner,
      'user_companies',
      { user_id: column.integer(), company_id: column.integer() },
      { primaryKey: ['user_id', 'company_id'] },
    );
    await createTable(runner, 'plans', {
      id: column.id(),
      version: column.integer(),
      code: column.code(60),
      name: column.text(200),
      employee_cap: nullable(column.integer()),
      created_at: column.epochMs(),
    });
    await createIndex(runner, 'plans_code', 'plans', ['code'], { unique: true });
    await createTable(runner, 'subscriptions', {
      id: column.id(),
      version: column.integer(),
      customer_id: column.integer(),
      plan_id: column.integer(),
      kind: column.code(16),
      starts_at: column.epochMs(),
      ends_at: nullable(column.epochMs()),
      created_at: column.epochMs(),
    });
    await createIndex(runner, 'subscriptions_by_customer', 'subscriptions', ['customer_id', 'id']);
    await createTable(runner, 'partner_links', {
      id: column.id(),
      version: column.integer(),
      reseller_id: column.integer(),
      end_customer_id: column.integer(),
      created_at: column.epochMs(),
    });
    await createIndex(runner, 'partner_links_end_customer', 'partner_links', ['end_customer_id'], { unique: true });
    await createIndex(runner, 'partner_links_by_reseller', 'partner_links', ['reseller_id', 'id']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'partner_links', 'subscriptions', 'plans', 'user_companies', 'users', 'customers');
  }
}
