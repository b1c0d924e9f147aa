import { departmentsOf, roleMay } from '@anz-payroll/accounts';
import { homePage, needFilters, pageHeaders, type NeedFilter, type PageServices } from '../pages';
import { CodeOf, QueryWholeNumber, Text } from '@anz-payroll/http-kit/contract';
import { everyone, form, route, type Route } from '@anz-payroll/http-kit/route';
import { goTo, notThere, pageAnswers, showPage } from './page-replies';
import { withOwnDepartments } from './own-departments';
import { signedIn } from './visit';

const notices = {
  disconnected: 'The application is disconnected.',
  deleted: 'The company is deleted.',
} as const;

class HomeQuery {
  @CodeOf(Object.keys(notices), { optional: true }) done?: keyof typeof notices;
  @Text({ optional: true, max: 100, trim: true }) q?: string;
  @CodeOf(Object.keys(needFilters), { optional: true }) show?: NeedFilter;
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

export const homeRoute = ({ accounts, companies, employees, reports }: PageServices): Route =>
  route({
    method: 'GET',
    path: '/home',
    operation: 'page-home',
    may: 'signed-in',
    narrowed: 'list',
    summary: 'The home page of a signed-in user',
    tag: 'Pages',
    auth: signedIn(),
    rate: 'lookup',
    request: { query: HomeQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303] },
    async handle({ query, context }) {
      const { session: current, csrfToken } = context.visit;
      if (!roleMay(current.user.role, 'company.read')) return goTo('/my');
      const customerId = current.customer.id;
      const who = { customerId, userId: current.user.id };
      const within = await companies.listCompanies({
        customerId,
        reachable: current.user.role === 'owner' ? 'all' : () => accounts.reachableCompanies(who),
      });
      const { role } = current.user;
      const reached = await Promise.all(within.map((one) => withOwnDepartments(employees, role, one)));
      // What waits is counted over whole companies.
      const countsAll = departmentsOf(role) === null && roleMay(role, 'pay-figures.read');
      const sees = { pays: roleMay(role, 'pays.read'), people: roleMay(role, 'people.read') };
      const needs = countsAll ? await reports?.readWorklist({ customerId, companies: reached, sees }) : [];
      const licence = await accounts.readLicence(customerId);
      const all = await accounts.listConnections({ customerId });
      // Those of others are for whoever sees applications.
      const seesAll = roleMay(role, 'applications.read');
      const connections = all.filter(({ grant }) => seesAll || grant.userId === current.user.id);
      const hasOwnPay = (await accounts.ownEmployments(current.user.id)).length > 0;
      const notice = query.done === undefined ? {} : { notice: notices[query.done] };
      return showPage(
        200,
        homePage({
          ...{ session: current, csrfToken, licence, connections, companies: reached, hasOwnPay, ...notice },
          ...{ needs: needs ?? [], search: query.q ?? '', filter: query.show ?? 'all' },
        }),
        pageHeaders({ script: true }),
      );
    },
  });

export const disconnectRoute = ({ accounts }: PageServices): Route =>
  route({
    method: 'POST',
    path: '/home/connections/revoke',
    operation: 'disconnect-application',
    // Whoever allowed an application ends that again; those of others are for whoever manages applications.
    may: 'signed-in',
    summary: 'Ends the connection of an application to the account',
    tag: 'Pages',
    auth: signedIn(),
    rate: 'lookup',
    request: { body: form(DisconnectForm, { maxBytes: 4096 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ body, context }) {
      const { session, actor } = context.visit;
      const { user, customer } = session;
      const ofUser = roleMay(user.role, 'applications.manage') ? {} : { ofUser: user.id };
      const command = { askedBy: customer.id, grantId: body.connection_id, ...ofUser };
      const revoked = await accounts.revokeConnection(command, actor);
      return revoked.ok ? goTo('/home?done=disconnected') : notThere();
    },
  });
