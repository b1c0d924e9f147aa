import { type Announcement, type Clock, utcTimestamp } from '@anz-payroll/kernel';
import { encodeEnvelope, envelopeFor } from '../domain/envelope';
import { foldCommit, recordKey } from '../domain/fold-commit';
import type { DeliveryQueue, EventLog, Listener, Listeners, NewDelivery } from '../ports/announcing';
import type { Ids } from '../ports/ids';

export interface AnnounceDependencies {
  readonly listeners: Listeners;
  readonly queue: DeliveryQueue;
  readonly events: EventLog;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Tells every listener of what one commit changed, inside that commit: either the change and its deliveries are both
 * there afterwards, or neither is.
 */
export function announce(dependencies: AnnounceDependencies) {
  const { listeners, queue, events, clock, ids } = dependencies;
  return async (announcements: readonly Announcement[]): Promise<void> => {
    const told = foldCommit(announcements);
    if (told.length === 0) return;
    const now = clock.now();
    const createdAt = utcTimestamp(now);
    const heardBy = new Map<string, readonly Listener[]>();
    for (const { customerId, companyId, type } of told) {
      const key = hearingKey(customerId, companyId, type);
      if (!heardBy.has(key)) heardBy.set(key, await listeners.hearing(customerId, companyId, type));
    }
    const log = told.map((announcement) => {
      const envelopeId = ids.uuid();
      return {
        event: announcement.type,
        customerId: announcement.customerId,
        companyId: announcement.companyId,
        record: recordKey(announcement),
        envelopeId,
        body: encodeEnvelope(envelopeFor(announcement, envelopeId, createdAt)),
        now,
      };
    });
    await events.append(log);
    const deliveries = log.flatMap((entry) =>
      (heardBy.get(hearingKey(entry.customerId, entry.companyId, entry.event)) ?? [])
        .filter((listener) => listener.events.includes(entry.event))
        .map(({ endpointId }): NewDelivery => ({ ...entry, endpointId })),
    );
    if (deliveries.length > 0) await queue.enqueue(deliveries);
  };
}

function hearingKey(customerId: number, companyId: number, event: Announcement['type']): string {
  return `${customerId} ${companyId} ${event}`;
}
