import type { HeldDelivery, WorkQueue } from '@anz-payroll/webhook-outbox';
import { maxAttempts, reclaimDelivery } from '@anz-payroll/webhook-outbox';
import type { UnitOfWork } from '@anz-payroll/kernel';
import { In, LessThan, type FindOptionsWhere } from 'typeorm';
import { inChunks, type Transaction } from '../database';
import { claimDeliveries, finishDeliveries, knownHosts, type KnownHosts } from '../hot-sql';
import { updateRows } from '../rows';
import { bindEventFeed } from './bind-event-feed';
import { DeliveryTable, type DeliveryRow } from './outbox-tables';
import { unended } from './unended';

/**
 * The queue as workers use it. Every call is a unit of work of its own. A claim is one conditional update: of two
 * workers that want the same row one changes it, and the other sees that it did not.
 */
export function workQueue(database: {
  readonly unitOfWork: UnitOfWork<Transaction>;
  readonly reading: UnitOfWork<Transaction>;
}): WorkQueue {
  const { unitOfWork, reading } = database;
  // A worker that lost rows to another looks further down the queue next time; alone, it keeps the order of the queue.
  let isContended = false;
  // Made by the first claim: it takes its memory at once, and most processes never claim.
  let hosts: KnownHosts | undefined;
  return {
    turn: async (finished, request) => {
      if (request === undefined) {
        await unitOfWork.run((tx) => finishDeliveries(tx, finished));
        return [];
      }
      const { wanted, claimed } = await unitOfWork.run(async (tx) => {
        await finishDeliveries(tx, finished);
        return claimDeliveries(tx, request, (hosts ??= knownHosts()), isContended);
      });
      isContended = claimed.length < wanted;
      return claimed;
    },
    renew: (held, leaseUntil) =>
      held.length === 0 ? Promise.resolve() : unitOfWork.run((tx) => renew(tx, held, leaseUntil)),
    giveBack: (held) => unitOfWork.run((tx) => giveBack(tx, held)),
    reclaim: async (now) => {
      const dead = await reading.run((tx) => leftBehind(tx, now));
      return dead.length === 0 ? 0 : unitOfWork.run((tx) => reclaim(tx, dead, now));
    },
    placeEvents: async () => {
      const isBehind = await reading.run((tx) => bindEventFeed(tx).isBehind());
      return isBehind ? unitOfWork.run((tx) => bindEventFeed(tx).place()) : 0;
    },
  };
}

async function renew(tx: Transaction, held: readonly HeldDelivery[], leaseUntil: number): Promise<void> {
  await forHeld(held, (still) => updateRows(tx, DeliveryTable, still, { leaseUntil }));
}

/** What `giveBackDelivery` says of one delivery. */
async function giveBack(tx: Transaction, held: readonly HeldDelivery[]): Promise<void> {
  // MySQL assigns from left to right, SQLite all at once: the status comes first, by the attempts as they were.
  const changes = {
    status: () => "CASE WHEN attempts > 1 THEN 'retry' ELSE 'pending' END",
    attempts: () => 'attempts - 1',
    ...unclaimed,
  };
  await forHeld(held, (still) => updateRows(tx, DeliveryTable, still, changes));
}

const unclaimed = { claimToken: null, leaseUntil: null };

/** Only rows whose claim is still ours, in the order of their ids. */
async function forHeld(
  held: readonly HeldDelivery[],
  work: (still: FindOptionsWhere<DeliveryRow>) => Promise<unknown>,
): Promise<void> {
  const inOrder = [...held].sort((a, b) => a.id - b.id);
  await inChunks(inOrder, 200, async (chunk) => {
    const claimToken = In([...new Set(chunk.map((each) => each.claimToken))]);
    await work({ id: In(chunk.map(({ id }) => id)), claimToken, status: 'sending' });
  });
}

type LeftBehind = Pick<DeliveryRow, 'id' | 'attempts'>;

/** Of workers that died: read without a lock, so that a look that finds nothing holds nobody up. */
function leftBehind(tx: Transaction, now: number): Promise<LeftBehind[]> {
  return tx.repository(DeliveryTable).find({
    select: { id: true, attempts: true },
    where: { status: 'sending', leaseUntil: LessThan(now) },
    order: { id: 'ASC' },
  });
}

/** What `reclaimDelivery` says of one delivery, for all whose lease has ended and was not renewed since. */
async function reclaim(tx: Transaction, dead: readonly LeftBehind[], now: number): Promise<number> {
  let count = 0;
  for (const isLast of [true, false]) {
    const those = dead.filter(({ attempts }) => attempts >= maxAttempts === isLast);
    await inChunks(those, 200, async (chunk) => {
      const { attempts } = chunk[0]!;
      const after = reclaimDelivery({ ...unended, status: 'sending', attempts, nextAttemptAt: now }, now);
      count += await updateRows(
        tx,
        DeliveryTable,
        { id: In(chunk.map(({ id }) => id)), status: 'sending', leaseUntil: LessThan(now) },
        { status: after.status, lastError: after.lastError, dueAt: after.nextAttemptAt, updatedAt: now, ...unclaimed },
      );
    });
  }
  return count;
}
