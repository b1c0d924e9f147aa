import { randomUUID } from 'node:crypto';
import type { ClaimedDelivery, ClaimRequest, HeldDelivery, WorkQueue } from '@anz-payroll/webhook-outbox';
import { maxAttempts, reclaimDelivery } from '@anz-payroll/webhook-outbox';
import type { UnitOfWork } from '@anz-payroll/kernel';
import { inChunks, type Transaction } from '../database';
import { bindEventFeed } from './bind-event-feed';
import { chooseDue, type DueRow, type KnownHosts } from './choose-due';
import { completeClaimed, unended } from './complete-claimed';
import { evenList, marks } from './even-list';
import { finishDeliveries } from './finish-deliveries';

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
  const hosts: KnownHosts = new Map();
  return {
    turn: async (finished, request) => {
      if (request === undefined) {
        await unitOfWork.run((tx) => finishDeliveries(tx, finished));
        return [];
      }
      const { wanted, claimed } = await unitOfWork.run(async (tx) => {
        await finishDeliveries(tx, finished);
        return claim(tx, request, hosts, isContended);
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

async function claim(
  tx: Transaction,
  request: ClaimRequest,
  hosts: KnownHosts,
  isContended: boolean,
): Promise<{ readonly wanted: number; readonly claimed: readonly ClaimedDelivery[] }> {
  const chosen = await chooseDue(tx, request, hosts, isContended);
  if (chosen.length === 0) return { wanted: 0, claimed: [] };
  const token = randomUUID();
  const ids = evenList(chosen.map(({ id }) => id).sort((a, b) => a - b));
  const envelopes = evenList([...new Set(chosen.map(({ envelope_id }) => envelope_id))]);
  // Since they were read another worker may have tried one, and its next attempt is not due; or a later change may have
  // rewritten one, and its envelope is another. Those are left, so that what was taken is what was read.
  const taken = await tx.execute(
    `UPDATE webhook_deliveries
        SET status = 'sending', attempts = attempts + 1, claim_token = ?, lease_until = ?, updated_at = ?
      WHERE id IN (${marks(ids)}) AND status IN ('pending', 'retry') AND due_at <= ?
        AND envelope_id IN (${marks(envelopes)})`,
    [token, request.leaseUntil, request.now, ...ids, request.dueBy, ...envelopes],
  );
  const rows = taken === chosen.length ? chosen : taken === 0 ? [] : await stillOurs(tx, chosen, token);
  return { wanted: chosen.length, claimed: await completeClaimed(tx, rows, token, hosts) };
}

async function stillOurs(tx: Transaction, chosen: readonly DueRow[], token: string): Promise<readonly DueRow[]> {
  const ids = evenList(chosen.map(({ id }) => id));
  const rows = await tx.query<{ id: number }>(
    `SELECT id FROM webhook_deliveries WHERE id IN (${marks(ids)}) AND claim_token = ?`,
    [...ids, token],
  );
  const ours = new Set(rows.map(({ id }) => id));
  return chosen.filter(({ id }) => ours.has(id));
}

async function renew(tx: Transaction, held: readonly HeldDelivery[], leaseUntil: number): Promise<void> {
  await forHeld(held, (which, values) =>
    tx.execute(`UPDATE webhook_deliveries SET lease_until = ? WHERE ${which}`, [leaseUntil, ...values]),
  );
}

/** What `giveBackDelivery` says of one delivery. */
async function giveBack(tx: Transaction, held: readonly HeldDelivery[]): Promise<void> {
  // MySQL assigns from left to right, SQLite all at once: the status comes first, by the attempts as they were.
  await forHeld(held, (which, values) =>
    tx.execute(
      `UPDATE webhook_deliveries
          SET status = CASE WHEN attempts > 1 THEN 'retry' ELSE 'pending' END, attempts = attempts - 1,
              claim_token = NULL, lease_until = NULL
        WHERE ${which}`,
      values,
    ),
  );
}

/** Only rows whose claim is still ours, in the order of their ids. */
async function forHeld(
  held: readonly HeldDelivery[],
  work: (which: string, values: readonly (string | number)[]) => Promise<unknown>,
): Promise<void> {
  const inOrder = [...held].sort((a, b) => a.id - b.id);
  await inChunks(inOrder, 200, async (chunk) => {
    const ids = evenList(chunk.map(({ id }) => id));
    const tokens = evenList([...new Set(chunk.map(({ claimToken }) => claimToken))]);
    const which = `id IN (${marks(ids)}) AND claim_token IN (${marks(tokens)}) AND status = 'sending'`;
    await work(which, [...ids, ...tokens]);
  });
}

interface LeftBehind {
  readonly id: number;
  readonly attempts: number;
}

/** Of workers that died: read without a lock, so that a look that finds nothing holds nobody up. */
function leftBehind(tx: Transaction, now: number): Promise<LeftBehind[]> {
  return tx.query<LeftBehind>(
    "SELECT id, attempts FROM webhook_deliveries WHERE status = 'sending' AND lease_until < ? ORDER BY id",
    [now],
  );
}

/** What `reclaimDelivery` says of one delivery, for all whose lease has ended and was not renewed since. */
async function reclaim(tx: Transaction, dead: readonly LeftBehind[], now: number): Promise<number> {
  let count = 0;
  for (const isLast of [true, false]) {
    const those = dead.filter(({ attempts }) => attempts >= maxAttempts === isLast);
    await inChunks(those, 200, async (chunk) => {
      const { attempts } = chunk[0]!;
      const after = reclaimDelivery({ ...unended, status: 'sending', attempts, nextAttemptAt: now }, now);
      count += await tx.execute(
        `UPDATE webhook_deliveries
            SET status = ?, last_error = ?, due_at = ?, updated_at = ?, claim_token = NULL, lease_until = NULL
          WHERE id IN (${marks(chunk)}) AND status = 'sending' AND lease_until < ?`,
        [after.status, after.lastError, after.nextAttemptAt, now, ...chunk.map(({ id }) => id), now],
      );
    });
  }
  return count;
}
