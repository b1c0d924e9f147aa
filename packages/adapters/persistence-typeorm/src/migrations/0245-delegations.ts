import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import {
  addColumn,
  createIndex,
  createTable,
  dropColumn,
  dropTables,
  type Migration,
  migrationName,
} from '../migrating';

/** Who approves in the place of somebody absent, and in whose place something was approved. */
export class Delegations0245 implements Migration {
  readonly name = migrationName('0245-delegations');

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'delegations', {
      id: column.id(),
      version: column.integer(),
      customer_id: column.integer(),
      user_id: column.integer(),
      delegate_id: column.integer(),
      starts_at: column.epochMs(),
      ends_at: column.epochMs(),
      created_by: column.integer(),
      created_at: column.epochMs(),
      ended_at: nullable(column.epochMs()),
    });
    await createIndex(runner, 'delegations_to', 'delegations', ['delegate_id', 'ends_at']);
    await createIndex(runner, 'delegations_of_customer', 'delegations', ['customer_id', 'ends_at']);
    await addColumn(runner, 'release_requests', 'decided_for', nullable(column.integer()));
    await addColumn(runner, 'pay_run_approvals', 'on_behalf_of', nullable(column.integer()));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'pay_run_approvals', 'on_behalf_of');
    await dropColumn(runner, 'release_requests', 'decided_for');
    await dropTables(runner, 'delegations');
  }
}
