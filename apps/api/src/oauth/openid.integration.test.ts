import { createHash } from 'node:crypto';
import { accountsUseCases } from '@anz-payroll/accounts';
import { fakeIdentityProviders } from '@anz-payroll/accounts/testing';
import {
  argon2Passwords,
  nodeOneTimeCodes,
  nodePasskeys,
  nodeSecrets,
  nodeTokenSigner,
} from '@anz-payroll/credentials';
import { bindAccounts } from '@anz-payroll/persistence-typeorm';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import * as jose from 'jose';
import * as openid from 'openid-client';
import {
  answerConsent,
  authorizeAddress,
  browser,
  exchange,
  freshCode,
  must,
  postForm,
  startAccountService,
  type AccountService,
} from '../testing/account-service';

jest.setTimeout(60_000);

const DAY = 86_400_000;

describe.each(testEngines)('OpenID Connect on $engine', (engine) => {
  let service: AccountService;
  beforeAll(async () => {
    service = await startAccountService(engine);
  });
  afterAll(() => service.close());

  /** The keys as a client reads them at this moment. */
  const jwks = async () =>
    jose.createLocalJWKSet((await (await fetch(`${service.url}/api/oauth/jwks`)).json()) as jose.JSONWebKeySet);
  const verified = async (idToken: string, audience = service.confidential.client.clientId) =>
    jose.jwtVerify(idToken, await jwks(), {
      issuer: service.url,
      audience,
      algorithms: ['RS256'],
      // The service's clock may be ahead of this machine's.
      currentDate: new Date(Number(jose.decodeJwt(idToken).iat) * 1000),
    });
  const idTokenOf = async (more: Readonly<Record<string, string>> = {}, using = browser(service.url)) =>
    String(
      (await exchange(service, { grant_type: 'authorization_code', code: await freshCode(service, more, using) })).body[
        'id_token'
      ],
    );

  test.each(['confidential', 'public'] as const)(
    'openid-client discovers, signs in and reads userinfo as a %s client',
    async (kind) => {
      const { customer, owner, partner } = service;
      // The library sends the address without the query that came back.
      const redirectUri = 'https://rosters.example/openid';
      const made = must(
        await service.accounts.createClient(
          { customerId: partner.id, name: 'OpenID', redirectUris: [redirectUri], isPublic: kind === 'public' },
          { customerId: partner.id, userId: null, clientId: null, requestId: 'test' },
        ),
      );
      const { clientId } = made.client;
      const config = await openid.discovery(
        new URL(service.url),
        clientId,
        made.secret ?? undefined,
        kind === 'public' ? openid.None() : undefined,
        { execute: [openid.allowInsecureRequests] },
      );
      const pkceCodeVerifier = openid.randomPKCECodeVerifier();
      const expectedNonce = openid.randomNonce();
      const expectedState = openid.randomState();
      const address = openid.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid payroll.read',
        code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
        code_challenge_method: 'S256',
        nonce: expectedNonce,
        state: expectedState,
        max_age: '3600',
      });
      const before = Math.floor(Date.now() / 1000);
      const back = await answerConsent(service, address.href);
      const tokens = await openid.authorizationCodeGrant(config, back, {
        ...{ pkceCodeVerifier, expectedNonce, expectedState },
        maxAge: 3600,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      expect(claims).toMatchObject({
        iss: service.url,
        sub: String(customer.id),
        aud: clientId,
        nonce: expectedNonce,
        at_hash: createHash('sha256').update(tokens.access_token).digest().subarray(0, 16).toString('base64url'),
      });
      expect(claims?.auth_time).toBeGreaterThanOrEqual(before);
      expect(Number(claims?.exp) - Number(claims?.iat)).toBe(1800);

      const remote = jose.createRemoteJWKSet(new URL(config.serverMetadata().jwks_uri ?? ''));
      const checked = await jose.jwtVerify(tokens.id_token ?? '', remote, { issuer: service.url, audience: clientId });
      expect(checked.protectedHeader).toMatchObject({ alg: 'RS256', typ: 'JWT' });
      expect(checked.payload.sub).toBe(String(customer.id));

      const info = await openid.fetchUserInfo(config, tokens.access_token, String(customer.id));
      expect(info).toEqual({ sub: String(customer.id), name: customer.name, user: { id: owner.id, name: owner.name } });
      const byPost = await openid.fetchProtectedResource(
        config,
        tokens.access_token,
        new URL(config.serverMetadata().userinfo_endpoint ?? ''),
        'POST',
      );
      expect(await byPost.json()).toEqual(info);

      const renewed = await openid.refreshTokenGrant(config, tokens.refresh_token ?? '');
      const again = renewed.claims();
      expect(again).toMatchObject({ sub: String(customer.id), aud: clientId, auth_time: claims?.auth_time });
      expect(again).not.toHaveProperty('nonce');
      await jose.jwtVerify(renewed.id_token ?? '', remote, { issuer: service.url, audience: clientId });
      const introspected = await openid.tokenIntrospection(config, renewed.access_token);
      expect(introspected).toMatchObject({ active: true, sub: String(customer.id) });
      await openid.tokenRevocation(config, renewed.refresh_token ?? '');
      await expect(openid.fetchUserInfo(config, renewed.access_token, String(customer.id))).rejects.toThrow();
    },
  );

  test('prompt and max_age ask for a new sign-in, and the token tells when it was', async () => {
    const using = browser(service.url);
    const first = jose.decodeJwt(await idTokenOf({}, using));
    service.pass(120_000);
    const same = jose.decodeJwt(await idTokenOf({ max_age: '600' }, using));
    expect(same['auth_time']).toBe(first['auth_time']);
    const older = jose.decodeJwt(await idTokenOf({ max_age: '60' }, using));
    expect(Number(older['auth_time']) - Number(first['auth_time'])).toBeGreaterThanOrEqual(120);
    service.pass(120_000);
    const login = jose.decodeJwt(await idTokenOf({ prompt: 'login' }, using));
    expect(Number(login['auth_time']) - Number(older['auth_time'])).toBeGreaterThanOrEqual(120);
    expect(jose.decodeJwt(await idTokenOf({ max_age: '0' }, using)).sub).toBe(String(service.customer.id));
  });

  test.each([
    [{ prompt: 'none' }, 'login_required'],
    [{ prompt: 'none login' }, 'invalid_request'],
    [{ prompt: 'loud' }, 'invalid_request'],
    [{ max_age: '-1' }, 'invalid_request'],
    [{ nonce: 'x'.repeat(256) }, 'invalid_request'],
    [{ request: 'eyJ' }, 'request_not_supported'],
    [{ request_uri: 'https://rosters.example/r' }, 'request_uri_not_supported'],
  ])('%p is answered with %s', async (more, error) => {
    const { confidential, redirectUri } = service;
    const asked = { client_id: confidential.client.clientId, redirect_uri: redirectUri, state: 's' };
    const response = await browser(service.url).get(authorizeAddress(service, { ...asked, ...more }));
    const location = new URL(response.headers.get('location') ?? '');
    expect(location.searchParams.get('error')).toBe(error);
    expect(location.searchParams.get('state')).toBe('s');
  });

  test('prompt=none of somebody who is signed in says that consent is needed', async () => {
    const using = browser(service.url);
    await freshCode(service, {}, using);
    const { confidential, redirectUri } = service;
    const asked = { client_id: confidential.client.clientId, redirect_uri: redirectUri, prompt: 'none' };
    const response = await using.get(authorizeAddress(service, asked));
    expect(response.headers.get('location')).toContain('error=consent_required');
  });

  test('an authorization request may come as a form', async () => {
    const { confidential, redirectUri } = service;
    const response = await fetch(`${service.url}/api/oauth/authorize`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        client_id: confidential.client.clientId,
        redirect_uri: redirectUri,
        scope: 'openid',
      }),
    });
    expect(response.status).toBe(303);
    const back = await answerConsent(service, new URL(response.headers.get('location') ?? '', service.url).href);
    expect(back.searchParams.get('code')).not.toBeNull();
  });

  test('userinfo needs a token', async () => {
    const response = await fetch(`${service.url}/api/oauth/userinfo`);
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringMatching(/^Bearer/) as unknown,
    ]);
  });

  test('private keys are stored encrypted, and only their public halves are published', async () => {
    await idTokenOf();
    const stored = JSON.stringify(
      await service.database
        .reading((tx) => tx)
        .run((tx) => tx.query('SELECT private_key, public_jwk FROM oauth_signing_keys', [])),
    );
    expect(stored).toMatch(/"private_key":"v3\.[a-z0-9-]+\./);
    expect(stored).not.toContain('PRIVATE KEY');
    const published = (await (await fetch(`${service.url}/api/oauth/jwks`)).json()) as { keys: object[] };
    for (const key of published.keys) {
      expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    }
  });

  test('a token of an earlier key is still checked after the next one signs', async () => {
    const token = await idTokenOf();
    service.pass(89.5 * DAY);
    await fetch(`${service.url}/api/oauth/jwks`);
    service.pass(DAY + 3_600_000);
    const next = await idTokenOf();
    expect(jose.decodeProtectedHeader(next).kid).not.toBe(jose.decodeProtectedHeader(token).kid);
    await verified(token);
    await verified(next);
    const [head, body, signature] = next.split('.');
    const forged = Buffer.from(JSON.stringify({ ...jose.decodeJwt(next), sub: '999' })).toString('base64url');
    await expect(verified(`${head}.${forged}.${signature}`)).rejects.toThrow(/signature/);
    expect(body).not.toBe(forged);
  });

  test('a code is refused before anything is signed', async () => {
    const refused = await postForm(`${service.url}/api/oauth/token`, { grant_type: 'authorization_code', code: 'x' });
    expect(refused.body).not.toHaveProperty('id_token');
  });

  test('several processes sign with one key, and a key follows another without a gap', async () => {
    let ahead = 0;
    const clock = { now: () => Date.now() + ahead };
    const processes = Array.from({ length: 3 }, () =>
      accountsUseCases({
        unitOfWork: service.database.unitOfWork(bindAccounts),
        batchedWrites: service.database.gathering,
        aheadWrites: service.database.writeAhead(bindAccounts),
        reading: service.database.reading(bindAccounts),
        clock,
        secrets: nodeSecrets,
        passwords: argon2Passwords(),
        signer: nodeTokenSigner,
        codes: nodeOneTimeCodes,
        providers: fakeIdentityProviders(),
        passkeys: nodePasskeys,
        sign: (text) => text,
        wakeMail: () => undefined,
        wait: () => Promise.resolve(),
      }),
    );
    const kids = async () =>
      [
        ...new Set(
          (await Promise.all(processes.map((one) => one.publishedKeys()))).map((keys) => JSON.stringify(keys)),
        ),
      ].map((keys) => (JSON.parse(keys) as { kid: string }[]).map(({ kid }) => kid));
    await service.database.unitOfWork((tx) => tx).run((tx) => tx.execute('DELETE FROM oauth_signing_keys', []));
    const [first, ...others] = await kids();
    expect(others).toEqual([]);
    expect(first).toHaveLength(1);

    const issued = (customerId: number) => ({
      accessToken: 'a',
      accessExpiresAt: 0,
      refreshToken: 'r',
      refreshExpiresAt: 0,
      scopes: ['openid' as const],
      identity: { clientId: 'c', customerId, authenticatedAt: null, nonce: null },
    });
    const signers = async () =>
      new Set(
        await Promise.all(
          processes.map(
            async (one) => jose.decodeProtectedHeader((await one.signIdToken(issued(1), service.url)) ?? '').kid,
          ),
        ),
      );
    const oldKid = first?.[0];
    expect(await signers()).toEqual(new Set([oldKid]));
    ahead = 89.5 * DAY;
    // Announced before it signs.
    const announced = await kids();
    expect(announced).toHaveLength(1);
    expect(announced[0]).toHaveLength(2);
    expect(await signers()).toEqual(new Set([oldKid]));
    ahead = 90.6 * DAY;
    const newKid = announced[0]?.[1];
    expect(await signers()).toEqual(new Set([newKid]));
    expect(await kids()).toEqual([[oldKid, newKid]]);
    ahead = 91.6 * DAY;
    expect(await kids()).toEqual([[newKid]]);
    // A clock that was set back finds the key of that time, or the oldest that is left.
    ahead = -DAY;
    expect((await signers()).size).toBe(1);

    ahead = 100 * DAY;
    const replaced = await processes[0]?.replaceSigningKeys();
    ahead += 61_000;
    expect(await kids()).toEqual([[replaced]]);
    expect(await signers()).toEqual(new Set([replaced]));
  });
});
