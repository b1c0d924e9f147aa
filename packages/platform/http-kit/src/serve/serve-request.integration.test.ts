import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { CivilDateText, DecimalText, Flag, ListOf, PathId, QueryFlag, Text, toAmount, Amount } from '../contract';
import { problem } from '../errors';
import { answer, answerNothing, bearer, company, everyone, json, jsonList, optionalJson, route } from '../route';
import { fakeAuthenticator, principalWith, runningApi, type RunningApi } from '../testing';

class ProbePath {
  @PathId() company_id!: number;
}
class ProbeQuery {
  @QueryFlag({ optional: true }) force?: boolean;
}
class ProbeLine {
  @Text({ min: 1, max: 5 }) label!: string;
}
class ProbeBody {
  @DecimalText({ min: '0' }) amount!: string;
  @CivilDateText({ optional: true, nullable: true }) on?: string | null;
  @Flag({ optional: true }) urgent?: boolean;
  @ListOf(() => ProbeLine, { optional: true, max: 3 }) lines?: readonly ProbeLine[];
}
class Probe {
  @Amount() amount!: number;
  @Text({ optional: true }) seen?: string;
}

const routes = [
  route({
    method: 'POST',
    path: '/api/probe/{company_id}',
    operation: 'make-probe',
    summary: 'Makes a probe',
    tag: 'Probe',
    may: 'signed-in',
    auth: bearer(['payroll.write'], { company: company() }),
    rate: 'default',
    request: { params: ProbePath, query: ProbeQuery, body: json(ProbeBody) },
    responses: { 201: answer(Probe, 'Made') },
    errors: { 409: 'Forced twice' },
    async handle({ params, query, body }) {
      if (query.force === true) return problem('conflict', `Company ${params.company_id} was forced`);
      return { status: 201, body: { amount: toAmount(body.amount), seen: Object.keys(body).join() } };
    },
  }),
  route({
    method: 'GET',
    path: '/api/probe/{company_id}',
    operation: 'get-probe',
    summary: 'Reads a probe',
    tag: 'Probe',
    may: 'signed-in',
    auth: bearer(['payroll.read'], {
      company: company('company_id', { problem: 'not-found', detail: 'Company not found.' }),
    }),
    rate: 'default',
    request: { params: ProbePath },
    responses: { 200: answer(Probe, 'Read') },
    async handle() {
      return { status: 200, body: { amount: 1250.5 } };
    },
  }),
  route({
    method: 'PUT',
    path: '/api/probe/create',
    operation: 'make-probes',
    summary: 'Makes many probes',
    tag: 'Probe',
    auth: everyone,
    rate: 'default',
    request: { body: jsonList(ProbeBody, { maxItems: 2 }) },
    responses: { 204: answerNothing('Made') },
    async handle() {
      return { status: 204 };
    },
  }),
  route({
    method: 'POST',
    path: '/api/probe/broken',
    operation: 'break-probe',
    summary: 'Fails unexpectedly',
    tag: 'Probe',
    auth: everyone,
    rate: 'default',
    request: { body: optionalJson(ProbeBody) },
    responses: { 204: answerNothing('Never') },
    async handle() {
      throw new Error('secret inside');
    },
  }),
];

let api: RunningApi;
beforeAll(async () => {
  api = await runningApi(routes, {
    authenticator: fakeAuthenticator({
      owner: principalWith(),
      reader: principalWith({ scopes: ['payroll.read'] }),
      bare: principalWith({ scopes: ['openid'] }),
      old: 'expired',
    }),
  });
});
afterAll(() => api.close());

