import { column, nullable } from '../columns';
import { createIndex, createTable, migration } from '../migrating';

/** Requests that may be sent twice: who sent them under which key, and what was answered. */
export const idempotency0070 = migration('0070-idempotency', [
  createTable('idempotency_keys', {
    id: column.id(),
    scope: column.code(64),
    request_key: column.key(255),
    fingerprint: column.code(43),
    status: nullable(column.integer()),
    body: nullable(column.sealed()),
    created_at: column.epochMs(),
  }),
  createIndex('idempotency_keys_place', 'idempotency_keys', ['scope', 'request_key'], { unique: true }),
  createIndex('idempotency_keys_by_age', 'idempotency_keys', ['created_at']),
]);
