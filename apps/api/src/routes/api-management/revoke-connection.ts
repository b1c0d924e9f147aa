import type { AccountsUseCases } from '@anz-payroll/accounts';
import { problem, refusalAnswer } from '@anz-payroll/http-kit/errors';
import { answerNothing, bearer, route, type Route } from '@anz-payroll/http-kit/route';
import { accountsAnswers } from '../accounts/accounts-answers';
import { actorOf } from '../accounts/actor-of';
import { ApiConnectionPath } from './api-management-contracts';

export const revokeConnectionRoute = ({ revokeConnection }: AccountsUseCases): Route =>
  route({
    method: 'DELETE',
    path: '/api/api-management/connections/{connection_id}',
    operation: 'revoke-api-connection',
    summary: "Ends a customer's connection and every token of it",
    tag: 'API management',
    auth: bearer(['payroll.write'], { apiAdmin: true }),
    rate: 'default',
    request: { params: ApiConnectionPath },
    responses: { 204: answerNothing('It is ended.') },
    errors: { 400: 'Bad request', 403: 'The user is not an owner', 404: 'No such connection', 409: 'Conflict' },
    async handle({ params, context }) {
      const { customerId, isOwner } = context.principal;
      if (!isOwner) return problem('forbidden', 'Only an owner may manage applications.');
      const revoked = await revokeConnection({ askedBy: customerId, grantId: params.connection_id }, actorOf(context));
      return revoked.ok ? { status: 204 } : refusalAnswer(accountsAnswers, revoked.error);
    },
  });
