import { column, defineTable, nullable } from '../columns';
import type { SealedColumn } from '../resealing';
import type { Place } from '../vault';

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
  body: nullable(column.sealed()),
  createdAt: column.epochMs(),
});

/** Answers repeat names, addresses and pay: they are kept for a month, so they are kept sealed. */
export const answerBody: Place = 'idempotency_keys.body';

export const sealedAnswerColumn: SealedColumn = { table: 'idempotency_keys', column: 'body', place: answerBody };
