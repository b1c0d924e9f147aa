import { machineKeyScopes, mostGrantedCompanies, type KeyWithSecret } from '@anz-payroll/accounts';
import { keysPage, pageHeaders, type KeysFacts, type PageServices } from '../pages';
import { CodeList, CodeOf, Text, TextList } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { chosenCompanies } from './chosen-companies';
import { createOnce } from './create-once';
import { goTo, pageAnswers, showPage } from './page-replies';
import { reachedCompanies } from './reached-companies';
import { typedDay } from './typed-day';
import { signedIn, type Visit } from './visit';

const notices = {
  revoked: 'The key is revoked. It does not work any more.',
  made: 'The key is made. Its secret was shown once, when it was made; whoever has not copied it revokes the key and makes another.',
} as const;

class KeysQuery {
  @CodeOf(Object.keys(notices), { optional: true }) done?: keyof typeof notices;
}

class NewKeyForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true, max: 200 }) request_key?: string;
  @Text({ max: 1000, isCheckedByReader: true }) name!: string;
  @CodeList(machineKeyScopes, { optional: true }) scopes?: readonly string[];
  @CodeOf(['all', 'chosen'], { optional: true }) reach?: 'all' | 'chosen';
  @TextList({ optional: true, pattern: /^\d{1,15}$/, max: 15, maxItems: mostGrantedCompanies })
  company_ids?: readonly string[];
  @Text({ max: 100, isCheckedByReader: true }) ends_on!: string;
}

class KeyForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ max: 43 }) client_id!: string;
}

/** The fields of the form by what is refused. */
const fieldOf: Readonly<Record<string, string>> = {
  name: 'name',
  scopes: 'scopes',
  companyIds: 'company_ids',
  endsOn: 'ends_on',
};

const { 200: shown, 303: gone, 403: foreign, 422: again } = pageAnswers;

/** Keys for machines, for an owner of the account. */
export function keyPageRoutes(pages: PageServices): readonly Route[] {
  const { accounts } = pages;
  return [
    route({
      method: 'GET',
      path: '/keys',
      operation: 'page-keys',
      may: 'applications.manage',
      summary: 'Keys by which machines act for the account, and the form that makes one',
      tag: 'Pages',
      auth: signedIn(),
      rate: 'lookup',
      request: { query: KeysQuery },
      responses: { 200: shown, 303: gone, 403: foreign },
      async handle({ query, context }) {
        const notice = query.done === undefined ? {} : { notice: notices[query.done] };
        return reply(200, pages, context, notice);
      },
    }),
    route({
      method: 'POST',
      path: '/keys',
      operation: 'form-create-key',
      may: 'applications.manage',
      summary: 'Makes a key; its secret is on this page alone',
      tag: 'Pages',
      auth: signedIn({ stepUp: 'keeps-form' }),
      rate: 'lookup',
      request: { body: form(NewKeyForm, { maxBytes: 16_384, lists: ['scopes', 'company_ids'] }) },
      responses: { 200: shown, 303: gone, 403: foreign, 422: again },
      async handle({ body, context }) {
        const { session, actor } = context.visit;
        const { name, scopes = [], reach = 'all', company_ids: ticked = [] } = body;
        const typed = { name, endsOn: body.ends_on, scopes, reach, companyIds: ticked };
        const refuse = (problem: string, path = '') =>
          reply(422, pages, context, { problem, at: fieldOf[path], typed });
        const companyIds = chosenCompanies(body);
        if (!companyIds.ok) return refuse(companyIds.error, 'companyIds');
        const endsOn = typedDay(body.ends_on);
        if (!endsOn.ok) return refuse(endsOn.error.message, 'endsOn');
        const command = {
          customerId: session.customer.id,
          userId: session.user.id,
          name,
          scopes,
          companyIds: companyIds.value,
          endsOn: endsOn.value,
        };
        const made = await createOnce(pages, context.visit, { operation: 'form-create-key', sent: body }, () =>
          accounts.createMachineKey(command, actor),
        );
        if ('isRepeated' in made) return goTo('/keys?done=made');
        // The secret is in this answer alone: a redirect would need it in an address or in the database.
        return made.ok
          ? reply(200, pages, context, { fresh: made.value })
          : refuse(made.error.message, 'path' in made.error ? made.error.path : undefined);
      },
    }),
    route({
      method: 'POST',
      path: '/keys/revoke',
      operation: 'form-revoke-key',
      may: 'applications.manage',
      summary: 'Ends a key at once',
      tag: 'Pages',
      auth: signedIn(),
      rate: 'lookup',
      request: { body: form(KeyForm, { maxBytes: 4096 }) },
      responses: { 303: gone, 403: foreign, 422: again },
      async handle({ body, context }) {
        const { session, actor } = context.visit;
        const command = { customerId: session.customer.id, clientId: body.client_id };
        const revoked = await accounts.revokeMachineKey(command, actor);
        return revoked.ok ? goTo('/keys?done=revoked') : reply(422, pages, context, { problem: revoked.error.message });
      },
    }),
  ];
}

async function reply<S extends 200 | 422>(
  status: S,
  pages: PageServices,
  { visit: { session, csrfToken }, now }: { readonly visit: Visit; readonly now: number },
  more: Pick<KeysFacts, 'problem' | 'at' | 'notice' | 'typed'> & { readonly fresh?: KeyWithSecret },
) {
  const { accounts } = pages;
  const keys = await accounts.listMachineKeys(session.customer.id);
  const users = await accounts.listUsers(session.customer.id);
  const owners = new Map(users.map(({ user }) => [user.id, user.name]));
  const companies = await reachedCompanies(pages, session);
  const body = keysPage({ session, csrfToken, now, keys, owners, companies, ...more });
  return showPage(status, body, pageHeaders({ script: true }));
}
