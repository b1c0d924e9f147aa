import { hostOf, type ClaimedDelivery } from '@anz-payroll/webhook-outbox';
import type { Transaction } from '../database';
import { endpointSecret } from './bind-endpoints';
import type { DueRow, KnownHosts } from './choose-due';
import { evenList, marks } from './even-list';

/** What is not known of an attempt before it has ended. */
export const unended = { lastStatusCode: null, lastError: null, durationMs: null, deliveredAt: null };

/** Adds to what a claim took the payloads and the endpoints. Those that several share are read once. */
export async function completeClaimed(
  tx: Transaction,
  taken: readonly DueRow[],
  token: string,
  hosts: KnownHosts,
): Promise<readonly ClaimedDelivery[]> {
  if (taken.length === 0) return [];
  const bodies = await readBodies(tx, taken);
  const endpoints = await readEndpoints(tx, taken, hosts);
  return taken.map((row) => {
    const endpoint = endpoints.get(row.endpoint_id);
    return {
      id: row.id,
      claimToken: token,
      event: row.event,
      envelopeId: row.envelope_id,
      body: bodies.of(row),
      delivery: { ...unended, status: 'sending', attempts: row.attempts + 1, nextAttemptAt: row.due_at },
      ...(endpoint === undefined ? {} : { endpoint }),
    };
  });
}

async function readBodies(tx: Transaction, taken: readonly DueRow[]): Promise<{ of(row: DueRow): Uint8Array }> {
  const envelopes = evenList([...new Set(taken.map(({ envelope_id }) => envelope_id))]);
  const events = await tx.query<{ envelope_id: string; body: string }>(
    `SELECT envelope_id, body FROM events WHERE envelope_id IN (${marks(envelopes)})`,
    envelopes,
  );
  const ofEvents = new Map(events.map(({ envelope_id, body }) => [envelope_id, Buffer.from(body, 'utf8')]));
  const others = taken.filter(({ envelope_id }) => !ofEvents.has(envelope_id)).map(({ id }) => id);
  const own =
    others.length === 0
      ? []
      : await tx.query<{ id: number; own_body: string }>(
          `SELECT id, own_body FROM webhook_deliveries WHERE id IN (${marks(others)})`,
          others,
        );
  const ofPings = new Map(own.map(({ id, own_body }) => [id, Buffer.from(own_body, 'utf8')]));
  return { of: ({ id, envelope_id }) => ofEvents.get(envelope_id) ?? ofPings.get(id)! };
}

async function readEndpoints(
  tx: Transaction,
  taken: readonly DueRow[],
  hosts: KnownHosts,
): Promise<ReadonlyMap<number, NonNullable<ClaimedDelivery['endpoint']>>> {
  const ids = [...new Set(taken.map(({ endpoint_id }) => endpoint_id))];
  const which = evenList(ids);
  const rows = await tx.query<{ id: number; url: string; secret: string; is_active: number }>(
    `SELECT id, url, secret, is_active FROM webhook_endpoints WHERE id IN (${marks(which)})`,
    which,
  );
  for (const id of ids) hosts.set(id, undefined);
  for (const { id, url } of rows) hosts.set(id, hostOf(url));
  return new Map(
    rows
      .filter(({ is_active }) => is_active === 1)
      .map(({ id, url, secret }) => [id, { id, url, secret: tx.vault.open(secret, endpointSecret) }]),
  );
}
