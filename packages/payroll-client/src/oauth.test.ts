import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { machineTokens, refreshingTokens, type Tokens } from '.';

/** An authorization server that takes each refresh token once and ends the connection at a second use, as RFC 9700 asks. */
let server: Server;
let baseUrl: string;
let valid = 'refresh-0';
let renewals = 0;
/** What is answered to requests for tokens before anything else, and how many came. */
let refusals: { status: number; body: string; retryAfter: string }[] = [];
let requests = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(body));
    };
    if (request.method === 'GET') return answer(200, { issuer: `${baseUrl}/`, token_endpoint: `${baseUrl}/token` });
    requests += 1;
    const refusal = refusals.shift();
    if (refusal !== undefined) {
      const { status, body, retryAfter } = refusal;
      const type = body.startsWith('<') ? 'text/html' : 'application/json';
      response.writeHead(status, { 'content-type': type, 'retry-after': retryAfter }).end(body);
      return undefined;
    }
    const body: Buffer[] = [];
    request.on('data', (part: Buffer) => body.push(part));
    request.on('end', () => {
      const token = new URLSearchParams(Buffer.concat(body).toString()).get('refresh_token');
      if (token !== valid) {
        valid = 'none';
        return answer(400, { error: 'invalid_grant' });
      }
      renewals += 1;
      valid = `refresh-${renewals}`;
      const access_token = `access-${renewals}`;
      answer(200, { access_token, token_type: 'bearer', expires_in: 1800, refresh_token: valid });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test('tokens that could not be stored are stored by the next call, and their predecessor is not used twice', async () => {
  const stored: Tokens[] = [];
  let isFull = true;
  const store = (tokens: Tokens) => {
    if (isFull) throw new Error('no space left on device');
    stored.push(tokens);
  };
  const first = { accessToken: 'access-0', refreshToken: 'refresh-0', expiresAt: 0 };
  const tokens = refreshingTokens({ baseUrl, clientId: 'app' }, first, store);
  await expect(tokens.accessToken()).rejects.toThrow('no space left on device');
  await expect(tokens.accessToken()).rejects.toThrow('no space left on device');
  isFull = false;
  expect(await tokens.accessToken()).toBe('access-1');
  expect(stored.map(({ refreshToken }) => refreshToken)).toEqual(['refresh-1']);
  expect(renewals).toBe(1);
  expect(await tokens.renew()).toBe('access-2');
  expect(stored.map(({ refreshToken }) => refreshToken)).toEqual(['refresh-1', 'refresh-2']);
});

test.each([429, 503])('a token endpoint that answers %i is asked again after Retry-After', async (status) => {
  [valid, renewals, requests] = ['refresh', 0, 0];
  refusals = [{ status, body: '{"error":"Rate limit exceeded"}', retryAfter: '0' }];
  const tokens = refreshingTokens(
    { baseUrl, clientId: 'app' },
    { accessToken: 'access-0', refreshToken: 'refresh', expiresAt: 0 },
    () => undefined,
  );
  expect(await tokens.accessToken()).toBe('access-1');
  expect(requests).toBe(2);
});

test.each([
  [429, '{"error":"Rate limit exceeded"}', { kind: 'rate-limited', message: 'Rate limit exceeded' }],
  [400, '{"error":"invalid_grant","error_description":"It was used"}', { kind: 'bad-request', message: 'It was used' }],
  [401, '{"error":"invalid_client"}', { kind: 'not-authenticated', message: 'invalid_client' }],
  [502, '<h1>502 Bad Gateway</h1>', { kind: 'other', message: 'The service answered 502' }],
])('a refusal of the token endpoint is a problem as any other: %i %s', async (status, body, problem) => {
  requests = 0;
  refusals = [{ status, body, retryAfter: '3600' }];
  const tokens = machineTokens({ baseUrl, clientId: 'key', clientSecret: 'secret' });
  await expect(tokens.accessToken()).rejects.toMatchObject({ name: 'PayrollProblem', status, ...problem });
  expect(requests).toBe(1);
});
