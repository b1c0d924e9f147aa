import type { AccountsUseCases, ListedUser } from '@anz-payroll/accounts';
import { etag, versionCondition } from '@anz-payroll/http-kit/conditional';
import { invalidRequest, problem, refusalAnswer } from '@anz-payroll/http-kit/errors';
import { answer, answerList, answerNothing, bearer, json, route, type Route } from '@anz-payroll/http-kit/route';
import { accountsAnswers, conditionalAccountsAnswers } from '../accounts/accounts-answers';
import { actorOf } from '../accounts/actor-of';
import { ifMatchRecord } from '../companies/if-match';
import { toUserRecord, UserChange, UserInvitation, UserPath, UserRecord } from './user-contracts';

const auth = bearer(['users.manage']);
const tag = 'Accounts';
const errors = {
  400: 'What was sent does not fit',
  403: 'The role of the user does not allow it',
  404: 'No such user',
  409: 'The address is taken or in use by the user, or this is the last owner',
  422: 'What was sent does not fit together',
} as const;

const changedSince = 'The user has changed since they were read (If-Match)';
const version = { headers: { ETag: 'Its version.' } };

/** The role that was sent; undefined where there is none, or the two members do not fit together. */
function roleSent({ role, own_role_id }: Pick<UserChange, 'role' | 'own_role_id'>) {
  if (role === 'own') return own_role_id === undefined ? undefined : { ownRoleId: own_role_id };
  return own_role_id === undefined ? role : undefined;
}

const wrongRole = () =>
  invalidRequest([
    {
      path: 'body.own_role_id',
      code: 'wrong_form',
      message: 'Send own_role_id with the role own, and only with that.',
    },
  ]);

/** The people who sign in to the account. Every write is in the audit log with the change itself. */
export function userRoutes(accounts: AccountsUseCases): readonly Route[] {
  const found = async (customerId: number, userId: number) =>
    (await accounts.listUsers(customerId)).find(({ user }) => user.id === userId);
  const shown = (listed: ListedUser) =>
    ({ status: 200, headers: { ETag: etag(listed.user.version) }, body: toUserRecord(listed) }) as const;
  const none = (userId: number) => problem('not-found', `There is no user ${userId}.`);
  return [
    route({
      method: 'GET',
      path: '/api/users',
      operation: 'list-users',
      may: 'users.manage',
      summary: 'Everybody who signs in to the account, or was invited to',
      tag,
      auth,
      rate: 'default',
      responses: { 200: answerList(UserRecord, 'The users.') },
      errors: { 403: errors[403] },
      async handle({ context: { principal } }) {
        return { status: 200, body: (await accounts.listUsers(principal.customerId)).map(toUserRecord) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/users',
      operation: 'invite-user',
      may: 'users.manage',
      summary: 'Invites somebody by e-mail; the link in it sets a password and works once, for one day',
      tag,
      auth,
      rate: 'default',
      request: { body: json(UserInvitation) },
      responses: { 201: answer(UserRecord, 'The user, invited.') },
      errors,
      async handle({ body, context }) {
        const { customerId } = context.principal;
        const { name, email, company_ids: companyIds = [] } = body;
        const role = roleSent(body);
        if (role === undefined) return wrongRole();
        const invited = await accounts.inviteUser({ customerId, name, email, role, companyIds }, actorOf(context));
        if (!invited.ok) return refusalAnswer(accountsAnswers, invited.error);
        return { status: 201, body: toUserRecord({ user: invited.value, companyIds }) };
      },
    }),
    route({
      method: 'GET',
      path: '/api/users/{user_id}',
      operation: 'get-user',
      may: 'users.manage',
      summary: 'One user',
      tag,
      auth,
      rate: 'default',
      request: { params: UserPath },
      responses: { 200: answer(UserRecord, 'The user.', version) },
      errors: { 403: errors[403], 404: errors[404] },
      async handle({ params, context: { principal } }) {
        const user = await found(principal.customerId, params.user_id);
        return user === undefined ? none(params.user_id) : shown(user);
      },
    }),
    route({
      method: 'PATCH',
      path: '/api/users/{user_id}',
      operation: 'update-user',
      may: 'users.manage',
      summary: 'Changes role, companies or name of a user, or disables them at once',
      description: 'An account keeps an owner who can sign in.',
      tag,
      auth,
      rate: 'default',
      request: { params: UserPath, body: json(UserChange) },
      responses: { 200: answer(UserRecord, 'The user as changed.', version) },
      errors: { ...errors, 412: changedSince },
      async handle({ params, body, context }) {
        const { customerId } = context.principal;
        const { name, email, is_active: isActive, company_ids: companyIds } = body;
        const role = roleSent(body);
        if (role === undefined && (body.role ?? body.own_role_id) !== undefined) return wrongRole();
        const change = {
          ...(name === undefined ? {} : { name }),
          ...(email === undefined ? {} : { email }),
          ...(role === undefined ? {} : { role }),
          ...(isActive === undefined ? {} : { isActive }),
        };
        const listed = companyIds === undefined ? {} : { companyIds };
        const asRead = ifMatchRecord(versionCondition(context.header('if-match')));
        const command = { customerId, userId: params.user_id, change, ...listed, ...asRead };
        const changed = await accounts.changeUser(command, actorOf(context));
        if (!changed.ok) return refusalAnswer(conditionalAccountsAnswers, changed.error);
        const user = await found(customerId, params.user_id);
        return user === undefined ? none(params.user_id) : shown(user);
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/users/{user_id}',
      operation: 'remove-user',
      may: 'users.manage',
      summary: 'Takes a user off the account; sessions, connected applications and tokens end at once',
      tag,
      auth,
      rate: 'default',
      request: { params: UserPath },
      responses: { 204: answerNothing('They are removed.') },
      errors: { ...errors, 412: changedSince },
      async handle({ params, context }) {
        const { customerId } = context.principal;
        const asRead = ifMatchRecord(versionCondition(context.header('if-match')));
        const removed = await accounts.removeUser({ customerId, userId: params.user_id, ...asRead }, actorOf(context));
        return removed.ok ? { status: 204 } : refusalAnswer(conditionalAccountsAnswers, removed.error);
      },
    }),
    route({
      method: 'POST',
      path: '/api/users/{user_id}/invitation',
      operation: 'invite-user-again',
      may: 'users.manage',
      summary: 'Mails the invitation again, with a new link; earlier links stop working',
      tag,
      auth,
      rate: 'default',
      request: { params: UserPath },
      responses: { 202: answerNothing('The invitation is on its way.') },
      errors,
      async handle({ params, context }) {
        const { customerId } = context.principal;
        const invited = await accounts.inviteAgain({ customerId, userId: params.user_id }, actorOf(context));
        return invited.ok ? { status: 202 } : refusalAnswer(accountsAnswers, invited.error);
      },
    }),
  ];
}
