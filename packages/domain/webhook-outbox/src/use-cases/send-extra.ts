import { utcTimestamp } from '@anz-payroll/kernel';
import { asciiJson } from '../domain/ascii-json';
import type { OutboxRefusal, OutboxResult } from '../domain/outbox-refusal';
import type { LoggedDelivery } from '../ports/endpoint-stores';
import type { OutboxDependencies } from './outbox-dependencies';
import { unknownEndpoint } from './update-endpoint';

const consentEnded: OutboxRefusal = {
  code: 'webhooks/consent-ended',
  message: "The customer's consent to read this record has ended; the delivery cannot be sent again.",
};

export const unknownDelivery: OutboxRefusal = {
  code: 'webhooks/unknown-delivery',
  message: 'There is no such delivery.',
};

/** A signed `ping`, so that a listener can be tried without changing anybody's data. It is not one of the events. */
export function pingEndpoint(deps: OutboxDependencies) {
  return (customerId: number, id: number): Promise<OutboxResult<LoggedDelivery>> =>
    queued(deps, async ({ endpoints, log }) => {
      const endpoint = await endpoints.find(customerId, id);
      if (endpoint === undefined) return { ok: false, error: unknownEndpoint };
      const now = deps.clock.now();
      const envelopeId = deps.ids.uuid();
      const entity = { type: 'webhook', id };
      const envelope = { id: envelopeId, type: 'ping', createdAt: utcTimestamp(now), customerId, entity, data: {} };
      const body = asciiJson(envelope);
      const record = `webhook:${id}`;
      return {
        ok: true,
        value: await log.add({ endpointId: id, customerId, event: 'ping', record, envelopeId, body, now }),
      };
    });
}

/** The same payload as a delivery of its own, with eight attempts of its own. */
export function resendDelivery(deps: OutboxDependencies) {
  return (customerId: number, id: number, deliveryId: number): Promise<OutboxResult<LoggedDelivery>> =>
    queued(deps, async ({ endpoints, log }) => {
      const endpoint = await endpoints.find(customerId, id);
      if (endpoint === undefined) return { ok: false, error: unknownEndpoint };
      const known = await log.find(id, deliveryId);
      const payload = known === undefined ? undefined : await log.payloadOf(deliveryId);
      if (payload === undefined) return { ok: false, error: unknownDelivery };
      if (!(await log.isConsented(deliveryId, deps.clock.now()))) return { ok: false, error: consentEnded };
      // It stands apart from the record's own deliveries, so that a later change does not rewrite what was asked for.
      const record = `resend:${deliveryId}`;
      return { ok: true, value: await log.add({ ...payload, record, endpointId: id, now: deps.clock.now() }) };
    });
}

async function queued<T>(
  deps: OutboxDependencies,
  work: Parameters<typeof deps.unitOfWork.run<OutboxResult<T>>>[0],
): Promise<OutboxResult<T>> {
  const result = await deps.unitOfWork.run(work);
  if (result.ok) deps.wake();
  return result;
}
