import { getEventListeners } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventsFrom, pagesByLink, payrollClient, result, toSendable, type PayrollClient } from '.';

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { ...init, headers: { 'content-type': 'application/json', ...init.headers } });

/** A service that gives these answers, one after the other, and remembers what it was asked. */
function scripted(...answers: (Response | Error)[]) {
  const asked: Request[] = [];
  const slept: number[] = [];
  const client = payrollClient({
    baseUrl: 'https://payroll.example',
    token: 'secret',
    fetch: (request) => {
      asked.push(request);
      const next = answers.shift();
      return next === undefined || next instanceof Error
        ? Promise.reject(next ?? new Error('nothing left'))
        : Promise.resolve(next);
    },
    sleep: (milliseconds) => {
      slept.push(milliseconds);
      return Promise.resolve();
    },
  });
  return { client, asked, slept };
}

const terminate = {
  params: { path: { employee_id: 7 } },
  body: { termination_date: '2026-11-13', pay_date: '2026-11-13' },
};

test('waits as long as Retry-After says, and sends the same idempotency key again', async () => {
  const { client, asked, slept } = scripted(
    json({ error: 'Too many' }, { status: 429, headers: { 'retry-after': '3' } }),
    json({ detail: 'Busy' }, { status: 503, headers: { 'retry-after': '1' } }),
    new TypeError('connection reset'),
    json({ id: 1 }, { status: 201 }),
  );
  await result(client.api.POST('/api/employees/{employee_id}/terminate', terminate as never));
  expect(slept.slice(0, 2)).toEqual([3000, 1000]);
  const keys = asked.map((request) => request.headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(asked.map((request) => request.headers.get('authorization'))).toEqual(asked.map(() => 'Bearer secret'));
});

test('does not repeat a creation without a key when the connection fails', async () => {
  const { client, asked } = scripted(new TypeError('connection reset'));
  const create = client.api.POST('/api/webhooks', { body: { url: 'https://a.example', events: ['pay.created'] } });
  await expect(create).rejects.toThrow('connection reset');
  expect(asked).toHaveLength(1);
});

test.each(['/api/company/1/employees/create', '/api/company/create'])(
  'does not create a second time by PUT %s when the connection fails, since the interface takes no key there',
  async (path) => {
    const { client, asked } = scripted(new TypeError('connection reset'), json([], { status: 201 }));
    const request = new Request(`https://payroll.example${path}`, { method: 'PUT', body: '[]' });
    await expect(client.fetch(request)).rejects.toThrow('connection reset');
    expect(asked).toHaveLength(1);
  },
);

test.each([
  ['PUT', '/api/employees/7/bank-accounts'],
  ['PUT', '/api/company/1/pays/create'],
  ['DELETE', '/api/employees/7'],
])('repeats %s %s when the connection fails', async (method, path) => {
  const { client, asked } = scripted(new TypeError('connection reset'), json({}));
  expect((await client.fetch(new Request(`https://payroll.example${path}`, { method }))).status).toBe(200);
  expect(asked).toHaveLength(2);
});

test.each<[string, Response | Error]>([
  ['Retry-After', json({ error: 'Too many' }, { status: 429, headers: { 'retry-after': '59' } })],
  ['a failed connection', new TypeError('connection reset')],
])('a request that is given up ends while it waits for %s', async (_, first) => {
  const answers = [first, json([])];
  const client = payrollClient({
    baseUrl: 'https://payroll.example',
    fetch: () => {
      const next = answers.shift()!;
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
  });
  const began = Date.now();
  await expect(client.api.GET('/api/company', { signal: AbortSignal.timeout(50) })).rejects.toThrow('timeout');
  expect(Date.now() - began).toBeLessThan(450);
  expect(answers).toHaveLength(1);
});

describe('a service that takes the connection and never answers', () => {
  const silent: Server = createServer();
  let arrived = 0;
  let client: PayrollClient;

  beforeAll(async () => {
    silent.on('request', () => (arrived += 1));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    client = payrollClient({ baseUrl, timeoutMs: 50, retries: 1, sleep: () => Promise.resolve() });
  });
  beforeEach(() => (arrived = 0));
  afterAll(() => {
    silent.closeAllConnections();
    silent.close();
  });

  test('is asked again where that can be done, and given up after the last try', async () => {
    await expect(client.api.GET('/api/company')).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(arrived).toBe(2);
  });

  test('is not asked a second time to create', async () => {
    const body = { url: 'https://a.example', events: ['pay.created' as const] };
    await expect(client.api.POST('/api/webhooks', { body })).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(arrived).toBe(1);
  });
});

test('an answer that stops half-way ends as well', async () => {
  const halfway = createServer((_request, response) => response.writeHead(200).write('[{'));
  await new Promise<void>((resolve) => halfway.listen(0, '127.0.0.1', resolve));
  const { port } = halfway.address() as AddressInfo;
  const client = payrollClient({ baseUrl: `http://127.0.0.1:${port}`, timeoutMs: 100, sleep: () => Promise.resolve() });
  await expect(result(client.api.GET('/api/company'))).rejects.toMatchObject({ name: 'TimeoutError' });
  halfway.closeAllConnections();
  halfway.close();
});

describe('a connection that breaks within an answer', () => {
  let asked = 0;
  const breaking = createServer((_request, response) => {
    asked += 1;
    response.writeHead(200, { 'content-type': 'application/json' });
    if (asked > 1) response.end('[]');
    else response.write('[{', () => response.destroy());
  });
  let client: PayrollClient;

  beforeAll(async () => {
    await new Promise<void>((resolve) => breaking.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(breaking.address() as AddressInfo).port}`;
    client = payrollClient({ baseUrl, sleep: () => Promise.resolve() });
  });
  beforeEach(() => (asked = 0));
  afterAll(() => {
    breaking.closeAllConnections();
    breaking.close();
  });

  test('is a failed connection: what can be repeated is', async () => {
    expect(await result(client.api.GET('/api/company'))).toEqual([]);
    expect(asked).toBe(2);
  });

  test('creates nothing a second time', async () => {
    const body = { url: 'https://a.example', events: ['pay.created' as const] };
    await expect(client.api.POST('/api/webhooks', { body })).rejects.toThrow();
    expect(asked).toBe(1);
  });
});

test('a page of a proxy in the place of a further page of a list is a problem as any other', async () => {
  const { client } = scripted(
    json([{ id: 1 }], { headers: { link: '</api/company/1/employees?page=2>; rel="next"' } }),
    new Response('<h1>502 Bad Gateway</h1>', { status: 502 }),
  );
  const seen: unknown[] = [];
  const read = async () => {
    const path = { company_id: 1 };
    const first = client.api.GET('/api/company/{company_id}/employees', { params: { path } });
    for await (const employee of pagesByLink(client, first)) seen.push(employee.id);
  };
  await expect(read()).rejects.toMatchObject({
    name: 'PayrollProblem',
    status: 502,
    message: 'The service answered 502',
    body: '<h1>502 Bad Gateway</h1>',
  });
  expect(seen).toEqual([1]);
});

test('following events leaves nothing with the signal that ends it', async () => {
  const feeds = Array.from({ length: 20 }, () => json({ events: [], next: 0 }));
  const { client } = scripted(...feeds, json({ events: [{ cursor: 1, envelope: { id: 'a' } }], next: 1 }));
  const stop = new AbortController();
  for await (const { cursor } of eventsFrom(client, 0, { everyMs: 1, signal: stop.signal })) {
    expect(cursor).toBe(1);
    break;
  }
  expect(getEventListeners(stop.signal, 'abort')).toEqual([]);
});

test('gives up with the refusal where the wait is too long', async () => {
  const { client, slept } = scripted(json({ detail: 'Later' }, { status: 429, headers: { 'retry-after': '3600' } }));
  await expect(result(client.api.GET('/api/company'))).rejects.toMatchObject({
    kind: 'rate-limited',
    retryAfterSeconds: 3600,
    message: 'Later',
  });
  expect(slept).toEqual([]);
});

test('codes and members that this version does not know survive', async () => {
  const { client } = scripted(json([{ id: 1, status: 'SUSPENDED_BY_MOON', moon_phase: 'full' }]));
  const pays = await result(client.api.GET('/api/company/{company_id}/pays', { params: { path: { company_id: 1 } } }));
  expect(pays).toEqual([{ id: 1, status: 'SUSPENDED_BY_MOON', moon_phase: 'full' }]);
});

test('events come in order until the newest', async () => {
  const { client, asked } = scripted(
    json({
      events: [
        { cursor: 1, envelope: { id: 'a' } },
        { cursor: 2, envelope: { id: 'b' } },
      ],
      next: 2,
    }),
    json({ events: [], next: 2 }),
  );
  const seen: number[] = [];
  for await (const { cursor } of eventsFrom(client)) seen.push(cursor);
  expect(seen).toEqual([1, 2]);
  expect(asked.map(({ url }) => new URL(url).search)).toEqual(['?limit=100', '?limit=100&after=2']);
});

test.each([undefined, {}, { baseUrl: undefined }, { baseUrl: new URL('https://payroll.example') }])(
  'a client without an address says what it needs: %p',
  (options) => {
    expect(() => payrollClient(options as never)).toThrow('payrollClient needs baseUrl: the address of the service');
  },
);

test.each([undefined, 'create-pay', 'list-employees', 'toString'])(
  'toSendable names an operation that takes no body: %p',
  (operation) => {
    expect(() => toSendable(operation as never, {})).toThrow(`${operation} is no operation with a body`);
  },
);

test('a page in the place of data is a problem that says where to look', async () => {
  const page = () => new Response('<h1>Log in</h1>', { status: 200, headers: { 'content-type': 'text/html' } });
  const { client } = scripted(page(), page());
  await expect(result(client.api.GET('/api/company'))).rejects.toMatchObject({
    name: 'PayrollProblem',
    message: expect.stringContaining('answered with a page in the place of data. Is baseUrl the address'),
  });
  // An address that the types do not know may be one.
  expect(await (await client.fetch(new Request('https://payroll.example/try'))).text()).toBe('<h1>Log in</h1>');
});

test('so it is in the place of a further page of a list', async () => {
  const { client } = scripted(
    json([{ id: 1 }], { headers: { link: '</api/company?page=2>; rel="next"' } }),
    new Response('<h1>Log in</h1>', { status: 200, headers: { 'content-type': 'text/html' } }),
  );
  const read = async () => {
    for await (const company of pagesByLink(client, client.api.GET('/api/company'))) expect(company.id).toBe(1);
  };
  await expect(read()).rejects.toMatchObject({
    name: 'PayrollProblem',
    message: expect.stringContaining('answered with a page in the place of data'),
  });
});
