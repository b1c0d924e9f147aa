import { column, nullable } from '../columns';
import { createIndex, createTable, migration } from '../migrating';

/** The audit log: one chain a customer, whose entries are never changed, and the head of each chain. */
export const audit0012 = migration('0012-audit', [
  createTable('audit_entries', {
    id: column.id(),
    customer_id: column.integer(),
    sequence: column.integer(),
    occurred_at: column.epochMs(),
    user_id: nullable(column.integer()),
    client_id: nullable(column.code(43)),
    request_id: column.text(128),
    action: column.code(64),
    record_type: column.code(64),
    record_id: nullable(column.text(128)),
    details: column.json(),
    previous_hash: column.code(43),
    hash: column.code(43),
  }),
  createIndex('audit_entries_place', 'audit_entries', ['customer_id', 'sequence'], { unique: true }),
  createTable(
    'audit_heads',
    { customer_id: column.integer(), sequence: column.integer(), hash: column.code(43) },
    { primaryKey: ['customer_id'] },
  ),
]);
