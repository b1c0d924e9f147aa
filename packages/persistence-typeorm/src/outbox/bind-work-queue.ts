import { randomUUID } from 'node:crypto';
import type { ClaimedDelivery, ClaimRequest, FinishedDelivery, UnitOfWork, WorkQueue } from 'webhook-outbox';
import { maxAttempts, reclaimDelivery } from 'webhook-outbox';
import { inChunks, type Transaction } from '../database';
import { insertRows } from '../rows';
import { endpointSecret } from './bind-endpoints';
import { chooseDue } from './choose-due';
import { AttemptTable } from './outbox-tables';

/**
 * The queue as workers use it. Every call is a unit of work of its own. A claim is one conditional update: of two
 * workers that want the same row one changes it, and the other sees that it did not.
 */
export function workQueue(unitOfWork: UnitOfWork<Transaction>): WorkQueue {
  // A worker that lost rows to another looks further down the queue next time; alone, it keeps the order of the queue.
  let isContended = false;
  return {
    claim: async (request) => {
      const { wanted, claimed } = await unitOfWork.run((tx) => claim(tx, request, isContended));
      isContended = claimed.length < wanted;
      return claimed;
    },
    renew: (tokens, leaseUntil) =>
      tokens.length === 0 ? Promise.resolve() : unitOfWork.run((tx) => renew(tx, tokens, leaseUntil)),
    finish: (results) => unitOfWork.run((tx) => finish(tx, results)),
    reclaim: (now) => unitOfWork.run((tx) => reclaim(tx, now)),
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
  await tx.execute(
    `UPDATE webhook_deliveries
        SET status = 'sending', attempts = attempts + 1, claim_token = ?, lease_until = ?, updated_at = ?
      WHERE id IN (${marks(ids)}) AND status IN ('pending', 'retry') AND due_at <= ?`,
    [token, request.leaseUntil, request.now, ...ids, request.dueBy],
  );
  return { wanted: ids.length, claimed: await claimedBy(tx, token) };
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

async function claimedBy(tx: Transaction, token: string): Promise<readonly ClaimedDelivery[]> {
  const rows = await tx.query<ClaimedRow>(
    `SELECT d.id, d.event, d.envelope_id, d.body, d.attempts, d.due_at, d.endpoint_id, e.url, e.secret, e.is_active
       FROM webhook_deliveries d LEFT JOIN webhook_endpoints e ON e.id = d.endpoint_id
      WHERE d.claim_token = ? ORDER BY d.due_at, d.id`,
    [token],
  );
  const secrets = new Map<string, string>();
  const open = (sealed: string): string => {
    const opened = secrets.get(sealed) ?? tx.vault.open(sealed, endpointSecret);
    secrets.set(sealed, opened);
    return opened;
  };
  return rows.map((row) => ({
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

async function renew(tx: Transaction, tokens: readonly string[], leaseUntil: number): Promise<void> {
  await tx.execute(
    `UPDATE webhook_deliveries SET lease_until = ? WHERE claim_token IN (${marks(tokens)}) AND status = 'sending'`,
    [leaseUntil, ...tokens],
  );
}

async function finish(tx: Transaction, results: readonly FinishedDelivery[]): Promise<void> {
  for (const group of alike(results)) await inChunks(group, 200, (chunk) => finishAlike(tx, chunk));
  await insertRows(
    tx,
    AttemptTable,
    results.flatMap(({ id, delivery, outcome, now }) =>
      outcome === undefined
        ? []
        : [
            {
              deliveryId: id,
              attempt: delivery.attempts,
              statusCode: delivery.lastStatusCode,
              error: delivery.lastError?.slice(0, 255) ?? null,
              durationMs: outcome.durationMs,
              endedAt: now,
            },
          ],
    ),
  );
}

/** Results of one claim that differ only in how long they took are written by one statement. */
function alike(results: readonly FinishedDelivery[]): Iterable<readonly FinishedDelivery[]> {
  const groups = new Map<string, FinishedDelivery[]>();
  for (const result of results) {
    const { status, lastStatusCode, lastError, attempts } = result.delivery;
    const key = JSON.stringify([result.claimToken, status, lastStatusCode, lastError, attempts, dueOf(result)]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [result]);
    else group.push(result);
  }
  return groups.values();
}

/** Only a retry has another due moment; the others keep theirs. */
function dueOf({ delivery }: FinishedDelivery): number | null {
  return delivery.status === 'retry' ? delivery.nextAttemptAt : null;
}

async function finishAlike(tx: Transaction, results: readonly FinishedDelivery[]): Promise<void> {
  const first = results[0]!;
  const { status, attempts, lastStatusCode, lastError } = first.delivery;
  const due = dueOf(first);
  const durations = results.map(({ id, delivery }) => [id, delivery.durationMs] as const);
  const ids = results.map(({ id }) => id);
  await tx.execute(
    `UPDATE webhook_deliveries
        SET status = ?, attempts = ?, last_status_code = ?, last_error = ?, updated_at = ?, delivered_at = ?,
            due_at = COALESCE(?, due_at), claim_token = NULL, lease_until = NULL,
            duration_ms = CASE id ${durations.map(() => 'WHEN ? THEN ?').join(' ')} END
      WHERE id IN (${marks(ids)}) AND claim_token = ? AND status = 'sending'`,
    [
      status,
      attempts,
      lastStatusCode,
      lastError?.slice(0, 255) ?? null,
      first.now,
      status === 'delivered' ? first.now : null,
      due,
      ...durations.flat(),
      ...ids,
      first.claimToken,
    ],
  );
}

/** What `reclaimDelivery` says of one delivery, for all whose lease has ended. */
async function reclaim(tx: Transaction, now: number): Promise<number> {
  let count = 0;
  for (const [attempts, which] of [
    [maxAttempts, 'attempts >= ?'],
    [maxAttempts - 1, 'attempts <= ?'],
  ] as const) {
    const after = reclaimDelivery({ ...ended, status: 'sending', attempts, nextAttemptAt: now }, now);
    count += await tx.execute(
      `UPDATE webhook_deliveries
          SET status = ?, last_error = ?, due_at = ?, updated_at = ?, claim_token = NULL, lease_until = NULL
        WHERE status = 'sending' AND lease_until < ? AND ${which}`,
      [after.status, after.lastError, after.nextAttemptAt, now, now, attempts],
    );
  }
  return count;
}

function marks(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}
