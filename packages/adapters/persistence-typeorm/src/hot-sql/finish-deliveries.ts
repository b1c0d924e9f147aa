import type { FinishedDelivery } from '@anz-payroll/webhook-outbox';
import { inChunks } from '../database/in-chunks';
import type { Transaction } from '../database/transaction';
import { AttemptTable } from '../outbox/outbox-tables';
import { evenList } from './even-list';
import { insertRows } from './insert-rows';
import { placeholders } from './placeholders';

/**
 * Writes how attempts ended, each only where the claim still holds, and one row an attempt.
 *
 * @bench `npm run bench -- deliveries`
 */
export async function finishDeliveries(tx: Transaction, results: readonly FinishedDelivery[]): Promise<void> {
  for (const group of alike(results)) await inChunks(group, 200, (chunk) => finishAlike(tx, chunk));
  await insertRows(
    tx,
    AttemptTable,
    results.flatMap(({ id, delivery, outcome, sentHeaders = {}, now }) =>
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
              exchange: { sentHeaders, answer: outcome.kind === 'answered' ? (outcome.answer ?? null) : null },
            },
          ],
    ),
  );
}

/** Results of one claim that differ only in how long they took, which their attempts say, are written by one statement. */
function alike(results: readonly FinishedDelivery[]): Iterable<FinishedDelivery[]> {
  const groups = new Map<string, FinishedDelivery[]>();
  for (const result of results) {
    const { status, lastStatusCode, lastError, attempts } = result.delivery;
    const key = `${result.claimToken} ${status} ${attempts} ${dueOf(result)} ${lastStatusCode} ${lastError}`;
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
  const ids = evenList(results.map(({ id }) => id).sort((a, b) => a - b));
  await tx.execute(
    `UPDATE webhook_deliveries
        SET status = ?, attempts = ?, last_status_code = ?, last_error = ?, updated_at = ?, delivered_at = ?,
            due_at = COALESCE(?, due_at), claim_token = NULL, lease_until = NULL
      WHERE id IN (${placeholders(ids)}) AND claim_token = ? AND status = 'sending'`,
    [
      status,
      attempts,
      lastStatusCode,
      lastError?.slice(0, 255) ?? null,
      first.now,
      status === 'delivered' ? first.now : null,
      dueOf(first),
      ...ids,
      first.claimToken,
    ],
  );
}