interface Sent {
  readonly method?: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

async function send(path: string, { method = 'GET', token = 'owner', body, headers = {} }: Sent = {}) {
  const response = await fetch(api.url + path, {
    method,
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined
      ? {}
      : { body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}

describe('a request that fits its contract', () => {
  test('money may come as number or text and leaves as a plain JSON number', async () => {
    for (const amount of [1250.5, '1250.50', ' 1250.5 ']) {
      const made = await send('/api/probe/1', { method: 'POST', body: { amount } });
      expect(made).toMatchObject({ status: 201, body: { amount: 1250.5, seen: 'amount' } });
    }
  });
  test('null is told apart from absent', async () => {
    const made = await send('/api/probe/1', { method: 'POST', body: { amount: 0, on: null } });
    expect(made.body).toEqual({ amount: 0, seen: 'amount,on' });
  });
  test('answers are not stored by anyone, carry a request id and strict headers', async () => {
    const read = await send('/api/probe/1');
    expect(read.headers.get('cache-control')).toBe('no-store');
    expect(read.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(read.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(read.headers.get('x-content-type-options')).toBe('nosniff');
    expect(read.headers.get('x-powered-by')).toBeNull();
  });
  test('HEAD answers like GET without a body, OPTIONS names the methods', async () => {
    const head = await send('/api/probe/1', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, body: undefined });
    expect(head.headers.get('content-length')).toBe(String(JSON.stringify({ amount: 1250.5 }).length));
    const options = await send('/api/probe/1', { method: 'OPTIONS', token: '' });
    expect(options.status).toBe(204);
    expect(options.headers.get('allow')).toBe('GET, HEAD, OPTIONS, POST');
  });
  test('a compressed body is read', async () => {
    const body = gzipSync(JSON.stringify({ amount: 1 }));
    const made = await send('/api/probe/1', { method: 'POST', body, headers: { 'content-encoding': 'gzip' } });
    expect(made.status).toBe(201);
  });
});

describe('a request that does not', () => {
  // Spec 7.1: `status_code` is 10000 plus the status; decisions: data is a list of { path, message, code }.
  test.each([
    [{}, 'body.amount', 'required'],
    [{ amount: null }, 'body.amount', 'null'],
    [{ amount: '12,5' }, 'body.amount', 'not_a_number'],
    [{ amount: -1 }, 'body.amount', 'too_small'],
    [{ amount: '1'.repeat(40) }, 'body.amount', 'too_large'],
    [{ amount: [] }, 'body.amount', 'not_a_number'],
    [{ amount: 1, on: '2026-02-30' }, 'body.on', 'not_a_date'],
    [{ amount: 1, urgent: 'true' }, 'body.urgent', 'not_a_flag'],
    [{ amount: 1, extra: 1 }, 'body.extra', 'unknown_key'],
    ['{"amount":1,"__proto__":{"x":1}}', 'body.__proto__', 'unknown_key'],
    ['{"amount":1,"constructor":{"prototype":{"x":1}}}', 'body.constructor', 'unknown_key'],
    [{ amount: 1, lines: {} }, 'body.lines', 'not_a_list'],
    [{ amount: 1, lines: [null] }, 'body.lines[0]', 'not_an_object'],
    [{ amount: 1, lines: [{ label: 'ok' }, { label: 'much too long' }] }, 'body.lines[1].label', 'too_long'],
    [{ amount: 1, lines: [{ label: 'ok', other: 1 }] }, 'body.lines[0].other', 'unknown_key'],
    [{ amount: 1, lines: [{ label: 'a' }, { label: 'b' }, { label: 'c' }, { label: 'd' }] }, 'body.lines', 'too_many'],
    [[], 'body', 'not_an_object'],
    ['null', 'body', 'not_an_object'],
    ['5', 'body', 'not_an_object'],
  ])('%j is refused at %s as %s', async (body, path, code) => {
    const refused = await send('/api/probe/1', { method: 'POST', body });
    expect(refused.status).toBe(422);
    expect(refused.body).toEqual({
      status_code: 10422,
      message: 'Request validation failed: 1 problem',
      data: [{ path, code, message: expect.any(String) as string }],
    });
  });

  test.each([
    ['/api/probe/x', 'path.company_id', 'not_a_whole_number'],
    ['/api/probe/0', 'path.company_id', 'too_small'],
    ['/api/probe/1?force=maybe', 'query.force', 'not_a_flag'],
    ['/api/probe/1?force=true&force=false', 'query.force', 'repeated'],
    ['/api/probe/1?forced=true', 'query.forced', 'unknown_key'],
    ['/api/probe/1?__proto__=true', 'query.__proto__', 'unknown_key'],
  ])('%s is refused at %s as %s', async (path, at, code) => {
    const refused = await send(path, { method: 'POST', body: { amount: 1 } });
    expect(refused).toMatchObject({ status: 422, body: { status_code: 10422, data: [{ path: at, code }] } });
  });

  test.each([
    ['{"amount":1,"amount":2}', 'body.amount'],
    ['{"amount":1,"lines":[{"label":"a"},{"label":"a","\\u006cabel":"b"}]}', 'body.lines[1].label'],
  ])('%s says the same key twice', async (body, path) => {
    const refused = await send('/api/probe/1', { method: 'POST', body });
    expect(refused).toMatchObject({
      status: 422,
      body: { status_code: 10422, data: [{ path, code: 'duplicate_key' }] },
    });
  });

  test('more keys than any contract has are counted, not read', async () => {
    const keys = Array.from({ length: 1001 }, (_, index) => `"k${index}":1`).join();
    const refused = await send('/api/probe/1', { method: 'POST', body: `{"amount":1,"lines":[{},{${keys}}]}` });
    expect(refused).toMatchObject({
      status: 422,
      body: { status_code: 10422, data: [{ path: 'body.lines[1]', code: 'too_many_keys' }] },
    });
  });

  test('a parameter that a route without a query does not know', async () => {
    const refused = await send('/api/probe/1?page=2');
    expect(refused).toMatchObject({ status: 422, body: { data: [{ path: 'query.page', code: 'unknown_key' }] } });
  });

  test('a list carries the index in its paths, and has a greatest length', async () => {
    const refused = await send('/api/probe/create', { method: 'PUT', body: [{ amount: 1 }, { amount: 'x' }] });
    expect(refused).toMatchObject({ status: 422, body: { data: [{ path: 'body[1].amount' }] } });
    const long = await send('/api/probe/create', {
      method: 'PUT',
      body: [{ amount: 1 }, { amount: 1 }, { amount: 1 }],
    });
    expect(long).toMatchObject({ status: 422, body: { data: [{ path: 'body', code: 'too_many' }] } });
  });

  test('many faults are all told, up to a hundred', async () => {
    const body = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`k${n}`, n]));
    const refused = await send('/api/probe/1', { method: 'POST', body });
    expect((refused.body as { data: unknown[] }).data).toHaveLength(100);
  });
});

describe('a request that is not well formed', () => {
  test.each([
    ['malformed JSON', { body: '{"amount":' }, 400, 'The request body is not valid JSON.'],
    [
      'JSON nested a thousand levels',
      { body: '['.repeat(1000) + ']'.repeat(1000) },
      400,
      'The request body is nested deeper than 32 levels.',
    ],
    [
      'bytes that are not UTF-8',
      { body: new Uint8Array([0x7b, 0xff, 0x7d]) },
      400,
      'The request body is not valid UTF-8.',
    ],
    [
      'a body over the limit',
      { body: JSON.stringify({ amount: '1'.repeat(200_000) }) },
      413,
      'The request body is larger than 100000 bytes.',
    ],
    [
      'another media type',
      { body: 'amount=1', headers: { 'content-type': 'text/plain' } },
      415,
      'Content-Type must be application/json.',
    ],
    [
      'another charset',
      { body: '{}', headers: { 'content-type': 'application/json; charset=utf-16' } },
      415,
      'The charset must be utf-8.',
    ],
    [
      'another encoding',
      { body: '{}', headers: { 'content-encoding': 'zstd' } },
      415,
      'Content-Encoding must be identity, gzip, deflate or br.',
    ],
    [
      'a broken gzip',
      { body: '{}', headers: { 'content-encoding': 'gzip' } },
      400,
      'The request body could not be read to its end.',
    ],
  ])('%s', async (_, sent, status, detail) => {
    const refused = await send('/api/probe/1', { method: 'POST', ...sent });
    expect(refused).toMatchObject({ status, body: { detail } });
  });

  test('a small body that unpacks past the limit is over the limit', async () => {
    const body = gzipSync(JSON.stringify({ amount: '1'.repeat(5_000_000) }));
    const refused = await send('/api/probe/1', { method: 'POST', body, headers: { 'content-encoding': 'gzip' } });
    expect(refused.status).toBe(413);
  });

  test('no body where one is required', async () => {
    const refused = await send('/api/probe/1', { method: 'POST' });
    expect(refused).toMatchObject({ status: 422, body: { data: [{ path: 'body', code: 'required' }] } });
  });

  test.each([
    ['/nowhere', 404, { detail: 'Not Found' }],
    ['/api/probe/1/', 404, { detail: 'Not Found' }],
    ['/api/probe/%zz', 400, { detail: 'The address has invalid percent-encoding.' }],
    ['/api/probe/%ff', 400, { detail: 'The address has invalid percent-encoding.' }],
    ['/api/probe/1?force=%zz', 400, { detail: 'The address has invalid percent-encoding.' }],
    ['/api/probe/1%2F2', 422, { status_code: 10422 }],
    ['/__proto__', 404, { detail: 'Not Found' }],
  ])('%s gets %d', async (path, status, body) => {
    const method = path.includes('force') ? 'POST' : 'GET';
    expect(await send(path, { method, ...(method === 'POST' ? { body: { amount: 1 } } : {}) })).toMatchObject({
      status,
      body,
    });
  });

  test('a wrong method names the right ones', async () => {
    const refused = await send('/api/probe/1', { method: 'DELETE' });
    expect(refused).toMatchObject({ status: 405, body: { detail: 'Method Not Allowed' } });
    expect(refused.headers.get('allow')).toBe('GET, HEAD, OPTIONS, POST');
  });

  test.each([
    ['a header of 64 kB', `GET /api/probe/1 HTTP/1.1\r\nHost: x\r\nX-Big: ${'a'.repeat(65_536)}\r\n\r\n`, 431],
    ['an address of 64 kB', `GET /${'a'.repeat(65_536)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['a request that is none', 'HELLO\r\n\r\n', 400],
    ['no Host', 'GET /api/probe/1 HTTP/1.1\r\n\r\n', 400],
    ['two Hosts', 'GET /api/probe/1 HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n', 400],
    ['two lengths', 'POST /api/probe/1 HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
    [
      'length and chunks',
      'POST /api/probe/1 HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a tunnel', 'CONNECT other.example:443 HTTP/1.1\r\nHost: other.example:443\r\n\r\n', 400],
    ['another expectation', 'GET /api/probe/1 HTTP/1.1\r\nHost: x\r\nExpect: cake\r\n\r\n', 417],
    ['an absolute address', 'GET http://x/api/probe/1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ])('%s gets one of the shapes from the bare socket', async (_, raw, status) => {
    const answered = await sendRaw(raw);
    expect(answered).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const [head = '', body = ''] = answered.split('\r\n\r\n');
    expect(head).toMatch(/^X-Request-Id: \S+$/im);
    expect(JSON.parse(body)).toEqual({ detail: expect.any(String) as string });
    expect(answered).not.toMatch(/ at .*\(|node:|\.ts:|\.js:/);
  });
});

describe('who may call', () => {
  // Decisions, "401"; RFC 6750 section 3.
  test.each([
    ['', 'Not authenticated', 'Bearer'],
    ['unknown', 'Not authenticated', 'Bearer error="invalid_token"'],
    ['old', 'Token expired', 'Bearer error="invalid_token"'],
  ])('token "%s"', async (token, detail, challenge) => {
    const refused = await send('/api/probe/1', { token });
    expect(refused).toMatchObject({ status: 401, body: { detail } });
    expect(refused.headers.get('www-authenticate')).toContain(challenge);
  });

  test('a missing scope is named; write satisfies read, read does not satisfy write', async () => {
    expect(await send('/api/probe/1', { token: 'bare' })).toMatchObject({
      status: 403,
      body: { detail: 'Missing required scope: payroll.read' },
    });
    expect((await send('/api/probe/1', { token: 'reader' })).status).toBe(200);
    expect(await send('/api/probe/1', { token: 'reader', method: 'POST', body: { amount: 1 } })).toMatchObject({
      status: 403,
      body: { detail: 'Missing required scope: payroll.write' },
    });
  });

  test('companies out of reach, and unknown ones as the route says', async () => {
    expect(await send('/api/probe/2')).toMatchObject({
      status: 403,
      body: { detail: 'User does not have access to this company.' },
    });
    expect(await send('/api/probe/3')).toMatchObject({ status: 404, body: { detail: 'Company not found.' } });
    expect(await send('/api/probe/3', { method: 'POST', body: { amount: 1 } })).toMatchObject({
      status: 400,
      body: { detail: 'No company found with the given company_id' },
    });
  });
});

describe('errors', () => {
  test('a refusal of the handler', async () => {
    const refused = await send('/api/probe/1?force=true', { method: 'POST', body: { amount: 1 } });
    expect(refused).toMatchObject({ status: 409, body: { detail: 'Company 1 was forced' } });
  });

  test('an unexpected failure says nothing about itself to the client, everything to the log', async () => {
    const failed = await send('/api/probe/broken', { method: 'POST', headers: { 'x-request-id': 'find-me' } });
    expect(failed).toMatchObject({ status: 500, body: { error: 'Internal Server Error' } });
    expect(failed.headers.get('x-request-id')).toBe('find-me');
    const line = api.lines.find(({ level, request_id: id }) => level === 'error' && id === 'find-me');
    expect(line?.['error']).toMatchObject({ message: 'secret inside' });
  });

  test('problem details for who asks (RFC 9457)', async () => {
    const refused = await send('/nowhere', { headers: { accept: 'application/problem+json', 'x-request-id': 'r1' } });
    expect(refused.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(refused.body).toEqual({
      type: 'urn:problem:not-found',
      title: 'Not Found',
      status: 404,
      detail: 'Not Found',
      instance: 'urn:request:r1',
    });
  });

  test.each([['two words'], ['x'.repeat(129)]])('the request id "%s" is replaced', async (sent) => {
    const read = await send('/api/probe/1', { headers: { 'x-request-id': sent } });
    expect(read.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('one access line per request, without the query', async () => {
    const asked = { method: 'POST', body: { amount: 1 }, headers: { 'x-request-id': 'one-line' } };
    await send('/api/probe/1?force=false&secret=hidden', asked);
    const lines = api.lines.filter(({ request_id: id }) => id === 'one-line');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 'info',
      message: 'request',
      method: 'POST',
      route: '/api/probe/{company_id}',
      status: 422,
    });
    expect(JSON.stringify(lines)).not.toContain('hidden');
  });
});

function sendRaw(raw: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () => socket.write(raw));
    let answered = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (answered += chunk));
    socket.on('close', () => resolve(answered));
    socket.on('error', reject);
  });
}
