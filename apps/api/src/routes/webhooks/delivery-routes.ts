import type { OutboxUseCases } from '@anz-payroll/webhook-outbox';
import { refusalAnswer } from '@anz-payroll/http-kit/errors';
import { answer, answerList, bearer, route, type Route } from '@anz-payroll/http-kit/route';
import { webhookAnswers } from './webhook-answers';
import {
  DeliveriesQuery,
  DeliveryPath,
  EventFeed,
  EventsQuery,
  InspectedWebhookDelivery,
  toDelivery,
  toInspected,
  WebhookDelivery,
  WebhookPath,
} from './webhook-contracts';

const tag = 'Webhooks';
const errors = { 404: 'There is no such webhook or delivery', 422: 'The request is malformed' } as const;

/** What became of the deliveries of a webhook, and what can be done about them. */
export function deliveryRoutes(outbox: OutboxUseCases): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/webhooks/{webhook_id}/deliveries',
      operation: 'list-webhook-deliveries',
      may: 'applications.read',
      summary: 'The delivery log, newest first',
      tag,
      auth: bearer(['payroll.read'], { apiAdmin: true }),
      rate: 'default',
      request: { params: WebhookPath, query: DeliveriesQuery },
      responses: { 200: answerList(WebhookDelivery, 'Newest first.') },
      errors,
      async handle({ params, query, context }) {
        const { customerId } = context.principal;
        const log = await outbox.listDeliveries(customerId, params.webhook_id, query.limit ?? 100);
        return log.ok ? { status: 200, body: log.value.map(toDelivery) } : refusalAnswer(webhookAnswers, log.error);
      },
    }),
    route({
      method: 'GET',
      path: '/api/webhooks/{webhook_id}/deliveries/{delivery_id}',
      operation: 'get-webhook-delivery',
      may: 'applications.read',
      summary: 'A delivery with its payload and what was sent and answered in each attempt',
      tag,
      auth: bearer(['payroll.read'], { apiAdmin: true }),
      rate: 'default',
      request: { params: DeliveryPath },
      responses: { 200: answer(InspectedWebhookDelivery, 'The delivery.') },
      errors,
      async handle({ params, context }) {
        const found = await outbox.inspectDelivery(context.principal, params.webhook_id, params.delivery_id);
        return found.ok ? { status: 200, body: toInspected(found.value) } : refusalAnswer(webhookAnswers, found.error);
      },
    }),
    route({
      method: 'POST',
      path: '/api/webhooks/{webhook_id}/test',
      operation: 'test-webhook',
      may: 'applications.manage',
      summary: 'Sends a signed ping',
      tag,
      auth: bearer(['payroll.write'], { apiAdmin: true }),
      rate: 'default',
      request: { params: WebhookPath },
      responses: { 202: answer(WebhookDelivery, 'The queued ping; the log says what came of it.') },
      errors,
      async handle({ params, context }) {
        const sent = await outbox.pingEndpoint(context.principal.customerId, params.webhook_id);
        return sent.ok ? { status: 202, body: toDelivery(sent.value) } : refusalAnswer(webhookAnswers, sent.error);
      },
    }),
    route({
      method: 'POST',
      path: '/api/webhooks/{webhook_id}/deliveries/{delivery_id}/resend',
      operation: 'resend-webhook-delivery',
      may: 'applications.manage',
      summary: 'Sends the payload of a delivery once more, as a new delivery',
      tag,
      auth: bearer(['payroll.write'], { apiAdmin: true }),
      rate: 'default',
      request: { params: DeliveryPath },
      responses: { 202: answer(WebhookDelivery, 'The new delivery.') },
      errors: { ...errors, 422: "The request is malformed, or the customer's consent to read the record has ended" },
      async handle({ params, context }) {
        const { customerId } = context.principal;
        const sent = await outbox.resendDelivery(customerId, params.webhook_id, params.delivery_id);
        return sent.ok ? { status: 202, body: toDelivery(sent.value) } : refusalAnswer(webhookAnswers, sent.error);
      },
    }),
    route({
      method: 'GET',
      path: '/api/events',
      operation: 'list-events',
      may: 'applications.read',
      summary: "The account's events, oldest first, behind a cursor",
      tag,
      auth: bearer(['payroll.read'], { apiAdmin: true }),
      rate: 'default',
      request: { query: EventsQuery },
      responses: { 200: answer(EventFeed, 'Newest last; ask again with the cursor in next.') },
      errors,
      async handle({ query, context }) {
        const after = query.after ?? 0;
        const { customerId, userId, clientId } = context.principal;
        const entries = await outbox.readFeed({ customerId, userId, clientId }, after, query.limit ?? 100);
        const events = entries.map(({ cursor, body }) => ({ cursor, envelope: JSON.parse(body) as object }));
        return { status: 200, body: { events, next: entries.at(-1)?.cursor ?? after } };
      },
    }),
  ];
}
