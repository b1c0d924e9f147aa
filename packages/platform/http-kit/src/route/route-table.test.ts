import { PathId, Text } from '../contract';
import { answerNothing, everyone, route, routeTable, type Method, type Route } from '.';

class IdPath {
  @PathId() company_id!: number;
}
class NamePath {
  @Text() name!: string;
}

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
    handle: () => Promise.resolve({ status: 204 }),
  });
}

const table = routeTable([
  at('GET', '/api/company', 'list'),
  at('PUT', '/api/company/create', 'create'),
  at('GET', '/api/company/{company_id}', 'read'),
  at('PATCH', '/api/company/{company_id}', 'change'),
  at('GET', '/api/company/{company_id}/pays', 'pays'),
  at('GET', '/schema/{name}.json', 'schema'),
]);
const match = (method: string, path: string) => {
  const found = table.match(method, path.slice(1).split('/'));
  return found.found === 'route' ? [found.route.operation, { ...found.params }] : found;
};

describe('matching', () => {
  test.each([
    ['GET', '/api/company', ['list', {}]],
    ['HEAD', '/api/company', ['list', {}]],
    ['PUT', '/api/company/create', ['create', {}]],
    ['GET', '/api/company/7', ['read', { company_id: '7' }]],
    ['GET', '/api/company/7/pays', ['pays', { company_id: '7' }]],
    ['GET', '/schema/Tree.json', ['schema', { name: 'Tree' }]],
    ['DELETE', '/api/company/7', { found: 'path', allow: ['GET', 'HEAD', 'OPTIONS', 'PATCH'] }],
    ['GET', '/api/company/create', { found: 'path', allow: ['OPTIONS', 'PUT'] }],
    ['GET', '/api', { found: 'nothing' }],
    ['GET', '/api/company/', { found: 'nothing' }],
    ['GET', '/schema/.json', { found: 'nothing' }],
    ['GET', '/schema/Tree', { found: 'nothing' }],
    ['GET', '/constructor', { found: 'nothing' }],
    ['constructor', '/api/company', { found: 'path', allow: ['GET', 'HEAD', 'OPTIONS'] }],
  ])('%s %s', (method, path, expected) => expect(match(method, path)).toEqual(expected));
});

describe('a table that would answer one request twice is not built', () => {
  test.each([
    ['the same method and path', [at('GET', '/a', 'one'), at('GET', '/a', 'two')], 'Two routes answer GET /a'],
    ['the same operation', [at('GET', '/a', 'one'), at('GET', '/b', 'one')], 'Two routes are called "one"'],
    ['another kind of name', [at('GET', '/a', 'getThing')], 'is not kebab-case'],
    ['a malformed path', [at('GET', '/a/{b', 'one')], 'neither text nor a parameter'],
    [
      'a path without its contract',
      [{ ...at('GET', '/a', 'one'), path: '/a/{company_id}' }],
      'the path has {company_id}, its contract has {}',
    ],
  ])('%s', (_, routes, message) => expect(() => routeTable(routes)).toThrow(message));
});
