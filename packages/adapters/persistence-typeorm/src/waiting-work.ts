import { In, type EntitySchema, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import type { Transaction } from './database';
import { LodgementTable } from './filing/filing-tables';
import { EmailTable } from './mail/email-table';
import { DeliveryTable } from './outbox/outbox-tables';

/** What waits for a worker. */
export interface WaitingWork {
  readonly queue: 'webhooks' | 'emails' | 'lodgements';
  readonly waiting: number;
  /** Epoch milliseconds; null where nothing waits. */
  readonly oldest: number | null;
}

export async function waitingWork(tx: Transaction): Promise<readonly WaitingWork[]> {
  return [
    await waitingIn(tx, 'webhooks', DeliveryTable, { status: In(['pending', 'retry', 'sending']) }),
    await waitingIn(tx, 'emails', EmailTable, { status: 'waiting' }),
    await waitingIn(tx, 'lodgements', LodgementTable, { status: In(['pending', 'sending']) }),
  ];
}

async function waitingIn<Row extends ObjectLiteral & { readonly createdAt: number }>(
  tx: Transaction,
  queue: WaitingWork['queue'],
  table: EntitySchema<Row>,
  where: FindOptionsWhere<Row>,
): Promise<WaitingWork> {
  const rows = tx.repository(table);
  const waiting = await rows.count({ where });
  const oldest = waiting === 0 ? null : await rows.minimum('createdAt' as never, where);
  return { queue, waiting, oldest: oldest === null ? null : Number(oldest) };
}
