import { column, defineTable, nullable } from '../columns';
import { encryptedColumn } from '../reencryption';

export interface IdempotencyRow {
  readonly id: number;
  readonly scope: string;
  readonly requestKey: string;
  readonly fingerprint: string;
  /** Absent while the request is under way, and after it was refused. */
  readonly status: number | null;
  readonly body: string | null;
  readonly createdAt: number;
}

export const IdempotencyTable = defineTable<IdempotencyRow>('idempotency_keys', {
  id: column.id(),
  scope: column.code(64),
  requestKey: column.key(255),
  fingerprint: column.code(43),
  status: nullable(column.integer()),
  body: nullable(column.encrypted()),
  createdAt: column.epochMs(),
});

/** Answers repeat names, addresses and pay: they are kept for a month, so they are kept encrypted. */
export const encryptedAnswerColumn = encryptedColumn(IdempotencyTable, 'body', {
  boundTo: ['id', 'scope', 'requestKey', 'fingerprint', 'status'],
});
