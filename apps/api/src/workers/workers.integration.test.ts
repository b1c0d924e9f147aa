import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openTestDatabase, testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { workerCount } from './worker-count';

jest.setTimeout(180_000);

test.each([
  ['sqlite:data/payroll.db', 'auto', 1],
  ['sqlite:data/payroll.db', 4, 1],
  ['mysql://localhost/payroll', 3, 3],
] as const)('%s with WORKERS=%s has %i', (databaseUrl, workers, count) => {
  expect(workerCount({ databaseUrl, workers })).toBe(count);
});

describe.each(testEngines)('WORKERS=2 on $engine', (engine) => {
  const isOne = engine.engine === 'sqlite';
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let primary: ChildProcess;
  let address: string;
  let metrics: string;
  let token: string;

  const workers = (): readonly number[] => {
    try {
      const listed = execFileSync('pgrep', ['-P', String(primary.pid)], { encoding: 'utf8' });
      return listed.trim().split('\n').map(Number);
    } catch {
      return [];
    }
  };
  const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
    for (let tries = 0; tries < 600; tries += 1) {
      if (await holds()) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('It never came true');
  };
  const get = (path: string) =>
    fetch(`${address}${path}`, { headers: { Authorization: `Bearer ${token}`, Connection: 'close' } });
  const counted = async (name: string): Promise<number> => {
    const text = await (await fetch(`${metrics}/metrics`)).text();
    const lines = text.split('\n').filter((line) => line.startsWith(name));
    return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
  };

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const loader = join(__dirname, '../../../../packages/platform/tooling/run-typescript.cjs');
    const environment = {
      ...{ DATABASE_URL: database.url, WORKERS: '2', PORT: '0', METRICS_PORT: '0', LOG_LEVEL: 'silent' },
      // Sixty at once are no overload here.
      ...{ MAX_EVENT_LOOP_DELAY_MS: '60000', MAX_REQUESTS_IN_FLIGHT: '5000' },
      ...{ DEMO_SEED: 'on', DEMO_HISTORY: 'off', RATE_DEFAULT_PER_MINUTE: '20', BURST_REQUESTS: '100000' },
    };
    primary = spawn(process.execPath, ['-r', loader, join(__dirname, '../main.ts')], {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    primary.stdout!.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
    await until(() => said.includes('Try it'));
    [, address = '', metrics = '', token = ''] =
      /Payroll API +(\S+)[^]*Metrics +(\S+)\/metrics[^]*Bearer ([\w-]+)/.exec(said) ?? [];
  });
  afterAll(async () => {
    if (primary.exitCode === null) primary.kill('SIGKILL');
    await database.remove();
  });

  test('serves from as many processes as the database allows', () => {
    expect(workers()).toHaveLength(isOne ? 0 : 2);
  });

  test('the workers share the limits and their metrics', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => get('/api/company')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
    await until(async () => (await counted('http_requests_total{method="GET",route="/api/company"')) === 60);
  });

  test('a worker that dies is replaced while the other serves', async () => {
    if (isOne) return;
    const [victim] = workers();
    const company = 'http_requests_total{method="GET",route="/api/company"';
    expect(await counted(company)).toBe(60);
    process.kill(victim!, 'SIGKILL');
    await until(() => !workers().includes(victim!));
    for (let n = 0; n < 20; n += 1) expect((await get('/health')).status).toBe(200);
    // While the new one starts, too, the metrics answer, and nothing that was counted is counted no more.
    const started = Date.now();
    do {
      const { status } = await fetch(`${metrics}/metrics`);
      expect([status, await counted(company)]).toEqual([200, 60]);
      await new Promise((resolve) => setTimeout(resolve, 200));
    } while (Date.now() < started + 5_000);
    await until(() => workers().length === 2);
  });

  test('a stop ends all of them', async () => {
    const before = workers();
    primary.kill('SIGTERM');
    expect(await once(primary, 'exit')).toEqual([0, null]);
    for (const pid of before) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});
