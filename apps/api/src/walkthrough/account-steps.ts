import type { WalkthroughStep } from '@anz-payroll/http-kit/openapi';

export const accountSteps: readonly WalkthroughStep[] = [
  {
    operation: 'create-api-client',
    body: { name: 'Rosters', redirect_uris: ['https://rosters.example/callback'] },
    save: { client_id: 'client_id' },
  },
  { operation: 'list-api-clients' },
  { operation: 'update-api-client', body: { name: 'Rosters 2' } },
  { operation: 'rotate-api-client-secret' },
  { operation: 'revoke-api-client' },
  { operation: 'get-second-person' },
  {
    operation: 'set-second-person',
    body: {
      ...{ pay_runs: false, payments: false, filings: false, bank_accounts: false },
      ...{ limit: null, hold_bank_accounts: false },
    },
  },
  { operation: 'list-release-requests' },
  { operation: 'get-worklist' },
  { operation: 'list-delegations' },
  { operation: 'list-employee-requests' },
  { operation: 'list-api-connections' },
  {
    operation: 'create-role',
    body: {
      name: 'Bakery supervisor',
      permissions: ['people.read', 'pays.read'],
      departments: ['Bakery'],
      field_groups: ['pay-figures'],
    },
    save: { role_id: 'role_id' },
  },
  { operation: 'list-roles' },
  { operation: 'get-role' },
  { operation: 'update-role', body: { name: 'Bakery', permissions: ['people.read'], departments: ['Bakery'] } },
  { operation: 'delete-role' },
  {
    operation: 'invite-user',
    body: { name: 'Bea Bookkeeper', email: 'bea@saltbush.example', role: 'bookkeeper', company_ids: [] },
    save: { user_id: 'user_id' },
  },
  { operation: 'list-users' },
  { operation: 'get-user' },
  { operation: 'invite-user-again' },
  { operation: 'update-user', body: { is_active: false } },
  { operation: 'remove-user' },
  {
    operation: 'create-machine-key',
    body: { name: 'Nightly roster', scopes: ['payroll.people.read'] },
    save: { machine_client_id: 'client_id' },
  },
  { operation: 'list-machine-keys' },
  { operation: 'revoke-machine-key', path: { client_id: '{{machine_client_id}}' } },
  { operation: 'read-audit-log', query: { limit: '5' } },
  { operation: 'verify-audit-log' },
];
