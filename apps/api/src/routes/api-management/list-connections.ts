import type { AccountsUseCases } from '@anz-payroll/accounts';
import { answerList, bearer, route, type Route } from '@anz-payroll/http-kit/route';
import { ApiConnection, toApiConnection } from './api-management-contracts';

export const listConnectionsRoute = ({ listConnections }: AccountsUseCases): Route =>
  route({
    method: 'GET',
    path: '/api/api-management/connections',
    operation: 'list-api-connections',
    may: 'applications.read',
    summary: 'The customers connected to the applications of this API admin',
    tag: 'API management',
    auth: bearer(['payroll.read'], { apiAdmin: true }),
    rate: 'default',
    responses: { 200: answerList(ApiConnection, 'The live connections.') },
    handle: async ({ context }) => ({
      status: 200,
      body: (await listConnections({ partnerId: context.principal.customerId })).map(toApiConnection),
    }),
  });
