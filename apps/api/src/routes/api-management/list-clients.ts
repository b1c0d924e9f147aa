import type { AccountsUseCases } from '@anz-payroll/accounts';
import { answerList, bearer, route, type Route } from '@anz-payroll/http-kit/route';
import { ApiClient, toApiClient } from './api-management-contracts';

export const listClientsRoute = ({ listClients }: AccountsUseCases): Route =>
  route({
    method: 'GET',
    path: '/api/api-management/clients',
    operation: 'list-api-clients',
    may: 'applications.read',
    summary: 'The applications of this API admin',
    tag: 'API management',
    auth: bearer(['payroll.read'], { apiAdmin: true }),
    rate: 'default',
    responses: { 200: answerList(ApiClient, 'The applications, without the revoked ones.') },
    handle: async ({ context }) => ({
      status: 200,
      body: (await listClients(context.principal.customerId)).map(toApiClient),
    }),
  });
