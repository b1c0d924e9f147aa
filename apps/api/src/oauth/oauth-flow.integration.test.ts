import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import {
  answerConsent,
  authorizeAddress,
  exchange,
  freshCode,
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
});
