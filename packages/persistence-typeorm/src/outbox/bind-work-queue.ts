import { randomUUID } from 'node:crypto';
import type { ClaimedDelivery, ClaimRequest, HeldDelivery, UnitOfWork, WorkQueue } from 'webhook-outbox';
import { maxAttempts, reclaimDelivery } from 'webhook-outbox';
import { inChunks, type Transaction } from '../database';
import { bindEventFeed } from './bind-event-feed';
import { endpointSecret } from './bind-endpoints';
import { chooseDue } from './choose-due';
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
  return {
    turn: async (finished, request) => {
      if (request === undefined) {
        await unitOfWork.run((tx) => finishDeliveries(tx, finished));
        return [];
      }
      const { wanted, claimed } = await unitOfWork.run(async (tx) => {
        await finishDeliveries(tx, finished);
        return claim(tx, request, isContended);
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
  isContended: boolean,
): Promise<{ readonly wanted: number; readonly claimed: readonly ClaimedDelivery[] }> {
  const ids = await chooseDue(tx, request, isContended);
  if (ids.length === 0) return { wanted: 0, claimed: [] };
  const token = randomUUID();
  // `due_at` again: since it was read another worker may have tried it, and its next attempt is not due.
  const taken = await tx.execute(
    `UPDATE webhook_deliveries
        SET status = 'sending', attempts = attempts + 1, claim_token = ?, lease_until = ?, updated_at = ?
      WHERE id IN (${marks(ids)}) AND status IN ('pending', 'retry') AND due_at <= ?`,
    [token, request.leaseUntil, request.now, ...ids, request.dueBy],
  );
  return { wanted: ids.length, claimed: taken === 0 ? [] : await claimedBy(tx, ids, token) };
}

interface ClaimedRow {
  readonly id: number;
  readonly event: string;
  readonly envelope_id: string;
  readonly body: string;
  readonly attempts: number;
  readonly due_at: number;
  readonly endpoint_id: number;
  readonly url: string | null;
  readonly secret: string | null;
  readonly is_active: number | null;
}

async function claimedBy(tx: Transaction, ids: readonly number[], token: string): Promise<readonly ClaimedDelivery[]> {
  const rows = await tx.query<ClaimedRow>(
    `SELECT d.id, d.event, d.envelope_id, COALESCE(d.own_body, v.body) AS body, d.attempts, d.due_at, d.endpoint_id,
            e.url, e.secret, e.is_active
       FROM webhook_deliveries d
       LEFT JOIN events v ON v.envelope_id = d.envelope_id
       LEFT JOIN webhook_endpoints e ON e.id = d.endpoint_id
      WHERE d.id IN (${marks(ids)}) AND d.claim_token = ?`,
    [...ids, token],
  );
  const secrets = new Map<string, string>();
  const open = (sealed: string): string => {
    const opened = secrets.get(sealed) ?? tx.vault.open(sealed, endpointSecret);
    secrets.set(sealed, opened);
    return opened;
  };
  return rows
    .sort((a, b) => a.due_at - b.due_at || a.id - b.id)
    .map((row) => ({
      id: row.id,
      claimToken: token,
      event: row.event,
      envelopeId: row.envelope_id,
      body: row.body,
      delivery: { ...ended, status: 'sending', attempts: row.attempts, nextAttemptAt: row.due_at },
      ...(row.url === null || row.secret === null || row.is_active !== 1
        ? {}
        : { endpoint: { id: row.endpoint_id, url: row.url, secret: open(row.secret) } }),
    }));
}

const ended = { lastStatusCode: null, lastError: null, durationMs: null, deliveredAt: null };

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
    const tokens = [...new Set(chunk.map(({ claimToken }) => claimToken))];
    const which = `id IN (${marks(chunk)}) AND claim_token IN (${marks(tokens)}) AND status = 'sending'`;
    await work(which, [...chunk.map(({ id }) => id), ...tokens]);
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
      const after = reclaimDelivery({ ...ended, status: 'sending', attempts, nextAttemptAt: now }, now);
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

function marks(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}
