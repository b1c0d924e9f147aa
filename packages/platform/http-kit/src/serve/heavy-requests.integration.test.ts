import { once } from 'node:events';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { CodeOf, Text, WholeNumber } from '../contract';
import { fairQueue } from '../limits';
import { answer, bearer, jsonList, route, type Route } from '../route';
import { fakeAuthenticator, fakeCompanyAccess, principalWith } from '../testing/fake-security';
import { runningApi, type RunningApi } from '../testing/running-api';

class Done {
  @CodeOf(['done']) says!: 'done';
}
class Item {
  @WholeNumber() id!: number;
  @Text() note!: string;
}

const done: Done = { says: 'done' };

describe('heavy requests of several customers', () => {
  let api: RunningApi;
  let open: { readonly who: string; finish(): void; fail(): void }[] = [];
  const order: string[] = [];
  const queue = fairQueue({ most: 2, mostPerKey: 1, waitingPerKey: 3, waitMs: 300 });

  /** A handler that ends when the test says so. */
  const whenTold: Route['handle'] = ({ context }) => {
    const who = `customer ${(context.principal as { customerId: number }).customerId}`;
    order.push(who);
    return new Promise((resolve, reject) => {
      open.push({ who, finish: () => resolve({ status: 200, body: done }), fail: () => reject(new Error('broken')) });
    });
  };
  const common = { tag: 'Probe', rate: 'unlimited', may: 'signed-in', summary: 'Answers' } as const;
  const responses = { 200: answer(Done, 'Done') };
  const routes: readonly Route[] = [
    {
      ...route({
        ...common,
        ...{ method: 'POST', path: '/api/run', operation: 'run', weight: 'heavy', auth: bearer(['payroll.read']) },
        responses,
        handle: () => Promise.resolve({ status: 200 as const, body: done }),
      }),
      handle: whenTold,
    },
    {
      ...route({
        ...common,
        ...{ method: 'PUT', path: '/api/batch', operation: 'batch', weight: 'heavy-if-long' },
        auth: bearer(['payroll.read']),
        request: { body: jsonList(Item, { maxItems: 10_000 }) },
        responses,
        handle: () => Promise.resolve({ status: 200 as const, body: done }),
      }),
    },
    route({
      ...common,
      ...{ method: 'GET', path: '/api/light', operation: 'light', auth: bearer(['payroll.read']) },
      responses,
      handle: () => Promise.resolve({ status: 200 as const, body: done }),
    }),
  ];

  beforeAll(async () => {
    const tokens = Object.fromEntries(
      [1, 2, 3].map((id) => [`token-${id}`, principalWith({ customerId: id, clientId: 'the same application' })]),
    );
    api = await runningApi(routes, {
      authenticator: fakeAuthenticator(tokens),
      companyAccess: fakeCompanyAccess({}),
      heavyRequests: queue,
    });
  });
  afterAll(() => api.close());
  beforeEach(() => {
    open = [];
    order.length = 0;
  });
  afterEach(async () => {
    for (const one of open) one.finish();
    await until(() => queue.counts().running + queue.counts().waiting === 0);
  });

  const until = async (holds: () => boolean): Promise<void> => {
    for (let tries = 0; tries < 200 && !holds(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(holds()).toBe(true);
  };
  const ask = (customer: number, method = 'POST', path = '/api/run', body?: string | Uint8Array, headers = {}) =>
    fetch(api.url + path, {
      method,
      headers: { Authorization: `Bearer token-${customer}`, 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
    });

  test('a flood of one customer waits for itself, and another goes through in turn', async () => {
    const flood = Array.from({ length: 3 }, () => ask(1));
    await until(() => open.length === 1 && queue.counts().waiting === 2);
    const other = ask(2);
    await until(() => open.length === 2);
    expect(order).toEqual(['customer 1', 'customer 2']);
    const third = ask(3);
    await until(() => queue.counts().waiting === 3);
    // The next place goes to the customer who has none, not to the one who asked first.
    open[1]!.finish();
    expect((await other).status).toBe(200);
    await until(() => open.length === 3);
    expect(order).toEqual(['customer 1', 'customer 2', 'customer 3']);
    for (let at = 0; at < 5; at += 1) {
      for (const one of open) one.finish();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect((await Promise.all([...flood, third])).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test('light requests never wait, not even those of the customer who floods', async () => {
    const busy = [ask(1), ask(2), ask(1)];
    await until(() => queue.counts().running === 2 && queue.counts().waiting === 1);
    expect((await ask(1, 'GET', '/api/light')).status).toBe(200);
    expect((await ask(3, 'GET', '/api/light')).status).toBe(200);
    expect((await ask(1, 'PUT', '/api/batch', '[{"id":1,"note":"short"}]')).status).toBe(200);
    open[0]!.finish();
    await until(() => open.length === 3);
    for (const one of open) one.finish();
    await Promise.all(busy);
  });

  const items = JSON.stringify(Array.from({ length: 1000 }, (_, id) => ({ id, note: 'x'.repeat(40) })));
  test.each<[what: string, body: string | Uint8Array, headers: Readonly<Record<string, string>>]>([
    ['a long body', items, {}],
    ['a short one that is long once it is unpacked', gzipSync(items), { 'Content-Encoding': 'gzip' }],
  ])('%s makes a batch heavy', async (_, body, headers) => {
    const busy = ask(1);
    await until(() => open.length === 1);
    const batch = ask(1, 'PUT', '/api/batch', body, headers);
    await until(() => queue.counts().waiting === 1);
    open[0]!.finish();
    expect((await batch).status).toBe(200);
    await busy;
  });

  test('who waits too long, or comes when too many wait, gets 429 with Retry-After in the usual shape', async () => {
    const busy = ask(1);
    await until(() => open.length === 1);
    const waiting = Array.from({ length: 3 }, () => ask(1));
    await until(() => queue.counts().waiting === 3);
    for (const response of [await ask(1), ...(await Promise.all(waiting))]) {
      expect(response.status).toBe(429);
      expect(response.headers.get('Retry-After')).toBe('5');
      expect(await response.json()).toEqual({ error: expect.stringContaining('long requests') as string });
    }
    open[0]!.finish();
    expect((await busy).status).toBe(200);
  });

  test('a failure gives the place back', async () => {
    const broken = ask(1);
    await until(() => open.length === 1);
    open[0]!.fail();
    expect((await broken).status).toBe(500);
    expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
  });

  test('a client that goes away: waiting, it leaves at once; at work, when the work has ended', async () => {
    const start = async () => {
      const sent = request(`${api.url}/api/run`, { method: 'POST', headers: { Authorization: 'Bearer token-1' } });
      sent.on('error', () => undefined).end();
      await once(sent, 'socket');
      return sent;
    };
    const works = await start();
    await until(() => open.length === 1);
    const waits = await start();
    await until(() => queue.counts().waiting === 1);
    waits.destroy();
    await until(() => queue.counts().waiting === 0);
    works.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(queue.counts()).toEqual({ running: 1, waiting: 0 });
    open[0]!.finish();
    await until(() => queue.counts().running === 0);
  });

  test('a batch that is refused for its contents gives the place back', async () => {
    const long = JSON.stringify(Array.from({ length: 1000 }, () => ({ id: 'no number', note: 'x'.repeat(40) })));
    for (let tries = 0; tries < 3; tries += 1) expect((await ask(1, 'PUT', '/api/batch', long)).status).toBe(422);
    await until(() => queue.counts().running === 0);
  });
});
