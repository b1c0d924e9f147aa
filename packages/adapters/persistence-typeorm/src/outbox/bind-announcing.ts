import {
  isEventType,
  type DeliveryQueue,
  type EventLog,
  type Listeners,
  type NewDelivery,
} from '@anz-payroll/webhook-outbox';
import { In } from 'typeorm';
import { inChunks, type Transaction } from '../database';
import { insertRows, queryWrittenOnce, readRows } from '../hot-sql';
import { updateRows } from '../rows';
import { DeliveryTable, EndpointTable, EventTable } from './outbox-tables';
import { consentParameters, isConsented } from './partner-subscriptions';

export function bindListeners(tx: Transaction, clock: { now(): number }): Listeners {
  return {
    hearing: async (customerId, companyId, type) => {
      const now = clock.now();
      const write = () => {
        const query = tx.repository(EndpointTable).createQueryBuilder('row');
        const event = { customer: ':customerId', company: ':companyId', type: ':type' };
        const consented = isConsented(query, { ownedBy: 'row.customerId' }, event, now);
        return query
          .where('row.isActive = TRUE')
          .andWhere(`(row.customerId = :customerId OR ${consented})`)
          .orderBy('row.id')
          .select('row.id', 'id')
          .addSelect('row.events', 'events');
      };
      // As text, because it is looked for in a list of ids: SQLite would make 3.0 of a number.
      const parameters = { ...consentParameters(now), customerId, companyId: String(companyId), type };
      const rows = await queryWrittenOnce<Heard>(tx, 'endpoints that hear an event', write, parameters);
      return rows.map(({ id, events }) => ({ endpointId: id, events: events.split(' ').filter(isEventType) }));
    },
  };
}

interface Heard {
  readonly id: number;
  readonly events: string;
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
  const rows = await readRows(tx, DeliveryTable, {
    where: { record: In(records), status: 'pending', attempts: 0 },
    order: { id: 'ASC' },
    only: ['id', 'endpointId', 'record', 'event'],
  });
  return new Map(rows.map((row) => [slot(row), row.id]));
}

function slot(of: { readonly endpointId: number; readonly record: string; readonly event: string }): string {
  return `${of.endpointId} ${of.record} ${of.event}`;
}

/** False when a worker took it in the meantime: then the change is a delivery of its own. */
async function rewrite(tx: Transaction, id: number, { envelopeId, now }: NewDelivery): Promise<boolean> {
  const unsent = { id, status: 'pending', attempts: 0 };
  return (await updateRows(tx, DeliveryTable, unsent, { envelopeId, updatedAt: now })) === 1;
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
