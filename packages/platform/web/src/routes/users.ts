import { staffRoles, userRoles, type AccountsRefusal, type ListedUser, type UserRole } from '@anz-payroll/accounts';
import {
  pageHeaders,
  nothingSaved,
  userPage,
  usersPage,
  type FormProblem,
  userVersion,
  type PageServices,
  type UserFacts,
  type UsersFacts,
} from '../pages';
import { CodeOf, PathId, QueryWholeNumber, Text, type ContractClass } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { createOnce } from './create-once';
import { goTo, notThere, pageAnswers, showPage } from './page-replies';
import { isStale } from './record-form-contract';
import { signedIn, type Visit } from './visit';

const notices = {
  invited: 'The invitation is on its way.',
  changed: 'The user is changed.',
  disabled: 'The user is signed out everywhere and cannot sign in any more.',
  enabled: 'The user can sign in again.',
  removed: 'The user is removed.',
} as const;

type Done = keyof typeof notices;

function roleCodes(names: readonly string[]): RegExp {
  return new RegExp(`^(?:${names.join('|')}|own-\\d{1,15})$`);
}

/** The role that a form names. */
function roleNamed(code: string): UserRole | { readonly ownRoleId: number } {
  return code.startsWith('own-') ? { ownRoleId: Number(code.slice(4)) } : (code as UserRole);
}

class UsersQuery {
  @CodeOf(Object.keys(notices), { optional: true }) done?: Done;
}

class UserPath {
  @PathId() user_id!: number;
}

class UserActionForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
}

class InviteAgainForm extends UserActionForm {
  @Text({ optional: true, max: 200 }) request_key?: string;
}

class InviteForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true, max: 200 }) request_key?: string;
  @Text({ max: 1000, isCheckedByReader: true }) name!: string;
  @Text({ max: 1000, trim: true, isCheckedByReader: true }) email!: string;
  @Text({ pattern: roleCodes(staffRoles), max: 30, description: 'A role, or own- and the id of an own one.' })
  role!: string;
  @Text({ optional: true, pattern: /^(?:all|none|\d{1,15})$/, max: 20, description: 'all, none, or the id of one.' })
  companies?: string;
}

class ChangeForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true, max: 200 }) version?: string;
  @Text({ max: 1000, isCheckedByReader: true }) name!: string;
  @Text({ optional: true, max: 1000, trim: true, isCheckedByReader: true, description: 'Of somebody invited.' })
  email?: string;
  @Text({ pattern: roleCodes(userRoles), max: 30, description: 'A role, or own- and the id of an own one.' })
  role!: string;
}

class CompanyForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @QueryWholeNumber({ min: 1 }) company_id!: number;
  @CodeOf(['yes', 'no']) listed!: 'yes' | 'no';
}

const script = pageHeaders({ script: true });
const auth = signedIn();
/** Whoever lets somebody in, or widens what they may do, shows first that it is them (decision 1126). */
const letsIn = signedIn({ stepUp: true });
const letsInTyped = signedIn({ stepUp: 'keeps-form' });
const responses = {
  200: pageAnswers[200],
  303: pageAnswers[303],
  403: pageAnswers[403],
  404: pageAnswers[404],
  422: pageAnswers[422],
} as const;

