import { nodeSecrets } from '@anz-payroll/credentials';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import {
  answerConsent,
  authorizeAddress,
  browser,
  exchange,
  freshCode,
  must,
  operator,
  password,
  postForm,
  startAccountService,
  type AccountService,
} from '../testing/account-service';

// A fresh database with all its tables takes a while on a busy machine.
jest.setTimeout(60_000);

/** RFC 6749, 7636 and 9700: what goes wrong, on purpose or not, and the answer it must get. */
describe.each(testEngines)('misuse of OAuth on $engine', (engine) => {
  let service: AccountService;
  beforeAll(async () => {
    service = await startAccountService(engine);
  });
  afterAll(() => service.close());

  const codeGrant = 'authorization_code';
  const exchangeCode = (code: string, more: Readonly<Record<string, string>> = {}) =>
    exchange(service, { grant_type: codeGrant, code, ...more });
  const refresh = (token: unknown, more: Readonly<Record<string, string>> = {}) =>
    exchange(service, { grant_type: 'refresh_token', refresh_token: String(token), ...more });
  const call = async (accessToken: unknown) =>
    (await fetch(`${service.url}/api/audit-log`, { headers: { authorization: `Bearer ${String(accessToken)}` } }))
      .status;
  const pkce = () => {
    const verifier = nodeSecrets.random();
    return { verifier, asked: { code_challenge: nodeSecrets.digest(verifier), code_challenge_method: 'S256' } };
  };
  const otherClient = async () => {
    const { partner, redirectUri } = service;
    const actor = { ...operator, customerId: partner.id };
    const asked = { customerId: partner.id, name: 'Other', redirectUris: [redirectUri] };
    const { client, secret } = must(await service.accounts.createClient(asked, actor));
    return { client, credentials: { client_id: client.clientId, client_secret: secret ?? '' } };
  };
  const connected = async () => (await exchangeCode(await freshCode(service))).body;

  describe('codes', () => {
    test('a reused code is refused and ends every token that came from it', async () => {
      const code = await freshCode(service);
      const first = await exchangeCode(code);
      expect(await call(first.body['access_token'])).toBe(200);
      const again = await exchangeCode(code);
      expect([again.status, again.body['error']]).toEqual([400, 'invalid_grant']);
      expect(await call(first.body['access_token'])).toBe(401);
      expect((await refresh(first.body['refresh_token'])).body['error']).toBe('invalid_grant');
    });

    test('a wrong verifier is refused, and burns the code so that no second one can be tried', async () => {
      const { verifier, asked } = pkce();
      const code = await freshCode(service, asked);
      const wrong = await exchangeCode(code, { code_verifier: nodeSecrets.random() });
      expect([wrong.status, wrong.body['error']]).toEqual([400, 'invalid_grant']);
      expect((await exchangeCode(code, { code_verifier: verifier })).body['error']).toBe('invalid_grant');
    });

    test.each([
      ['a verifier that is missing', true, undefined],
      ['a verifier that is too short', true, 'x'.repeat(42)],
      ['a verifier with characters outside its alphabet', true, `${'x'.repeat(43)}é`],
      ['a verifier where no challenge was sent (PKCE stripped on the way)', false, 'x'.repeat(43)],
    ])('%s is refused', async (_, withChallenge, verifier) => {
      const code = await freshCode(service, withChallenge ? pkce().asked : {});
      const answer = await exchangeCode(code, verifier === undefined ? {} : { code_verifier: verifier });
      expect([answer.status, answer.body['error']]).toEqual([400, 'invalid_grant']);
    });

    test("another client's code is refused, and stays good for its own client", async () => {
      const code = await freshCode(service);
      const { credentials } = await otherClient();
      const stolen = await exchangeCode(code, credentials);
      expect([stolen.status, stolen.body['error']]).toEqual([400, 'invalid_grant']);
      expect((await exchangeCode(code)).status).toBe(200);
    });

    test('a code is good for ten minutes and not a moment longer', async () => {
      const [early, late] = [await freshCode(service), await freshCode(service)];
      service.pass(590_000);
      expect((await exchangeCode(early)).status).toBe(200);
      service.pass(10_001);
      const answer = await exchangeCode(late);
      expect([answer.status, answer.body['error']]).toEqual([400, 'invalid_grant']);
    });

    test.each([
      ['another', 'https://rosters.example/callback'],
      ['a longer', 'https://rosters.example/callback?tenant=77'],
      ['no', ''],
    ])('%s redirect_uri than the one of the request is refused', async (_, redirect_uri) => {
      const answer = await exchangeCode(await freshCode(service), { redirect_uri });
      expect([answer.status, answer.body['error']]).toEqual([400, 'invalid_grant']);
    });
  });

  describe('refresh tokens', () => {
    test('every use rotates; an old one that comes back ends the whole family', async () => {
      const first = await connected();
      const second = (await refresh(first['refresh_token'])).body;
      const third = (await refresh(second['refresh_token'])).body;
      expect(new Set([first, second, third].map((tokens) => tokens['refresh_token'])).size).toBe(3);
      const replayed = await refresh(first['refresh_token']);
      expect([replayed.status, replayed.body['error']]).toEqual([400, 'invalid_grant']);
      for (const tokens of [first, second, third]) expect(await call(tokens['access_token'])).toBe(401);
      expect((await refresh(third['refresh_token'])).body['error']).toBe('invalid_grant');
    });

    test('widening the scope is refused and costs nothing; narrowing works for that access token only', async () => {
      const tokens = await connected();
      const wider = await refresh(tokens['refresh_token'], { scope: 'payroll.read payroll.write' });
      expect([wider.status, wider.body['error']]).toEqual([400, 'invalid_scope']);
      const unknown = await refresh(tokens['refresh_token'], { scope: 'root' });
      expect([unknown.status, unknown.body['error']]).toEqual([400, 'invalid_scope']);
      const narrow = (await refresh(tokens['refresh_token'], { scope: 'openid' })).body;
      expect(await call(narrow['access_token'])).toBe(403);
      const again = (await refresh(narrow['refresh_token'])).body;
      expect(await call(again['access_token'])).toBe(200);
    });

    test("another client's refresh token is refused, and stays good for its own", async () => {
      const tokens = await connected();
      const { credentials } = await otherClient();
      expect((await refresh(tokens['refresh_token'], credentials)).body['error']).toBe('invalid_grant');
      expect((await refresh(tokens['refresh_token'])).status).toBe(200);
    });

    test('an access token lasts 1800 seconds, a refresh token 2592000', async () => {
      const tokens = await connected();
      service.pass(1_799_000);
      expect(await call(tokens['access_token'])).toBe(200);
      service.pass(1_001);
      const expired = await fetch(`${service.url}/api/audit-log`, {
        headers: { authorization: `Bearer ${String(tokens['access_token'])}` },
      });
      expect([expired.status, await expired.json()]).toEqual([401, { detail: 'Token expired' }]);
      expect(expired.headers.get('www-authenticate')).toContain('Bearer error="invalid_token"');
      const renewed = await refresh(tokens['refresh_token']);
      expect(renewed.status).toBe(200);
      service.pass(2_592_000_001);
      expect((await refresh(renewed.body['refresh_token'])).body['error']).toBe('invalid_grant');
    });

    test('a redirect_uri that is not registered is refused', async () => {
      const tokens = await connected();
      const answer = await refresh(tokens['refresh_token'], { redirect_uri: 'https://evil.example/' });
      expect([answer.status, answer.body['error']]).toEqual([400, 'invalid_grant']);
    });
  });

  describe('clients', () => {
    test('a revoked client can neither authenticate, nor authorize, nor use its tokens', async () => {
      const { client, credentials } = await otherClient();
      const code = await freshCode(service, { client_id: client.clientId });
      const tokens = (await exchangeCode(code, credentials)).body;
      expect(await call(tokens['access_token'])).toBe(200);
      const next = await freshCode(service, { client_id: client.clientId });
      const actor = { ...operator, customerId: service.partner.id };
      must(await service.accounts.revokeClient({ customerId: service.partner.id, clientId: client.clientId }, actor));
      expect(await call(tokens['access_token'])).toBe(401);
      const refreshed = await refresh(tokens['refresh_token'], credentials);
      expect([refreshed.status, refreshed.body['error']]).toEqual([401, 'invalid_client']);
      expect((await exchangeCode(next, credentials)).status).toBe(401);
      const asked = { client_id: client.clientId, redirect_uri: service.redirectUri };
      expect((await fetch(authorizeAddress(service, asked), { redirect: 'manual' })).status).toBe(400);
    });

    test('a rotated secret stops working at once', async () => {
      const { client, credentials } = await otherClient();
      const code = await freshCode(service, { client_id: client.clientId });
      const actor = { ...operator, customerId: service.partner.id };
      const command = { customerId: service.partner.id, clientId: client.clientId };
      const { secret } = must(await service.accounts.rotateClientSecret(command, actor));
      expect((await exchangeCode(code, credentials)).status).toBe(401);
      expect((await exchangeCode(code, { ...credentials, client_secret: secret ?? '' })).status).toBe(200);
    });

    test.each([
      ['a wrong secret', { client_secret: 'x'.repeat(43) }],
      ['an empty secret', { client_secret: '' }],
      ['an unknown client', { client_id: 'nobody' }],
      [
        'a confidential client without its secret, hiding behind PKCE',
        { client_secret: '', code_verifier: 'x'.repeat(43) },
      ],
    ])('%s is refused as invalid_client with a challenge, and the code stays good', async (_, wrong) => {
      const code = await freshCode(service);
      const answer = await exchangeCode(code, wrong);
      expect([answer.status, answer.body['error']]).toEqual([401, 'invalid_client']);
      expect(answer.headers.get('www-authenticate')).toBe('Basic realm="oauth"');
      expect((await exchangeCode(code)).status).toBe(200);
    });

    test('a public client must use PKCE', async () => {
      const asked = { client_id: service.publicClient.clientId, redirect_uri: service.redirectUri, state: 's' };
      const response = await fetch(authorizeAddress(service, asked), { redirect: 'manual' });
      const back = new URL(response.headers.get('location') ?? '');
      expect(back.searchParams.get('error')).toBe('invalid_request');
      expect(back.searchParams.get('state')).toBe('s');
    });
  });

  describe('authorization requests', () => {
    const authorize = async (parameters: Readonly<Record<string, string>>) =>
      fetch(authorizeAddress(service, parameters), { redirect: 'manual' });
    const good = () => ({ client_id: service.confidential.client.clientId, redirect_uri: service.redirectUri });

    test.each([
      ['another path', 'https://rosters.example/other'],
      ['a prefix', 'https://rosters.example/callback'],
      ['an appended parameter', 'https://rosters.example/callback?tenant=7&x=1'],
      ['a fragment', 'https://rosters.example/callback?tenant=7#x'],
      ['another case', 'https://rosters.example/Callback?tenant=7'],
      ['a trailing slash', 'https://rosters.example/callback?tenant=7/'],
      ['another scheme', 'http://rosters.example/callback?tenant=7'],
      ['user info', 'https://rosters.example@evil.example/callback?tenant=7'],
      ['another host', 'https://evil.example/callback?tenant=7'],
      ['a script', 'javascript:alert(1)'],
      ['nothing', ''],
    ])('a redirect_uri with %s is shown on a page and never followed', async (_, redirect_uri) => {
      const response = await authorize({ ...good(), redirect_uri });
      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).not.toContain('evil.example');
    });

    test.each([
      ['plain PKCE', { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }, 'invalid_request'],
      ['PKCE without a method, which would mean plain', { code_challenge: 'x'.repeat(43) }, 'invalid_request'],
      ['a method without a challenge', { code_challenge_method: 'S256' }, 'invalid_request'],
      ['a challenge of the wrong length', { code_challenge: 'x', code_challenge_method: 'S256' }, 'invalid_request'],
      ['an unknown scope', { scope: 'openid everything' }, 'invalid_scope'],
      ['the implicit flow', { response_type: 'token' }, 'unsupported_response_type'],
      ['a hybrid flow', { response_type: 'code id_token' }, 'unsupported_response_type'],
      ['a fragment answer', { response_mode: 'fragment' }, 'invalid_request'],
    ])('%s goes back to the client with its state and our issuer', async (_, more, error) => {
      const response = await authorize({ ...good(), ...more, state: 'kept' });
      expect(response.status).toBe(302);
      const back = new URL(response.headers.get('location') ?? '');
      expect(back.href.startsWith(service.redirectUri)).toBe(true);
      expect(Object.fromEntries(back.searchParams)).toMatchObject({ error, state: 'kept', iss: service.url });
      expect(back.searchParams.has('code')).toBe(false);
    });

    test('partner scopes are refused to a customer that is no reseller', async () => {
      const back = await answerConsent(
        service,
        authorizeAddress(service, { ...good(), scope: 'partner.checkout.write', state: 's' }),
      );
      expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: 'invalid_scope', state: 's' });
    });

    test('a denied consent goes back as access_denied, with the state', async () => {
      const back = await answerConsent(service, authorizeAddress(service, { ...good(), state: 's' }), 'deny');
      expect(Object.fromEntries(back.searchParams)).toMatchObject({
        error: 'access_denied',
        state: 's',
        iss: service.url,
      });
    });

    test('a replayed consent form gives no second code', async () => {
      const using = browser(service.url);
      await freshCode(service, {}, using);
      const asked = await using.get(authorizeAddress(service, { ...good(), state: 'replayed' }));
      const page = await (await using.get(asked.headers.get('location') ?? '')).text();
      const [first, second] = [
        await using.submit(page, '/consent', { answer: 'allow' }),
        await using.submit(page, '/consent', { answer: 'allow' }),
      ];
      expect(first.headers.get('location')).toContain('code=');
      expect([second.status, second.headers.get('location')]).toEqual([400, null]);
    });

    test("another session cannot answer somebody's request, nor a form without its CSRF token", async () => {
      const [mine, theirs] = [browser(service.url), browser(service.url)];
      await freshCode(service, {}, mine);
      await freshCode(service, {}, theirs);
      const asked = await mine.get(authorizeAddress(service, good()));
      const address = asked.headers.get('location') ?? '';
      expect((await theirs.get(address)).status).toBe(400);
      const page = await (await mine.get(address)).text();
      const request = /name="request" value="([^"]+)"/.exec(page)?.[1] ?? '';
      expect((await mine.post('/consent', { request, answer: 'allow' })).status).toBe(403);
      const token = /name="csrf_token" value="([^"]+)"/.exec(page)?.[1] ?? '';
      const foreign = { origin: 'https://evil.example' };
      expect((await mine.post('/consent', { request, csrf_token: token, answer: 'allow' }, foreign)).status).toBe(403);
      const crossSite = { 'sec-fetch-site': 'cross-site' };
      expect((await mine.post('/consent', { request, csrf_token: token, answer: 'allow' }, crossSite)).status).toBe(
        403,
      );
      expect((await mine.post('/consent', { request, csrf_token: token, answer: 'allow' })).status).toBe(303);
    });

    test('a consent page is good for ten minutes', async () => {
      const using = browser(service.url);
      await freshCode(service, {}, using);
      const asked = await using.get(authorizeAddress(service, good()));
      service.pass(600_001);
      expect((await using.get(asked.headers.get('location') ?? '')).status).toBe(400);
    });
  });

  describe('malformed requests', () => {
    const client = () => ({
      client_id: service.confidential.client.clientId,
      client_secret: service.confidential.secret,
    });
    const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
    const encoded = (form: Readonly<Record<string, string>>) => new URLSearchParams(form).toString();
    const rows: [name: string, send: () => ReturnType<typeof postForm>, status: number, error: string][] = [
      ['an empty body', () => token(''), 401, 'invalid_client'],
      ['no grant_type', () => token(encoded(client())), 400, 'invalid_request'],
      ['an empty grant_type', () => token(encoded({ ...client(), grant_type: '' })), 400, 'invalid_request'],
      ['the password grant', () => token(encoded({ ...client(), grant_type: 'password', username: 'a', password: 'b' })), 400, 'unsupported_grant_type'],
      ['client credentials of an application', () => token(encoded({ ...client(), grant_type: 'client_credentials' })), 400, 'unauthorized_client'],
      ['an unknown grant', () => token(encoded({ ...client(), grant_type: 'urn:x:y' })), 400, 'unsupported_grant_type'],
      ['a grant named like a member of every object', () => token(encoded({ ...client(), grant_type: 'constructor' })), 400, 'unsupported_grant_type'],
      ['no code', () => token(encoded({ ...client(), grant_type: codeGrant })), 400, 'invalid_request'],
      ['an empty code', () => token(encoded({ ...client(), grant_type: codeGrant, code: '' })), 400, 'invalid_request'],
      ['no refresh token', () => token(encoded({ ...client(), grant_type: 'refresh_token' })), 400, 'invalid_request'],
      ['a made-up code', () => token(encoded({ ...client(), grant_type: codeGrant, code: 'x', redirect_uri: service.redirectUri })), 400, 'invalid_grant'],
      ['a made-up refresh token', () => token(encoded({ ...client(), grant_type: 'refresh_token', refresh_token: 'x' })), 400, 'invalid_grant'],
      ['a repeated parameter', () => token(`${encoded({ ...client(), grant_type: codeGrant })}&code=a&code=b`), 400, 'invalid_request'],
      ['a repeated client_id', () => token(`${encoded({ ...client(), grant_type: codeGrant, code: 'a' })}&client_id=b`), 400, 'invalid_request'],
      ['two ways of authenticating', () => token(encoded({ ...client(), grant_type: codeGrant, code: 'x' }), basic('a:b')), 400, 'invalid_request'],
      ['a header that is not Basic', () => token(encoded({ grant_type: codeGrant, code: 'x' }), { authorization: 'Bearer x' }), 401, 'invalid_client'],
      ['Basic without a colon', () => token(encoded({ grant_type: codeGrant, code: 'x' }), basic('nocolon')), 401, 'invalid_client'],
      ['Basic with broken percent-encoding', () => token(encoded({ grant_type: codeGrant, code: 'x' }), basic('%zz:b')), 401, 'invalid_client'],
      ['a JSON body', () => token(JSON.stringify({ ...client(), grant_type: codeGrant }), { 'content-type': 'application/json' }), 400, 'invalid_request'],
      ['broken percent-encoding', () => token(`${encoded(client())}&grant_type=%zz`), 400, 'invalid_request'],
      ['a control character', () => token(`${encoded({ ...client(), grant_type: codeGrant })}&code=%00`), 400, 'invalid_request'],
      ['a body that is far too long', () => token(`${encoded(client())}&code=${'x'.repeat(20_000)}`), 400, 'invalid_request'],
      ['bytes that are not UTF-8', () => token(`${encoded(client())}&code=%ff`), 400, 'invalid_request'],
      ['a revocation without a token', () => postForm(`${service.url}/api/oauth/revoke`, client()), 400, 'invalid_request'],
      ['a revocation without a client', () => postForm(`${service.url}/api/oauth/revoke`, { token: 'x' }), 401, 'invalid_client'],
      ['an introspection with a wrong secret', () => postForm(`${service.url}/api/oauth/introspect`, { ...client(), client_secret: 'x', token: 'x' }), 401, 'invalid_client'],
    ]; // prettier-ignore
    const token = (body: string, headers = {}) => postForm(`${service.url}/api/oauth/token`, body, headers);

    test.each(rows)('%s', async (_, send, status, error) => {
      const answer = await send();
      expect([answer.status, answer.body['error']]).toEqual([status, error]);
      expect(Object.keys(answer.body).sort()).toEqual(['error', 'error_description']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const told = String(answer.body['error_description']);
      expect(told).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/);
      for (const secret of [service.confidential.secret, 'node_modules', '/src/']) expect(told).not.toContain(secret);
    });

    test('GET on the token endpoint is refused with what is allowed', async () => {
      const response = await fetch(`${service.url}/api/oauth/token?grant_type=authorization_code`);
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'OPTIONS, POST']);
    });

    test.each(['code=a&code=b', 'client_id=a&client_id=b', 'scope=%00', 'state=%zz'])(
      'an authorization request with %s is refused without a redirect',
      async (query) => {
        const response = await fetch(`${service.url}/api/oauth/authorize?${query}`, { redirect: 'manual' });
        expect([response.status, response.headers.get('location')]).toEqual([400, null]);
      },
    );
  });

  describe('revocation and introspection', () => {
    test("are for a client's own tokens", async () => {
      const tokens = await connected();
      const { credentials } = await otherClient();
      const token = String(tokens['access_token']);
      const foreign = await postForm(`${service.url}/api/oauth/introspect`, { ...credentials, token });
      expect(foreign.body).toEqual({ active: false });
      const refused = await postForm(`${service.url}/api/oauth/revoke`, { ...credentials, token });
      expect([refused.status, refused.body['error']]).toEqual([400, 'invalid_request']);
      expect(await call(token)).toBe(200);
      const unknown = await postForm(`${service.url}/api/oauth/revoke`, { ...credentials, token: 'made up' });
      expect([unknown.status, unknown.body]).toEqual([200, {}]);
    });

    test('an access token ends alone, a refresh token with its family', async () => {
      const { client, secret } = service.confidential;
      const own = { client_id: client.clientId, client_secret: secret };
      const revoke = (token: unknown) => postForm(`${service.url}/api/oauth/revoke`, { ...own, token: String(token) });
      const first = await connected();
      await revoke(first['access_token']);
      expect(await call(first['access_token'])).toBe(401);
      const second = (await refresh(first['refresh_token'])).body;
      expect(await call(second['access_token'])).toBe(200);
      await revoke(second['refresh_token']);
      expect(await call(second['access_token'])).toBe(401);
      const asked = await postForm(`${service.url}/api/oauth/introspect`, {
        ...own,
        token: String(second['access_token']),
      });
      expect(asked.body).toEqual({ active: false });
    });
  });

  describe('signing in', () => {
    const attempt = async (email: string, guess: string, using = browser(service.url)) => {
      const page = await (await using.get('/sign-in')).text();
      return using.submit(page, '/sign-in', { email, password: guess });
    };

    test('known and unknown users get the same answer', async () => {
      service.pass(61_000);
      const [known, unknown] = [
        await attempt('ana@kowhai.example', 'wrong password'),
        await attempt('nobody@kowhai.example', 'wrong password'),
      ];
      const stripped = async (response: Response) =>
        (await response.text()).replace(/value="[^"]*"/g, '').replaceAll(/(ana|nobody)@/g, '@');
      expect([known.status, unknown.status]).toEqual([422, 422]);
      expect(await stripped(known)).toBe(await stripped(unknown));
    });

    test('five wrong guesses for an account are judged at once, further ones after growing waits; then even the right one of a stranger waits', async () => {
      service.pass(61_000);
      const email = `Target-${engine.engine}@Kowhai.example`;
      const { customer } = service;
      must(
        await service.accounts.createUser(
          { customerId: customer.id, name: 'T', email, role: 'bookkeeper', password },
          operator,
        ),
      );
      const guess = (from: number, word: string) =>
        service.accounts.signIn({ email, password: word, address: `192.0.2.${from}`, requestId: 'r' });
      const outcomes = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(index, 'wrong')));
      const codes = outcomes.map((outcome) => (outcome.ok ? 'in' : outcome.error.code));
      const judged = codes.filter((code) => code === 'sign-in/refused').length;
      // A second after the fifth the sixth is judged, two seconds later the seventh: a slow machine gets that far.
      expect(judged).toBeGreaterThanOrEqual(5);
      expect(judged).toBeLessThanOrEqual(8);
      expect(codes.filter((code) => code === 'sign-in/throttled')).toHaveLength(12 - judged);
      // Each of these comes after the longest wait so far, so that the next wait is at least 16 seconds, whatever this machine takes.
      for (let n = 100; n < 104; n++) {
        service.pass(128_001);
        expect(await guess(n, 'wrong')).toMatchObject({ ok: false, error: { code: 'sign-in/refused' } });
      }
      const right = await guess(99, password);
      expect(right).toMatchObject({ ok: false, error: { code: 'sign-in/throttled' } });
      service.pass(900_001);
      expect((await guess(99, password)).ok).toBe(true);
    });

    test('right sign-ins of one moment are all right, and none counts', async () => {
      service.pass(61_000);
      const all = Array.from({ length: 12 }, (_, n) =>
        service.accounts.signIn({ email: 'ana@kowhai.example', password, address: '192.0.2.77', requestId: `r${n}` }),
      );
      expect((await Promise.all(all)).map(({ ok }) => ok)).toEqual(Array(12).fill(true));
    });

    test('twenty wrong guesses a minute from an address, whatever the account; right ones do not count', async () => {
      service.pass(61_000);
      const guess = (email: string, word: string) =>
        service.accounts.signIn({ email, password: word, address: '198.51.100.7', requestId: 'r' });
      for (let round = 0; round < 8; round += 1) expect((await guess('ana@kowhai.example', password)).ok).toBe(true);
      for (let round = 0; round < 20; round += 1) {
        expect(await guess(`user${round}@kowhai.example`, 'wrong')).toMatchObject({
          error: { code: 'sign-in/refused' },
        });
      }
      expect(await guess('user99@kowhai.example', 'wrong')).toMatchObject({ error: { code: 'sign-in/throttled' } });
      expect(await guess('ana@kowhai.example', password)).toMatchObject({ error: { code: 'sign-in/throttled' } });
    });

    test('the throttled answer says when to come back', async () => {
      service.pass(61_000);
      for (let round = 0; round < 5; round += 1) await attempt('page@kowhai.example', 'wrong');
      const response = await attempt('page@kowhai.example', password);
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    });

    test.each([
      '//evil.example',
      'https://evil.example/',
      '/\\evil.example',
      '/api/oauth/authorize',
      '/home/../api/openapi.json',
      'javascript:alert(1)',
      '/home\r\nSet-Cookie: a=b',
    ])('next=%j leads nowhere but home', async (next) => {
      service.pass(61_000);
      const using = browser(service.url);
      const page = await (await using.get(`/sign-in?next=${encodeURIComponent(next)}`)).text();
      const response = await using.submit(page, '/sign-in', { email: 'ana@kowhai.example', password, next });
      expect([response.status, response.headers.get('location')]).toEqual([303, '/home']);
    });

    test('a sign-in form of another site is refused: it has no CSRF token of this browser', async () => {
      const form = { email: 'ana@kowhai.example', password };
      expect((await browser(service.url).post('/sign-in', form)).status).toBe(403);
      const [mine, theirs] = [browser(service.url), browser(service.url)];
      const page = await (await theirs.get('/sign-in')).text();
      await mine.get('/sign-in');
      const token = /name="csrf_token" value="([^"]+)"/.exec(page)?.[1] ?? '';
      expect((await mine.post('/sign-in', { ...form, csrf_token: token })).status).toBe(403);
    });

    test('the session is new with each sign-in, ends on the server with sign-out, and lasts 12 hours', async () => {
      service.pass(61_000);
      const using = browser(service.url);
      await attempt('ana@kowhai.example', password, using);
      const first = using.cookies.get('payroll-session') ?? '';
      const page = await (await using.get('/home')).text();
      expect((await using.submit(page, '/sign-out', {})).status).toBe(303);
      using.cookies.set('payroll-session', first);
      expect((await using.get('/home')).headers.get('location')).toBe('/sign-in');
      using.cookies.clear();
      await attempt('ana@kowhai.example', password, using);
      expect(using.cookies.get('payroll-session')).not.toBe(first);
      expect((await using.get('/home')).status).toBe(200);
      service.pass(43_200_001);
      expect((await using.get('/home')).status).toBe(303);
    });
  });

  describe('set-password links', () => {
    const link = async () => must(await service.accounts.issuePasswordLink(service.owner.id, operator)).secret;
    const open = async (secret: string) => {
      const using = browser(service.url);
      const response = await using.get(`/set-password?token=${secret}`);
      return { using, status: response.status, page: await response.text() };
    };

    test('work once, and sign everybody out', async () => {
      const session = must(
        await service.accounts.signIn({ email: 'ana@kowhai.example', password, address: 'x', requestId: 'r' }),
      );
      const secret = await link();
      const { using, page } = await open(secret);
      const weak = await using.submit(page, '/set-password', { password: 'short', again: 'short' });
      expect(weak.status).toBe(422);
      const unlike = await using.submit(page, '/set-password', {
        password: 'long enough one',
        again: 'long enough two',
      });
      expect(unlike.status).toBe(422);
      const set = await using.submit(page, '/set-password', { password, again: password });
      expect([set.status, set.headers.get('location')]).toEqual([303, '/sign-in?done=password']);
      expect((await using.submit(page, '/set-password', { password, again: password })).status).toBe(400);
      expect((await open(secret)).status).toBe(400);
      expect(await service.accounts.readSession(session.sessionSecret)).toBeUndefined();
    });

    test('end after a day, and when a newer one is issued', async () => {
      const [older, newer] = [await link(), await link()];
      expect((await open(older)).status).toBe(400);
      expect((await open(newer)).status).toBe(200);
      service.pass(86_400_001);
      expect((await open(newer)).status).toBe(400);
    });
  });
});
