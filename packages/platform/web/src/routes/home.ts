import { homePage, pageHeaders, type PageServices } from '../pages';
import { CodeOf, QueryWholeNumber, Text } from '@anz-payroll/http-kit/contract';
import { everyone, form, route, type Route } from '@anz-payroll/http-kit/route';
import { goTo, pageAnswers, showPage } from './page-replies';
import { signedIn } from './visit';

class HomeQuery {
  @CodeOf(['disconnected'], { optional: true }) done?: 'disconnected';
}

class DisconnectForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @QueryWholeNumber({ min: 1 }) connection_id!: number;
}

/** The service opens on the company that the customer works with, for whoever reaches it. */
export const rootRoute = ({ accounts, session }: PageServices): Route =>
  route({
    method: 'GET',
    path: '/',
    operation: 'page-root',
    summary: 'Leads to the pays of the default company, or to the home page',
    tag: 'Pages',
    auth: everyone,
    rate: 'lookup',
    responses: { 303: pageAnswers[303] },
    async handle({ context }) {
      const current = await session(context);
      const companyId = current?.customer.defaultCompanyId ?? null;
      if (current === undefined || companyId === null) return goTo('/home');
      const who = { customerId: current.customer.id, userId: current.user.id };
      const isReached = (await accounts.reachCompany(who, companyId)) === 'reachable';
      return goTo(isReached ? `/companies/${companyId}/pays` : '/home');
    },
  });

export const homeRoute = ({ accounts, companies }: PageServices): Route =>
  route({
    method: 'GET',
    path: '/home',
    operation: 'page-home',
    may: 'signed-in',
    summary: 'The home page of a signed-in user',
    tag: 'Pages',
    auth: signedIn(),
    rate: 'lookup',
    request: { query: HomeQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303] },
    async handle({ query, context }) {
      const { session: current, csrfToken } = context.visit;
      const customerId = current.customer.id;
      const who = { customerId, userId: current.user.id };
      const reached = await companies.listCompanies({
        customerId,
        reachable: current.user.role === 'owner' ? 'all' : () => accounts.reachableCompanies(who),
      });
      const licence = await accounts.readLicence(customerId);
      const connections = await accounts.listConnections({ customerId });
      const notice = query.done === undefined ? {} : { notice: 'The application is disconnected.' };
      return showPage(
        200,
        homePage({ session: current, csrfToken, licence, connections, companies: reached, ...notice }),
        pageHeaders({ script: true }),
      );
    },
  });

export const disconnectRoute = ({ accounts }: PageServices): Route =>
  route({
    method: 'POST',
    path: '/home/connections/revoke',
    operation: 'disconnect-application',
    may: 'applications.manage',
    summary: 'Ends the connection of an application to the account',
    tag: 'Pages',
    auth: signedIn(),
    rate: 'lookup',
    request: { body: form(DisconnectForm, { maxBytes: 4096 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403] },
    async handle({ body, context }) {
      const { session, actor } = context.visit;
      await accounts.revokeConnection({ askedBy: session.customer.id, grantId: body.connection_id }, actor);
      return goTo('/home?done=disconnected');
    },
  });
