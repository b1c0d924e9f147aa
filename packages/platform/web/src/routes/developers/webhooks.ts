import { deliveryPage, pageHeaders, webhookPage, webhooksPage } from '../../pages';
import { CodeOf, PathId } from '@anz-payroll/http-kit/contract';
import { route, type Route } from '@anz-payroll/http-kit/route';
import { inDevelopers } from '../visit';
import { notThere, pageAnswers, showPage } from '../page-replies';
import type { WebAppServices } from '../web-app-services';

export const webhookNotices = {
  removed: 'The webhook is removed.',
  pinged: 'A ping is on its way; the log says what comes of it.',
  resent: 'The payload is sent once more, as a delivery of its own.',
  paused: 'The webhook is paused: nothing is sent to it.',
  resumed: 'The webhook is active again.',
  saved: 'The changes are saved.',
  registered: 'The webhook is registered. Its secret was shown once; make a new one if you have not kept it.',
} as const;

const names = Object.keys(webhookNotices) as (keyof typeof webhookNotices)[];

class WebhooksPageQuery {
  @CodeOf(names, { optional: true }) done?: keyof typeof webhookNotices;
}

class WebhookPagePath {
  @PathId() webhook_id!: number;
}

class DeliveryPagePath {
  @PathId() webhook_id!: number;
  @PathId() delivery_id!: number;
}

export const deliveriesShown = 100;

const responses = {
  200: pageAnswers[200],
  303: pageAnswers[303],
  403: pageAnswers[403],
  404: pageAnswers[404],
} as const;

export const webhooksPageRoute = (web: WebAppServices): Route =>
  route({
    method: 'GET',
    path: '/developers/webhooks',
    operation: 'page-webhooks',
    may: 'applications.manage',
    summary: 'The webhooks of the account',
    tag: 'Pages',
    auth: inDevelopers,
    rate: 'lookup',
    request: { query: WebhooksPageQuery },
    responses,
    async handle({ query, context }) {
      const { visit } = context;
      const endpoints = await web.outbox.listEndpoints(visit.session.customer.id);
      const notice = query.done === undefined ? {} : { notice: webhookNotices[query.done] };
      return showPage(200, webhooksPage({ ...visit, endpoints, ...notice }), pageHeaders({ script: true }));
    },
  });

export const webhookPageRoute = (web: WebAppServices): Route =>
  route({
    method: 'GET',
    path: '/developers/webhooks/{webhook_id}',
    operation: 'page-webhook',
    may: 'applications.manage',
    summary: 'One webhook and its delivery log',
    tag: 'Pages',
    auth: inDevelopers,
    rate: 'lookup',
    request: { params: WebhookPagePath, query: WebhooksPageQuery },
    responses,
    async handle({ params, query, context }) {
      const { visit } = context;
      const customerId = visit.session.customer.id;
      const endpoint = await web.outbox.readEndpoint(customerId, params.webhook_id);
      const deliveries = await web.outbox.listDeliveries(customerId, params.webhook_id, deliveriesShown);
      if (!endpoint.ok || !deliveries.ok) return notThere();
      const notice = query.done === undefined ? {} : { notice: webhookNotices[query.done] };
      const body = webhookPage({ ...visit, endpoint: endpoint.value, deliveries: deliveries.value, ...notice });
      return showPage(200, body, pageHeaders({ script: true }));
    },
  });

export const deliveryPageRoute = (web: WebAppServices): Route =>
  route({
    method: 'GET',
    path: '/developers/webhooks/{webhook_id}/deliveries/{delivery_id}',
    operation: 'page-webhook-delivery',
    may: 'applications.manage',
    summary: 'One delivery: payload, headers and answers',
    tag: 'Pages',
    auth: inDevelopers,
    rate: 'unlimited',
    request: { params: DeliveryPagePath },
    responses,
    async handle({ params, context }) {
      const { visit } = context;
      const customerId = visit.session.customer.id;
      const endpoint = await web.outbox.readEndpoint(customerId, params.webhook_id);
      const reader = { customerId, userId: visit.session.user.id };
      const inspected = await web.outbox.inspectDelivery(reader, params.webhook_id, params.delivery_id);
      if (!endpoint.ok || !inspected.ok) return notThere();
      const body = deliveryPage({ ...visit, endpoint: endpoint.value, inspected: inspected.value });
      return showPage(200, body, pageHeaders({ script: true }));
    },
  });
