import type { AccountsUseCases } from '@anz-payroll/accounts';
import { refusalAnswer } from '@anz-payroll/http-kit/errors';
import { answer, bearer, route, type Route } from '@anz-payroll/http-kit/route';
import { accountsAnswers } from '../accounts/accounts-answers';
import { actorOf } from '../accounts/actor-of';
import { ApiClientPath, ApiClientWithSecret, toApiClient } from './api-management-contracts';

export const rotateClientSecretRoute = ({ rotateClientSecret }: AccountsUseCases): Route =>
  route({
    method: 'POST',
    path: '/api/api-management/clients/{client_id}/rotate-secret',
    operation: 'rotate-api-client-secret',
    may: 'applications.manage',
    summary: 'Gives an application a new secret; the old one stops working at once',
    tag: 'API management',
    auth: bearer(['payroll.write'], { apiAdmin: true }),
    rate: 'default',
    request: { params: ApiClientPath },
    responses: { 200: answer(ApiClientWithSecret, 'The application with its new secret.') },
    errors: {
      400: 'Bad request',
      403: 'The role of the user does not allow it',
      404: 'No such application',
      409: 'A public application has no secret',
    },
    async handle({ params, context }) {
      const { customerId } = context.principal;
      const rotated = await rotateClientSecret({ customerId, clientId: params.client_id }, actorOf(context));
      return rotated.ok
        ? { status: 200, body: { ...toApiClient(rotated.value.client), client_secret: rotated.value.secret } }
        : refusalAnswer(accountsAnswers, rotated.error);
    },
  });
