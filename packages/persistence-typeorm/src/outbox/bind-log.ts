import type { DeliveryLog, DeliveryStatus, EventFeed, LoggedDelivery } from 'webhook-outbox';
import type { Transaction } from '../database';
import { insertRow } from '../rows';
import { toRow } from './bind-announcing';
import { hearsCustomers } from './hears-customers';
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
      const row = toRow(delivery);
      return toLogged({ ...row, id: await insertRow(tx, DeliveryTable, row) });
    },
    payloadOf: async (id) => {
      const row = await rows().findOneBy({ id });
      if (row === null) return undefined;
      const { customerId, event, record, envelopeId, body } = row;
      return { customerId, event, record, envelopeId, body };
    },
  };
}

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

export function bindEventFeed(tx: Transaction): EventFeed {
  return {
    after: async (customerId, cursor, limit, now) => {
      const rows = await tx.query<{ id: number; body: string }>(
        `SELECT id, body FROM events
          WHERE id > ? AND (customer_id = ? OR customer_id IN (${hearsCustomers.customersOf}))
          ORDER BY id LIMIT ${Math.trunc(limit)}`,
        [cursor, customerId, customerId, now],
      );
      return rows.map(({ id, body }) => ({ cursor: id, body }));
    },
  };
}
