import { activityPage, pageHeaders, type PageServices } from '../pages';
import { QueryWholeNumber } from '@anz-payroll/http-kit/contract';
import { route, type Route } from '@anz-payroll/http-kit/route';
import { pageAnswers, showPage } from './page-replies';
import { signedIn } from './visit';

class ActivityQuery {
  @QueryWholeNumber({ optional: true, min: 1 }) before?: number;
}

const pageSize = 50;

export const activityRoute = ({ accounts }: PageServices): Route =>
  route({
    method: 'GET',
    path: '/activity',
    operation: 'page-activity',
    may: 'audit.read',
    summary: 'The audit log as a page, for the owner',
    tag: 'Pages',
    auth: signedIn(),
    rate: 'lookup',
    request: { query: ActivityQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403] },
    async handle({ query, context }) {
      const { session: current, csrfToken } = context.visit;
      const before = query.before === undefined ? {} : { before: query.before };
      const entries = await accounts.readAuditLog(current.customer.id, { ...before, limit: pageSize + 1 });
      const body = activityPage(current, csrfToken, entries.slice(0, pageSize), entries.length > pageSize);
      return showPage(200, body, pageHeaders({ script: true }));
    },
  });
