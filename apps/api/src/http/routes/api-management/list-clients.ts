import type { AccountsUseCases } from 'accounts';
import { answerList, bearer, route, type Route } from '../../route';
import { ApiClient, toApiClient } from './api-management-contracts';

export const listClientsRoute = ({ listClients }: AccountsUseCases): Route =>
  route({
    method: 'GET',
    path: '/api/api-management/clients',
    operation: 'list-api-clients',
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
