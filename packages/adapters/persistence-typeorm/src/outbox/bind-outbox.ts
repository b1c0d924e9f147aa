import { randomUUID } from 'node:crypto';
import { announce, type OutboxStores } from '@anz-payroll/webhook-outbox';
import type { Announcement } from '@anz-payroll/kernel';
import type { Transaction } from '../database';
import { bindDeliveryQueue, bindEventLog, bindListeners } from './bind-announcing';
import { bindEndpoints } from './bind-endpoints';
import { bindEventFeed } from './bind-event-feed';
import { bindDeliveryLog } from './bind-log';

const systemClock = { now: () => Date.now() };

export function bindOutbox(tx: Transaction, clock: { now(): number } = systemClock): OutboxStores {
  return {
    endpoints: bindEndpoints(tx),
    log: bindDeliveryLog(tx),
    feed: bindEventFeed(tx),
    listeners: bindListeners(tx, clock),
    queue: bindDeliveryQueue(tx),
    events: bindEventLog(tx),
  };
}

/** The `Announcements` port of the other packages: events and deliveries in the transaction of the change. */
export function bindAnnouncements(tx: Transaction, clock: { now(): number } = systemClock) {
  const { listeners, queue, events } = bindOutbox(tx, clock);
  const tell = announce({ listeners, queue, events, clock, ids: { uuid: randomUUID } });
  return { add: (announcements: readonly Announcement[]): Promise<void> => tell(announcements) };
}
