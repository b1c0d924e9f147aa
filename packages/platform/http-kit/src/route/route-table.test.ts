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

describe('a table that would answer one request twice is not built', () => {
  test.each([
    ['the same method and path', [at('GET', '/a', 'one'), at('GET', '/a', 'two')], 'Two routes answer GET /a'],
    ['the same operation', [at('GET', '/a', 'one'), at('GET', '/b', 'one')], 'Two routes are called "one"'],
    [
      'one path under two names',
      [at('GET', '/a/{company_id}', 'one'), at('PUT', '/a/{name}', 'two')],
      '/a/{company_id} and /a/{name} are one path under two names',
    ],
    ['another kind of name', [at('GET', '/a', 'getThing')], 'is not kebab-case'],
    ['a malformed path', [at('GET', '/a/{b', 'one')], 'neither text nor a parameter'],
    [
      'a path without its contract',
      [{ ...at('GET', '/a', 'one'), path: '/a/{company_id}' }],
      'the path has {company_id}, its contract has {}',
    ],
  ])('%s', (_, routes, message) => expect(() => routeTable(routes)).toThrow(message));
});
