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
  /** The new secret signs whatever leaves after the request has returned. */
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
    const updated = await deps.unitOfWork.run(async ({ endpoints }): Promise<OutboxResult<UpdatedEndpoint>> => {
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
    if (updated.ok && secret !== undefined) await untilTakenHaveLeft(deps, command.id);
    return updated;
  };
}

const lookEveryMs = 25;

/** An attempt that lasts longer than this left long ago and waits for its listener. */
const mostLooks = 80;

/**
 * A worker signs with the secret that it read when it took a delivery. Those that were taken before the change have left
 * when nothing of then is under way any more; a claim that was being committed in that moment is seen by the second look.
 */
async function untilTakenHaveLeft(
  { reading, wait }: Pick<OutboxDependencies, 'reading' | 'wait'>,
  endpointId: number,
): Promise<void> {
  const look = async () =>
    new Set((await reading.run(({ log }) => log.underWay(endpointId))).map(({ id, attempts }) => `${id} ${attempts}`));
  const taken = await look();
  await wait(lookEveryMs);
  for (const one of await look()) taken.add(one);
  for (let looks = 0; taken.size > 0 && looks < mostLooks; looks++) {
    await wait(lookEveryMs);
    const present = await look();
    for (const one of taken) if (!present.has(one)) taken.delete(one);
  }
}
