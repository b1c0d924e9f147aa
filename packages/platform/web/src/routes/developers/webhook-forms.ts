import { eventTypes, type EventType } from '@anz-payroll/webhook-outbox';
import {
  eventField,
  nothingSaved,
  pageHeaders,
  webhookPage,
  webhooksPage,
  webhookVersion,
  type WebhookFacts,
} from '../../pages';
import { CodeOf, PathId, Text } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { withAudit } from '../with-audit';
import { inDevelopers, type Visit } from '../visit';
import { createOnce } from '../create-once';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { isStale } from '../record-form-contract';
import type { WebAppServices } from '../web-app-services';
import { deliveriesShown, type webhookNotices } from './webhooks';

class WebhookForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true, max: 200 }) request_key?: string;
  @Text({ optional: true, max: 200 }) version?: string;
  @Text({ max: 1000 }) url!: string;
  @Text({ optional: true, max: 1000 }) description?: string;
}
for (const event of eventTypes) CodeOf(['on'], { optional: true })(WebhookForm.prototype, eventField(event));

class SealForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
}

/** A button that sends something. */
class SendForm extends SealForm {
  @Text({ optional: true, max: 200 }) request_key?: string;
}

class WebhookActionPath {
  @PathId() webhook_id!: number;
}

class DeliveryActionPath {
  @PathId() webhook_id!: number;
  @PathId() delivery_id!: number;
}

const common = { method: 'POST', tag: 'Pages', auth: inDevelopers, rate: 'lookup' } as const;
const responses = { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] } as const;

export function webhookFormRoutes(web: WebAppServices): readonly Route[] {
  const { outbox } = web;
  return [
    registerWebhookRoute(web),
    updateWebhookRoute(web),
    renewSecretRoute(web),
    webhookAction(web, 'test', 'test-webhook', 'pinged', (customerId, id) => outbox.pingEndpoint(customerId, id)),
    webhookAction(web, 'pause', 'update-webhook', 'paused', (customerId, id) =>
      outbox.updateEndpoint({ customerId, id, isActive: false }),
    ),
    webhookAction(web, 'resume', 'update-webhook', 'resumed', (customerId, id) =>
      outbox.updateEndpoint({ customerId, id, isActive: true }),
    ),
    webhookAction(web, 'remove', 'delete-webhook', 'removed', (customerId, id) =>
      outbox.removeEndpoint(customerId, id),
    ),
    resendRoute(web),
  ];
}

const registerWebhookRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    path: '/developers/webhooks',
    operation: 'form-register-webhook',
    may: 'applications.manage',
    summary: 'Registers a webhook; the answer shows its secret this once',
    request: { body: form(WebhookForm, { maxBytes: 16_384 }) },
    responses: { ...responses, 200: pageAnswers[200], 422: pageAnswers[422] },
    async handle({ body, context }) {
      const { visit } = context;
      const customerId = visit.session.customer.id;
      const { url, description = '' } = body;
      const events = chosenEvents(body);
      const what = { action: 'create-webhook', recordType: 'webhooks', recordId: null };
      const made = await createOnce(web.pages, visit, { operation: 'form-register-webhook', sent: body }, () =>
        withAudit(web, visit, what, () => web.outbox.registerEndpoint({ customerId, url, events, description })),
      );
      // Its secret was in the first answer, and in no later one.
      if ('isRepeated' in made) return goTo(`/developers/webhooks/${made.recordId}?done=registered`);
      const endpoints = await web.outbox.listEndpoints(customerId);
      const headers = pageHeaders({ script: true });
      if (made.ok) {
        // The secret is in this answer alone: a redirect would need it in an address or in the database.
        const fresh = { url: made.value.endpoint.url, secret: made.value.secret };
        return showPage(200, webhooksPage({ ...visit, endpoints, fresh }), headers);
      }
      const again = { problem: made.error.message, typed: { url, description, events } };
      return showPage(422, webhooksPage({ ...visit, endpoints, ...again }), headers);
    },
  });

/** The events whose boxes are ticked. */
function chosenEvents(body: WebhookForm): readonly EventType[] {
  const chosen = body as unknown as Readonly<Record<string, string | undefined>>;
  return eventTypes.filter((event) => chosen[eventField(event)] === 'on');
}

const updateWebhookRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    path: '/developers/webhooks/{webhook_id}',
    operation: 'form-update-webhook',
    may: 'applications.manage',
    summary: 'Changes the address, description and events of a webhook',
    request: { params: WebhookActionPath, body: form(WebhookForm, { maxBytes: 16_384 }) },
    responses: { ...responses, 422: pageAnswers[422] },
    async handle({ params, body, context }) {
      const { visit } = context;
      const id = params.webhook_id;
      const typed = { url: body.url, description: body.description ?? '', events: chosenEvents(body) };
      const customerId = visit.session.customer.id;
      const changed = await webhookAct(web, visit, 'update-webhook', id, () =>
        web.outbox.updateEndpoint({
          customerId,
          id,
          ...typed,
          mayTouch: (stored) => !isStale(body, { version: webhookVersion(stored) }),
        }),
      );
      if (changed.ok) return goTo(`/developers/webhooks/${id}?done=saved`);
      if (changed.error.code === 'webhooks/unknown-endpoint') return notThere();
      if (changed.error.code === 'webhooks/changed-meanwhile') {
        return showWebhook(web, visit, id, 422, { problem: nothingSaved, typed, hasChanged: true });
      }
      return showWebhook(web, visit, id, 422, { problem: changed.error.message, typed });
    },
  });

const renewSecretRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    path: '/developers/webhooks/{webhook_id}/secret',
    operation: 'form-renew-webhook-secret',
    may: 'applications.manage',
    summary: 'Makes a new secret; the answer shows it this once',
    request: { params: WebhookActionPath, body: form(SealForm, { maxBytes: 4096 }) },
    responses: { ...responses, 200: pageAnswers[200] },
    async handle({ params, context }) {
      const { visit } = context;
      const id = params.webhook_id;
      const customerId = visit.session.customer.id;
      const changed = await webhookAct(web, visit, 'update-webhook', id, () =>
        web.outbox.updateEndpoint({ customerId, id, regenerateSecret: true }),
      );
      const secret = changed.ok ? changed.value.secret : undefined;
      return secret === undefined ? notThere() : showWebhook(web, visit, id, 200, { secret });
    },
  });

/** The page of a webhook as the answer to a form. */
async function showWebhook<S extends 200 | 422>(
  web: WebAppServices,
  visit: Visit,
  id: number,
  status: S,
  told: Partial<Pick<WebhookFacts, 'problem' | 'typed' | 'hasChanged' | 'secret'>>,
) {
  const customerId = visit.session.customer.id;
  const endpoint = await web.outbox.readEndpoint(customerId, id);
  const deliveries = await web.outbox.listDeliveries(customerId, id, deliveriesShown);
  if (!endpoint.ok || !deliveries.ok) return notThere();
  const body = webhookPage({ ...visit, endpoint: endpoint.value, deliveries: deliveries.value, ...told });
  return showPage(status, body, pageHeaders({ script: true }));
}

function webhookAction(
  web: WebAppServices,
  word: string,
  action: string,
  done: keyof typeof webhookNotices,
  work: (customerId: number, webhookId: number) => Promise<{ readonly ok: boolean }>,
): Route {
  return route({
    ...common,
    path: `/developers/webhooks/{webhook_id}/${word}`,
    operation: `form-${word}-webhook`,
    may: 'applications.manage',
    summary: `A form of the webhook page: ${word}`,
    request: { params: WebhookActionPath, body: form(SendForm, { maxBytes: 4096 }) },
    responses,
    async handle({ params, body: sent, context }) {
      const { visit } = context;
      const id = params.webhook_id;
      const outcome = await createOnce(web.pages, visit, { operation: `form-${word}-webhook ${id}`, sent }, () =>
        webhookAct(web, visit, action, id, () => work(visit.session.customer.id, id)),
      );
      if (!outcome.ok) return notThere();
      return goTo(`/developers/webhooks${word === 'remove' ? '' : `/${id}`}?done=${done}`);
    },
  });
}

const resendRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    path: '/developers/webhooks/{webhook_id}/deliveries/{delivery_id}/resend',
    operation: 'form-resend-delivery',
    may: 'applications.manage',
    summary: 'Sends the payload of a delivery once more, as a new delivery',
    request: { params: DeliveryActionPath, body: form(SendForm, { maxBytes: 4096 }) },
    responses,
    async handle({ params, body: sent, context }) {
      const { visit } = context;
      const { webhook_id, delivery_id } = params;
      const customerId = visit.session.customer.id;
      const outcome = await createOnce(
        web.pages,
        visit,
        { operation: `form-resend-delivery ${delivery_id}`, sent },
        () =>
          webhookAct(web, visit, 'resend-webhook-delivery', delivery_id, () =>
            web.outbox.resendDelivery(customerId, webhook_id, delivery_id),
          ),
      );
      return outcome.ok ? goTo(`/developers/webhooks/${webhook_id}?done=resent`) : notThere();
    },
  });

function webhookAct<T extends { readonly ok: boolean }>(
  web: WebAppServices,
  visit: Visit,
  action: string,
  recordId: number,
  work: () => Promise<T>,
): Promise<T> {
  return withAudit(web, visit, { action, recordType: 'webhooks', recordId }, work);
}
