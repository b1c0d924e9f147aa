import {
  apiManagementPage,
  applicationVersion,
  nothingSaved,
  pageHeaders,
  type ManagementFacts,
  type PageServices,
} from '../pages';
import { CodeOf, QueryWholeNumber, Text, type ContractClass } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { createOnce } from './create-once';
import { goTo, pageAnswers, showPage } from './page-replies';
import { isStale } from './record-form-contract';
import { inDevelopers, type Visit } from './visit';

class ManagementQuery {
  @CodeOf(['made', 'changed', 'revoked', 'disconnected'], { optional: true }) done?: keyof typeof notices;
}

class NewClientForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true, max: 200 }) request_key?: string;
  @Text({ max: 10_000, isCheckedByReader: true }) name!: string;
  @Text({ max: 20_000, isCheckedByReader: true }) redirect_uris!: string;
  @CodeOf(['true'], { optional: true }) is_public?: 'true';
}

class ChangeClientForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true, max: 200 }) version?: string;
  @Text({ max: 43 }) client_id!: string;
  @Text({ max: 10_000, isCheckedByReader: true }) name!: string;
  @Text({ max: 20_000, isCheckedByReader: true }) redirect_uris!: string;
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
  made: 'The application is created. Its secret was shown once, when it was created; whoever has not copied it makes a new secret.',
  changed: 'The application is changed.',
  revoked: 'The application is revoked. Its tokens do not work any more.',
  disconnected: 'The customer is disconnected.',
} as const;

const script = pageHeaders({ script: true });
const responses = {
  200: pageAnswers[200],
  303: pageAnswers[303],
  403: pageAnswers[403],
  422: pageAnswers[422],
} as const;

type Outcome =
  | { readonly done: keyof typeof notices }
  | Pick<ManagementFacts, 'problem' | 'at' | 'typed' | 'hasChanged'>
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
        return showPage(200, await managementPage(pages, context.visit, notice), script);
      },
    }),
    managementForm(pages, 'clients', 'create-application', NewClientForm, async (sent, visit) => {
      const { name, redirect_uris, is_public } = sent;
      const isPublic = is_public === 'true';
      const command = {
        customerId: visit.session.customer.id,
        name,
        redirectUris: linesOf(redirect_uris),
        isPublic,
      };
      const made = await createOnce(pages, visit, { operation: 'create-application', sent }, () =>
        accounts.createClient(command, visit.actor),
      );
      if ('isRepeated' in made) return { done: 'made' };
      return made.ok ? { fresh: made.value } : refusal(made.error, { name, redirectUris: redirect_uris, isPublic });
    }),
    managementForm(
      pages,
      'clients/change',
      'change-application',
      ChangeClientForm,
      async (sent, { session, actor }) => {
        const { client_id: clientId, name, redirect_uris: redirectUris } = sent;
        const changed = await accounts.changeClient(
          {
            ...{ customerId: session.customer.id, clientId, name, redirectUris: linesOf(redirectUris) },
            mayTouch: (stored) => !isStale(sent, { version: applicationVersion(stored) }),
          },
          actor,
        );
        if (changed.ok) return { done: 'changed' };
        const typed = { name, redirectUris, clientId };
        return changed.error.code === 'accounts/changed-meanwhile'
          ? { problem: nothingSaved, typed, hasChanged: true }
          : refusal(changed.error, typed);
      },
    ),
    managementForm(
      pages,
      'clients/rotate-secret',
      'rotate-application-secret',
      ClientForm,
      async (sent, { session: { customer }, actor }) => {
        const rotated = await accounts.rotateClientSecret({ customerId: customer.id, clientId: sent.client_id }, actor);
        return rotated.ok ? { fresh: rotated.value } : { problem: rotated.error.message };
      },
    ),
    managementForm(
      pages,
      'clients/revoke',
      'revoke-application',
      ClientForm,
      async (sent, { session: { customer }, actor }) => {
        const revoked = await accounts.revokeClient({ customerId: customer.id, clientId: sent.client_id }, actor);
        return revoked.ok ? { done: 'revoked' } : { problem: revoked.error.message };
      },
    ),
    managementForm(
      pages,
      'connections/revoke',
      'disconnect-customer',
      ConnectionForm,
      async (sent, { session: { customer }, actor }) => {
        const revoked = await accounts.revokeConnection({ askedBy: customer.id, grantId: sent.connection_id }, actor);
        return revoked.ok ? { done: 'disconnected' } : { problem: revoked.error.message };
      },
    ),
  ];
}

/** At the field that it is about, where it names one: `redirectUris[1]`. */
function refusal(
  error: { readonly message: string; readonly path?: string },
  typed: NonNullable<ManagementFacts['typed']>,
): Outcome {
  const { message, path } = error;
  const field = path === undefined ? undefined : path === 'name' ? 'name' : 'redirect_uris';
  const at = field === undefined || typed.clientId === undefined ? field : `${field}-${typed.clientId}`;
  const address = linesOf(typed.redirectUris)[Number(/\[(\d+)\]/.exec(path ?? '')?.[1])];
  return { problem: address === undefined ? message : `${address}: ${message}`, at, typed };
}

function managementForm<T extends { readonly csrf_token?: string }>(
  pages: PageServices,
  action: string,
  operation: string,
  contract: ContractClass<T>,
  work: (sent: T, visit: Visit) => Promise<Outcome>,
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
      const outcome = await work(body, context.visit);
      if ('done' in outcome) return goTo(`/api-management?done=${outcome.done}`);
      // The secret is in this answer alone: a redirect would need it in an address or in the database.
      return showPage('fresh' in outcome ? 200 : 422, await managementPage(pages, context.visit, outcome), script);
    },
  });
}

async function managementPage(
  { accounts }: PageServices,
  { session, csrfToken }: Visit,
  more: Partial<ManagementFacts>,
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
