import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** What resellers can order, whom they signed up, and what they started, placed and cancelled. */
export class PartnerCheckout0071 implements Migration {
  readonly name = migrationName('0071-partner-checkout');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'checkout_products', {
      id: column.id(),
      version: column.integer(),
      name: column.text(120),
      billing_interval: column.code(16),
      prices: column.json(),
      employee_cap: nullable(column.integer()),
      plan_id: column.integer(),
      is_retired: column.boolean(),
      created_at: column.epochMs(),
    });
    await createTable(runner, 'checkout_clients', {
      id: column.id(),
      version: column.integer(),
      reseller_id: column.integer(),
      customer_id: column.integer(),
      company_id: column.integer(),
      owner_id: column.integer(),
      country: column.code(2),
      created_at: column.epochMs(),
    });
    await createIndex(runner, 'checkout_clients_customer', 'checkout_clients', ['customer_id'], { unique: true });
    await createIndex(runner, 'checkout_clients_by_company', 'checkout_clients', ['company_id']);
    await createTable(runner, 'checkout_trials', {
      id: column.id(),
      version: column.integer(),
      reseller_id: column.integer(),
      customer_id: column.integer(),
      company_id: column.integer(),
      subscription_id: column.integer(),
      starts_at: column.epochMs(),
      ends_at: column.epochMs(),
      converted_order_id: nullable(column.integer()),
      cancelled_at: nullable(column.epochMs()),
      cancel_reason: nullable(column.text(255)),
      closed_at: nullable(column.epochMs()),
      created_at: column.epochMs(),
    });
    await createIndex(runner, 'checkout_trials_by_reseller', 'checkout_trials', ['reseller_id', 'id']);
    await createIndex(runner, 'checkout_trials_by_customer', 'checkout_trials', ['customer_id', 'id']);
    await createIndex(runner, 'checkout_trials_ended', 'checkout_trials', ['closed_at', 'ends_at']);
    await createTable(runner, 'checkout_orders', {
      id: column.id(),
      version: column.integer(),
      reseller_id: column.integer(),
      customer_id: column.integer(),
      company_id: column.integer(),
      subscription_id: column.integer(),
      kind: column.code(16),
      product_id: column.integer(),
      currency: column.code(3),
      price: column.money(),
      credit: column.money(),
      tax_rate: column.decimal(9, 6),
      tax: column.money(),
      total: column.money(),
      free_trial_month_applied: column.boolean(),
      months: column.integer(),
      starts_at: column.epochMs(),
      ends_at: column.epochMs(),
      warnings: column.json(),
      converted_trial_id: nullable(column.integer()),
      replaced_by_order_id: nullable(column.integer()),
      billing_address: nullable(column.json()),
      cancelled_at: nullable(column.epochMs()),
      cancel_reason: nullable(column.text(255)),
      closed_at: nullable(column.epochMs()),
      created_at: column.epochMs(),
    });
    await createIndex(runner, 'checkout_orders_by_reseller', 'checkout_orders', ['reseller_id', 'id']);
    await createIndex(runner, 'checkout_orders_by_customer', 'checkout_orders', ['customer_id', 'id']);
    await createIndex(runner, 'checkout_orders_ended', 'checkout_orders', ['closed_at', 'ends_at']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'checkout_orders', 'checkout_trials', 'checkout_clients', 'checkout_products');
  }
}
