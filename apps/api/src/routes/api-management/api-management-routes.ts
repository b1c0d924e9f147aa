import type { AccountsUseCases } from '@anz-payroll/accounts';
import type { Route } from '@anz-payroll/http-kit/route';
import { changeClientRoute } from './change-client';
import { createClientRoute } from './create-client';
import { listClientsRoute } from './list-clients';
import { listConnectionsRoute } from './list-connections';
import { revokeClientRoute } from './revoke-client';
import { revokeConnectionRoute } from './revoke-connection';
import { rotateClientSecretRoute } from './rotate-client-secret';

export function apiManagementRoutes(accounts: AccountsUseCases): readonly Route[] {
  return [
    listClientsRoute(accounts),
    createClientRoute(accounts),
    changeClientRoute(accounts),
    rotateClientSecretRoute(accounts),
    revokeClientRoute(accounts),
    listConnectionsRoute(accounts),
    revokeConnectionRoute(accounts),
  ];
}
