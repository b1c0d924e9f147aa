import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import {
  answerConsent,
  authorizeAddress,
  browser,
  exchange,
  freshCode,
  postForm,
  startAccountService,
  type AccountService,
} from '../testing/account-service';

// A fresh database with all its tables takes a while on a busy machine.
jest.setTimeout(60_000);

describe.each(testEngines)('the authorization code flow on $engine', (engine) => {
  let service: AccountService;
  beforeAll(async () => {
    service = await startAccountService(engine);
  });
  afterAll(() => service.close());

  test('ends with the members of the specification and the ID token of openid, and no others; no cache may keep them', async () => {
    const code = await freshCode(service);
    const { status, body, headers } = await exchange(service, { grant_type: 'authorization_code', code });
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 1800,
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      refresh_expires_in: 2_592_000,
      id_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('pragma')).toBe('no-cache');
  });

  test('sends code, state and issuer back behind the query the address has', async () => {
    const state = 'a b&c=d';
    const { confidential, redirectUri } = service;
    const asked = { client_id: confidential.client.clientId, redirect_uri: redirectUri, state, scope: 'openid' };
    const back = await answerConsent(service, authorizeAddress(service, asked));
    expect(back.href.startsWith(`${redirectUri}&code=`)).toBe(true);
    expect(back.searchParams.get('state')).toBe(state);
    expect(back.searchParams.get('iss')).toBe(service.url);
  });

  test('an application connected again is a connection of its own, and the page tells what the earlier one still may', async () => {
    const using = browser(service.url);
    const { confidential, redirectUri } = service;
    const asked = { client_id: confidential.client.clientId, redirect_uri: redirectUri };
    const address = (scope: string) => authorizeAddress(service, { ...asked, scope });
    const connect = async () => {
      const code = (await answerConsent(service, address('payroll.write'), 'allow', using)).searchParams.get('code')!;
      return (await exchange(service, { grant_type: 'authorization_code', code })).body;
    };
    const consentPage = async () => {
      const asked = (await using.get(address('openid'))).headers.get('location')!;
      return (await using.get(new URL(asked, service.url).href)).text();
    };
    const first = await connect();
    const page = await consentPage();
    expect(page).toContain('You have connected');
    expect(page).toContain('Add, change and remove companies, employees and pays');
    const second = await connect();
    // Each refreshes by itself; what ends one leaves the other.
    const { body } = await exchange(service, {
      grant_type: 'refresh_token',
      refresh_token: String(first['refresh_token']),
    });
    await postForm(`${service.url}/api/oauth/revoke`, {
      ...{ token: String(second['refresh_token']) },
      ...{ client_id: confidential.client.clientId, client_secret: confidential.secret ?? '' },
    });
    const readBy = async (token: unknown) =>
      (await fetch(`${service.url}/api/oauth/userinfo`, { headers: { authorization: `Bearer ${String(token)}` } }))
        .status;
    expect([await readBy(body['access_token']), await readBy(second['access_token'])]).toEqual([200, 401]);
  });
});
