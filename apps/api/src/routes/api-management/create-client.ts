import type { AccountsUseCases } from '@anz-payroll/accounts';
import { refusalAnswer } from '@anz-payroll/http-kit/errors';
import { answer, bearer, json, route, type Route } from '@anz-payroll/http-kit/route';
import { accountsAnswers } from '../accounts/accounts-answers';
import { actorOf } from '../accounts/actor-of';
import { ApiClientCreate, ApiClientWithSecret, toApiClient } from './api-management-contracts';

export const createClientRoute = ({ createClient }: AccountsUseCases): Route =>
  route({
    method: 'POST',
    path: '/api/api-management/clients',
    operation: 'create-api-client',
    may: 'applications.manage',
    summary: 'Registers an application; its secret is shown only here',
    tag: 'API management',
    auth: bearer(['payroll.write'], { apiAdmin: true }),
    rate: 'default',
    request: { body: json(ApiClientCreate) },
    responses: { 201: answer(ApiClientWithSecret, 'The application with its secret.') },
    errors: {
      400: 'A redirect address is not allowed',
      403: 'The role of the user does not allow it',
      404: 'Not found',
      409: 'Conflict',
    },
    async handle({ body, context }) {
      const { customerId } = context.principal;
      const { name, redirect_uris: redirectUris, is_public: isPublic = false } = body;
      const made = await createClient({ customerId, name, redirectUris, isPublic }, actorOf(context));
      return made.ok
        ? { status: 201, body: { ...toApiClient(made.value.client), client_secret: made.value.secret } }
        : refusalAnswer(accountsAnswers, made.error);
    },
  });
