import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nodeSecrets } from '@anz-payroll/credentials';
import express from 'express';
import * as oauth4webapi from 'oauth4webapi';
import passport from 'passport';
import { Strategy as PassportStrategy, type VerifyCallback } from 'passport-oauth2';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { AuthorizationCode } from 'simple-oauth2';
import {
  answerConsent,
  browser,
  must,
  postForm,
  startAccountService,
  type AccountService,
} from '../testing/account-service';

// A fresh database with all its tables takes a while on a busy machine.
jest.setTimeout(60_000);

/**
 * Three client libraries that know nothing of this project go through the whole flow against a running server:
 * authorization, exchange, a call with the token, refresh, revocation.
 */
describe.each(testEngines)('independent OAuth clients on $engine', (engine) => {
  let service: AccountService;
  beforeAll(async () => {
    service = await startAccountService(engine);
  });
  afterAll(() => service.close());

  const auditLogWith = async (accessToken: string) =>
    (await fetch(`${service.url}/api/audit-log`, { headers: { authorization: `Bearer ${accessToken}` } })).status;

  describe('oauth4webapi', () => {
    const insecure = { [oauth4webapi.allowInsecureRequests]: true } as const;

    test.each([
      { kind: 'confidential', method: 'post', pkce: true },
      { kind: 'confidential', method: 'basic', pkce: true },
      { kind: 'confidential', method: 'basic', pkce: false },
      { kind: 'public', method: 'none', pkce: true },
    ])('discovers, authorizes, refreshes and revokes as a $kind client ($method, PKCE $pkce)', async (variant) => {
      const issuer = new URL(service.url);
      const discovered = await oauth4webapi.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure });
      const server = await oauth4webapi.processDiscoveryResponse(issuer, discovered);
      const { confidential, publicClient, redirectUri } = service;
      const isPublic = variant.kind === 'public';
      const client: oauth4webapi.Client = {
        client_id: isPublic ? publicClient.clientId : confidential.client.clientId,
      };
      const authenticate = isPublic
        ? oauth4webapi.None()
        : variant.method === 'basic'
          ? oauth4webapi.ClientSecretBasic(confidential.secret)
          : oauth4webapi.ClientSecretPost(confidential.secret);

      const verifier = oauth4webapi.generateRandomCodeVerifier();
      const state = oauth4webapi.generateRandomState();
      const address = new URL(server.authorization_endpoint ?? '');
      address.search = new URLSearchParams({
        client_id: client.client_id,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid payroll.read',
        state,
        ...(variant.pkce
          ? {
              code_challenge: await oauth4webapi.calculatePKCECodeChallenge(verifier),
              code_challenge_method: 'S256',
            }
          : {}),
      }).toString();

      const back = await answerConsent(service, address.href);
      const answer = oauth4webapi.validateAuthResponse(server, client, back, state);
      const exchanged = await oauth4webapi.authorizationCodeGrantRequest(
        server,
        client,
        authenticate,
        answer,
        redirectUri,
        variant.pkce ? verifier : oauth4webapi.nopkce,
        insecure,
      );
      const tokens = await oauth4webapi.processAuthorizationCodeResponse(server, client, exchanged);
      expect(await auditLogWith(tokens.access_token)).toBe(200);

      const refreshed = await oauth4webapi.refreshTokenGrantRequest(
        server,
        client,
        authenticate,
        tokens.refresh_token ?? '',
        insecure,
      );
      const renewed = await oauth4webapi.processRefreshTokenResponse(server, client, refreshed);
      expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
      expect(await auditLogWith(renewed.access_token)).toBe(200);

      const asked = await oauth4webapi.introspectionRequest(
        server,
        client,
        authenticate,
        renewed.access_token,
        insecure,
      );
      const introspected = await oauth4webapi.processIntrospectionResponse(server, client, asked);
      expect(introspected).toMatchObject({ active: true, scope: 'openid payroll.read', client_id: client.client_id });

      const token = renewed.refresh_token ?? '';
      const revoked = await oauth4webapi.revocationRequest(server, client, authenticate, token, insecure);
      expect(await oauth4webapi.processRevocationResponse(revoked)).toBeUndefined();
      expect(await auditLogWith(renewed.access_token)).toBe(401);
      const dead = await oauth4webapi.refreshTokenGrantRequest(server, client, authenticate, token, insecure);
      await expect(oauth4webapi.processRefreshTokenResponse(server, client, dead)).rejects.toMatchObject({
        error: 'invalid_grant',
      });
    });

    test('refuses an answer whose state was replayed from another request, or whose issuer is another', async () => {
      const server = { issuer: service.url, authorization_response_iss_parameter_supported: true };
      const { client } = service.confidential;
      const asked = { client_id: client.clientId, redirect_uri: service.redirectUri, state: 'first', scope: 'openid' };
      const back = await answerConsent(
        service,
        `${service.url}/api/oauth/authorize?${new URLSearchParams(asked).toString()}`,
      );
      const known = { client_id: client.clientId };
      expect(oauth4webapi.validateAuthResponse(server, known, back, 'first').get('code')).not.toBeNull();
      expect(() => oauth4webapi.validateAuthResponse(server, known, back, 'second')).toThrow(/state/);
      const mixedUp = { ...server, issuer: 'https://other.example' };
      expect(() => oauth4webapi.validateAuthResponse(mixedUp, known, back, 'first')).toThrow(/iss/);
    });
  });

  describe('simple-oauth2', () => {
    test.each([
      { method: 'header', pkce: false },
      { method: 'body', pkce: true },
    ] as const)(
      'authorizes, refreshes and revokes with credentials in the $method, PKCE $pkce',
      async ({ method, pkce }) => {
        const verifier = nodeSecrets.random();
        const proof = { code_challenge: nodeSecrets.digest(verifier), code_challenge_method: 'S256' };
        const { confidential, redirectUri } = service;
        const client = new AuthorizationCode({
          client: { id: confidential.client.clientId, secret: confidential.secret },
          auth: {
            tokenHost: service.url,
            tokenPath: '/api/oauth/token',
            authorizePath: '/api/oauth/authorize',
            revokePath: '/api/oauth/revoke',
          },
          options: { authorizationMethod: method },
        });
        const address = client.authorizeURL({
          redirect_uri: redirectUri,
          scope: ['payroll.read'],
          state: 's',
          ...(pkce ? proof : {}),
        });
        const code = (await answerConsent(service, address)).searchParams.get('code') ?? '';
        const tokens = await client.getToken({
          code,
          redirect_uri: redirectUri,
          ...(pkce ? { code_verifier: verifier } : {}),
        });
        expect(tokens.expired()).toBe(false);
        expect(await auditLogWith(String(tokens.token['access_token']))).toBe(200);
        const renewed = await tokens.refresh();
        expect(await auditLogWith(String(renewed.token['access_token']))).toBe(200);
        await renewed.revokeAll();
        expect(await auditLogWith(String(renewed.token['access_token']))).toBe(401);
      },
    );
  });

  describe('passport-oauth2', () => {
    let partner: Server;
    let partnerUrl: string;
    const seen: { accessToken: string; refreshToken: string }[] = [];
    const strategies = new Map<string, PassportStrategy>();
    let credentials: { client_id: string; client_secret: string };

    beforeAll(async () => {
      const app = express();
      const session = {};
      app.use((req, _res, next) => {
        Object.assign(req, { session });
        next();
      });
      partner = createServer(app);
      await new Promise<void>((resolve) => partner.listen(0, '127.0.0.1', resolve));
      partnerUrl = `http://127.0.0.1:${(partner.address() as AddressInfo).port}`;
      const callbackURL = `${partnerUrl}/callback`;
      const made = must(
        await service.accounts.createClient(
          { customerId: service.partner.id, name: 'Passport', redirectUris: [callbackURL] },
          { customerId: service.partner.id, userId: null, clientId: null, requestId: 'test' },
        ),
      );
      credentials = { client_id: made.client.clientId, client_secret: made.secret ?? '' };
      for (const pkce of [true, false]) {
        const strategy = new PassportStrategy(
          {
            authorizationURL: `${service.url}/api/oauth/authorize`,
            tokenURL: `${service.url}/api/oauth/token`,
            clientID: made.client.clientId,
            clientSecret: made.secret ?? '',
            callbackURL,
            scope: ['openid', 'payroll.write'],
            pkce,
            state: true,
          },
          (accessToken: string, refreshToken: string, _: unknown, done: VerifyCallback) => {
            seen.push({ accessToken, refreshToken });
            done(null, { name: 'connected' });
          },
        );
        passport.use(pkce ? 'with-pkce' : 'without-pkce', strategy);
        strategies.set(pkce ? 'with-pkce' : 'without-pkce', strategy);
      }
      app.get('/connect/:name', (req, res, next) => {
        current = req.params.name;
        (passport.authenticate(req.params.name, { session: false }) as express.RequestHandler)(req, res, next);
      });
      app.get('/callback', (req, res, next) => {
        (passport.authenticate(current, { session: false }) as express.RequestHandler)(req, res, next);
      });
      app.use('/callback', (_req, res) => void res.send('connected'));
    });
    afterAll(() => new Promise((resolve) => partner.close(resolve)));

    let current = '';

    test.each(['with-pkce', 'without-pkce'])('connects %s, refreshes and is revoked', async (name) => {
      const started = await fetch(`${partnerUrl}/connect/${name}`, { redirect: 'manual' });
      const address = started.headers.get('location') ?? '';
      expect(new URL(address).searchParams.has('code_challenge')).toBe(name === 'with-pkce');
      const back = await answerConsent(service, address, 'allow', browser(service.url));
      const connected = await fetch(back, { redirect: 'manual' });
      expect([connected.status, await connected.text()]).toEqual([200, 'connected']);
      expect(seen).toHaveLength(name === 'with-pkce' ? 1 : 2);
      expect(await auditLogWith(seen.at(-1)?.accessToken ?? '')).toBe(200);

      const renewed = await refreshAsPassport(strategies.get(name), seen.at(-1)?.refreshToken ?? '');
      expect(await auditLogWith(renewed.accessToken)).toBe(200);
      const revoked = await postForm(`${service.url}/api/oauth/revoke`, {
        ...credentials,
        token: renewed.refreshToken,
      });
      expect(revoked.status).toBe(200);
      expect(await auditLogWith(renewed.accessToken)).toBe(401);
    });
  });
});

/** passport leaves refreshing to the client inside its strategy, as its companion packages do. */
function refreshAsPassport(strategy: PassportStrategy | undefined, refreshToken: string) {
  const { _oauth2: client } = strategy as unknown as { _oauth2: PassportClient };
  return new Promise<{ accessToken: string; refreshToken: string }>((resolve, reject) => {
    client.getOAuthAccessToken(refreshToken, { grant_type: 'refresh_token' }, (error, accessToken, next) => {
      if (error) reject(new Error(JSON.stringify(error)));
      else resolve({ accessToken, refreshToken: next });
    });
  });
}

interface PassportClient {
  getOAuthAccessToken(
    token: string,
    parameters: object,
    done: (error: unknown, accessToken: string, refreshToken: string) => void,
  ): void;
}
