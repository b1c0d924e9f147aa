import type { EventFeed, FeedReader } from '@anz-payroll/webhook-outbox';
import { IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import { OAuthClientTable } from '../accounts/account-tables';
import type { Transaction } from '../database';
import { givePositions } from '../hot-sql';
import { insertUnlessThere, updateRows } from '../rows';
import { EventTable, FeedTable, type EventRow } from './outbox-tables';
import { isConsented, mayRead } from './partner-subscriptions';

const mostPlacedAtOnce = 500;

/** The one row that says where the feed ends. */
const FEED = { id: 1 };

/**
 * The feed by position. An id is taken before its commit, and another commit with a later id may be seen earlier; a
 * cursor over ids would then pass over the late one for ever. A position is given only to events that can be seen, after
 * all positions given before, so whoever has read up to a position has seen everything up to it.
 */
export function bindEventFeed(tx: Transaction): EventFeed {
  return {
    isBehind: () => tx.repository(EventTable).existsBy({ position: IsNull() }),
    place: () => place(tx),
    after: async (reader, cursor, limit, now) => {
      const query = tx.repository(EventTable).createQueryBuilder('row');
      const rows = await query
        .where('row.position > :cursor', { cursor })
        .andWhere(await readable(tx, query, reader, now))
        .orderBy('row.position')
        .take(limit)
        .getMany();
      return rows.map(({ position, body }) => ({ cursor: position ?? cursor, body }));
    },
  };
}

/** The condition that the reader may read an event. */
async function readable(
  tx: Transaction,
  query: SelectQueryBuilder<EventRow>,
  { customerId, userId, clientId }: FeedReader,
  now: number,
): Promise<string> {
  query.setParameters({ customerId, userId, clientId });
  const event = { customer: 'row.customerId', company: 'row.companyId', type: 'row.event', at: 'row.createdAt' };
  const isForeign = clientId !== null && !(await tx.repository(OAuthClientTable).existsBy({ clientId, customerId }));
  if (isForeign) {
    return `(row.customerId = :customerId AND ${isConsented(query, { clientId: ':clientId' }, event, now)})`;
  }
  const own = userId === null ? 'TRUE' : mayRead(query, ':userId', event);
  const others = isConsented(query, { ownedBy: ':customerId' }, event, now);
  return `((row.customerId = :customerId AND ${own}) OR (row.customerId <> :customerId AND ${others}))`;
}

/**
 * The end of the feed is read first and moved on condition that nobody moved it since: of two that place at once one
 * goes on, and what the other read counts for nothing.
 */
async function place(tx: Transaction): Promise<number> {
  const { lastPosition } = (await endOfFeed(tx)) ?? (await beginFeed(tx));
  const waiting = await tx.repository(EventTable).find({
    select: { id: true },
    where: { position: IsNull() },
    order: { createdAt: 'ASC', id: 'ASC' },
    take: mostPlacedAtOnce,
  });
  if (waiting.length === 0) return 0;
  const end = lastPosition + waiting.length;
  if ((await updateRows(tx, FeedTable, { ...FEED, lastPosition }, { lastPosition: end })) !== 1) return 0;
  await givePositions(
    tx,
    waiting.map(({ id }) => id),
    lastPosition + 1,
  );
  return waiting.length;
}

function endOfFeed(tx: Transaction) {
  return tx.repository(FeedTable).findOneBy(FEED);
}

async function beginFeed(tx: Transaction) {
  const last = await tx
    .repository(EventTable)
    .findOne({ where: { position: Not(IsNull()) }, order: { position: 'DESC' } });
  await insertUnlessThere(tx, FeedTable, { ...FEED, lastPosition: last?.position ?? 0 });
  return tx.repository(FeedTable).findOneByOrFail(FEED);
}
