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
  'list-users': () => ({ path: '/api/users' }),
  'invite-user': () => ({ path: '/api/users', body: invitation() }),
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
