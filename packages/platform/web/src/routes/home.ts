import { homePage, type PageServices } from '../pages';
import { CodeOf, QueryWholeNumber, Text } from '@anz-payroll/http-kit/contract';
import { everyone, form, route, type Route } from '@anz-payroll/http-kit/route';
import { goTo, notForYou, pageAnswers, showPage, staleForm } from './page-replies';

class HomeQuery {
  @CodeOf(['disconnected'], { optional: true }) done?: 'disconnected';
}

class DisconnectForm {
  @Text({ optional: true, max: 200 }) seal?: string;
  @QueryWholeNumber({ min: 1 }) connection_id!: number;
}

export const rootRoute = (): Route =>
  route({
    method: 'GET',
    path: '/',
    operation: 'page-root',
    summary: 'Leads to the home page',
    tag: 'Pages',
    auth: everyone,
    rate: 'unlimited',
    responses: { 303: pageAnswers[303] },
    handle: () => Promise.resolve(goTo('/home')),
  });

export const homeRoute = ({ accounts, companies, session, forms }: PageServices): Route =>
  route({
    method: 'GET',
    path: '/home',
    operation: 'page-home',
    summary: 'The home page of a signed-in user',
    tag: 'Pages',
    auth: everyone,
    rate: 'unlimited',
    request: { query: HomeQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303] },
    async handle({ query, context }) {
      const current = await session(context);
      if (current === undefined) return goTo('/sign-in');
      const customerId = current.customer.id;
      const who = { customerId, userId: current.user.id };
      const reached = await companies.listCompanies({
        customerId,
        reachable: current.user.role === 'owner' ? 'all' : () => accounts.reachableCompanies(who),
      });
      const licence = await accounts.readLicence(customerId);
      const connections = await accounts.listConnections({ customerId });
      const notice = query.done === undefined ? {} : { notice: 'The application is disconnected.' };
      const { seal } = forms.seal(context);
      return showPage(200, homePage({ session: current, seal, licence, connections, companies: reached, ...notice }));
    },
  });

export const disconnectRoute = ({ accounts, session, forms }: PageServices): Route =>
  route({
    method: 'POST',
    path: '/home/connections/revoke',
    operation: 'disconnect-application',
    summary: 'Ends the connection of an application to the account',
    tag: 'Pages',
    auth: everyone,
    rate: 'unlimited',
    request: { body: form(DisconnectForm, { maxBytes: 4096 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403] },
    async handle({ body, context }) {
      if (!forms.isOurs(context, body.seal)) return staleForm();
      const current = await session(context);
      if (current === undefined) return goTo('/sign-in');
      const { user, customer } = current;
      if (user.role !== 'owner') return notForYou();
      const actor = { customerId: customer.id, userId: user.id, clientId: null, requestId: context.requestId };
      await accounts.revokeConnection({ askedBy: customer.id, grantId: body.connection_id }, actor);
      return goTo('/home?done=disconnected');
    },
  });
