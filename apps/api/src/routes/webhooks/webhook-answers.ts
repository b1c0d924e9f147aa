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
  'webhooks/unknown-endpoint': 'not-found',
  'webhooks/unknown-delivery': 'not-found',
  'webhooks/consent-ended': 'unprocessable',
  // Only pages say what they have read.
  'webhooks/changed-meanwhile': 'unprocessable',
} as const satisfies RefusalAnswers<OutboxRefusalCode>;
