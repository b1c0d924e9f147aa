import { column, nullable } from '../columns';
import { createIndex, createTable, migration } from '../migrating';

/** Customers, their people, plans and subscriptions. */
export const accounts0010 = migration('0010-accounts', [
  createTable('customers', {
    id: column.id(),
    version: column.integer(),
    name: column.text(200),
    is_api_admin: column.boolean(),
    is_reseller: column.boolean(),
    default_company_id: nullable(column.integer()),
    created_at: column.epochMs(),
  }),
  createTable('users', {
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
  }),
  createIndex('users_email_key', 'users', ['email_key'], { unique: true }),
  createIndex('users_by_customer', 'users', ['customer_id', 'id']),
  createTable(
    'user_companies',
    { user_id: column.integer(), company_id: column.integer() },
    { primaryKey: ['user_id', 'company_id'] },
  ),
  createTable('plans', {
    id: column.id(),
    version: column.integer(),
    code: column.code(60),
    name: column.text(200),
    employee_cap: nullable(column.integer()),
    created_at: column.epochMs(),
  }),
  createIndex('plans_code', 'plans', ['code'], { unique: true }),
  createTable('subscriptions', {
    id: column.id(),
    version: column.integer(),
    customer_id: column.integer(),
    plan_id: column.integer(),
    kind: column.code(16),
    starts_at: column.epochMs(),
    ends_at: nullable(column.epochMs()),
    created_at: column.epochMs(),
  }),
  createIndex('subscriptions_by_customer', 'subscriptions', ['customer_id', 'id']),
  createTable('partner_links', {
    id: column.id(),
    version: column.integer(),
    reseller_id: column.integer(),
    end_customer_id: column.integer(),
    created_at: column.epochMs(),
  }),
  createIndex('partner_links_end_customer', 'partner_links', ['end_customer_id'], { unique: true }),
  createIndex('partner_links_by_reseller', 'partner_links', ['reseller_id', 'id']),
]);
