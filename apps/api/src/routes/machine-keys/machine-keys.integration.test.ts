import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import {
  answerConsent,
  authorizeAddress,
  browser,
  must,
  operator,
  password,
  postForm,
  startAccountService,
  type AccountService,
} from '../../testing/account-service';
import { machineKeyRoutes } from './machine-key-routes';

jest.setTimeout(240_000);

const day = 86_400_000;

interface KeyBody {
  readonly client_id: string;
  readonly client_secret: string;
  readonly status: string;
  readonly ends_on: string;
  readonly last_used_at: string | null;
  readonly scopes: readonly string[];
  readonly user_id: number;
}

describe.each(testEngines)('keys for machines on $engine', (engine) => {
  let service: AccountService;
  let token: string;
  let customerId: number;

  beforeEach(async () => {
    service = await startAccountService(engine, { more: machineKeyRoutes });
    customerId = service.customer.id;
    token = await tokenOf(['keys.manage', 'payroll.write']);
  });
  afterEach(() => service.close());

  const tokenOf = async (scopes: readonly string[], userId = service.owner.id) =>
    must(await service.accounts.issueToken({ customerId, userId, scopes, lifetimeSeconds: 2_000_000 }, operator))
      .accessToken;
  const call = async (method: string, path: string, body?: unknown, bearer = token) => {
    const response = await fetch(`${service.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, text, body: (text === '' ? null : JSON.parse(text)) as KeyBody };
  };
  const dayFrom = (days: number) => new Date(service.now() + days * day).toISOString().slice(0, 10);
  const make = async (more: object = {}) => {
    const made = await call('POST', '/api/machine-keys', { name: 'Nightly', scopes: ['payroll.people.read'], ...more });
    expect([made.status, made.text]).toEqual([201, expect.any(String)]);
    return made.body;
  };
  const tokenFor = ({ client_id, client_secret }: KeyBody, more: Readonly<Record<string, string>> = {}) =>
    postForm(`${service.url}/api/oauth/token`, { grant_type: 'client_credentials', client_id, client_secret, ...more });
  const identity = (bearer: unknown) =>
    fetch(`${service.url}/api/oauth/userinfo`, { headers: { authorization: `Bearer ${String(bearer)}` } });
  const listed = async (clientId: string) =>
    ((await call('GET', '/api/machine-keys')).body as never as KeyBody[]).find(
      ({ client_id }) => client_id === clientId,
    );
  const logged = async () =>
    (await service.accounts.readAuditLog(customerId, { limit: 100 }))
      .filter(({ action }) => action.startsWith('key.'))
      .map(({ action, details }) => [action, details['reason'] ?? ''].join(' ').trim())
      .reverse();

  test('an account has at most 50 keys, also when many are made at the same moment', async () => {
    for (let made = 0; made < 46; made += 1) await make();
    const body = { name: 'Nightly', scopes: ['payroll.people.read'] };
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', '/api/machine-keys', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409, 409, 409, 409, 409]);
    expect((await call('GET', '/api/machine-keys')).body).toHaveLength(50);
  });

  test('a key gets access tokens without a refresh token, acts as its owner, and is listed with its last use', async () => {
    const key = await make();
    expect(key).toMatchObject({ status: 'active', scopes: ['payroll.people.read'], user_id: service.owner.id });
    expect([key.ends_on, key.last_used_at]).toEqual([dayFrom(90), null]);
    const got = await tokenFor(key);
    expect(got.status).toBe(200);
    expect(got.headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(got.body).sort()).toEqual(['access_token', 'expires_in', 'scope', 'token_type']);
    expect([got.body['expires_in'], got.body['scope']]).toEqual([1800, 'openid payroll.people.read']);
    const bearer = must(await service.accounts.authenticateBearer(String(got.body['access_token'])));
    expect(bearer).toMatchObject({ userId: service.owner.id, customerId, clientId: key.client_id });
    expect((await listed(key.client_id))?.last_used_at).not.toBeNull();
    const basic = Buffer.from(`${key.client_id}:${key.client_secret}`).toString('base64');
    const byHeader = await postForm(
      `${service.url}/api/oauth/token`,
      { grant_type: 'client_credentials' },
      { authorization: `Basic ${basic}` },
    );
    expect(byHeader.status).toBe(200);
    service.pass(1_801_000);
    expect((await identity(got.body['access_token'])).status).toBe(401);
  });

  test('the secret is nowhere in the database, and only in the answer that makes it', async () => {
    const key = await make();
    const [row] = await service.database
      .unitOfWork((tx) => tx)
      .run((tx) => tx.query('SELECT * FROM oauth_clients WHERE client_id = ?', [key.client_id]));
    expect(JSON.stringify(row)).not.toContain(key.client_secret);
    expect((await call('GET', '/api/machine-keys')).text).not.toContain(key.client_secret);
  });

  test('a key works to the end of its last day, its tokens no longer than that, and then not at all', async () => {
    const key = await make({ ends_on: dayFrom(0) });
    const ends = Date.parse(`${key.ends_on}T00:00:00Z`) + day;
    service.pass(ends - 60_000 - service.now());
    const last = await tokenFor(key);
    expect(last.status).toBe(200);
    expect(last.body['expires_in']).toBeLessThanOrEqual(60);
    expect((await identity(last.body['access_token'])).status).toBe(200);
    service.pass(61_000);
    expect((await identity(last.body['access_token'])).status).toBe(401);
    const after = await tokenFor(key);
    expect([after.status, after.body['error']]).toEqual([400, 'invalid_grant']);
    token = await tokenOf(['keys.manage']);
    expect((await listed(key.client_id))?.status).toBe('ended');
    expect(await logged()).toEqual(['key.create', 'key.refuse ended']);
  });

  test('a revoked key is dead at once, with the tokens that it got', async () => {
    const key = await make();
    const { body } = await tokenFor(key);
    expect((await call('DELETE', `/api/machine-keys/${key.client_id}`)).status).toBe(204);
    expect((await identity(body['access_token'])).status).toBe(401);
    const after = await tokenFor(key);
    expect([after.status, after.body['error']]).toEqual([401, 'invalid_client']);
    expect(await listed(key.client_id)).toBeUndefined();
    expect((await call('DELETE', `/api/machine-keys/${key.client_id}`)).status).toBe(404);
    expect(await logged()).toEqual(['key.create', 'key.revoke', 'key.refuse revoked']);
  });

  test('a key dies with its owner and does not come back', async () => {
    const { accounts } = service;
    const person = { customerId, name: 'Sam', email: 'sam@kowhai.example', role: 'owner' as const, password };
    const owner = must(await accounts.createUser(person, operator));
    const whose = { customerId, userId: owner.id, name: 'Nightly', scopes: ['payroll.read'], companyIds: null };
    const { key, secret } = must(await accounts.createMachineKey(whose, { ...operator, customerId }));
    const credentials = { client_id: key.client.clientId, client_secret: secret } as KeyBody;
    const { body } = await tokenFor(credentials);
    expect((await identity(body['access_token'])).status).toBe(200);
    const actor = { ...operator, customerId };
    must(await accounts.changeUser({ userId: owner.id, change: { isActive: false } }, actor));
    expect((await identity(body['access_token'])).status).toBe(401);
    must(await accounts.changeUser({ userId: owner.id, change: { isActive: true } }, actor));
    const after = await tokenFor(credentials);
    expect([after.status, after.body['error']]).toEqual([400, 'invalid_grant']);
    expect((await listed(key.client.clientId))?.status).toBe('owner-closed');
    expect(await logged()).toEqual(['key.create', 'key.refuse owner-closed']);
  });

  test('whoever knows the client id adds one entry an hour to the log, with the number of refusals since the last', async () => {
    const key = await make();
    const noted = async () => {
      const log = await service.accounts.readAuditLog(customerId, { action: 'key.refuse', limit: 50 });
      return log.toReversed().map(({ details }) => [details['reason'], details['refusals']]);
    };
    const guess = () => tokenFor({ ...key, client_secret: 'x'.repeat(43) });
    for (let n = 0; n < 5; n += 1) expect((await guess()).status).toBe(401);
    expect(await noted()).toEqual([['secret', '1']]);
    // A minute of real time may pass meanwhile on a busy machine.
    service.pass(3_540_000);
    await Promise.all([guess(), guess(), guess()]);
    expect(await noted()).toEqual([['secret', '1']]);
    service.pass(60_000);
    await Promise.all([guess(), guess(), guess()]);
    expect(await noted()).toEqual([['secret', '1'], ['secret', '8']]); // prettier-ignore
    // Another reason is not hidden by that noise, and the key still works.
    expect((await tokenFor(key, { scope: 'payroll.read' })).status).toBe(400);
    expect(await noted()).toEqual([['secret', '1'], ['secret', '8'], ['scope', '1']]); // prettier-ignore
    expect((await tokenFor(key)).status).toBe(200);
    service.pass(3_600_000);
    await guess();
    expect((await noted()).at(-1)).toEqual(['secret', '3']);
  });

  test('a wrong secret, a wider scope and other grants are refused, and in the log', async () => {
    const key = await make();
    const wrong = await tokenFor({ ...key, client_secret: 'x'.repeat(43) });
    expect([wrong.status, wrong.body['error']]).toEqual([401, 'invalid_client']);
    const none = await postForm(`${service.url}/api/oauth/token`, {
      grant_type: 'client_credentials',
      client_id: key.client_id,
    });
    expect([none.status, none.body['error']]).toEqual([401, 'invalid_client']);
    const wider = await tokenFor(key, { scope: 'payroll.read' });
    expect([wider.status, wider.body['error']]).toEqual([400, 'invalid_scope']);
    expect(await logged()).toEqual(['key.create', 'key.refuse secret', 'key.refuse scope']);
    const code = await tokenFor(key, {
      grant_type: 'authorization_code',
      code: 'x',
      redirect_uri: 'https://x.example',
    });
    expect([code.status, code.body['error']]).toEqual([400, 'unauthorized_client']);
    const { confidential } = service;
    const application = { client_id: confidential.client.clientId, client_secret: confidential.secret } as KeyBody;
    const asKey = await tokenFor(application);
    expect([asKey.status, asKey.body['error']]).toEqual([400, 'unauthorized_client']);
    const asked = { client_id: key.client_id, redirect_uri: 'https://x.example', response_type: 'code' };
    const authorize = await browser(service.url).get(authorizeAddress(service, asked));
    expect([authorize.status, authorize.headers.get('location')]).toEqual([400, null]);
  });

  test('a key is not wider than the token that makes it, never makes keys, and ends within a year', async () => {
    const body = { name: 'Nightly', scopes: ['payroll.read'] };
    const narrow = await tokenOf(['keys.manage', 'payroll.people.read']);
    const wider = await call('POST', '/api/machine-keys', body, narrow);
    expect([wider.status, wider.text]).toEqual([403, '{"detail":"Missing required scope: payroll.read"}']);
    const within = await call('POST', '/api/machine-keys', { ...body, scopes: ['payroll.people.read'] }, narrow);
    expect(within.status).toBe(201);
    for (const scopes of [['keys.manage'], ['openid'], [], ['everything']]) {
      expect([scopes, (await call('POST', '/api/machine-keys', { ...body, scopes })).status]).toEqual([scopes, 422]);
    }
    const leap = dayFrom(0).endsWith('02-29');
    const yearAhead = `${Number(dayFrom(0).slice(0, 4)) + 1}${leap ? '-02-28' : dayFrom(0).slice(4)}`;
    expect((await call('POST', '/api/machine-keys', { ...body, ends_on: yearAhead })).status).toBe(201);
    for (const ends_on of [dayFrom(-1), dayFrom(367)]) {
      expect([ends_on, (await call('POST', '/api/machine-keys', { ...body, ends_on })).status]).toEqual([ends_on, 400]);
    }
    const foreign = await call('POST', '/api/machine-keys', { ...body, company_ids: [987_654_321] });
    expect(foreign.status).toBe(400);
    const nobody = must(
      await service.accounts.issueToken({ customerId, scopes: ['keys.manage', 'payroll.read'] }, operator),
    );
    expect((await call('POST', '/api/machine-keys', body, nobody.accessToken)).status).toBe(403);
    const key = await make({ scopes: ['payroll.write'] });
    const got = await tokenFor(key);
    expect((await call('GET', '/api/machine-keys', undefined, String(got.body['access_token']))).status).toBe(403);
  });

  test('keys are no applications: they are in neither list, and another account does not see them', async () => {
    const key = await make();
    expect((await service.accounts.listClients(customerId)).map(({ clientId }) => clientId)).not.toContain(
      key.client_id,
    );
    const theirs = must(
      await service.accounts.issueToken({ customerId: service.partner.id, scopes: ['keys.manage'] }, operator),
    ).accessToken;
    expect((await call('GET', '/api/machine-keys', undefined, theirs)).text).toBe('[]');
    expect((await call('DELETE', `/api/machine-keys/${key.client_id}`, undefined, theirs)).status).toBe(404);
  });

  test('an owner makes and revokes a key on the page; the secret is shown once', async () => {
    const visitor = browser(service.url);
    const { confidential, redirectUri } = service;
    const asked = { client_id: confidential.client.clientId, redirect_uri: redirectUri, scope: 'payroll.people.read' };
    await answerConsent(service, authorizeAddress(service, asked), 'deny', visitor);
    const blank = await (await visitor.get('/keys')).text();
    expect(blank).toContain('of tax and bank account numbers only the last three digits');
    const refused = await visitor.submit(blank, '/keys', { name: 'Roster', ends_on: '31/12/2999' });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('role="alert"')]);
    const ends = dayFrom(30).split('-').reverse().join('/');
    const made = await visitor.submit(blank, '/keys', { name: 'Roster', scopes: 'payroll.pays.read', ends_on: ends });
    const page = await made.text();
    expect(made.status).toBe(200);
    const secret = /id="client-secret">([^<]+)</.exec(page)?.[1] ?? '';
    const clientId = /<code class="secret">([^<]+)</.exec(page)?.[1] ?? '';
    const got = await tokenFor({ client_id: clientId, client_secret: secret } as KeyBody);
    expect([got.status, got.body['scope']]).toEqual([200, 'openid payroll.pays.read']);
    const later = await (await visitor.get('/keys')).text();
    expect(later).toContain('Roster');
    expect(later).not.toContain(secret);
    const gone = await visitor.submit(later, '/keys/revoke', { client_id: clientId });
    expect(gone.headers.get('location')).toBe('/keys?done=revoked');
    expect((await tokenFor({ client_id: clientId, client_secret: secret } as KeyBody)).status).toBe(401);
  });
});
