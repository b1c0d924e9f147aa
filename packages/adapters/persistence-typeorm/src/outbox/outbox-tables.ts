import type { ListenerAnswer } from '@anz-payroll/webhook-outbox';
import { column, defineTable, nullable } from '../columns';

export interface EndpointRow {
  readonly id: number;
  readonly version: number;
  readonly customerId: number;
  readonly url: string;
  /** Names separated by a space. */
  readonly events: string;
  readonly description: string;
  readonly isActive: boolean;
  readonly secret: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export const EndpointTable = defineTable<EndpointRow>('webhook_endpoints', {
  id: column.id(),
  version: column.integer(),
  customerId: column.integer(),
  url: column.text(512),
  events: column.text(255),
  description: column.text(255),
  isActive: column.boolean(),
  secret: column.encrypted(),
  createdAt: column.epochMs(),
  updatedAt: column.epochMs(),
});

export interface EventRow {
  readonly id: number;
  readonly customerId: number;
  /** Null only where the record of an old event is no longer stored. */
  readonly companyId: number | null;
  readonly event: string;
  readonly record: string;
  readonly envelopeId: string;
  readonly body: string;
  readonly createdAt: number;
  /** Its place in the feed, once its commit can be seen. */
  readonly position: number | null;
}

export const EventTable = defineTable<EventRow>('events', {
  id: column.id(),
  customerId: column.integer(),
  companyId: nullable(column.integer()),
  event: column.code(32),
  record: column.code(64),
  envelopeId: column.code(36),
  body: column.longText(),
  createdAt: column.epochMs(),
  position: nullable(column.integer()),
});

/** One row: where the feed ends. */
export interface FeedRow {
  readonly id: number;
  readonly lastPosition: number;
}

export const FeedTable = defineTable<FeedRow>('event_feed', {
  id: column.id(),
  lastPosition: column.integer(),
});

export interface DeliveryRow {
  readonly id: number;
  readonly endpointId: number;
  readonly customerId: number;
  readonly event: string;
  readonly record: string;
  readonly envelopeId: string;
  /** Only of what is no event, such as a ping; otherwise the payload is the event's. */
  readonly ownBody: string | null;
  readonly status: string;
  readonly attempts: number;
  readonly dueAt: number;
  readonly claimToken: string | null;
  readonly leaseUntil: number | null;
  readonly lastStatusCode: number | null;
  readonly lastError: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly deliveredAt: number | null;
}

export const DeliveryTable = defineTable<DeliveryRow>('webhook_deliveries', {
  id: column.id(),
  endpointId: column.integer(),
  customerId: column.integer(),
  event: column.code(32),
  record: column.code(64),
  envelopeId: column.code(36),
  ownBody: nullable(column.longText()),
  status: column.code(16),
  attempts: column.integer(),
  dueAt: column.epochMs(),
  claimToken: nullable(column.code(36)),
  leaseUntil: nullable(column.epochMs()),
  lastStatusCode: nullable(column.integer()),
  lastError: nullable(column.text(255)),
  createdAt: column.epochMs(),
  updatedAt: column.epochMs(),
  deliveredAt: nullable(column.epochMs()),
});

export interface AttemptRow {
  readonly id: number;
  readonly deliveryId: number;
  readonly attempt: number;
  readonly statusCode: number | null;
  readonly error: string | null;
  readonly durationMs: number;
  readonly endedAt: number;
  readonly exchange: {
    readonly sentHeaders: Readonly<Record<string, string>>;
    readonly answer: ListenerAnswer | null;
  } | null;
}

export const AttemptTable = defineTable<AttemptRow>('webhook_attempts', {
  id: column.id(),
  deliveryId: column.integer(),
  attempt: column.integer(),
  statusCode: nullable(column.integer()),
  error: nullable(column.text(255)),
  durationMs: column.integer(),
  endedAt: column.epochMs(),
  exchange: nullable(column.json<NonNullable<AttemptRow['exchange']>>()),
});

export const outboxTables = [EndpointTable, EventTable, FeedTable, DeliveryTable, AttemptTable];
