import { application } from '../../connect';
import type { Scenes } from '../scene';
import type { Answer, World } from '../world';

const clients = '/api/api-management/clients';
const registered = async (world: World) =>
  `${clients}/${String(((await world.call('POST', clients, application)) as Answer)['client_id'])}`;

/** The form that names a live access token and the application it belongs to. */
async function liveToken(world: World) {
  const { accessToken, clientId, clientSecret } = await world.connection();
  return { token: accessToken, client_id: clientId, client_secret: clientSecret };
}

export const accountScenes: Scenes = {
  'read-audit-log': () => ({ path: '/api/audit-log', query: { limit: '5' } }),
  'verify-audit-log': () => ({ path: '/api/audit-log/verification' }),
  'list-api-clients': async (world) => {
    await registered(world);
    return { path: clients };
  },
  'create-api-client': () => ({ path: clients, body: application }),
  'update-api-client': async (world) => ({ path: await registered(world), body: { name: 'Rosters 2' } }),
  'revoke-api-client': async (world) => ({ path: await registered(world) }),
  'rotate-api-client-secret': async (world) => ({ path: `${await registered(world)}/rotate-secret` }),
  'list-api-connections': async (world) => {
    await liveToken(world);
    return { path: '/api/api-management/connections' };
  },
  'revoke-api-connection': async (world) => {
    const { client_id } = await liveToken(world);
    const connections = (await world.call('GET', '/api/api-management/connections')) as Answer[];
    const mine = connections.find((one) => one['client_id'] === client_id);
    return { path: `/api/api-management/connections/${String(mine?.['connection_id'])}` };
  },
  'oauth-introspect': async (world) => ({ path: '/api/oauth/introspect', form: await liveToken(world) }),
  'oauth-revoke': async (world) => ({ path: '/api/oauth/revoke', form: await liveToken(world) }),
  'oauth-server-metadata': () => ({ path: '/.well-known/oauth-authorization-server' }),
  'openid-configuration': () => ({ path: '/.well-known/openid-configuration' }),
  'oauth-jwks': () => ({ path: '/api/oauth/jwks' }),
  'oauth-userinfo': () => ({ path: '/api/oauth/userinfo' }),
  'oauth-userinfo-by-post': () => ({ path: '/api/oauth/userinfo' }),
};
