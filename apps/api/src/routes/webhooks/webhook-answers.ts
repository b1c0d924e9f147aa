import type { OutboxRefusalCode } from '@anz-payroll/webhook-outbox';
import type { RefusalAnswers } from '@anz-payroll/http-kit/errors';

/** What a refusal of the outbox means over HTTP: an address, a name or a length that is wrong is 422 (spec 4.6, 6). */
export const webhookAnswers = {
  'webhooks/invalid-url': 'unprocessable',
  'webhooks/url-not-public': 'unprocessable',
  'webhooks/unknown-event': 'unprocessable',
  'webhooks/no-events': 'unprocessable',
  'webhooks/too-long': 'unprocessable',
  'webhooks/weak-secret': 'unprocessable',
  // Only POST /api/webhooks is refused for it, with 409 (registeringWebhookAnswers).
  'webhooks/too-many-endpoints': 'unprocessable',
  'webhooks/unknown-endpoint': 'not-found',
  'webhooks/unknown-delivery': 'not-found',
  'webhooks/consent-ended': 'unprocessable',
  // Only operations that heed If-Match meet it.
  'webhooks/changed-meanwhile': 'unprocessable',
} as const satisfies RefusalAnswers<OutboxRefusalCode>;

/** The same for operations that heed `If-Match`. */
export const conditionalWebhookAnswers = {
  ...webhookAnswers,
  'webhooks/changed-meanwhile': 'precondition-failed',
} as const satisfies RefusalAnswers<OutboxRefusalCode>;

/** The same for registering. */
export const registeringWebhookAnswers = {
  ...webhookAnswers,
  'webhooks/too-many-endpoints': 'conflict',
} as const satisfies RefusalAnswers<OutboxRefusalCode>;
