import type { WebhookEndpoint } from '../domain/endpoint';
import type { OutboxResult } from '../domain/outbox-refusal';
import type { LoggedDelivery } from '../ports/endpoint-stores';
import type { OutboxDependencies } from './outbox-dependencies';
import { unknownEndpoint } from './update-endpoint';

export function listEndpoints(deps: OutboxDependencies) {
  return (customerId: number): Promise<readonly WebhookEndpoint[]> =>
    deps.reading.run(({ endpoints }) => endpoints.ofCustomer(customerId));
}

export function readEndpoint(deps: OutboxDependencies) {
  return (customerId: number, id: number): Promise<OutboxResult<WebhookEndpoint>> =>
    deps.reading.run(async ({ endpoints }): Promise<OutboxResult<WebhookEndpoint>> => {
      const endpoint = await endpoints.find(customerId, id);
      return endpoint === undefined ? { ok: false, error: unknownEndpoint } : { ok: true, value: endpoint };
    });
}

/** Newest first. */
export function listDeliveries(deps: OutboxDependencies) {
  return (customerId: number, id: number, limit: number): Promise<OutboxResult<readonly LoggedDelivery[]>> =>
    deps.reading.run(async ({ endpoints, log }): Promise<OutboxResult<readonly LoggedDelivery[]>> => {
      const endpoint = await endpoints.find(customerId, id);
      if (endpoint === undefined) return { ok: false, error: unknownEndpoint };
      return { ok: true, value: await log.latest(id, limit) };
    });
}
