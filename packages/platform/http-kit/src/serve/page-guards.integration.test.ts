import { Text } from '../contract';
import { answerNothing, answerRaw, everyone, form, route, session, urlencoded, type PageSecurity } from '../route';
import { runningApi, type RunningApi } from '../testing';

interface Visit {
  readonly name: string;
}
class PageForm {
  @Text({ optional: true }) csrf_token?: string;
  @Text({ optional: true }) note?: string;
}

const common = { tag: 'Page', rate: 'unlimited' } as const;
const handled: string[] = [];
const responses = { 204: answerNothing('Done'), 403: answerRaw('text/plain', 'No') } as const;
const page = route({
  ...common,
  method: 'GET',
  path: '/page',
  operation: 'page',
  summary: 'A page',
  may: 'users.manage',
  auth: session<Visit>(),
  responses,
  handle({ context }) {
    handled.push(context.visit.name);
    return Promise.resolve({ status: 204 });
  },
});
const script = route({
  ...common,
  method: 'GET',
  path: '/script',
  operation: 'script',
  summary: 'Data of a page',
  may: 'signed-in',
  auth: session<Visit>({ refusal: 'not-found' }),
  responses,
  handle: () => Promise.resolve({ status: 204 }),
});
const sent = (path: '/form' | '/program', operation: string) =>
  route({
    ...common,
    method: 'POST',
    path,
    operation,
    summary: 'Takes a form',
    auth: everyone,
    request: { body: path === '/form' ? form(PageForm) : urlencoded(PageForm) },
    responses,
    handle() {
      handled.push(operation);
      return Promise.resolve({ status: 204 });
    },
  });
const no = { status: 403, body: 'No', mediaType: 'text/plain' } as const;
const pageSecurity: PageSecurity = {
  admit: ({ may }, context) =>
    Promise.resolve(
      context.header('cookie') === 'owner' || (context.header('cookie') === 'member' && may !== 'users.manage')
        ? { visit: { name: 'Ana' } satisfies Visit, clientKey: 'ana' }
        : { reply: no },
    ),
  refuseForm: (_, csrfToken) => (csrfToken === 'ours' ? undefined : no),
};

let api: RunningApi;
beforeAll(async () => {
  api = await runningApi([page, script, sent('/form', 'send-form'), sent('/program', 'send-program')], {
    pageSecurity,
  });
});
afterAll(() => api.close());
beforeEach(() => handled.splice(0));

test.each([
  ['/page', 'owner', 204],
  ['/page', 'member', 403],
  ['/page', '', 403],
  ['/script', 'member', 204],
  ['/script', '', 404],
])('GET %s with cookie "%s" is answered %d', async (path, cookie, status) => {
  const answered = await fetch(api.url + path, { headers: { cookie } });
  expect(answered.status).toBe(status);
  expect(handled).toEqual(path === '/page' && status === 204 ? ['Ana'] : []);
});

test.each([
  ['/form', 'csrf_token=ours', 204],
  ['/form', 'csrf_token=theirs', 403],
  ['/form', 'note=x', 403],
  ['/form', '', 403],
  ['/program', 'note=x', 204],
])('POST %s with "%s" is answered %d', async (path, body, status) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answered = await fetch(api.url + path, { method: 'POST', headers, body });
  expect(answered.status).toBe(status);
  expect(handled).toHaveLength(status === 204 ? 1 : 0);
});

test.each([[page], [sent('/form', 'send-form')]])(
  'a service that cannot check $operation does not start',
  async (one) => {
    await expect(runningApi([one])).rejects.toThrow('is a page that is protected');
  },
);
