import type { AccountsUseCases } from '@anz-payroll/accounts';
import { refusalAnswer } from '@anz-payroll/http-kit/errors';
import { answerNothing, bearer, route, type Route } from '@anz-payroll/http-kit/route';
import { accountsAnswers } from '../accounts/accounts-answers';
import { actorOf } from '../accounts/actor-of';
import { ApiConnectionPath } from './api-management-contracts';

export const revokeConnectionRoute = ({ revokeConnection }: AccountsUseCases): Route =>
  route({
    method: 'DELETE',
    path: '/api/api-management/connections/{connection_id}',
    operation: 'revoke-api-connection',
    may: 'applications.manage',
    summary: "Ends a customer's connection and every token of it",
    tag: 'API management',
    auth: bearer(['payroll.write'], { apiAdmin: true }),
    rate: 'default',
    request: { params: ApiConnectionPath },
    responses: { 204: answerNothing('It is ended.') },
    errors: {
      400: 'Bad request',
      403: 'The role of the user does not allow it',
      404: 'No such connection',
      409: 'Conflict',
    },
    async handle({ params, context }) {
      const { customerId } = context.principal;
      const revoked = await revokeConnection({ askedBy: customerId, grantId: params.connection_id }, actorOf(context));
      return revoked.ok ? { status: 204 } : refusalAnswer(accountsAnswers, revoked.error);
    },
  });
