import {
  deliveryStatuses,
  endpointLimits,
  eventTypes,
  type InspectedDelivery,
  type LoggedDelivery,
  type WebhookEndpoint as Endpoint,
} from '@anz-payroll/webhook-outbox';
import {
  AnyValue,
  CodeOf,
  Flag,
  ListOf,
  PathId,
  QueryWholeNumber,
  Text,
  TextList,
  TimestampText,
  toTimestamp,
  WholeNumber,
} from '@anz-payroll/http-kit/contract';

export class WebhookPath {
  @PathId() webhook_id!: number;
}

export class DeliveryPath {
  @PathId() webhook_id!: number;
  @PathId() delivery_id!: number;
}

const url = {
  max: endpointLimits.url,
  min: 1,
  trim: true,
  description: 'Absolute http or https address of a public host.',
};
const description = { max: endpointLimits.description, trim: true, description: 'Never sent to the listener.' };
const events = { maxItems: 50, max: 60, description: `Each of: ${eventTypes.join(', ')}.` };

export class WebhookCreate {
  @Text(url) url!: string;
  @TextList(events) events!: readonly string[];
  @Text({ ...description, optional: true }) description?: string;
  @Flag({ optional: true, default: true }) is_active?: boolean;
  @Text({
    optional: true,
    min: endpointLimits.leastSecret,
    max: endpointLimits.mostSecret,
    description: 'Made when left out; shown only in this answer.',
  })
  secret?: string;
}

export class WebhookUpdate {
  @Text({ ...url, optional: true }) url?: string;
  @TextList({ ...events, optional: true }) events?: readonly string[];
  @Text({ ...description, optional: true }) description?: string;
  @Flag({ optional: true }) is_active?: boolean;
  @Flag({ optional: true, description: 'The new secret signs queued deliveries as soon as this request returns.' })
  regenerate_secret?: boolean;
}

export class WebhookEndpoint {
  @WholeNumber() id!: number;
  @Text() url!: string;
  @TextList() events!: readonly string[];
  @Text() description!: string;
  @Flag() is_active!: boolean;
  @TimestampText() created_at!: string;
  @TimestampText() updated_at!: string;
  @Text({ optional: true, description: 'Only when it has just been made.' }) secret?: string;
}

export class WebhookList {
  @ListOf(() => WebhookEndpoint) endpoints!: readonly WebhookEndpoint[];
  @TextList({ description: 'The authoritative list of events; it can grow.' }) availableEvents!: readonly string[];
}

export class DeliveriesQuery {
  @QueryWholeNumber({ optional: true, min: 1, max: 500, default: 100 }) limit?: number;
}

export class WebhookDelivery {
  @WholeNumber() id!: number;
  @WholeNumber() webhook_id!: number;
  @Text() event!: string;
  @Text() envelope_id!: string;
  @CodeOf(deliveryStatuses) status!: (typeof deliveryStatuses)[number];
  @WholeNumber() attempts!: number;
  @TimestampText({ nullable: true }) next_attempt_at!: string | null;
  @WholeNumber({ nullable: true }) last_status_code!: number | null;
  @Text({ nullable: true }) last_error!: string | null;
  @WholeNumber({ nullable: true }) duration_ms!: number | null;
  @TimestampText() created_at!: string;
  @TimestampText() updated_at!: string;
  @TimestampText({ nullable: true }) delivered_at!: string | null;
}

const headers = { type: 'object', additionalProperties: { type: 'string' } } as const;

export class DeliveryAttempt {
  @WholeNumber() attempt!: number;
  @TimestampText() ended_at!: string;
  @WholeNumber() duration_ms!: number;
  @WholeNumber({ nullable: true }) status_code!: number | null;
  @Text({ nullable: true }) error!: string | null;
  @AnyValue(headers, {
    nullable: true,
    description: 'As sent, with the signatures; null for attempts of earlier versions.',
  })
  request_headers!: Readonly<Record<string, string>> | null;
  @AnyValue(headers, { nullable: true }) response_headers!: Readonly<Record<string, string>> | null;
  @Text({ nullable: true, description: 'The first 2048 bytes.' }) response_body!: string | null;
}

export class InspectedWebhookDelivery extends WebhookDelivery {
  @Text({
    nullable: true,
    description:
      "The envelope as it is signed and sent. Null, like answers of the listener, when the customer's consent to read the record has ended, or whoever asks does not read it.",
  })
  payload!: string | null;
  @ListOf(() => DeliveryAttempt) attempt_log!: readonly DeliveryAttempt[];
}

export class EventsQuery {
  @QueryWholeNumber({
    optional: true,
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    default: 0,
    description: 'Events behind this cursor.',
  })
  after?: number;
  @QueryWholeNumber({ optional: true, min: 1, max: 500, default: 100 }) limit?: number;
}

export class FeedEvent {
  @WholeNumber() cursor!: number;
  @AnyValue({ type: 'object' }, { description: 'The envelope, as a webhook would have carried it.' }) envelope!: object;
}

export class EventFeed {
  @ListOf(() => FeedEvent) events!: readonly FeedEvent[];
  @WholeNumber({ description: 'Ask again with after set to this.' }) next!: number;
}

export function toEndpoint(endpoint: Endpoint, secret?: string): WebhookEndpoint {
  return {
    id: endpoint.id,
    url: endpoint.url,
    events: endpoint.events,
    description: endpoint.description,
    is_active: endpoint.isActive,
    created_at: toTimestamp(endpoint.createdAt),
    updated_at: toTimestamp(endpoint.updatedAt),
    ...(secret === undefined ? {} : { secret }),
  };
}

export function toInspected({ delivery, payload, attempts }: InspectedDelivery): InspectedWebhookDelivery {
  return {
    ...toDelivery(delivery),
    payload,
    attempt_log: attempts.map(({ attempt, statusCode, error, durationMs, endedAt, sentHeaders, answer }) => ({
      attempt,
      ended_at: toTimestamp(endedAt),
      duration_ms: durationMs,
      status_code: statusCode,
      error,
      request_headers: sentHeaders,
      response_headers: answer?.headers ?? null,
      response_body: answer?.body ?? null,
    })),
  };
}

export function toDelivery(delivery: LoggedDelivery): WebhookDelivery {
  const moment = (at: number | null) => (at === null ? null : toTimestamp(at));
  return {
    id: delivery.id,
    webhook_id: delivery.endpointId,
    event: delivery.event,
    envelope_id: delivery.envelopeId,
    status: delivery.status,
    attempts: delivery.attempts,
    next_attempt_at: moment(delivery.nextAttemptAt),
    last_status_code: delivery.lastStatusCode,
    last_error: delivery.lastError,
    duration_ms: delivery.durationMs,
    created_at: toTimestamp(delivery.createdAt),
    updated_at: toTimestamp(delivery.updatedAt),
    delivered_at: moment(delivery.deliveredAt),
  };
}
