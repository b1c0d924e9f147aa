import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get as httpGet } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createLogger } from '../logging';
import { CodeOf } from '../contract';
import { answer, everyone, route } from '../route';
import { fakeAuthenticator, fakeCompanyAccess, principalWith, probeRoutes, testSettings } from '../testing';
import { startServer, type RunningServer, type ServerDependencies } from './server';

jest.setTimeout(60_000);

class Slow {
  @CodeOf(['done']) says!: 'done';
}
const done: Slow = { says: 'done' };

const held = new Set<() => void>();
const release = () => {
  for (const letGo of held) letGo();
  held.clear();
};
const slowRoute = route({
  method: 'GET',
  path: '/api/slow',
  operation: 'wait',
  summary: 'Waits to be released',
  tag: 'Probe',
  auth: everyone,
  rate: 'unlimited',
  responses: { 200: answer(Slow, 'Done') },
  async handle() {
    await new Promise<void>((resolve) => held.add(resolve));
    return { status: 200, body: done };
  },
});

let server: RunningServer;
async function start(
  environment: Record<string, string> = {},
  changes: Partial<ServerDependencies> = {},
): Promise<string> {
  server = await startServer({
    settings: testSettings(environment),
    log: createLogger('silent'),
    clock: { now: () => Date.now() },
    routes: [...probeRoutes('default'), slowRoute],
    authenticator: fakeAuthenticator({ owner: principalWith() }),
    companyAccess: fakeCompanyAccess({ 1: 1 }),
    readiness: [],
    ...changes,
  });
  return server.address;
}
afterEach(async () => {
  release();
  await server.stop();
});

const read = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, headers: response.headers, body: await response.json() };
};

describe('health and readiness', () => {
  test('a live process says so, also beyond any limit', async () => {
    const url = await start({ BURST_REQUESTS: '1' });
    for (let i = 0; i < 5; i++) {
      const { status, headers, body } = await read(`${url}/health`);
      expect({ status, body }).toEqual({ status: 200, body: { status: 'ok' } });
      expect(headers.get('ratelimit-policy')).toBe('"burst";q=1;w=5');
    }
  });

  test('it is ready when every probe answers, and says which do not', async () => {
    let works = false;
    let asked = 0;
    const check = () => {
      asked++;
      return works ? Promise.resolve() : Promise.reject(new Error('secret address'));
    };
    let now = 0;
    const url = await start({}, { readiness: [{ name: 'database', check }], clock: { now: () => now } });
    expect(await read(`${url}/ready`)).toMatchObject({ status: 503, body: { error: 'Not ready: database' } });
    works = true;
    now = 999;
    expect((await read(`${url}/ready`)).status).toBe(503);
    now = 1000;
    expect(await read(`${url}/ready`)).toMatchObject({ status: 200, body: { status: 'ready' } });
    expect(asked).toBe(2);
  });
});

describe('metrics', () => {
  test('are on their own port and nowhere else', async () => {
    const url = await start({ METRICS_PORT: '0' });
    await read(`${url}/health`);
    const text = await (await fetch(`${server.metricsAddress}/metrics`)).text();
    expect(text).toContain('http_requests_total{method="GET",route="/health",status="200"} 1');
    expect(text).toContain('http_request_duration_seconds_bucket');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect((await read(`${url}/metrics`)).status).toBe(404);
    expect((await fetch(`${server.metricsAddress}/other`)).status).toBe(404);
  });
});

describe('overload', () => {
  test('past the number in flight new requests are refused at once, health is not', async () => {
    const url = await start({ MAX_REQUESTS_IN_FLIGHT: '2' });
    const waiting = [1, 2].map(() => read(`${url}/api/slow`));
    await until(() => Promise.resolve(held.size === 2));
    const refused = await read(`${url}/api/public-ping`);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect((await read(`${url}/health`)).status).toBe(200);
    release();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('a stop', () => {
  test('finishes what is in flight, takes nothing new, and keeps no connection', async () => {
    const url = await start();
    const inFlight = fetch(`${url}/api/slow`);
    await until(() => Promise.resolve(held.size === 1));
    const stopping = server.stop();
    await until(() => refused(url));
    release();
    const answered = await inFlight;
    expect(answered.status).toBe(200);
    expect(await answered.json()).toEqual({ says: 'done' });
    await stopping;
  });

  test('does not wait past its deadline', async () => {
    const url = await start({ SHUTDOWN_SECONDS: '0' });
    const cut = fetch(`${url}/api/slow`).then(
      () => 'answered',
      () => 'cut',
    );
    await until(() => Promise.resolve(held.size === 1));
    await server.stop();
    expect(await cut).toBe('cut');
  });

  test('by SIGTERM ends the process with 0', async () => {
    const child = spawn(
      process.execPath,
      [
        '-r',
        join(__dirname, '../../../tooling/run-typescript.cjs'),
        join(__dirname, '../testing/probe-server-main.ts'),
      ],
      { env: { PATH: process.env['PATH'] }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    expect((await read(`${line.toString().trim()}/health`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await start();
  });
});

describe('a start that cannot be', () => {
  test('a taken port is one line that says what to do', async () => {
    const url = await start();
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    await expect(
      startServer({
        settings: testSettings({ PORT: String(port) }),
        log: createLogger('silent'),
        clock: { now: () => 0 },
        routes: [],
        authenticator: fakeAuthenticator({}),
        companyAccess: fakeCompanyAccess({}),
        readiness: [],
      }),
    ).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken; stop the program that uses it or set PORT`);
    other.close();
    expect((await read(`${url}/health`)).status).toBe(200);
  });
});

/** Whether a new connection is refused. */
function refused(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    httpGet(`${url}/health`, { agent: false }, (response) => {
      response.resume();
      resolve(false);
    }).on('error', () => resolve(true));
  });
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('It never came true');
}
