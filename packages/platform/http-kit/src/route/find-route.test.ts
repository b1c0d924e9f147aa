import express from 'express';
import fc from 'fast-check';
import { answerNothing, byPath, everyone, expressPath, route, routeFinder, type Method, type Route } from '.';
import { PathId, Text } from '../contract';

class CompanyId {
  @PathId() company_id!: number;
}
class FileName {
  @Text() name!: string;
}

const common = { summary: 'Probe', tag: 'Probe', auth: everyone, rate: 'unlimited' } as const;
const made = (method: Method, path: `/${string}`, params?: typeof CompanyId | typeof FileName): Route => ({
  ...route({
    ...{ ...common, method, path, operation: 'probe' },
    responses: { 204: answerNothing('Nothing') },
    handle: () => Promise.resolve({ status: 204 as const }),
  }),
  ...(params === undefined ? {} : { request: { params } }),
});

const routes = [
  made('GET', '/'),
  made('GET', '/api/company/{company_id}', CompanyId),
  made('PUT', '/api/company/create'),
  made('GET', '/api/company/{company_id}/pays', CompanyId),
  made('GET', '/files/{name}', FileName),
  made('GET', '/files/{name}.json', FileName),
];
const find = routeFinder(routes);

test.each([
  ['GET', '/', '/'],
  ['GET', '/api/company/7', '/api/company/{company_id}'],
  ['HEAD', '/api/company/7', '/api/company/{company_id}'],
  ['PUT', '/api/company/create', '/api/company/create'],
  // There the service itself answers 405; refused, it is counted for the parameter.
  ['GET', '/api/company/create', '/api/company/{company_id}'],
  ['GET', '/api/company/7/pays', '/api/company/{company_id}/pays'],
  ['GET', '/files/a.json', '/files/{name}.json'],
  ['GET', '/files/a.txt', '/files/{name}'],
  ['DELETE', '/api/company/7', undefined],
  ['GET', '/api/company/', undefined],
  ['GET', '/api/company/7/', undefined],
  ['GET', '/api', undefined],
  ['GET', '/nowhere', undefined],
  ['GET', '', undefined],
])('%s %s is %s', (method, path, expected) => {
  expect(find(method, path)?.path).toBe(expected);
});

/** What the service's own router takes, set up as the service sets it up. */
function byExpress(method: string, url: string): string | undefined {
  let taken: string | undefined;
  const router = express.Router({ strict: true, caseSensitive: true });
  for (const [path, ofPath] of byPath(routes)) {
    const one = router.route(expressPath(path));
    for (const each of ofPath) {
      one[each.method.toLowerCase() as 'get']((_req, _res, _next) => {
        taken ??= path;
      });
    }
  }
  router({ method, url, headers: {} } as express.Request, {} as express.Response, () => undefined);
  return taken;
}

test('whatever the path, it is the route that Express would take', () => {
  const segment = fc.constantFrom('api', 'company', 'create', 'files', 'pays', '7', 'a.json', '.json', 'x', '');
  fc.assert(
    fc.property(
      fc.array(segment, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('GET', 'PUT'),
      (segments, method) => {
        const path = `/${segments.join('/')}`;
        expect([path, find(method, path)?.path]).toEqual([path, byExpress(method, path)]);
      },
    ),
  );
});
