import { once } from 'node:events';
import { request } from 'node:http';
import { CodeOf } from '../contract';
import { fairQueue, memoryLimiter, neverOverloaded, perMinuteByDefault, quotas, type OverloadGuard } from '../limits';
import { answer, bearer, everyone, route, type Route } from '../route';
import { fakeAuthenticator, principalWith } from '../testing/fake-security';
import { runningApi, type RunningApi } from '../testing/running-api';

class Done {
  @CodeOf(['done']) says!: 'done';
}
const done: Done = { says: 'done' };

const MOST = 6;

describe('requests to a process without an idle moment', () => {
  let api: RunningApi;
  let isBusy = true;
  /** Two are worked on at a time, and six may be in flight. */
  const overload: OverloadGuard = {
    ...neverOverloaded,
    isOverloaded: (count) => count > MOST,
    mostInFlight: MOST,
    atWorkAtMost: () => (isBusy ? 2 : Infinity),
  };
  const limiter = memoryLimiter(() => Date.now());
  let open: { readonly who: string; finish(): void }[] = [];
  const order: string[] = [];
  const common = { tag: 'Probe', summary: 'Answers', responses: { 200: answer(Done, 'Done') } } as const;
  const at = { ...common, rate: 'default', may: 'signed-in', auth: bearer(['payroll.read']) } as const;
  const whenTold: Route['handle'] = ({ context }) => {
    const who = (context.principal as { clientId: string }).clientId;
    order.push(who);
    return new Promise((resolve) => {
      open.push({ who, finish: () => resolve({ status: 200, body: done }) });
    });
  };
  const handle = () => Promise.resolve({ status: 200 as const, body: done });
  const routes: readonly Route[] = [
    { ...route({ ...at, method: 'GET', path: '/api/wait', operation: 'wait', handle }), handle: whenTold },
    route({ ...at, method: 'POST', path: '/api/run', operation: 'run', weight: 'heavy', handle }),
    route({
      ...{ ...common, method: 'GET', path: '/api/open', operation: 'open' },
      ...{ auth: everyone, rate: 'unlimited', guard: 'none', handle },
    }),
  ];
  const clients = ['flood', 'other', 'third'];

  beforeAll(async () => {
    const tokens = Object.fromEntries(clients.map((clientId) => [clientId, principalWith({ clientId })]));
    const perMinute = { ...perMinuteByDefault, default: 10_000 };
    api = await runningApi(routes, {
      authenticator: fakeAuthenticator(tokens),
      overload,
      heavyRequests: fairQueue({ most: 1, mostPerKey: 1, waitingPerKey: 1, waitMs: 1000 }),
      limits: { limiter, quotas: quotas({ requests: 10_000, seconds: 5 }, perMinute) },
    });
    // Whose token it is is known from the first request that was let in.
    isBusy = false;
    for (const who of clients) {
      const known = ask(who);
      await until(() => open.length === 1);
      open.pop()!.finish();
      await known;
    }
  });
  afterAll(async () => {
    await api.close();
    await limiter.close();
  });
  beforeEach(() => {
    isBusy = true;
    open = [];
    order.length = 0;
  });

  const pause = () => new Promise((resolve) => setTimeout(resolve, 30));
  const until = async (holds: () => boolean): Promise<void> => {
    for (let tries = 0; tries < 200 && !holds(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(holds()).toBe(true);
  };
  const headersOf = (who: string) => ({ Authorization: `Bearer ${who}` });
  const ask = (who: string, path = '/api/wait', method = 'GET') =>
    fetch(api.url + path, { method, headers: headersOf(who) });
  const finishAll = async (answers: readonly Promise<Response>[]) => {
    let answered = 0;
    for (const one of answers) void one.then(() => answered++);
    while (answered < answers.length) {
      for (const one of open) one.finish();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return (await Promise.all(answers)).map(({ status }) => status);
  };

  test('as many as are worth it are at work, the others wait, and all are answered', async () => {
    const asked = Array.from({ length: 5 }, () => ask('flood'));
    await until(() => open.length === 2);
    await pause();
    expect(open.length).toBe(2);
    expect(await finishAll(asked)).toEqual([200, 200, 200, 200, 200]);
  });

  test('a client that sends many at a time waits behind its own', async () => {
    const asked = Array.from({ length: 5 }, () => ask('flood'));
    await until(() => open.length === 2);
    await pause();
    asked.push(ask('other'));
    await pause();
    open[0]!.finish();
    await until(() => open.length === 3);
    open[1]!.finish();
    await until(() => open.length === 4);
    expect(order).toEqual(['flood', 'flood', 'flood', 'other']);
    await finishAll(asked);
  });

  test('past all that may wait a client is refused at once, and another is let in up to its equal part', async () => {
    const asked = Array.from({ length: MOST }, () => ask('flood'));
    await until(() => open.length === 2);
    await pause();
    const refused = await ask('flood');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    // Four may wait beside the two at work, and are of one client; of two clients each may have two, of three one.
    asked.push(ask('other'), ask('other'));
    await pause();
    expect((await ask('other')).status).toBe(503);
    asked.push(ask('third'));
    await pause();
    expect((await ask('third')).status).toBe(503);
    expect(await finishAll(asked)).toEqual(asked.map(() => 200));
  });

  test('what is open under overload, and heavy requests, which wait elsewhere, pass by', async () => {
    const asked = Array.from({ length: 4 }, () => ask('flood'));
    await until(() => open.length === 2);
    expect((await ask('flood', '/api/open')).status).toBe(200);
    expect((await ask('flood', '/api/run', 'POST')).status).toBe(200);
    expect(await finishAll(asked)).toEqual([200, 200, 200, 200]);
  });

  test('whoever goes away while waiting is not worked for', async () => {
    const asked = [ask('flood'), ask('flood')];
    await until(() => open.length === 2);
    const gone = request(`${api.url}/api/wait`, { headers: headersOf('other') });
    gone.on('error', () => undefined).end();
    await once(gone, 'socket');
    await pause();
    gone.destroy();
    await pause();
    expect(await finishAll(asked)).toEqual([200, 200]);
    await pause();
    expect(order).toEqual(['flood', 'flood']);
  });

  test('a process that is no longer busy takes up all who wait, though nobody at work has ended', async () => {
    const asked = Array.from({ length: 5 }, () => ask('flood'));
    await until(() => open.length === 2);
    isBusy = false;
    await until(() => open.length === 5);
    expect(await finishAll(asked)).toEqual([200, 200, 200, 200, 200]);
  });

  test('waiting is part of the duration that is logged', async () => {
    const asked = [ask('flood'), ask('flood'), ask('other')];
    await until(() => open.length === 2);
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const one of open) one.finish();
    await until(() => open.length === 3);
    open[2]!.finish();
    await Promise.all(asked);
    const { duration_ms } = api.lines.findLast(({ client }) => client === 'client:other')!;
    expect(duration_ms).toBeGreaterThanOrEqual(299);
  });

  test('whoever waits for five seconds is refused in the usual form', async () => {
    const asked = [ask('flood'), ask('flood')];
    await until(() => open.length === 2);
    const late = await ask('other');
    expect(late.status).toBe(503);
    expect(late.headers.get('retry-after')).toBe('5');
    expect(await late.json()).toEqual({ error: expect.stringContaining('overloaded') as string });
    expect(await finishAll(asked)).toEqual([200, 200]);
  }, 20_000);
});
