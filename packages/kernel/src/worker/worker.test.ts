import { startPeriodic, startWorker } from '.';

const hour = 3_600_000;
const start = Date.UTC(2026, 10, 15, 1, 2, 3);

describe('periodic work', () => {
  const ran: number[] = [];
  let stop: () => void = () => undefined;
  const every = (expression: string) => {
    ({ stop } = startPeriodic({ name: 'test', every: expression, run: () => void ran.push(Date.now()) }));
  };
  beforeEach(() => {
    ran.length = 0;
    jest.useFakeTimers({ now: start, doNotFake: ['hrtime'] });
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  test('runs at the times of its expression, until it is stopped', async () => {
    every('*/2 * * * * *');
    await jest.advanceTimersByTimeAsync(5_500);
    expect(ran.map((at) => at - start)).toEqual([1_000, 3_000, 5_000]);
    stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(ran).toHaveLength(3);
  });

  test('times are of UTC: 14:00 comes where the machine says so or not', async () => {
    every('0 0 14 * * *');
    await jest.advanceTimersByTimeAsync(24 * hour);
    expect(ran.map((at) => new Date(at).toISOString())).toEqual(['2026-11-15T14:00:00.000Z']);
  });

  test.each([12, 72, 31 * 24])(
    'after %d hours of sleep it runs once, at once, and then by its times',
    async (hours) => {
      every('*/2 * * * * *');
      await jest.advanceTimersByTimeAsync(1_500);
      expect(ran).toHaveLength(1);
      jest.setSystemTime(Date.now() + hours * hour);
      const before = process.hrtime.bigint();
      await jest.advanceTimersByTimeAsync(1_500);
      expect(Number(process.hrtime.bigint() - before) / 1e6).toBeLessThan(250);
      expect(ran).toHaveLength(2);
      await jest.advanceTimersByTimeAsync(4_000);
      expect(ran).toHaveLength(4);
    },
  );

  test('hourly work that was missed begins within half a minute of waking', async () => {
    every('0 0 * * * *');
    await jest.advanceTimersByTimeAsync(60_000);
    jest.setSystemTime(Date.now() + 12 * hour);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(ran).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(hour);
    expect(ran).toHaveLength(2);
  });

  test('when the clock is set back by an hour, it goes on by the new time', async () => {
    every('*/2 * * * * *');
    await jest.advanceTimersByTimeAsync(1_500);
    jest.setSystemTime(Date.now() - hour);
    await jest.advanceTimersByTimeAsync(6_000);
    expect(ran.length).toBeGreaterThanOrEqual(3);
    expect(ran.length).toBeLessThanOrEqual(4);
  });
});

describe('a worker', () => {
  const never = '0 0 0 1 1 *';
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  test('does a pass at the start and when it is woken, never two at once', async () => {
    let passes = 0;
    let underWay = 0;
    let release: () => void = () => undefined;
    const pass = async () => {
      passes += 1;
      underWay += 1;
      expect(underWay).toBe(1);
      await new Promise<void>((resolve) => (release = resolve));
      underWay -= 1;
    };
    const worker = startWorker({ name: 'test', every: never, pass, onTrouble: fail });
    expect(passes).toBe(1);
    worker.wake();
    worker.wake();
    worker.wake();
    release();
    await turn();
    expect(passes).toBe(2);
    release();
    await turn();
    expect(passes).toBe(2);
    await worker.stop();
  });

  test('goes on after trouble', async () => {
    const troubles: unknown[] = [];
    const trouble = new Error('the database is away');
    const outcomes = [() => Promise.reject(trouble), () => Promise.resolve()];
    let passes = 0;
    const worker = startWorker({
      name: 'test',
      every: never,
      pass: () => outcomes[passes++]!(),
      onTrouble: (error) => troubles.push(error),
    });
    await turn();
    worker.wake();
    await worker.stop();
    expect(troubles).toEqual([trouble]);
    expect(passes).toBe(2);
  });

  test('stops only when the pass under way has ended, and begins none afterwards', async () => {
    const events: string[] = [];
    let release: () => void = () => undefined;
    const pass = () =>
      new Promise<void>((resolve) => (release = resolve)).then(() => void events.push('the pass has ended'));
    const worker = startWorker({ name: 'test', every: never, pass, onTrouble: fail });
    const stopped = worker.stop().then(() => events.push('stopped'));
    worker.wake();
    await turn();
    expect(events).toEqual([]);
    release();
    await stopped;
    expect(events).toEqual(['the pass has ended', 'stopped']);
  });
});

function fail(error: unknown): never {
  throw error;
}
