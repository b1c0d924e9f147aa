import { characterCount } from '@anz-payroll/kernel';
import { isEventType, type EventType } from './event-type';
import type { OutboxRefusal, OutboxResult } from './outbox-refusal';

/** Where a customer's events go. The secret is not part of it: it is shown once and then only used to sign. */
export interface WebhookEndpoint {
  readonly id: number;
  /** The API-admin customer it belongs to. */
  readonly customerId: number;
  readonly url: string;
  readonly events: readonly EventType[];
  readonly description: string;
  readonly isActive: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly version: number;
}

export const limits = {
  url: 512,
  description: 255,
  leastSecret: 16,
  mostSecret: 255,
  /** The most that a customer has, since a change is queued once for each of them in its own transaction. */
  endpoints: 100,
} as const;

/** Trimmed, without angle brackets; longer than the limit is refused, never cut. Whether it is public is judged later. */
export function readUrl(text: string): OutboxResult<string> {
  const url = text.trim().replace(/[<>]/g, '');
  if (characterCount(url) > limits.url) return tooLong('url', limits.url);
  return url === ''
    ? { ok: false, error: { code: 'webhooks/invalid-url', message: 'The url is empty.', path: 'url' } }
    : { ok: true, value: url };
}

export function readDescription(text: string): OutboxResult<string> {
  const description = text.trim();
  return characterCount(description) > limits.description
    ? tooLong('description', limits.description)
    : { ok: true, value: description };
}

/** Each event is named; naming one twice is the same as once. */
export function readEvents(names: readonly string[]): OutboxResult<readonly EventType[]> {
  const unknown = names.filter((name) => !isEventType(name));
  if (unknown.length > 0) {
    return refuse({
      code: 'webhooks/unknown-event',
      message: `Unknown event: ${unknown.map((name) => name.slice(0, 60)).join(', ')}. GET /api/webhooks lists availableEvents.`,
      path: 'events',
    });
  }
  if (names.length === 0) {
    return refuse({ code: 'webhooks/no-events', message: 'Name at least one event.', path: 'events' });
  }
  return { ok: true, value: [...new Set(names)].filter(isEventType) };
}

export function readSecret(secret: string): OutboxResult<string> {
  return secret.length < limits.leastSecret || secret.length > limits.mostSecret
    ? refuse({
        code: 'webhooks/weak-secret',
        message: `A secret has ${limits.leastSecret} to ${limits.mostSecret} characters; leave it out and one is made.`,
        path: 'secret',
      })
    : { ok: true, value: secret };
}

function tooLong(path: string, limit: number): OutboxResult<never> {
  return refuse({ code: 'webhooks/too-long', message: `The ${path} has more than ${limit} characters.`, path });
}

function refuse(error: OutboxRefusal): OutboxResult<never> {
  return { ok: false, error };
}
