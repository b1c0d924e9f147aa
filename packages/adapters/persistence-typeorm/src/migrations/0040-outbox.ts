import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { createIndex, createTable, dropTables, type Migration, migrationName } from '../migrating';

/** Webhook endpoints, the events of every commit, and deliveries on their way. */
export class Outbox0040 implements Migration {
  readonly name = migrationName('0040-outbox');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'webhook_endpoints', {
      id: column.id(),
      version: column.integer(),
      customer_id: column.integer(),
      url: column.text(512),
      events: column.text(255),
      description: column.text(255),
      is_active: column.boolean(),
      secret: column.encrypted(),
      created_at: column.epochMs(),
      updated_at: column.epochMs(),
    });
    await createIndex(runner, 'webhook_endpoints_by_customer', 'webhook_endpoints', ['customer_id', 'id']);
    await createTable(runner, 'events', {
      id: column.id(),
      customer_id: column.integer(),
      event: column.code(32),
      record: column.code(64),
      envelope_id: column.code(36),
      body: column.longText(),
      created_at: column.epochMs(),
    });
    await createIndex(runner, 'events_by_customer', 'events', ['customer_id', 'id']);
    await createTable(runner, 'webhook_deliveries', {
      id: column.id(),
      endpoint_id: column.integer(),
      customer_id: column.integer(),
      event: column.code(32),
      record: column.code(64),
      envelope_id: column.code(36),
      body: column.longText(),
      status: column.code(16),
      attempts: column.integer(),
      due_at: column.epochMs(),
      claim_token: nullable(column.code(36)),
      lease_until: nullable(column.epochMs()),
      last_status_code: nullable(column.integer()),
      last_error: nullable(column.text(255)),
      duration_ms: nullable(column.integer()),
      created_at: column.epochMs(),
      updated_at: column.epochMs(),
      delivered_at: nullable(column.epochMs()),
    });
    // What is due, oldest first; `sending` rows stand together at their own place for the reclaim.
    await createIndex(runner, 'webhook_deliveries_due', 'webhook_deliveries', ['status', 'due_at', 'id']);
    await createIndex(runner, 'webhook_deliveries_by_endpoint', 'webhook_deliveries', ['endpoint_id', 'id']);
    await createIndex(runner, 'webhook_deliveries_queued', 'webhook_deliveries', ['record', 'endpoint_id', 'event']);
    await createIndex(runner, 'webhook_deliveries_claimed', 'webhook_deliveries', ['claim_token']);
    await createTable(runner, 'webhook_attempts', {
      id: column.id(),
      delivery_id: column.integer(),
      attempt: column.integer(),
      status_code: nullable(column.integer()),
      error: nullable(column.text(255)),
      duration_ms: column.integer(),
      ended_at: column.epochMs(),
    });
    await createIndex(runner, 'webhook_attempts_by_delivery', 'webhook_attempts', ['delivery_id', 'attempt']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'webhook_attempts', 'webhook_deliveries', 'events', 'webhook_endpoints');
  }
}
