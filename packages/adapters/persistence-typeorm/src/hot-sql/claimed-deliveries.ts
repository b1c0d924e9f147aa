import { randomUUID } from 'node:crypto';
import { hostOf, type ClaimedDelivery, type ClaimRequest } from '@anz-payroll/webhook-outbox';
import type { Transaction } from '../database/transaction';
import { encryptedEndpointColumn } from '../outbox/endpoint-secret';
import { unconsentedOf } from '../outbox/unconsented-deliveries';
import { unended } from '../outbox/unended';
import { chooseDue, NO_HOST, type DueRow, type KnownHosts } from './due-deliveries';
import { evenList } from './even-list';
import { placeholders } from './placeholders';

/**
 * Takes due deliveries for a worker by one conditional update: of two workers that want the same row one changes it.
 *
 * @bench `npm run bench -- deliveries`
 */
export async function claimDeliveries(
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
      WHERE id IN (${placeholders(ids)}) AND status IN ('pending', 'retry') AND due_at <= ?
        AND envelope_id IN (${placeholders(envelopes)})`,
    [token, request.leaseUntil, request.now, ...ids, request.dueBy, ...envelopes],
  );
  const rows = taken === chosen.length ? chosen : taken === 0 ? [] : await stillOurs(tx, chosen, token);
  return { wanted: chosen.length, claimed: await completeClaimed(tx, rows, token, hosts, request.now) };
}

async function stillOurs(tx: Transaction, chosen: readonly DueRow[], token: string): Promise<readonly DueRow[]> {
  const ids = evenList(chosen.map(({ id }) => id));
  const rows = await tx.query<{ id: number }>(
    `SELECT id FROM webhook_deliveries WHERE id IN (${placeholders(ids)}) AND claim_token = ?`,
    [...ids, token],
  );
  const ours = new Set(rows.map(({ id }) => id));
  return chosen.filter(({ id }) => ours.has(id));
}

/** Adds to what a claim took the payloads and the endpoints. Those that several share are read once. */
async function completeClaimed(
  tx: Transaction,
  taken: readonly DueRow[],
  token: string,
  hosts: KnownHosts,
  now: number,
): Promise<readonly ClaimedDelivery[]> {
  if (taken.length === 0) return [];
  const bodies = await readBodies(tx, taken);
  const endpoints = await readEndpoints(tx, taken, hosts);
  // Of one's own records nobody has to consent; that is most deliveries, and they cost no further statement.
  const ofOthers = taken.filter((row) => endpoints.get(row.endpoint_id)?.customerId !== row.customer_id);
  const unconsented = await unconsentedOf(
    tx,
    ofOthers.map(({ id }) => id),
    now,
  );
  return taken.map((row) => {
    const endpoint = endpoints.get(row.endpoint_id);
    return {
      id: row.id,
      claimToken: token,
      event: row.event,
      envelopeId: row.envelope_id,
      body: bodies.of(row),
      delivery: { ...unended, status: 'sending', attempts: row.attempts + 1, nextAttemptAt: row.due_at },
      target:
        endpoint === undefined
          ? { kind: 'skipped', why: 'endpoint-off' }
          : unconsented.has(row.id)
            ? { kind: 'skipped', why: 'consent-ended' }
            : endpoint.target,
    };
  });
}

async function readBodies(tx: Transaction, taken: readonly DueRow[]): Promise<{ of(row: DueRow): Uint8Array }> {
  const envelopes = evenList([...new Set(taken.map(({ envelope_id }) => envelope_id))]);
  const events = await tx.query<{ envelope_id: string; body: string }>(
    `SELECT envelope_id, body FROM events WHERE envelope_id IN (${placeholders(envelopes)})`,
    envelopes,
  );
  const ofEvents = new Map(events.map(({ envelope_id, body }) => [envelope_id, Buffer.from(body, 'utf8')]));
  const others = taken.filter(({ envelope_id }) => !ofEvents.has(envelope_id)).map(({ id }) => id);
  const own =
    others.length === 0
      ? []
      : await tx.query<{ id: number; own_body: string }>(
          `SELECT id, own_body FROM webhook_deliveries WHERE id IN (${placeholders(others)})`,
          others,
        );
  const ofPings = new Map(own.map(({ id, own_body }) => [id, Buffer.from(own_body, 'utf8')]));
  return { of: ({ id, envelope_id }) => ofEvents.get(envelope_id) ?? ofPings.get(id)! };
}

async function readEndpoints(
  tx: Transaction,
  taken: readonly DueRow[],
  hosts: KnownHosts,
): Promise<ReadonlyMap<number, { readonly customerId: number; readonly target: ClaimedDelivery['target'] }>> {
  const ids = [...new Set(taken.map(({ endpoint_id }) => endpoint_id))];
  const which = evenList(ids);
  const rows = await tx.query<{ id: number; customer_id: number; url: string; secret: string; is_active: number }>(
    `SELECT id, customer_id, url, secret, is_active FROM webhook_endpoints WHERE id IN (${placeholders(which)})`,
    which,
  );
  for (const id of ids) hosts.set(id, NO_HOST);
  for (const { id, url } of rows) hosts.set(id, hostOf(url) ?? NO_HOST);
  return new Map(
    rows
      .filter(({ is_active }) => is_active === 1)
      .map(({ id, customer_id, url, secret }) => [
        id,
        {
          customerId: customer_id,
          target: {
            kind: 'endpoint',
            id,
            url,
            secret: tx.encryption.decrypt(secret, encryptedEndpointColumn.ownerOf({ id, customerId: customer_id })),
          },
        },
      ]),
  );
}
