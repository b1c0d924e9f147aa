import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readSettings } from '@anz-payroll/configuration';
import { startServer } from '@anz-payroll/http-kit/server';
import type * as worker from '@anz-payroll/kernel/worker';
import { compose } from './compose';

jest.setTimeout(60_000);

/** Passes of each worker since the last jump. */
const mockPasses = new Map<string, number>();

jest.mock('@anz-payroll/kernel/worker', () => {
  const actual = jest.requireActual<typeof worker>('@anz-payroll/kernel/worker');
  const startWorker: typeof actual.startWorker = (options) =>
    actual.startWorker({
      ...options,
      pass: () => {
        mockPasses.set(options.name, (mockPasses.get(options.name) ?? 0) + 1);
        return options.pass();
      },
    });
  return { ...actual, startWorker };
});

const hour = 3_600_000;
/** How often each worker looks by itself. */
const periods = [
  ['outbox-sweep', 2_000],
  ['lodgement', 10_000],
  ['mail', 30_000],
  ['tidy-accounts', hour],
  ['tidy-checkout', hour],
] as const;
const folder = mkdtempSync(join(tmpdir(), 'payroll-clock-'));
const quiet = { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined };
const timersOfNode = ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const;
const timers = ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const;

// Other suites share the processors; a service that catches up works for long in each try.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

// A computer that slept and a virtual machine that was paused: timers go on where they were, and the date has moved.
describe('a clock that jumps while the service answers', () => {
  let address = '';
  let stop: () => Promise<void> = () => Promise.resolve();

  beforeAll(async () => {
    const read = readSettings({
      DATABASE_URL: `sqlite:${join(folder, 'payroll.db')}`,
      PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      DEMO_SEED: 'off',
      MAIL_FOLDER: join(folder, 'mail'),
    });
    if (!read.ok) throw new Error(read.problems.join('\n'));
    const composed = await compose(read.settings, quiet);
    if (!composed.ok) throw new Error(composed.problem);
    const server = await startServer(composed.dependencies);
    address = server.address;
    stop = () => server.stop().then(composed.close);
    jest.useFakeTimers({ now: Date.now(), doNotFake: [...timersOfNode, ...timers], advanceTimers: true });
  });
  afterAll(async () => {
    jest.useRealTimers();
    await stop();
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['12 hours on', 12 * hour],
    ['72 hours on', 72 * hour],
    ['31 days on', 31 * 24 * hour],
    ['an hour back', -hour],
  ])('%s: every answer within 250 ms, and periodic work goes on without catching up', async (_, jump) => {
    const slowest = async (until: number): Promise<number> => {
      let slowestMs = 0;
      while (performance.now() < until) {
        const [asked, used] = [performance.now(), process.cpuUsage()];
        const { status } = await fetch(`${address}/ready`);
        expect(status).toBe(200);
        // A service that catches up works all the while; one that waits for a processor of a busy machine does not.
        const { user, system } = process.cpuUsage(used);
        slowestMs = Math.max(slowestMs, Math.min(performance.now() - asked, (user + system) / 1000));
      }
      return slowestMs;
    };
    await wait(2_100);
    mockPasses.clear();
    const jumpedTo = Date.now() + jump;
    jest.setSystemTime(jumpedTo);
    const until = performance.now() + 4_500;
    const answers = await Promise.all([slowest(until), slowest(until), slowest(until)]);
    expect(Math.max(...answers)).toBeLessThan(250);
    // Once because it was late, and then at its own times since.
    expect(mockPasses.get('outbox-sweep')).toBeGreaterThanOrEqual(1);
    for (const [name, everyMs] of periods) {
      const times = Math.floor(Date.now() / everyMs) - Math.floor(jumpedTo / everyMs);
      expect(mockPasses.get(name) ?? 0).toBeLessThanOrEqual(times + 1);
    }
  });
});
