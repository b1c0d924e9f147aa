import type { OutboxResult } from '../domain/outbox-refusal';
import type { OutboxDependencies } from './outbox-dependencies';
import { unknownEndpoint } from './update-endpoint';

/** What is still queued for it will be skipped. */
export function removeEndpoint(deps: OutboxDependencies) {
  return (customerId: number, id: number): Promise<OutboxResult<undefined>> =>
    deps.unitOfWork.run(async ({ endpoints }): Promise<OutboxResult<undefined>> => {
      const endpoint = await endpoints.find(customerId, id);
      if (endpoint === undefined) return { ok: false, error: unknownEndpoint };
      await endpoints.remove(endpoint);
      return { ok: true, value: undefined };
    });
}
