import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCredentials, writeCredentials, type Credentials } from './credentials';
import { run } from './run';

/** A service that takes each refresh token once and ends the connection at a second use, as RFC 9700 asks; the events of an access token are none. */
let server: Server;
let baseUrl: string;
let home: string;
let valid = '';
let renewals = 0;
let isEnded = false;
let isCutShort = false;

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(body));
    };
    const { pathname } = new URL(request.url ?? '/', baseUrl);
    if (pathname === '/api/events' && isCutShort) {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"events":');
      return void setTimeout(() => request.socket.destroy(), 50);
    }
    if (pathname === '/api/events') {
      const isCurrent = request.headers.authorization === `Bearer access-${renewals}` && !isEnded;
      return isCurrent ? answer(200, { events: [], next: 7 }) : answer(401, { error: 'invalid_token' });
    }
    if (request.method === 'GET') return answer(200, { issuer: `${baseUrl}/`, token_endpoint: `${baseUrl}/token` });
    const body: Buffer[] = [];
    request.on('data', (part: Buffer) => body.push(part));
    request.on('end', () => {
      const token = new URLSearchParams(Buffer.concat(body).toString()).get('refresh_token');
      if (token !== valid || isEnded) {
        isEnded = true;
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

let file: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'payroll-home-'));
  file = join(home, 'credentials.json');
  [valid, renewals, isEnded] = ['refresh-0', 0, false];
  writeCredentials(file, ended(0));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const ended = (number: number): Credentials => ({
  application: { baseUrl, clientId: 'app' },
  tokens: { accessToken: `access-${number}`, refreshToken: `refresh-${number}`, expiresAt: 0 },
});

async function payroll(args: readonly string[], environment: NodeJS.ProcessEnv = { PAYROLL_HOME: home }) {
  const complaints: string[] = [];
  const opened: string[] = [];
  const code = await run(args, {
    environment,
    print: () => undefined,
    complain: (line) => complaints.push(line),
    openBrowser: (url) => void opened.push(url),
    signal: new AbortController().signal,
  });
  return { code, err: complaints.join('\n'), opened };
}

test('commands that run at the same time renew the login once', async () => {
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => payroll(['events'])));
  expect(outcomes.map(({ code, err }) => ({ code, err }))).toEqual(Array(5).fill({ code: 0, err: '' }));
  expect(renewals).toBe(1);
  expect(readCredentials(file)?.tokens.refreshToken).toBe('refresh-1');
  expect(existsSync(`${file}.lock`)).toBe(false);
});

test('a command whose tokens another one has renewed takes those', async () => {
  const following = new AbortController();
  const complaints: string[] = [];
  const running = run(['events', '--follow'], {
    environment: { PAYROLL_HOME: home },
    print: () => undefined,
    complain: (line) => complaints.push(line),
    signal: following.signal,
  });
  // Its token is in hand; meanwhile another command renews the login, and the first one's token ends.
  await new Promise((resolve) => setTimeout(resolve, 500));
  writeCredentials(file, { ...ended(1) });
  expect(await payroll(['events'])).toMatchObject({ code: 0 });
  expect(renewals).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  following.abort();
  expect({ code: await running, complaints, renewals }).toEqual({ code: 0, complaints: [], renewals: 2 });
});

test('an answer that is cut short is one line', async () => {
  isCutShort = true;
  const wait = setTimeout;
  const hurry = jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((call: () => void, milliseconds = 0) => wait(call, Math.min(milliseconds, 50)));
  const cut = await payroll(['events']);
  hurry.mockRestore();
  isCutShort = false;
  expect(cut).toMatchObject({ code: 1, err: expect.stringMatching(/^The answer was cut short: /) });
});

test('what a killed command left behind does not keep others from renewing', async () => {
  const dead = await new Promise<number>((resolve) => {
    const child = execFile(process.execPath, ['-e', ''], () => resolve(child.pid ?? 0));
  });
  writeFileSync(`${file}.lock`, String(dead));
  expect(await payroll(['events'])).toMatchObject({ code: 0 });
});

test('a folder that takes no file is told, and before the browser is opened', async () => {
  writeFileSync(join(home, 'file'), readFileSync(file));
  const below = { PAYROLL_HOME: join(home, 'file', 'below') };
  expect(await payroll(['events'], below)).toMatchObject({ code: 2, err: expect.stringContaining('cannot be read') });
  const login = ['login', '--url', baseUrl, '--client-id', 'app'];
  expect(await payroll(login, below)).toMatchObject({
    ...{ code: 2, opened: [] },
    err: expect.stringContaining('cannot be written'),
  });
});

test.each(['', '{', '{"tokens":{}}', 'null'])('credentials that hold no login are one line: %s', async (text) => {
  writeFileSync(file, text);
  const line = `${file} does not hold a login; run payroll login`;
  expect(await payroll(['events'])).toMatchObject({ code: 2, err: line });
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux(
  'where no folder can be made a login ends before the browser is opened, and says so',
  async () => {
    const main = join(__dirname, 'main.ts');
    const runner = require.resolve('../../../platform/tooling/run-typescript.cjs');
    const args = ['-r', runner, main, 'login', '--url', baseUrl, '--client-id', 'app'];
    const said = await new Promise((resolve) =>
      execFile(
        process.execPath,
        args,
        { timeout: 20_000, env: { ...process.env, PAYROLL_HOME: '/proc/nothing/payroll' } },
        (error, _output, complaint) => resolve(`${String(error?.code)} ${complaint.trim()}`),
      ),
    );
    expect(said).toMatch(/^2 \/proc\/nothing\/payroll\/credentials\.json cannot be written: ENOENT/);
  },
  30_000,
);
