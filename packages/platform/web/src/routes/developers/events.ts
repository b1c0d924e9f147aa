import { eventsPage, pageHeaders, type ShownEvent } from '../../pages';
import { QueryWholeNumber } from '@anz-payroll/http-kit/contract';
import { route, type Route } from '@anz-payroll/http-kit/route';
import { inDevelopers } from '../visit';
import { pageAnswers, showPage } from '../page-replies';
import type { WebAppServices } from '../web-app-services';

class EventsPageQuery {
  @QueryWholeNumber({ optional: true, min: 0, max: Number.MAX_SAFE_INTEGER }) after?: number;
}

const pageSize = 50;

export const eventsPageRoute = (web: WebAppServices): Route =>
  route({
    method: 'GET',
    path: '/developers/events',
    operation: 'page-events',
    may: 'applications.manage',
    summary: "The account's events, oldest first, behind a cursor",
    tag: 'Pages',
    auth: inDevelopers,
    rate: 'lookup',
    request: { query: EventsPageQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ query, context }) {
      const { visit } = context;
      const after = query.after ?? 0;
      const reader = { customerId: visit.session.customer.id, userId: visit.session.user.id, clientId: null };
      const entries = await web.outbox.readFeed(reader, after, pageSize + 1);
      const events = entries.slice(0, pageSize).map(({ cursor, body }) => shown(cursor, body));
      const body = eventsPage({ ...visit, events, after, hasMore: entries.length > pageSize });
      return showPage(200, body, pageHeaders({ script: true }));
    },
  });

interface Envelope {
  readonly type: string;
  readonly createdAt: string;
  readonly entity: { readonly type: string; readonly id: number };
}

function shown(cursor: number, text: string): ShownEvent {
  const envelope = JSON.parse(text) as Envelope;
  const at = Date.parse(envelope.createdAt);
  return {
    cursor,
    type: envelope.type,
    entity: `${envelope.entity.type} ${envelope.entity.id}`,
    at: Number.isNaN(at) ? null : at,
    body: JSON.stringify(envelope, null, 2),
  };
}
