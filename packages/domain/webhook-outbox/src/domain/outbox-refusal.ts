import type { Result } from 'payroll-core';

/** Why a request about webhooks was not carried out. */
export interface OutboxRefusal {
  readonly code: OutboxRefusalCode;
  readonly message: string;
  readonly path?: string;
}

const outboxRefusalCodes = [
  'webhooks/invalid-url',
  'webhooks/url-not-public',
  'webhooks/unknown-event',
  'webhooks/no-events',
  'webhooks/too-long',
  'webhooks/weak-secret',
  'webhooks/too-many-endpoints',
  'webhooks/unknown-endpoint',
  'webhooks/unknown-delivery',
  'webhooks/consent-ended',
  'webhooks/changed-meanwhile',
] as const;

export type OutboxRefusalCode = (typeof outboxRefusalCodes)[number];

export type OutboxResult<T> = Result<T, OutboxRefusal>;
