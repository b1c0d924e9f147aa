import { activityPage, placesOf, type PageServices } from '../pages';
import { QueryWholeNumber } from '@anz-payroll/http-kit/contract';
import { everyone, route, type Route } from '@anz-payroll/http-kit/route';
import { goTo, notForYou, pageAnswers, showPage } from './page-replies';

class ActivityQuery {
  @QueryWholeNumber({ optional: true, min: 1 }) before?: number;
}

const pageSize = 50;

export const activityRoute = ({ accounts, session, forms }: PageServices): Route =>
  route({
    method: 'GET',
    path: '/activity',
    operation: 'page-activity',
    summary: 'The audit log as a page, for the owner',
    tag: 'Pages',
    auth: everyone,
    rate: 'unlimited',
    request: { query: ActivityQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403] },
    async handle({ query, context }) {
      const current = await session(context);
      if (current === undefined) return goTo('/sign-in?next=%2Factivity');
      if (!placesOf(current).includes('activity')) return notForYou();
      const before = query.before === undefined ? {} : { before: query.before };
      const entries = await accounts.readAuditLog(current.customer.id, { ...before, limit: pageSize + 1 });
      const { seal } = forms.seal(context);
      return showPage(200, activityPage(current, seal, entries.slice(0, pageSize), entries.length > pageSize));
    },
  });
