import type { OutboxResult } from '../domain/outbox-refusal';
import type { OutboxDependencies } from './outbox-dependencies';
import type { WebhookEndpoint } from '../domain/endpoint';
import { changedMeanwhile, unknownEndpoint } from './update-endpoint';

/** What is still queued for it will be skipped. With `mayTouch`, only a webhook that the caller is willing to remove as it is stored. */
export function removeEndpoint(deps: OutboxDependencies) {
  return (
    customerId: number,
    id: number,
    mayTouch?: (stored: WebhookEndpoint) => boolean,
  ): Promise<OutboxResult<undefined>> =>
    deps.unitOfWork.run(async ({ endpoints }): Promise<OutboxResult<undefined>> => {
      const endpoint = await endpoints.find(customerId, id);
      if (endpoint === undefined) return { ok: false, error: unknownEndpoint };
      if (mayTouch?.(endpoint) === false) return { ok: false, error: changedMeanwhile };
      await endpoints.remove(endpoint);
      return { ok: true, value: undefined };
    });
}
