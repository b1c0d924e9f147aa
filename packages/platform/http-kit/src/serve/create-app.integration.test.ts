import { IncomingMessage, request as httpRequest, ServerResponse } from 'node:http';
import { PathId, Text } from '../contract';
import { problem } from '../errors';
import { answerNothing, everyone, route, type Method, type Route } from '../route';
import { runningApi, type RunningApi } from '../testing';

class IdPath {
  @PathId() company_id!: number;
}
class NamePath {
  @Text() name!: string;
}

/** Answers with its operation and the parameters of its path. */
function at(method: Method, path: `/${string}`, operation: string): Route {
  const params = path.includes('{company_id}') ? IdPath : path.includes('{name}') ? NamePath : undefined;
  return route({
    method,
    path,
    operation,
    summary: operation,
    tag: 'Test',
    auth: everyone,
    rate: 'unlimited',
    request: params === undefined ? {} : { params },
    responses: { 204: answerNothing('Done') },
    handle: ({ params: sent }) =>
      Promise.resolve({ status: 204, headers: { 'x-route': `${operation} ${JSON.stringify(sent ?? {})}` } }),
  });
}

let api: RunningApi;
beforeAll(async () => {
  // Parameters first: the order of declaration must not matter.
  api = await runningApi([
    at('GET', '/api/company/{company_id}', 'read'),
    at('PATCH', '/api/company/{company_id}', 'change'),
    at('GET', '/api/company/{company_id}/pays', 'pays'),
    at('GET', '/api/company', 'list'),
    at('PUT', '/api/company/create', 'create'),
    at('GET', '/schema/{name}', 'any-schema'),
    at('GET', '/schema/{name}.json', 'schema'),
    at('GET', '/.well-known/odd(1)+[x]:y', 'odd'),
  ]);
});
afterAll(() => api.close());

function ask(method: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(api.url, { method, path }, (response) => {
      response.resume();
      const { allow, 'x-route': found } = response.headers;
      resolve(found === undefined ? `${response.statusCode} ${allow ?? ''}`.trim() : String(found));
    });
    sent.on('error', reject);
    sent.end();
  });
}

test.each([
  ['GET', '/api/company', 'list {}'],
  ['HEAD', '/api/company', 'list {}'],
  ['PUT', '/api/company/create', 'create {}'],
  ['GET', '/api/company/7', 'read {"company_id":7}'],
  ['GET', '/api/company/7?x=1', 'read {"company_id":7}'],
  ['GET', '/api/company/7/pays', 'pays {"company_id":7}'],
  ['GET', '/schema/Tree.json', 'schema {"name":"Tree"}'],
  ['GET', '/schema/Tree', 'any-schema {"name":"Tree"}'],
  ['GET', '/schema/a%2Fb', 'any-schema {"name":"a/b"}'],
  ['GET', '/.well-known/odd(1)+[x]:y', 'odd {}'],
  ['DELETE', '/api/company/7', '405 GET, HEAD, OPTIONS, PATCH'],
  ['PROPFIND', '/api/company/7', '405 GET, HEAD, OPTIONS, PATCH'],
  ['OPTIONS', '/api/company/7', '204 GET, HEAD, OPTIONS, PATCH'],
  ['GET', '/api/company/create', '405 OPTIONS, PUT'],
  ['GET', '/api', '404'],
  ['GET', '/api/company/', '404'],
  ['GET', '//api/company', '404'],
  ['GET', '/API/company', '404'],
  ['GET', '/api/company/7/', '404'],
  ['GET', '/constructor', '404'],
])('%s %s', async (method, path, expected) => expect(await ask(method, path)).toBe(expected));

test('Express changes the prototype of no request and no response', async () => {
  const hadIt: boolean[] = [];
  const setting = jest.spyOn(Object, 'setPrototypeOf').mockImplementation((one: object, prototype: object | null) => {
    if (one instanceof IncomingMessage || one instanceof ServerResponse)
      hadIt.push(Object.getPrototypeOf(one) === prototype);
    Reflect.setPrototypeOf(one, prototype);
    return one;
  });
  try {
    for (const path of ['/api/company', '/api/company/7', '/schema/Tree', '/nowhere']) await ask('GET', path);
  } finally {
    setting.mockRestore();
  }
  expect(hadIt).toEqual(Array.from({ length: 8 }, () => true));
});

test('what an adapter refused is in the log as the client was told it, under the id of the request', async () => {
  const failing = { ...at('GET', '/broken', 'broken'), handle: () => Promise.reject(new Error('row 7')) };
  const known = await runningApi([failing], { problemOf: () => problem('conflict', 'Row 7 cannot be used.') });
  try {
    const answer = await fetch(`${known.url}/broken`, { headers: { 'x-request-id': 'find-me' } });
    expect([answer.status, await answer.json()]).toEqual([409, { detail: 'Row 7 cannot be used.' }]);
    const line = known.lines.find(({ level, request_id: id }) => level === 'warn' && id === 'find-me');
    expect(line).toMatchObject({ problem: 'conflict', detail: 'Row 7 cannot be used.' });
  } finally {
    await known.close();
  }
});

test('why the database is away is in the log, and not told to the client', async () => {
  const full = 'The database file cannot be used: database or disk is full (SQLITE_FULL).';
  const failing = { ...at('GET', '/broken', 'broken'), handle: () => Promise.reject(new Error(full)) };
  const known = await runningApi([failing], { problemOf: () => problem('unavailable', 'Try again shortly.') });
  try {
    const answer = await fetch(`${known.url}/broken`, { headers: { 'x-request-id': 'find-me' } });
    expect(await answer.text()).not.toContain('full');
    expect(known.lines.find(({ level }) => level === 'warn')).toMatchObject({ request_id: 'find-me', reason: full });
  } finally {
    await known.close();
  }
});
