import { application } from '../../connect';
import type { Scenes } from '../scene';
import type { Answer, Fixture } from '../fixture';

const clients = '/api/api-management/clients';
const registered = async (fixture: Fixture) =>
  `${clients}/${String(((await fixture.call('POST', clients, application)) as Answer)['client_id'])}`;

let invitations = 0;
/** Nobody is invited twice by one address. */
const invitation = () => ({ name: 'Mere', email: `mere-${Date.now()}-${++invitations}@example.com`, role: 'owner' });
const invited = async (fixture: Fixture) =>
  `/api/users/${String(((await fixture.call('POST', '/api/users', invitation())) as Answer)['user_id'])}`;

let roles = 0;
/** No two roles of an account have one name. */
const role = () => ({
  name: `Bakery ${Date.now()}-${++roles}`,
  permissions: ['people.read', 'pays.read'],
  departments: ['Bakery'],
  field_groups: ['pay-figures'],
});
const madeRole = async (fixture: Fixture) =>
  `/api/roles/${String(((await fixture.call('POST', '/api/roles', role())) as Answer)['role_id'])}`;

/** The owner is away and the colleague stands in. */
const absence = ({ service: { userIds } }: Fixture) => ({
  ...{ user_id: userIds.owner, delegate_id: userIds.colleague },
  starts_at: new Date().toISOString().slice(0, -1),
  ends_at: new Date(Date.now() + 86_400_000).toISOString().slice(0, -1),
});
const keys = '/api/machine-keys';
const key = {
  name: 'Nightly roster',
  scopes: ['payroll.people.read'],
  ends_on: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
};
const keyed = async (fixture: Fixture) =>
  `${keys}/${String(((await fixture.call('POST', keys, key)) as Answer)['client_id'])}`;

/** The form that names a live access token and the application it belongs to. */
async function liveToken(fixture: Fixture) {
  const { accessToken, clientId, clientSecret } = await fixture.connection();
  return { token: accessToken, client_id: clientId, client_secret: clientSecret };
}

export const accountScenes: Scenes = {
  'read-audit-log': () => ({ path: '/api/audit-log', query: { limit: '5' } }),
  'verify-audit-log': () => ({ path: '/api/audit-log/verification' }),
  'get-second-person': async (fixture) => ({ path: `/api/company/${await fixture.company()}/second-person` }),
  'set-second-person': async (fixture) => ({
    path: `/api/company/${await fixture.company()}/second-person`,
    body: {
      ...{ pay_runs: true, payments: true, filings: true, bank_accounts: true },
      ...{ limit: 5000, hold_bank_accounts: true },
    },
  }),
  'list-release-requests': async (fixture) => ({ path: `/api/company/${await fixture.company()}/release-requests` }),
  'decide-release-request': async (fixture) => {
    const { companyId, requestId } = await fixture.releaseRequest();
    return { path: `/api/company/${companyId}/release-requests/${requestId}/decision`, body: { decision: 'approve' } };
  },
  'get-worklist': async (fixture) => {
    await fixture.pay('pending');
    return { path: '/api/worklist' };
  },
  'list-delegations': () => ({ path: '/api/delegations' }),
  'create-delegation': (fixture) => ({ path: '/api/delegations', body: absence(fixture) }),
  'end-delegation': async (fixture) => ({
    path: `/api/delegations/${String(((await fixture.call('POST', '/api/delegations', absence(fixture))) as Answer)['id'])}`,
  }),
  'list-roles': async (fixture) => {
    await madeRole(fixture);
    return { path: '/api/roles' };
  },
  'create-role': () => ({ path: '/api/roles', body: role() }),
  'get-role': async (fixture) => ({ path: await madeRole(fixture) }),
  'update-role': async (fixture) => ({ path: await madeRole(fixture), body: role() }),
  'delete-role': async (fixture) => ({ path: await madeRole(fixture) }),
  'list-users': () => ({ path: '/api/users' }),
  'invite-user': () => ({ path: '/api/users', body: invitation() }),
  'list-machine-keys': async (fixture) => {
    await keyed(fixture);
    return { path: keys };
  },
  'create-machine-key': () => ({ path: keys, body: key }),
  'revoke-machine-key': async (fixture) => ({ path: await keyed(fixture) }),
  'get-user': async (fixture) => ({ path: await invited(fixture) }),
  'update-user': async (fixture) => ({ path: await invited(fixture), body: { name: 'Mere Ngata' } }),
  'remove-user': async (fixture) => ({ path: await invited(fixture) }),
  'invite-user-again': async (fixture) => ({ path: `${await invited(fixture)}/invitation` }),
  'list-api-clients': async (fixture) => {
    await registered(fixture);
    return { path: clients };
  },
  'create-api-client': () => ({ path: clients, body: application }),
  'update-api-client': async (fixture) => ({ path: await registered(fixture), body: { name: 'Rosters 2' } }),
  'revoke-api-client': async (fixture) => ({ path: await registered(fixture) }),
  'rotate-api-client-secret': async (fixture) => ({ path: `${await registered(fixture)}/rotate-secret` }),
  'list-api-connections': async (fixture) => {
    await liveToken(fixture);
    return { path: '/api/api-management/connections' };
  },
  'revoke-api-connection': async (fixture) => {
    const { client_id } = await liveToken(fixture);
    const connections = (await fixture.call('GET', '/api/api-management/connections')) as Answer[];
    const mine = connections.find((one) => one['client_id'] === client_id);
    return { path: `/api/api-management/connections/${String(mine?.['connection_id'])}` };
  },
  'oauth-introspect': async (fixture) => ({ path: '/api/oauth/introspect', form: await liveToken(fixture) }),
  'oauth-revoke': async (fixture) => ({ path: '/api/oauth/revoke', form: await liveToken(fixture) }),
  'oauth-server-metadata': () => ({ path: '/.well-known/oauth-authorization-server' }),
  'openid-configuration': () => ({ path: '/.well-known/openid-configuration' }),
  'oauth-jwks': () => ({ path: '/api/oauth/jwks' }),
  'oauth-userinfo': () => ({ path: '/api/oauth/userinfo' }),
  'oauth-userinfo-by-post': () => ({ path: '/api/oauth/userinfo' }),
};
