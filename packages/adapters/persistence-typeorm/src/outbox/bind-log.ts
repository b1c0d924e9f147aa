import type { DeliveryLog, DeliveryStatus, ExtraDelivery, LoggedDelivery } from '@anz-payroll/webhook-outbox';
import { inChunks, type Transaction } from '../database';
import { insertRow } from '../rows';
import { toRow } from './bind-announcing';
import { marks } from './even-list';
import { DeliveryTable, type DeliveryRow } from './outbox-tables';

export function bindDeliveryLog(tx: Transaction): DeliveryLog {
  const rows = () => tx.manager.getRepository(DeliveryTable);
  return {
    latest: async (endpointId, limit) =>
      withDurations(tx, await rows().find({ where: { endpointId }, order: { id: 'DESC' }, take: limit })),
    find: async (endpointId, id) => {
      const row = await rows().findOneBy({ id, endpointId });
      return row === null ? undefined : (await withDurations(tx, [row]))[0];
    },
    add: async (delivery) => {
      const row = { ...unsent, ...toRow(delivery), ownBody: delivery.body };
      return toLogged({ ...row, id: await insertRow(tx, DeliveryTable, row) }, null);
    },
    payloadOf: async (id) => {
      const [payload] = await tx.query<Omit<ExtraDelivery, 'endpointId' | 'now'>>(
        `SELECT d.customer_id AS customerId, d.event, d.record, d.envelope_id AS envelopeId,
                COALESCE(d.own_body, v.body) AS body
           FROM webhook_deliveries d LEFT JOIN events v ON v.envelope_id = d.envelope_id
          WHERE d.id = ?`,
        [id],
      );
      return payload;
    },
  };
}

const unsent = {
  claimToken: null,
  leaseUntil: null,
  lastStatusCode: null,
  lastError: null,
  deliveredAt: null,
};

/** How long the last attempt took is said by its own row. */
async function withDurations(tx: Transaction, rows: readonly DeliveryRow[]): Promise<readonly LoggedDelivery[]> {
  const durations = new Map<string, number>();
  await inChunks(rows, 200, async (chunk) => {
    const attempts = await tx.query<{ delivery_id: number; attempt: number; duration_ms: number }>(
      `SELECT delivery_id, attempt, duration_ms FROM webhook_attempts WHERE delivery_id IN (${marks(chunk)})`,
      chunk.map(({ id }) => id),
    );
    for (const each of attempts) durations.set(`${each.delivery_id} ${each.attempt}`, each.duration_ms);
  });
  return rows.map((row) => toLogged(row, durations.get(`${row.id} ${row.attempts}`) ?? null));
}

function toLogged(row: DeliveryRow, durationMs: number | null): LoggedDelivery {
  const status = row.status as DeliveryStatus;
  const isWaiting = status === 'pending' || status === 'retry';
  return {
    id: row.id,
    endpointId: row.endpointId,
    event: row.event,
    envelopeId: row.envelopeId,
    status,
    attempts: row.attempts,
    nextAttemptAt: isWaiting ? row.dueAt : null,
    lastStatusCode: row.lastStatusCode,
    lastError: row.lastError,
    durationMs,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deliveredAt: row.deliveredAt,
  };
}