/** The people who sign in to the account, for its owner. */
export function userPageRoutes(pages: PageServices): readonly Route[] {
  const { accounts } = pages;
  return [
    route({
      method: 'GET',
      path: '/users',
      operation: 'page-users',
      may: 'users.manage',
      summary: 'Everybody who signs in to the account, and the form that invites somebody',
      tag: 'Pages',
      auth,
      rate: 'lookup',
      request: { query: UsersQuery },
      responses: { 200: responses[200], 303: responses[303], 403: responses[403] },
      async handle({ query, context }) {
        const notice = query.done === undefined ? {} : { notice: notices[query.done] };
        return showPage(200, await listPage(pages, context.visit, notice));
      },
    }),
    route({
      method: 'POST',
      path: '/users',
      operation: 'form-invite-user',
      may: 'users.manage',
      summary: 'Invites somebody by e-mail',
      tag: 'Pages',
      auth: letsInTyped,
      rate: 'lookup',
      request: { body: form(InviteForm, { maxBytes: 16_384 }) },
      responses: { 303: responses[303], 403: responses[403], 422: responses[422] },
      async handle({ body, context: { visit } }) {
        const { name, email, companies = 'none' } = body;
        const role = roleNamed(body.role);
        const customerId = visit.session.customer.id;
        // A role of the account's own says itself which companies it reaches.
        const isOwn = typeof role === 'object';
        const all = companies === 'all' && !isOwn ? (await companiesOf(pages, customerId)).map(({ id }) => id) : [];
        const companyIds = /^\d/.test(companies) && !isOwn ? [Number(companies)] : all;
        const invited = await createOnce(pages, visit, { operation: 'form-invite-user', sent: body }, () =>
          accounts.inviteUser({ customerId, name, email, role, companyIds }, visit.actor),
        );
        if (invited.ok) return goTo('/users?done=invited');
        const typed = { name, email, role: body.role, companies };
        return showPage(422, await listPage(pages, visit, { ...refusalAt(invited.error), typed }));
      },
    }),
    route({
      method: 'GET',
      path: '/users/{user_id}',
      operation: 'page-user',
      may: 'users.manage',
      summary: 'One user: role, companies and access',
      tag: 'Pages',
      auth,
      rate: 'lookup',
      request: { params: UserPath, query: UsersQuery },
      responses: { 200: responses[200], 303: responses[303], 403: responses[403], 404: responses[404] },
      async handle({ params, query, context: { visit } }) {
        const listed = await listedUser(pages, visit, params.user_id);
        const notice = query.done === undefined ? {} : { notice: notices[query.done] };
        return listed === undefined ? notThere() : showPage(200, await onePage(pages, visit, listed, notice), script);
      },
    }),
    userForm(pages, '', 'form-change-user', ChangeForm, 'changed', (sent, listed, { session, actor }) =>
      accounts.changeUser(
        {
          customerId: session.customer.id,
          userId: listed.user.id,
          change: {
            name: sent.name,
            ...(sent.email === undefined ? {} : { email: sent.email }),
            role: roleNamed(sent.role),
          },
          mayTouch: (stored) => !isStale(sent, { version: userVersion(stored) }),
        },
        actor,
      ),
    ),
    userForm(pages, '/companies', 'form-list-company', CompanyForm, 'changed', (sent, listed, { session, actor }) => {
      const others = listed.companyIds.filter((id) => id !== sent.company_id);
      const companyIds = sent.listed === 'yes' ? [...others, sent.company_id] : others;
      const command = { customerId: session.customer.id, userId: listed.user.id, change: {}, companyIds };
      // The whole list is replaced, so that it must be the one that was read.
      return accounts.changeUser({ ...command, mayTouch: ({ version }) => version === listed.user.version }, actor);
    }),
    userForm(pages, '/disable', 'form-disable-user', UserActionForm, 'disabled', (_, listed, { session, actor }) =>
      accounts.changeUser(
        { customerId: session.customer.id, userId: listed.user.id, change: { isActive: false } },
        actor,
      ),
    ),
    userForm(pages, '/enable', 'form-enable-user', UserActionForm, 'enabled', (_, listed, { session, actor }) =>
      accounts.changeUser(
        { customerId: session.customer.id, userId: listed.user.id, change: { isActive: true } },
        actor,
      ),
    ),
    userForm(pages, '/invitation', 'form-invite-user-again', InviteAgainForm, 'invited', (sent, listed, visit) =>
      createOnce(pages, visit, { operation: `form-invite-user-again ${listed.user.id}`, sent }, () =>
        accounts.inviteAgain({ customerId: visit.session.customer.id, userId: listed.user.id }, visit.actor),
      ),
    ),
    userForm(
      pages,
      '/second-factor',
      'form-reset-second-factor',
      UserActionForm,
      'changed',
      (_, listed, { session, actor }) =>
        accounts.resetSecondFactor({ customerId: session.customer.id, userId: listed.user.id }, actor),
    ),
    userForm(pages, '/remove', 'form-remove-user', UserActionForm, 'removed', (_, listed, { session, actor }) =>
      accounts.removeUser({ customerId: session.customer.id, userId: listed.user.id }, actor),
    ),
  ];
}

type Outcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: { readonly message: string } & Partial<Pick<AccountsRefusal, 'code' | 'path'>>;
    };

function userForm<T extends { readonly csrf_token?: string }>(
  pages: PageServices,
  action: string,
  operation: string,
  contract: ContractClass<T>,
  done: Done,
  work: (sent: T, listed: ListedUser, visit: Visit) => Promise<Outcome>,
): Route {
  return route({
    method: 'POST',
    path: `/users/{user_id}${action}`,
    operation,
    may: 'users.manage',
    summary: `A form of the page of a user: ${operation.replace('form-', '').replaceAll('-', ' ')}`,
    tag: 'Pages',
    // Shutting somebody out is never held up. Of these forms one is typed, the others are buttons.
    auth: done === 'disabled' || done === 'removed' ? auth : action === '' ? letsInTyped : letsIn,
    rate: 'lookup',
    request: { params: UserPath, body: form<T>(contract, { maxBytes: 16_384 }) },
    responses: { 303: responses[303], 403: responses[403], 404: responses[404], 422: responses[422] },
    async handle({ params, body, context: { visit } }) {
      const listed = await listedUser(pages, visit, params.user_id);
      if (listed === undefined) return notThere();
      const outcome = await work(body, listed, visit);
      if (outcome.ok) return goTo(done === 'removed' ? '/users?done=removed' : `/users/${params.user_id}?done=${done}`);
      const typed = 'role' in body ? { typed: body as unknown as ChangeForm } : {};
      if (outcome.error.code !== 'accounts/changed-meanwhile') {
        return showPage(422, await onePage(pages, visit, listed, { ...refusalAt(outcome.error), ...typed }), script);
      }
      const now = await listedUser(pages, visit, params.user_id);
      return now === undefined
        ? notThere()
        : showPage(
            422,
            await onePage(pages, visit, now, { problem: nothingSaved, hasChanged: true, ...typed }),
            script,
          );
    },
  });
}

/** The fields of these forms have the names of what is refused. */
function refusalAt({ message, path }: { readonly message: string; readonly path?: string }): FormProblem {
  return { problem: message, ...(path !== undefined && ['name', 'email', 'role'].includes(path) ? { at: path } : {}) };
}

async function listedUser({ accounts }: PageServices, { session }: Visit, userId: number) {
  return (await accounts.listUsers(session.customer.id)).find(({ user }) => user.id === userId);
}

async function companiesOf({ companies }: PageServices, customerId: number) {
  const all = await companies.listCompanies({ customerId, reachable: 'all' });
  return all.map((company) => ({ id: company.id, name: company.trading_name ?? company.legal_name }));
}

async function listPage(
  pages: PageServices,
  { session, csrfToken }: Visit,
  more: Pick<UsersFacts, 'problem' | 'at' | 'notice' | 'typed'>,
): Promise<string> {
  const users = await pages.accounts.listUsers(session.customer.id);
  const companies = await companiesOf(pages, session.customer.id);
  const roles = await pages.accounts.listOwnRoles(session.customer.id);
  return usersPage({ session, csrfToken, users, companies, roles, ...more });
}

async function onePage(
  pages: PageServices,
  { session, csrfToken }: Visit,
  listed: ListedUser,
  more: Pick<UserFacts, 'problem' | 'at' | 'notice' | 'typed' | 'hasChanged'>,
): Promise<string> {
  const companies = await companiesOf(pages, session.customer.id);
  const { isOn } = await pages.accounts.readSecondFactor(listed.user.id);
  const hasSecondFactor = isOn || (await pages.accounts.listPasskeys(listed.user.id)).length > 0;
  const roles = await pages.accounts.listOwnRoles(session.customer.id);
  return userPage({ session, csrfToken, listed, companies, hasSecondFactor, roles, ...more });
}
