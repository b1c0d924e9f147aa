import type { Actor, CurrentSession } from '@anz-payroll/accounts';
import { apiManagementPage, type ManagementFacts, type PageServices } from '../pages';
import { CodeOf, QueryWholeNumber, Text, type ContractClass } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { goTo, pageAnswers, showPage } from './page-replies';
import { inDevelopers, type Visit } from './visit';

class ManagementQuery {
  @CodeOf(['changed', 'revoked', 'disconnected'], { optional: true }) done?: keyof typeof notices;
}

class NewClientForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ max: 1000 }) name!: string;
  @Text({ max: 12_000 }) redirect_uris!: string;
  @CodeOf(['true'], { optional: true }) is_public?: 'true';
}

class ChangeClientForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ max: 43 }) client_id!: string;
  @Text({ max: 1000 }) name!: string;
  @Text({ max: 12_000 }) redirect_uris!: string;
}

class ClientForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ max: 43 }) client_id!: string;
}

class ConnectionForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @QueryWholeNumber({ min: 1 }) connection_id!: number;
}

const notices = {
  changed: 'The application is changed.',
  revoked: 'The application is revoked. Its tokens do not work any more.',
  disconnected: 'The customer is disconnected.',
} as const;

const responses = {
  200: pageAnswers[200],
  303: pageAnswers[303],
  403: pageAnswers[403],
  422: pageAnswers[422],
} as const;

type Outcome =
  | { readonly done: keyof typeof notices }
  | { readonly problem: string }
  | { readonly fresh: NonNullable<ManagementFacts['fresh']> };

/** The API management area: one page, and a form for each thing that can be done on it. */
export function apiManagementPageRoutes(pages: PageServices): readonly Route[] {
  const { accounts } = pages;
  return [
    route({
      method: 'GET',
      path: '/api-management',
      operation: 'page-api-management',
      may: 'applications.manage',
      summary: 'Applications and connected customers of an API admin, as a page',
      tag: 'Pages',
      auth: inDevelopers,
      rate: 'lookup',
      request: { query: ManagementQuery },
      responses: { 200: responses[200], 303: responses[303], 403: responses[403] },
      async handle({ query, context }) {
        const notice = query.done === undefined ? {} : { notice: notices[query.done] };
        return showPage(200, await managementPage(pages, context.visit, notice));
      },
    }),
    managementForm(pages, 'clients', 'create-application', NewClientForm, async (sent, { customer }, actor) => {
      const { name, redirect_uris, is_public } = sent;
      const redirectUris = linesOf(redirect_uris);
      const command = { customerId: customer.id, name, redirectUris, isPublic: is_public === 'true' };
      const made = await accounts.createClient(command, actor);
      return made.ok ? { fresh: made.value } : { problem: made.error.message };
    }),
    managementForm(
      pages,
      'clients/change',
      'change-application',
      ChangeClientForm,
      async (sent, { customer }, actor) => {
        const { client_id: clientId, name } = sent;
        const command = { customerId: customer.id, clientId, name, redirectUris: linesOf(sent.redirect_uris) };
        const changed = await accounts.changeClient(command, actor);
        return changed.ok ? { done: 'changed' } : { problem: changed.error.message };
      },
    ),
    managementForm(
      pages,
      'clients/rotate-secret',
      'rotate-application-secret',
      ClientForm,
      async (sent, { customer }, actor) => {
        const rotated = await accounts.rotateClientSecret({ customerId: customer.id, clientId: sent.client_id }, actor);
        return rotated.ok ? { fresh: rotated.value } : { problem: rotated.error.message };
      },
    ),
    managementForm(pages, 'clients/revoke', 'revoke-application', ClientForm, async (sent, { customer }, actor) => {
      const revoked = await accounts.revokeClient({ customerId: customer.id, clientId: sent.client_id }, actor);
      return revoked.ok ? { done: 'revoked' } : { problem: revoked.error.message };
    }),
    managementForm(
      pages,
      'connections/revoke',
      'disconnect-customer',
      ConnectionForm,
      async (sent, { customer }, actor) => {
        const revoked = await accounts.revokeConnection({ askedBy: customer.id, grantId: sent.connection_id }, actor);
        return revoked.ok ? { done: 'disconnected' } : { problem: revoked.error.message };
      },
    ),
  ];
}

function managementForm<T extends { readonly csrf_token?: string }>(
  pages: PageServices,
  action: string,
  operation: string,
  contract: ContractClass<T>,
  work: (sent: T, current: CurrentSession, actor: Actor) => Promise<Outcome>,
): Route {
  return route({
    method: 'POST',
    path: `/api-management/${action}`,
    operation,
    may: 'applications.manage',
    summary: `A form of the API management page: ${operation.replaceAll('-', ' ')}`,
    tag: 'Pages',
    auth: inDevelopers,
    rate: 'lookup',
    request: { body: form<T>(contract, { maxBytes: 32_768 }) },
    responses,
    async handle({ body, context }) {
      const { session, actor } = context.visit;
      const outcome = await work(body, session, actor);
      if ('done' in outcome) return goTo(`/api-management?done=${outcome.done}`);
      // The secret is in this answer alone: a redirect would need it in an address or in the database.
      return showPage('fresh' in outcome ? 200 : 422, await managementPage(pages, context.visit, outcome));
    },
  });
}

async function managementPage(
  { accounts }: PageServices,
  { session, csrfToken }: Visit,
  more: Pick<ManagementFacts, 'problem' | 'notice' | 'fresh'>,
): Promise<string> {
  const clients = await accounts.listClients(session.customer.id);
  const connections = await accounts.listConnections({ partnerId: session.customer.id });
  const own = await accounts.listConnections({ customerId: session.customer.id });
  const handedOut = own.filter(({ grant }) => grant.clientRecordId === null);
  return apiManagementPage({ session, csrfToken, clients, connections, handedOut, ...more });
}

function linesOf(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
