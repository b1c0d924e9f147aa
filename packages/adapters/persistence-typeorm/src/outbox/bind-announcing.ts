import {
  isEventType,
  type DeliveryQueue,
  type EventLog,
  type Listeners,
  type NewDelivery,
} from '@anz-payroll/webhook-outbox';
import { inChunks, type Transaction } from '../database';
import { insertRows } from '../rows';
import { hearsCustomers } from './hears-customers';
import { DeliveryTable, EventTable } from './outbox-tables';

export function bindListeners(tx: Transaction, clock: { now(): number }): Listeners {
  return {
    hearing: async (customerId) => {
      const rows = await tx.query<{ id: number; events: string }>(
        `SELECT e.id, e.events FROM webhook_endpoints e
          WHERE e.is_active = 1 AND (e.customer_id = ? OR e.customer_id IN (${hearsCustomers.partnersOf}))
          ORDER BY e.id`,
        [customerId, customerId, clock.now()],
      );
      return rows.map(({ id, events }) => ({ endpointId: id, events: events.split(' ').filter(isEventType) }));
    },
  };
}

export function bindEventLog(tx: Transaction): EventLog {
  return {
    append: (events) =>
      insertRows(
        tx,
        EventTable,
        events.map(({ now, ...event }) => ({ ...event, createdAt: now })),
      ),
  };
}

export function bindDeliveryQueue(tx: Transaction): DeliveryQueue {
  return {
    enqueue: async (deliveries) => {
      const fresh: NewDelivery[] = [];
      await inChunks(deliveries, 200, async (chunk) => {
        const queued = await stillQueued(tx, chunk);
        for (const delivery of chunk) {
          const id = queued.get(slot(delivery));
          if (id === undefined || !(await rewrite(tx, id, delivery))) fresh.push(delivery);
        }
      });
      await insertRows(tx, DeliveryTable, fresh.map(toRow));
    },
  };
}

/** A record is created once, so nothing can wait to be replaced by that event. */
async function stillQueued(tx: Transaction, deliveries: readonly NewDelivery[]): Promise<ReadonlyMap<string, number>> {
  const records = [
    ...new Set(deliveries.filter(({ event }) => !event.endsWith('.created')).map(({ record }) => record)),
  ];
  if (records.length === 0) return new Map();
  const rows = await tx.query<{ id: number; endpoint_id: number; record: string; event: string }>(
    `SELECT id, endpoint_id, record, event FROM webhook_deliveries
      WHERE record IN (${records.map(() => '?').join(', ')}) AND status = 'pending' AND attempts = 0
      ORDER BY id`,
    records,
  );
  return new Map(rows.map((row) => [slot({ ...row, endpointId: row.endpoint_id }), row.id]));
}

function slot(of: { readonly endpointId: number; readonly record: string; readonly event: string }): string {
  return `${of.endpointId} ${of.record} ${of.event}`;
}

/** False when a worker took it in the meantime: then the change is a delivery of its own. */
async function rewrite(tx: Transaction, id: number, { envelopeId, now }: NewDelivery): Promise<boolean> {
  const changed = await tx.execute(
    `UPDATE webhook_deliveries SET envelope_id = ?, updated_at = ?
      WHERE id = ? AND status = 'pending' AND attempts = 0`,
    [envelopeId, now, id],
  );
  return changed === 1;
}

/** What is not named is empty in a new row. The payload stays with its event. */
export function toRow(delivery: Omit<NewDelivery, 'event'> & { readonly event: string }) {
  const { endpointId, customerId, event, record, envelopeId, now } = delivery;
  return {
    endpointId,
    customerId,
    event,
    record,
    envelopeId,
    status: 'pending',
    attempts: 0,
    dueAt: now,
    createdAt: now,
    updatedAt: now,
  };
}
