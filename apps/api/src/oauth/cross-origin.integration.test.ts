import { nodeSecrets } from '@anz-payroll/credentials';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import {
  answerConsent,
  authorizeAddress,
  must,
  startAccountService,
  type AccountService,
} from '../testing/account-service';

jest.setTimeout(60_000);

const mine = 'https://app.rosters.example';
const neighbour = 'https://other.example';

/** Pages of a registered origin read answers; pages of any other never do, and cookies are never let through. */
describe.each(testEngines)('cross-origin requests on $engine', (engine) => {
  let service: AccountService;
  let clientId: string;
  let access: string;
  let refresh: string;
  const redirectUri = `${mine}/callback`;
  const actor = { userId: null, clientId: null, requestId: 'test' };

  beforeAll(async () => {
    service = await startAccountService(engine);
    const owner = { ...actor, customerId: service.partner.id };
    const app = (name: string, redirectUris: readonly string[]) => ({
      ...{ customerId: service.partner.id, name, redirectUris },
      isPublic: true,
    });
    clientId = must(await service.accounts.createClient(app('Page', [redirectUri]), owner)).client.clientId;
    must(await service.accounts.createClient(app('Other', [`${neighbour}/cb`]), owner));
    const verifier = nodeSecrets.random();
    const asked = {
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: 'openid payroll.read',
      code_challenge: nodeSecrets.digest(verifier),
      code_challenge_method: 'S256',
    };
    const back = await answerConsent(service, authorizeAddress(service, asked));
    const response = await post('/api/oauth/token', mine, {
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      client_id: clientId,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    });
    expect(allowed(response)).toBe(mine);
    const tokens = (await response.json()) as { access_token: string; refresh_token: string };
    [access, refresh] = [tokens.access_token, tokens.refresh_token];
  });
  afterAll(() => service.close());

  const allowed = (response: Response) => response.headers.get('access-control-allow-origin');
  const post = (path: string, origin: string, form: Readonly<Record<string, string>>) =>
    fetch(`${service.url}${path}`, { method: 'POST', headers: { origin }, body: new URLSearchParams(form) });
  const get = (path: string, origin: string, token?: string) =>
    fetch(`${service.url}${path}`, {
      headers: { origin, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    });
  const preflight = (path: string, origin: string, method: string) =>
    fetch(`${service.url}${path}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'authorization' },
    });

  const readable = ['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server', '/api/oauth/jwks'];

  test.each([...readable, '/api/oauth/userinfo', '/api/audit-log'])(
    '%s is read from its own origin only',
    async (path) => {
      const token = readable.includes(path) ? undefined : access;
      const own = await get(path, mine, token);
      expect([own.status, allowed(own), own.headers.get('vary')]).toEqual([200, mine, 'Origin']);
      expect(own.headers.get('access-control-allow-credentials')).toBeNull();
      for (const origin of [
        'https://evil.example',
        'null',
        'http://app.rosters.example',
        `${mine}.evil.example`,
        'x y',
      ]) {
        expect(allowed(await get(path, origin, token))).toBeNull();
        expect(allowed(await preflight(path, origin, 'GET'))).toBeNull();
      }
      const before = await preflight(path, mine, 'GET');
      expect([before.status, allowed(before)]).toEqual([204, mine]);
      expect(before.headers.get('access-control-allow-methods')).toContain('GET');
      expect(before.headers.get('access-control-allow-headers')).toContain('Authorization');
    },
  );

  test("a page that holds another application's token reads nothing", async () => {
    const response = await get('/api/audit-log', neighbour, access);
    expect([response.status, allowed(response)]).toEqual([200, null]);
    const refused = await get('/api/audit-log', neighbour, 'wrong');
    expect([refused.status, allowed(refused)]).toEqual([401, neighbour]);
  });

  test.each(['/api/oauth/token', '/api/oauth/revoke'])(
    '%s answers the page of the application that asks',
    async (path) => {
      const form = { grant_type: 'refresh_token', refresh_token: 'x', token: 'x', client_id: clientId };
      expect(allowed(await preflight(path, mine, 'POST'))).toBe(mine);
      expect(allowed(await post(path, mine, form))).toBe(mine);
      expect(allowed(await post(path, neighbour, form))).toBeNull();
      expect(allowed(await post(path, mine, { ...form, client_id: service.publicClient.clientId }))).toBeNull();
    },
  );

  test('writes and pages are not for pages of other origins', async () => {
    const table = service.routes.filter(
      ({ auth, method, crossOrigin }) => crossOrigin === undefined && (auth.kind !== 'bearer' || method !== 'GET'),
    );
    expect(table.length).toBeGreaterThan(10);
    for (const { method, path } of table) {
      const there = path.replaceAll(/\{\w+\}/g, '1');
      const others = service.routes.filter((one) => one.path === path && one.method === 'GET').length > 0;
      const answer = await preflight(there, mine, method);
      expect(`${method} ${path} ${answer.headers.get('access-control-allow-methods') ?? ''}`).not.toMatch(
        others ? /(POST|PUT|PATCH|DELETE)$/ : /(GET|POST|PUT|PATCH|DELETE)$/,
      );
    }
  });

  test('an application that is revoked, or confidential, has no origin', async () => {
    expect(allowed(await get('/api/oauth/jwks', new URL(service.redirectUri).origin))).not.toBeNull();
    const owner = { ...actor, customerId: service.partner.id };
    const { clientId: other } = service.publicClient;
    must(await service.accounts.revokeClient({ customerId: service.partner.id, clientId: other }, owner));
    expect(allowed(await get('/api/oauth/jwks', new URL(service.redirectUri).origin))).toBeNull();
  });

  test('revocation from the page ends the connection', async () => {
    const response = await post('/api/oauth/revoke', mine, { token: refresh, client_id: clientId });
    expect([response.status, allowed(response)]).toEqual([200, mine]);
    const after = await get('/api/audit-log', mine, access);
    // Who asks is not known any more; that the token is not good may be read.
    expect([after.status, allowed(after)]).toEqual([401, mine]);
  });
});
