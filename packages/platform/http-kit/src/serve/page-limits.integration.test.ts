import { memoryLimiter, quotas } from '../limits';
import { answerNothing, answerRaw, route, session, type PageSecurity } from '../route';
import { runningApi, type RunningApi } from '../testing';

interface Visit {
  readonly name: string;
}

const page = route({
  method: 'GET',
  path: '/page',
  operation: 'page',
  summary: 'A page',
  tag: 'Page',
  rate: 'pay',
  may: 'signed-in',
  auth: session<Visit>({}),
  responses: { 204: answerNothing('Done'), 403: answerRaw('text/plain', 'No') },
  handle: () => Promise.resolve({ status: 204 }),
});

const pageSecurity: PageSecurity = {
  admit: (_, context) => {
    const name = context.header('cookie');
    return Promise.resolve(
      name === undefined
        ? { reply: { status: 403, body: 'No', mediaType: 'text/plain' } as const }
        : { visit: { name } satisfies Visit, clientKey: `user:${name}` },
    );
  },
  refuseForm: () => undefined,
};

/** Spec 7.2: 503 with Retry-After. */
test('an overloaded service tells a browser by a page, and a program by JSON', async () => {
  const problemPage: PageSecurity['problemPage'] = ({ status }) => ({ status, body: 'busy', mediaType: 'text/html' });
  const overload = { isOverloaded: () => true, mostInFlight: 1, atWorkAtMost: () => 1, close: () => undefined };
  const api = await runningApi([page], { pageSecurity: { ...pageSecurity, problemPage }, overload });
  try {
    const ask = async (accept: string) => {
      const response = await fetch(`${api.url}/page`, { headers: { accept } });
      return [response.status, response.headers.get('retry-after'), await response.text()];
    };
    expect(await ask('text/html,application/xhtml+xml,*/*;q=0.8')).toEqual([503, '5', 'busy']);
    expect(await ask('*/*')).toEqual([503, '5', expect.stringContaining('"error"')]);
  } finally {
    await api.close();
  }
});

/** Spec 8.1: pay endpoints take five requests a minute of a client; so does a page of that class of a user. */
test('a page counts for its user, whoever else is at the same address', async () => {
  const limiter = memoryLimiter(() => performance.now());
  const wide = { requests: 10_000, seconds: 5 };
  const api: RunningApi = await runningApi([page], { pageSecurity, limits: { limiter, quotas: quotas(wide) } });
  try {
    const ask = async (cookie?: string) =>
      (await fetch(`${api.url}/page`, { headers: cookie === undefined ? {} : { cookie } })).status;
    for (let n = 0; n < 20; n++) expect(await ask()).toBe(403);
    const answers = [];
    for (let n = 0; n < 8; n++) answers.push(await ask('ana'));
    expect(answers).toEqual([204, 204, 204, 204, 204, 429, 429, 429]);
    expect(await ask('moana')).toBe(204);
  } finally {
    await api.close();
    await limiter.close();
  }
});
