import { request as httpRequest } from 'node:http';
import fc from 'fast-check';
import { memoryLimiter, quotas } from '../limits';
import { CivilDateText, DecimalText, IgnoresUnknownKeys, ListOf, PathId, QueryWholeNumber, Text } from '../contract';
import { answerNothing, bearer, company, everyone, json, jsonList, route } from '../route';
import { probeRoutes, runningApi, type RunningApi } from '../testing';

jest.setTimeout(120_000);

class FuzzPath {
  @PathId() company_id!: number;
}
class FuzzQuery {
  @QueryWholeNumber({ optional: true, min: 1, max: 10 }) limit?: number;
}
class FuzzLine {
  @Text({ min: 1, max: 60 }) description!: string;
  @DecimalText({ optional: true, nullable: true, min: '0' }) amount?: string | null;
}
@IgnoresUnknownKeys()
class FuzzBody {
  @Text({ max: 60 }) tax_file_number!: string;
  @CivilDateText({ optional: true }) start_date?: string;
  @ListOf(() => FuzzLine, { optional: true, nullable: true }) lines?: readonly FuzzLine[] | null;
}

const common = { tag: 'Fuzz', rate: 'unlimited', responses: { 204: answerNothing('Taken') } } as const;
const taken = () => Promise.resolve({ status: 204 as const });
const routes = [
  route({
    ...common,
    method: 'POST',
    path: '/api/fuzz/{company_id}',
    operation: 'fuzz-one',
    summary: 'Takes one',
    may: 'signed-in',
    auth: bearer(['payroll.write'], { company: company() }),
    request: { params: FuzzPath, query: FuzzQuery, body: json(FuzzBody) },
    handle: taken,
  }),
  route({
    ...common,
    method: 'PUT',
    path: '/api/fuzz/many',
    operation: 'fuzz-many',
    summary: 'Takes many',
    auth: everyone,
    request: { body: jsonList(FuzzBody, { maxItems: 50 }) },
    handle: taken,
  }),
  ...probeRoutes('default'),
];

let api: RunningApi;
beforeAll(async () => {
  api = await runningApi(routes);
});
afterAll(() => api.close());

interface Answered {
  readonly status: number;
  readonly body: string;
}

/** node:http and not fetch: it sends what it is told, also what no browser would. */
function send(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string | Buffer,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(api.url, { method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const shapes = ['detail', 'status_code,message,data', 'error'];

test('500 odd requests: an answer each, never a 5xx, always one of the shapes', async () => {
  const segment = fc.oneof(
    fc.constantFrom('api', 'fuzz', '1', '2', 'many', 'ping', '..', '%2e%2e', '%00', '%F0%9F%99%82', '{company_id}'),
    fc.webSegment(),
  );
  const path = fc.oneof(
    fc.constantFrom('/api/fuzz/1', '/api/fuzz/many', '/api/fuzz/2', '/api/fuzz/-1', '/api/fuzz/99999999999999999999'),
    fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
  );
  const query = fc.oneof(
    fc.constant(''),
    fc.webQueryParameters().map((text) => `?${text}`),
    fc.constantFrom('?limit=5', '?limit=x', '?limit', '?limit=1&limit=2', '?&&=&='),
  );
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('2026-01-01', '2026-13-01', '1.50', -1, 1e308, '\u0000', '🙂'),
  );
  const fields = fc.record(
    {
      tax_file_number: value,
      start_date: value,
      lines: fc.oneof(value, fc.array(fc.record({ description: value, amount: value }, { requiredKeys: [] }))),
    },
    { requiredKeys: [] },
  );
  const body = fc.oneof(
    fc.constant(undefined),
    fields.map((one) => JSON.stringify(one)),
    fc.array(fields, { maxLength: 60 }).map((many) => JSON.stringify(many)),
    fc.json(),
    fc.string(),
    fc.uint8Array().map((bytes) => Buffer.from(bytes)),
  );
  const headers = fc.record(
    {
      authorization: fc.constantFrom('Bearer owner', 'Bearer', 'Basic b3duZXI6', 'Bearer x y', ''),
      'content-type': fc.constantFrom(
        'application/json',
        'application/json;charset=utf-8',
        'text/plain',
        ';',
        'multipart/form-data',
      ),
      'content-encoding': fc.constantFrom('identity', 'gzip', 'x'),
      accept: fc.constantFrom('*/*', 'application/problem+json', 'text/html;q=x'),
      'x-request-id': fc.constantFrom('a', 'b'.repeat(200)),
    },
    { requiredKeys: [] },
  );
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND');
  await fc.assert(
    fc.asyncProperty(method, path, query, headers, body, async (verb, where, asked, sent, content) => {
      const withLength =
        content === undefined ? sent : { ...sent, 'content-length': String(Buffer.byteLength(content)) };
      const answered = await send(verb, where + asked, { ...withLength }, content);
      expect(answered.status).toBeLessThan(500);
      if (answered.status >= 400 && verb !== 'HEAD' && sent.accept !== 'application/problem+json') {
        expect(shapes).toContain(Object.keys(JSON.parse(answered.body) as object).join());
      }
      expect(answered.body).not.toMatch(/\n {4}at /);
    }),
    { numRuns: 500 },
  );
  expect(api.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

test('what a client sends in a body, a query or a token is in no log line', async () => {
  const planted = ['123456782', '49091850', 'hunter2-token'];
  await send(
    'POST',
    '/api/fuzz/1?note=49091850',
    { authorization: 'Bearer hunter2-token', 'content-type': 'application/json' },
    JSON.stringify({ tax_file_number: '123456782' }),
  );
  await send(
    'POST',
    '/api/fuzz/1',
    { authorization: 'Bearer owner', 'content-type': 'application/json' },
    '{"tax_file_number":123456782}',
  );
  for (const secret of planted) expect(JSON.stringify(api.lines)).not.toContain(secret);
});

test('an address from X-Forwarded-For counts only when a proxy is trusted', async () => {
  const ask = async (url: string, from: string) => {
    const response = await fetch(`${url}/api/public-ping`, { headers: { 'x-forwarded-for': from } });
    await response.text();
    return response.status;
  };
  for (const [trustedProxies, statuses] of [
    [0, [200, 429, 429]],
    [1, [200, 200, 429]],
  ] as const) {
    const limits = { limiter: memoryLimiter(() => performance.now()), quotas: quotas({ requests: 1, seconds: 60 }) };
    const behind = await runningApi(probeRoutes('default'), { limits, trustedProxies });
    const seen: number[] = [];
    for (const from of ['203.0.113.1', '203.0.113.2', '198.51.100.9, 203.0.113.2'])
      seen.push(await ask(behind.url, from));
    expect(seen).toEqual(statuses);
    await behind.close();
  }
});
