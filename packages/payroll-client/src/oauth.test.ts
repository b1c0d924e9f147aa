import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refreshingTokens, type Tokens } from '.';

/** An authorization server that takes each refresh token once and ends the connection at a second use, as RFC 9700 asks. */
let server: Server;
let baseUrl: string;
let valid = 'refresh-0';
let renewals = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(body));
    };
    if (request.method === 'GET') return answer(200, { issuer: `${baseUrl}/`, token_endpoint: `${baseUrl}/token` });
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
