import { limits, readDescription, readEvents, readSecret, readUrl, type WebhookEndpoint } from '../domain/endpoint';
import type { OutboxResult } from '../domain/outbox-refusal';
import type { OutboxDependencies } from './outbox-dependencies';
import { publicTarget } from './public-target';

export interface RegisterEndpoint {
  readonly customerId: number;
  readonly url: string;
  readonly events: readonly string[];
  readonly description?: string;
  readonly isActive?: boolean;
  /** Made when left out. */
  readonly secret?: string;
}

/** The plain secret exists in this answer and in no later one. */
export interface EndpointWithSecret {
  readonly endpoint: WebhookEndpoint;
  readonly secret: string;
}

const tooMany: OutboxResult<never> = {
  ok: false,
  error: {
    code: 'webhooks/too-many-endpoints',
    message: `An account has at most ${limits.endpoints} webhooks. Remove one that nobody listens at, or change it.`,
  },
};

export function registerEndpoint(deps: OutboxDependencies) {
  return async (command: RegisterEndpoint): Promise<OutboxResult<EndpointWithSecret>> => {
    const url = readUrl(command.url);
    if (!url.ok) return url;
    const events = readEvents(command.events);
    if (!events.ok) return events;
    const description = readDescription(command.description ?? '');
    if (!description.ok) return description;
    const secret =
      command.secret === undefined ? { ok: true as const, value: deps.secrets.secret() } : readSecret(command.secret);
    if (!secret.ok) return secret;
    const target = await publicTarget(deps.targets, url.value);
    if (!target.ok) return target;
    const now = deps.clock.now();
    const { customerId, isActive = true } = command;
    const made = await deps.unitOfWork.run(async ({ endpoints }): Promise<OutboxResult<WebhookEndpoint>> => {
      if ((await endpoints.ofCustomer(customerId)).length >= limits.endpoints) return tooMany;
      const value = await endpoints.add({
        customerId,
        url: url.value,
        events: events.value,
        description: description.value,
        isActive,
        secret: secret.value,
        createdAt: now,
        updatedAt: now,
      });
      return { ok: true, value };
    });
    return made.ok ? { ok: true, value: { endpoint: made.value, secret: secret.value } } : made;
  };
}
