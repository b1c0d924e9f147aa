import type { AccountsUseCases } from '@anz-payroll/accounts';
import { refusalAnswer } from '@anz-payroll/http-kit/errors';
import { answer, bearer, json, route, type Route } from '@anz-payroll/http-kit/route';
import { accountsAnswers } from '../accounts/accounts-answers';
import { actorOf } from '../accounts/actor-of';
import { ApiClient, ApiClientPath, ApiClientUpdate, toApiClient } from './api-management-contracts';

export const changeClientRoute = ({ changeClient }: AccountsUseCases): Route =>
  route({
    method: 'PATCH',
    path: '/api/api-management/clients/{client_id}',
    operation: 'update-api-client',
    may: 'applications.manage',
    summary: "Changes an application's name or redirect addresses",
    tag: 'API management',
    auth: bearer(['payroll.write'], { apiAdmin: true }),
    rate: 'default',
    request: { params: ApiClientPath, body: json(ApiClientUpdate) },
    responses: { 200: answer(ApiClient, 'The application.') },
    errors: {
      400: 'A redirect address is not allowed',
      403: 'The role of the user does not allow it',
      404: 'No such application',
      409: 'Conflict',
    },
    async handle({ params, body, context }) {
      const { customerId } = context.principal;
      const { name, redirect_uris: redirectUris } = body;
      const change = {
        ...(name === undefined ? {} : { name }),
        ...(redirectUris === undefined ? {} : { redirectUris }),
      };
      const changed = await changeClient({ customerId, clientId: params.client_id, ...change }, actorOf(context));
      return changed.ok
        ? { status: 200, body: toApiClient(changed.value) }
        : refusalAnswer(accountsAnswers, changed.error);
    },
  });
