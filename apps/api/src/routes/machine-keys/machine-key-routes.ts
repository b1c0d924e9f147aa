import { isScope, type AccountsUseCases } from '@anz-payroll/accounts';
import { problem, refusalAnswer } from '@anz-payroll/http-kit/errors';
import { answer, answerList, answerNothing, bearer, json, route, type Route } from '@anz-payroll/http-kit/route';
import { coversScope } from '@anz-payroll/http-kit/security';
import { accountsAnswers } from '../accounts/accounts-answers';
import { actorOf } from '../accounts/actor-of';
import {
  MachineKeyCreate,
  MachineKeyPath,
  MachineKeyRecord,
  MachineKeyWithSecret,
  toMachineKeyRecord,
} from './machine-key-contracts';

const auth = bearer(['keys.manage']);
const tag = 'Accounts';
const errors = {
  400: 'What was sent does not fit',
  403: 'The role of the user does not allow it, or the key would be wider than the token',
  404: 'No such key',
  409: 'The account has as many keys as it can have',
} as const;

/** Keys by which machines act for the account. Every write is in the audit log with the change itself. */
export function machineKeyRoutes(accounts: AccountsUseCases): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/machine-keys',
      operation: 'list-machine-keys',
      may: 'applications.manage',
      summary: 'The keys of the account that were not revoked, with owner, end and last use',
      tag,
      auth,
      rate: 'default',
      responses: { 200: answerList(MachineKeyRecord, 'The keys.') },
      errors: { 403: errors[403] },
      async handle({ context }) {
        const keys = await accounts.listMachineKeys(context.principal.customerId);
        return { status: 200, body: keys.map((key) => toMachineKeyRecord(key, context.now)) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/machine-keys',
      operation: 'create-machine-key',
      may: 'applications.manage',
      summary: 'Makes a key for a machine; its secret is only in this answer',
      description:
        'The machine gets access tokens for it at the token endpoint (`grant_type=client_credentials`). It acts as the user who made it, within its scopes and companies, and stops working after its last day, when it is revoked, or when that user may not sign in any more. No key has the scope `keys.manage`.',
      tag,
      auth,
      rate: 'default',
      request: { body: json(MachineKeyCreate) },
      responses: { 201: answer(MachineKeyWithSecret, 'The key and its secret.') },
      errors,
      async handle({ body, context }) {
        const { customerId, userId, scopes: held } = context.principal;
        if (userId === null) {
          return problem('forbidden', 'A key belongs to a person: use a token that acts as a user.');
        }
        const missing = body.scopes.filter(isScope).find((scope) => !coversScope(held, scope));
        if (missing !== undefined) return problem('forbidden', `Missing required scope: ${missing}`);
        const { name, scopes, company_ids: companyIds = null, ends_on: endsOn } = body;
        const command = { customerId, userId, name, scopes, companyIds, endsOn };
        const made = await accounts.createMachineKey(command, actorOf(context));
        if (!made.ok) return refusalAnswer(accountsAnswers, made.error);
        const { key, secret } = made.value;
        return { status: 201, body: { ...toMachineKeyRecord(key, context.now), client_secret: secret } };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/machine-keys/{client_id}',
      operation: 'revoke-machine-key',
      may: 'applications.manage',
      summary: 'Ends a key and the access tokens that it got, at once',
      tag,
      auth,
      rate: 'default',
      request: { params: MachineKeyPath },
      responses: { 204: answerNothing('It is revoked.') },
      errors,
      async handle({ params, context }) {
        const { customerId } = context.principal;
        const revoked = await accounts.revokeMachineKey({ customerId, clientId: params.client_id }, actorOf(context));
        return revoked.ok ? { status: 204 } : refusalAnswer(accountsAnswers, revoked.error);
      },
    }),
  ];
}
