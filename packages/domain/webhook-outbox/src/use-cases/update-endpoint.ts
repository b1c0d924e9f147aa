import { readDescription, readEvents, readUrl, type WebhookEndpoint } from '../domain/endpoint';
import type { OutboxRefusal, OutboxResult } from '../domain/outbox-refusal';
import type { OutboxDependencies } from './outbox-dependencies';
import { publicTarget } from './public-target';

export interface UpdateEndpoint {
  readonly customerId: number;
  readonly id: number;
  readonly url?: string;
  readonly events?: readonly string[];
  readonly description?: string;
  readonly isActive?: boolean;
  /** The new secret signs queued deliveries as soon as the request returns. */
  readonly regenerateSecret?: boolean;
  /** Whether the caller is willing to overwrite the webhook as it is stored; without it, any. */
  readonly mayTouch?: (stored: WebhookEndpoint) => boolean;
}

export interface UpdatedEndpoint {
  readonly endpoint: WebhookEndpoint;
  /** Only when it was made anew. */
  readonly secret?: string;
}

export const unknownEndpoint: OutboxRefusal = {
  code: 'webhooks/unknown-endpoint',
  message: 'There is no such webhook.',
};

export const changedMeanwhile: OutboxRefusal = {
  code: 'webhooks/changed-meanwhile',
  message: 'The webhook has changed since it was read. Read it again.',
};

export function updateEndpoint(deps: OutboxDependencies) {
  return async (command: UpdateEndpoint): Promise<OutboxResult<UpdatedEndpoint>> => {
    const url = command.url === undefined ? undefined : readUrl(command.url);
    if (url?.ok === false) return url;
    const events = command.events === undefined ? undefined : readEvents(command.events);
    if (events?.ok === false) return events;
    const description = command.description === undefined ? undefined : readDescription(command.description);
    if (description?.ok === false) return description;
    if (url !== undefined) {
      const target = await publicTarget(deps.targets, url.value);
      if (!target.ok) return target;
    }
    const secret = command.regenerateSecret === true ? deps.secrets.secret() : undefined;
    return deps.unitOfWork.run(async ({ endpoints }): Promise<OutboxResult<UpdatedEndpoint>> => {
      const known = await endpoints.find(command.customerId, command.id);
      if (known === undefined) return { ok: false, error: unknownEndpoint };
      if (command.mayTouch?.(known) === false) return { ok: false, error: changedMeanwhile };
      const endpoint = await endpoints.save(
        {
          ...known,
          url: url?.value ?? known.url,
          events: events?.value ?? known.events,
          description: description?.value ?? known.description,
          isActive: command.isActive ?? known.isActive,
          updatedAt: deps.clock.now(),
        },
        secret,
      );
      return { ok: true, value: { endpoint, ...(secret === undefined ? {} : { secret }) } };
    });
  };
}
