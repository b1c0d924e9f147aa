import type { AccountsUseCases } from '@anz-payroll/accounts';
import { refusalAnswer } from '@anz-payroll/http-kit/errors';
import { answerNothing, bearer, route, type Route } from '@anz-payroll/http-kit/route';
import { accountsAnswers } from '../accounts/accounts-answers';
import { actorOf } from '../accounts/actor-of';
import { ApiClientPath } from './api-management-contracts';

export const revokeClientRoute = ({ revokeClient }: AccountsUseCases): Route =>
  route({
    method: 'DELETE',
    path: '/api/api-management/clients/{client_id}',
    operation: 'revoke-api-client',
    may: 'applications.manage',
    summary: 'Ends an application and every token it holds',
    tag: 'API management',
    auth: bearer(['payroll.write'], { apiAdmin: true }),
    rate: 'default',
    request: { params: ApiClientPath },
    responses: { 204: answerNothing('It is revoked.') },
    errors: {
      400: 'Bad request',
      403: 'The role of the user does not allow it',
      404: 'No such application',
      409: 'Conflict',
    },
    async handle({ params, context }) {
      const { customerId } = context.principal;
      const revoked = await revokeClient({ customerId, clientId: params.client_id }, actorOf(context));
      return revoked.ok ? { status: 204 } : refusalAnswer(accountsAnswers, revoked.error);
    },
  });
