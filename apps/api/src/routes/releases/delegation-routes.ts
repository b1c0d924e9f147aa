import { isDelegationActive, type AccountsUseCases, type Delegation } from '@anz-payroll/accounts';
import { Flag, PathId, TimestampText, toTimestamp, WholeNumber } from '@anz-payroll/http-kit/contract';
import { problem, refusalAnswer } from '@anz-payroll/http-kit/errors';
import { answer, answerList, answerNothing, bearer, json, route, type Route } from '@anz-payroll/http-kit/route';
import { accountsAnswers } from '../accounts/accounts-answers';
import { actorOf } from '../accounts/actor-of';

class DelegationRecord {
  @WholeNumber() id!: number;
  @WholeNumber({ description: 'The user who is absent.' }) user_id!: number;
  @WholeNumber({ description: 'The user who approves in their place.' }) delegate_id!: number;
  @TimestampText() starts_at!: string;
  @TimestampText({ description: 'The first moment at which it does not hold any more.' }) ends_at!: string;
  @Flag({ description: 'It holds now.' }) is_active!: boolean;
}

class NewDelegation {
  @WholeNumber({ min: 1, description: 'The user who will be absent: oneself, or anybody for an owner.' })
  user_id!: number;
  @WholeNumber({ min: 1, description: 'The user who approves in their place.' }) delegate_id!: number;
  @TimestampText() starts_at!: string;
  @TimestampText({ description: 'The first moment at which it does not hold any more.' }) ends_at!: string;
}

class DelegationPath {
  @PathId() delegation_id!: number;
}

const tag = 'Second person';
const path = '/api/delegations' as const;
const errors = {
  400: 'What was sent does not fit',
  403: 'The role of the user does not allow it, or the absence is somebody else’s',
  404: 'Not found',
  409: 'The token acts for nobody',
} as const;

/** Who approves in the place of somebody absent. */
export function delegationRoutes(accounts: AccountsUseCases): readonly Route[] {
  return [
    route({
      method: 'GET',
      path,
      operation: 'list-delegations',
      may: 'pays.approve',
      summary: 'Who approves in the place of somebody absent, now or later',
      tag,
      auth: bearer(['payroll.read']),
      rate: 'default',
      responses: { 200: answerList(DelegationRecord, 'Those that hold now or will.') },
      errors: { 403: errors[403] },
      handle: async ({ context: { principal, now } }) => ({
        status: 200,
        body: (await accounts.listDelegations(principal.customerId)).map((one) => toRecord(one, now)),
      }),
    }),
    route({
      method: 'POST',
      path,
      operation: 'create-delegation',
      may: 'pays.approve',
      summary: 'Names who approves in the place of somebody absent; they are told by e-mail',
      description:
        'A delegate approves in the companies that both see. Nobody approves what they asked for, and a delegate does not approve what the absent person asked for.',
      tag,
      auth: bearer(['users.manage']),
      rate: 'default',
      request: { body: json(NewDelegation) },
      responses: { 201: answer(DelegationRecord, 'The delegation.') },
      errors,
      async handle({ body, context }) {
        const startsAt = Date.parse(`${body.starts_at}Z`);
        const endsAt = Date.parse(`${body.ends_at}Z`);
        if (Number.isNaN(startsAt) || Number.isNaN(endsAt)) return problem('bad-request', 'That is no moment.');
        const command = {
          ...{ customerId: context.principal.customerId, userId: body.user_id, delegateId: body.delegate_id },
          ...{ startsAt, endsAt },
        };
        const named = await accounts.nameDelegate(command, actorOf(context));
        if (!named.ok) return refusalAnswer(accountsAnswers, named.error);
        return { status: 201, body: toRecord(named.value, context.now) };
      },
    }),
    route({
      method: 'DELETE',
      path: `${path}/{delegation_id}`,
      operation: 'end-delegation',
      may: 'pays.approve',
      summary: 'Ends a delegation at once',
      tag,
      auth: bearer(['users.manage']),
      rate: 'default',
      request: { params: DelegationPath },
      responses: { 204: answerNothing('It has ended.') },
      errors,
      async handle({ params, context }) {
        const command = { customerId: context.principal.customerId, delegationId: params.delegation_id };
        const ended = await accounts.endDelegation(command, actorOf(context));
        return ended.ok ? { status: 204 } : refusalAnswer(accountsAnswers, ended.error);
      },
    }),
  ];
}

function toRecord(delegation: Delegation, now: number): DelegationRecord {
  return {
    id: delegation.id,
    user_id: delegation.userId,
    delegate_id: delegation.delegateId,
    starts_at: toTimestamp(delegation.startsAt),
    ends_at: toTimestamp(delegation.endsAt),
    is_active: isDelegationActive(delegation, now),
  };
}
