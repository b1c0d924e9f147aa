import type { DeliveryLog, DeliveryStatus, ExtraDelivery, LoggedDelivery } from 'webhook-outbox';
import type { Transaction } from '../database';
import { insertRow } from '../rows';
import { toRow } from './bind-announcing';
import { DeliveryTable, type DeliveryRow } from './outbox-tables';

export function bindDeliveryLog(tx: Transaction): DeliveryLog {
  const rows = () => tx.manager.getRepository(DeliveryTable);
  return {
    latest: async (endpointId, limit) =>
      (await rows().find({ where: { endpointId }, order: { id: 'DESC' }, take: limit })).map(toLogged),
    find: async (endpointId, id) => {
      const row = await rows().findOneBy({ id, endpointId });
      return row === null ? undefined : toLogged(row);
    },
    add: async (delivery) => {
      const row = { ...unsent, ...toRow(delivery), ownBody: delivery.body };
      return toLogged({ ...row, id: await insertRow(tx, DeliveryTable, row) });
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
  durationMs: null,
  deliveredAt: null,
};

function toLogged(row: DeliveryRow): LoggedDelivery {
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
    durationMs: row.durationMs,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deliveredAt: row.deliveredAt,
  };
}
