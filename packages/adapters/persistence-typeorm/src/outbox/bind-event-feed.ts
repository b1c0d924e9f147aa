import type { EventFeed } from '@anz-payroll/webhook-outbox';
import { insertUnlessThere } from '../accounts/insert-unless-there';
import { inChunks, type Transaction } from '../database';
import { hearsCustomers } from './hears-customers';

const mostPlacedAtOnce = 500;
const placedByOneStatement = 100;

/**
 * The feed by place. An id is taken before its commit, and another commit with a later id may be seen earlier; a cursor
 * over ids would then pass over the late one for ever. A place is given only to events that can be seen, after all places
 * given before, so whoever has read up to a place has seen everything up to it.
 */
export function bindEventFeed(tx: Transaction): EventFeed {
  return {
    isBehind: async () => (await tx.query('SELECT id FROM events WHERE position IS NULL LIMIT 1')).length > 0,
    place: () => place(tx),
    after: async (customerId, cursor, limit, now) => {
      const rows = await tx.query<{ position: number; body: string }>(
        `SELECT position, body FROM events
          WHERE position > ? AND (customer_id = ? OR customer_id IN (${hearsCustomers.customersOf}))
          ORDER BY position LIMIT ${Math.trunc(limit)}`,
        [cursor, customerId, customerId, now],
      );
      return rows.map(({ position, body }) => ({ cursor: position, body }));
    },
  };
}

/**
 * The end of the feed is read first and moved on condition that nobody moved it since: of two that place at once one
 * goes on, and what the other read counts for nothing.
 */
async function place(tx: Transaction): Promise<number> {
  const last = (await endOfFeed(tx)) ?? (await beginFeed(tx));
  const waiting = await tx.query<{ id: number }>(
    `SELECT id FROM events WHERE position IS NULL ORDER BY created_at, id LIMIT ${mostPlacedAtOnce}`,
  );
  if (waiting.length === 0) return 0;
  const moved = await tx.execute('UPDATE event_feed SET last_position = ? WHERE id = 1 AND last_position = ?', [
    last + waiting.length,
    last,
  ]);
  if (moved !== 1) return 0;
  await inChunks(waiting, placedByOneStatement, async (chunk, from) => {
    const places = chunk.flatMap(({ id }, n) => [id, last + from + n + 1]);
    await tx.execute(
      `UPDATE events SET position = CASE id ${chunk.map(() => 'WHEN ? THEN ?').join(' ')} END
        WHERE id IN (${chunk.map(() => '?').join(', ')}) AND position IS NULL`,
      [...places, ...chunk.map(({ id }) => id)],
    );
  });
  return waiting.length;
}

async function endOfFeed(tx: Transaction): Promise<number | undefined> {
  const [end] = await tx.query<{ last_position: number }>('SELECT last_position FROM event_feed WHERE id = 1');
  return end?.last_position;
}

async function beginFeed(tx: Transaction): Promise<number> {
  const [placed] = await tx.query<{ last: number }>('SELECT COALESCE(MAX(position), 0) AS last FROM events');
  await insertUnlessThere(tx, 'event_feed', 'id, last_position', [1, placed!.last]);
  return (await endOfFeed(tx))!;
}
