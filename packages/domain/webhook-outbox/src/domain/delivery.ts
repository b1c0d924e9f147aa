import { maxAttempts, nextAttemptAt } from './retry-plan';

export const deliveryStatuses = ['pending', 'sending', 'retry', 'delivered', 'failed', 'skipped'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** One envelope on its way to one endpoint. */
export interface Delivery {
  readonly status: DeliveryStatus;
  /** Attempts begun, counted before the request leaves: a crash in the middle has used one. */
  readonly attempts: number;
  readonly nextAttemptAt: number;
  readonly lastStatusCode: number | null;
  readonly lastError: string | null;
  readonly durationMs: number | null;
  readonly deliveredAt: number | null;
}

/** What a listener said beside its status: the beginning of it. */
export interface ListenerAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The body was longer than what is kept. */
  readonly isCut: boolean;
}

/** How one attempt ended. */
export type AttemptOutcome =
  | {
      readonly kind: 'answered';
      readonly statusCode: number;
      readonly durationMs: number;
      readonly retryAfterMs?: number;
      readonly answer?: ListenerAnswer;
    }
  | { readonly kind: 'failed'; readonly error: string; readonly durationMs: number };

/** A worker takes it: the attempt counts from now on. */
export function beginAttempt(delivery: Delivery): Delivery {
  return { ...delivery, status: 'sending', attempts: delivery.attempts + 1 };
}

/** A worker took it and stops before the attempt has begun: it is as if it had not been taken. */
export function giveBackDelivery(delivery: Delivery): Delivery {
  const attempts = delivery.attempts - 1;
  return { ...delivery, status: attempts === 0 ? 'pending' : 'retry', attempts };
}

/** Any 2xx is success. Everything else, a redirect too, is a failed attempt; after the eighth there is no other. */
export function finishAttempt(delivery: Delivery, outcome: AttemptOutcome, now: number): Delivery {
  const statusCode = outcome.kind === 'answered' ? outcome.statusCode : null;
  if (statusCode !== null && statusCode >= 200 && statusCode <= 299) {
    return {
      ...delivery,
      status: 'delivered',
      lastStatusCode: statusCode,
      lastError: null,
      durationMs: outcome.durationMs,
      deliveredAt: now,
    };
  }
  const retryAfterMs = outcome.kind === 'answered' ? outcome.retryAfterMs : undefined;
  const due = nextAttemptAt(delivery.attempts, now, retryAfterMs);
  return {
    ...delivery,
    status: due === undefined ? 'failed' : 'retry',
    nextAttemptAt: due ?? delivery.nextAttemptAt,
    lastStatusCode: statusCode,
    lastError: outcome.kind === 'failed' ? outcome.error : `The listener answered ${outcome.statusCode}`,
    durationMs: outcome.durationMs,
  };
}

/** Why a queued delivery is not sent, in the words of the delivery log. */
export const skipReasons = {
  'endpoint-off': 'The endpoint was deleted or switched off',
  'consent-ended': "The customer's consent to read this record has ended",
} as const;

export type SkipReason = keyof typeof skipReasons;

/** Between queueing and sending, its endpoint was deleted or switched off, or the customer's consent ended. */
export function skipDelivery(delivery: Delivery, why: SkipReason): Delivery {
  return { ...delivery, status: 'skipped', lastError: skipReasons[why] };
}

/**
 * A worker died or lost its lease while sending. The attempt it began stays counted: the listener may have seen it.
 * What is left of the eight goes on at once.
 */
export function reclaimDelivery(delivery: Delivery, now: number): Delivery {
  const lastError = 'The sender stopped during the attempt';
  if (delivery.attempts >= maxAttempts) return { ...delivery, status: 'failed', lastError };
  return { ...delivery, status: 'retry', nextAttemptAt: now, lastError };
}
