import type { DeliveryLog, DeliveryStatus, LoggedDelivery } from '@anz-payroll/webhook-outbox';
import { In } from 'typeorm';
import { inChunks, type Transaction } from '../database';
import { insertRow } from '../rows';
import { toRow } from './bind-announcing';
import { AttemptTable, DeliveryTable, EventTable, type DeliveryRow } from './outbox-tables';
import { isReadBy, unconsentedOf } from './unconsented-deliveries';

export function bindDeliveryLog(tx: Transaction): DeliveryLog {
  const rows = () => tx.repository(DeliveryTable);
  return {
    latest: async (endpointId, limit) =>
      withDurations(tx, await rows().find({ where: { endpointId }, order: { id: 'DESC' }, take: limit })),
    find: async (endpointId, id) => {
      const row = await rows().findOneBy({ id, endpointId });
      return row === null ? undefined : (await withDurations(tx, [row]))[0];
    },
    // Over all endpoints that is what the workers hold, while the log of one endpoint can be long.
    underWay: async (endpointId) => {
      const select = { id: true, endpointId: true, attempts: true } as const;
      const held = await rows().find({ select, where: { status: 'sending' } });
      return held.filter((row) => row.endpointId === endpointId).map(({ id, attempts }) => ({ id, attempts }));
    },
    attemptsOf: async (deliveryId) => {
      const attempts = await tx.repository(AttemptTable).find({ where: { deliveryId }, order: { id: 'ASC' } });
      return attempts.map(({ attempt, statusCode, error, durationMs, endedAt, exchange }) => ({
        ...{ attempt, statusCode, error, durationMs, endedAt },
        sentHeaders: exchange?.sentHeaders ?? null,
        answer: exchange?.answer ?? null,
      }));
    },
    add: async (delivery) => {
      const row = { ...unsent, ...toRow(delivery), ownBody: delivery.body };
      return toLogged({ ...row, id: await insertRow(tx, DeliveryTable, row) }, null);
    },
    isConsented: async (id, now) => (await unconsentedOf(tx, [id], now)).size === 0,
    isReadBy: (id, userId) => isReadBy(tx, id, userId),
    payloadOf: async (id) => {
      const row = await rows().findOneBy({ id });
      if (row === null) return undefined;
      const { customerId, event, record, envelopeId, ownBody } = row;
      const body = ownBody ?? (await tx.repository(EventTable).findOneByOrFail({ envelopeId })).body;
      return { customerId, event, record, envelopeId, body };
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
    const attempts = await tx.repository(AttemptTable).findBy({ deliveryId: In(chunk.map(({ id }) => id)) });
    for (const { deliveryId, attempt, durationMs } of attempts) durations.set(`${deliveryId} ${attempt}`, durationMs);
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
