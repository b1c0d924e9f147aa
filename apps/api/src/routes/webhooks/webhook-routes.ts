import { eventTypes, type OutboxUseCases } from '@anz-payroll/webhook-outbox';
import { etag, versionCondition } from '@anz-payroll/http-kit/conditional';
import { refusalAnswer } from '@anz-payroll/http-kit/errors';
import { answer, answerNothing, bearer, json, route, type Route } from '@anz-payroll/http-kit/route';
import { ifMatchRecord } from '../companies/if-match';
import { deliveryRoutes } from './delivery-routes';
import { conditionalWebhookAnswers, registeringWebhookAnswers, webhookAnswers } from './webhook-answers';
import {
  toEndpoint,
  WebhookCreate,
  WebhookEndpoint,
  WebhookList,
  WebhookPath,
  WebhookUpdate,
} from './webhook-contracts';

const tag = 'Webhooks';
const reads = bearer(['payroll.read'], { apiAdmin: true });
const writes = bearer(['payroll.write'], { apiAdmin: true });
const unknown = { 404: 'There is no such webhook' } as const;
const wrong = { 422: 'The address is not public, an event is unknown, or something is too long' } as const;
const changed = { 412: 'The webhook has changed since it was read (If-Match)' } as const;
const version = { headers: { ETag: 'Its version.' } };

/** Spec 4.6. Every one of them is for API admins. */
export function webhookRoutes(outbox: OutboxUseCases): readonly Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/webhooks',
      operation: 'create-webhook',
      may: 'applications.manage',
      summary: 'Registers a webhook; its secret is shown only here',
      tag,
      auth: writes,
      rate: 'default',
      request: { body: json(WebhookCreate) },
      responses: { 201: answer(WebhookEndpoint, 'The webhook with its secret.') },
      errors: { ...unknown, ...wrong, 409: 'The account has as many webhooks as it can have' },
      async handle({ body, context }) {
        const made = await outbox.registerEndpoint({
          customerId: context.principal.customerId,
          url: body.url,
          events: body.events,
          ...(body.description === undefined ? {} : { description: body.description }),
          ...(body.is_active === undefined ? {} : { isActive: body.is_active }),
          ...(body.secret === undefined ? {} : { secret: body.secret }),
        });
        return made.ok
          ? { status: 201, body: toEndpoint(made.value.endpoint, made.value.secret) }
          : refusalAnswer(registeringWebhookAnswers, made.error);
      },
    }),
    route({
      method: 'GET',
      path: '/api/webhooks',
      operation: 'list-webhooks',
      may: 'applications.read',
      summary: 'The webhooks of the account and the events there are',
      tag,
      auth: reads,
      rate: 'default',
      responses: { 200: answer(WebhookList, 'By id; secrets are never shown again.') },
      async handle({ context }) {
        const endpoints = await outbox.listEndpoints(context.principal.customerId);
        return {
          status: 200,
          body: { endpoints: endpoints.map((endpoint) => toEndpoint(endpoint)), availableEvents: eventTypes },
        };
      },
    }),
    route({
      method: 'GET',
      path: '/api/webhooks/{webhook_id}',
      operation: 'get-webhook',
      may: 'applications.read',
      summary: 'One webhook',
      tag,
      auth: reads,
      rate: 'default',
      request: { params: WebhookPath },
      responses: { 200: answer(WebhookEndpoint, 'The webhook, without its secret.', version) },
      errors: { ...unknown, ...wrong },
      async handle({ params, context }) {
        const found = await outbox.readEndpoint(context.principal.customerId, params.webhook_id);
        if (!found.ok) return refusalAnswer(webhookAnswers, found.error);
        return { status: 200, headers: { ETag: etag(found.value.version) }, body: toEndpoint(found.value) };
      },
    }),
    route({
      method: 'PATCH',
      path: '/api/webhooks/{webhook_id}',
      operation: 'update-webhook',
      may: 'applications.manage',
      summary: 'Changes a webhook, or makes it a new secret',
      tag,
      auth: writes,
      rate: 'default',
      request: { params: WebhookPath, body: json(WebhookUpdate) },
      responses: { 200: answer(WebhookEndpoint, 'The webhook; with its secret only when it was made anew.', version) },
      errors: { ...unknown, ...wrong, ...changed },
      async handle({ params, body, context }) {
        const updated = await outbox.updateEndpoint({
          customerId: context.principal.customerId,
          id: params.webhook_id,
          ...(body.url === undefined ? {} : { url: body.url }),
          ...(body.events === undefined ? {} : { events: body.events }),
          ...(body.description === undefined ? {} : { description: body.description }),
          ...(body.is_active === undefined ? {} : { isActive: body.is_active }),
          ...(body.regenerate_secret === undefined ? {} : { regenerateSecret: body.regenerate_secret }),
          ...ifMatchRecord(versionCondition(context.header('if-match'))),
        });
        if (!updated.ok) return refusalAnswer(conditionalWebhookAnswers, updated.error);
        const { endpoint, secret } = updated.value;
        return { status: 200, headers: { ETag: etag(endpoint.version) }, body: toEndpoint(endpoint, secret) };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/webhooks/{webhook_id}',
      operation: 'delete-webhook',
      may: 'applications.manage',
      summary: 'Removes a webhook; what is queued for it is skipped',
      tag,
      auth: writes,
      rate: 'default',
      request: { params: WebhookPath },
      responses: { 204: answerNothing('Removed.') },
      errors: { ...unknown, ...wrong, ...changed },
      async handle({ params, context }) {
        const removed = await outbox.removeEndpoint(
          context.principal.customerId,
          params.webhook_id,
          ifMatchRecord(versionCondition(context.header('if-match'))).mayTouch,
        );
        return removed.ok ? { status: 204 } : refusalAnswer(conditionalWebhookAnswers, removed.error);
      },
    }),
    ...deliveryRoutes(outbox),
  ];
}
