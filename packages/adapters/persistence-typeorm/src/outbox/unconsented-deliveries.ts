import { skipReasons } from '@anz-payroll/webhook-outbox';
import { In, type SelectQueryBuilder } from 'typeorm';
import { inChunks, type Transaction } from '../database';
import { updateRows } from '../rows';
import { DeliveryTable, EndpointTable, EventTable, type DeliveryRow } from './outbox-tables';
import { isConsented, mayRead } from './partner-subscriptions';

/** Of these deliveries, the ids of those whose customer does not consent to them, or no longer does. */
export async function unconsentedOf(
  tx: Transaction,
  deliveryIds: readonly number[],
  now: number,
): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  await inChunks(deliveryIds, 200, async (chunk) => {
    const query = unconsented(tx, now).andWhere('delivery.id IN (:...chunk)', { chunk });
    for (const { id } of await query.getMany()) found.add(id);
  });
  return found;
}

/** Whether a person of the endpoint's account reads the record of the delivery, where it is one of the account itself. */
export async function isReadBy(tx: Transaction, deliveryId: number, userId: number): Promise<boolean> {
  const query = tx.repository(DeliveryTable).createQueryBuilder('delivery').setParameters({ deliveryId, userId });
  const reads = mayRead(query, ':userId', { company: 'event.companyId', type: 'delivery.event' });
  return query
    .innerJoin(EndpointTable.options.name, 'endpoint', 'endpoint.id = delivery.endpointId')
    .leftJoin(EventTable.options.name, 'event', 'event.envelopeId = delivery.envelopeId')
    .where('delivery.id = :deliveryId')
    .andWhere(`(endpoint.customerId <> delivery.customerId OR delivery.event = 'ping' OR ${reads})`)
    .getExists();
}

/** Ends what waits for an endpoint of a partner and is no longer consented to; the delivery log says why. */
export async function endUnconsented(
  tx: Transaction,
  whose: { readonly customerId: number } | { readonly partnerId: number },
  now: number,
): Promise<void> {
  const query = unconsented(tx, now).andWhere("delivery.status IN ('pending', 'retry')");
  if ('customerId' in whose) query.andWhere('delivery.customerId = :customerId', whose);
  else query.andWhere('endpoint.customerId = :partnerId', whose);
  const waiting = await query.orderBy('delivery.id').getMany();
  await inChunks(waiting, 200, async (chunk) => {
    const still = { id: In(chunk.map(({ id }) => id)), status: In(['pending', 'retry']) };
    const ended = { status: 'skipped', lastError: skipReasons['consent-ended'], updatedAt: now };
    await updateRows(tx, DeliveryTable, still, ended);
  });
}

function unconsented(tx: Transaction, now: number): SelectQueryBuilder<DeliveryRow> {
  const query = tx.repository(DeliveryTable).createQueryBuilder('delivery').select('delivery.id');
  const event = {
    customer: 'delivery.customerId',
    company: 'event.companyId',
    type: 'delivery.event',
    at: 'event.createdAt',
  };
  const consented = isConsented(query, { ownedBy: 'endpoint.customerId' }, event, now);
  return query
    .innerJoin(EndpointTable.options.name, 'endpoint', 'endpoint.id = delivery.endpointId')
    .leftJoin(EventTable.options.name, 'event', 'event.envelopeId = delivery.envelopeId')
    .where(`endpoint.customerId <> delivery.customerId AND NOT ${consented}`);
}
