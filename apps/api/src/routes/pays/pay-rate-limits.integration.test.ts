import type { PaysUseCases } from '@anz-payroll/pay-runs';
import { memoryLimiter, quotas } from '@anz-payroll/http-kit/limits';
import { runningApi, type RunningApi } from '@anz-payroll/http-kit/testing';
import { payRoutes } from './pay-routes';
import type { PaysServices } from './pays-services';

/** Nothing is there: the answers are about the limits. */
const nothing = {
  listPays: () => Promise.resolve({ ok: true, value: [] }),
  listPayRuns: () => Promise.resolve({ ok: true, value: [] }),
  readExplanation: () => Promise.resolve({ ok: false, error: { code: 'pay/not-found', message: 'none' } }),
  previewCorrection: () => Promise.resolve({ ok: false, error: { code: 'pay/not-found', message: 'none' } }),
  readTermination: () => Promise.resolve({ ok: false, error: { code: 'termination/not-found', message: 'none' } }),
} as unknown as PaysUseCases;
const services = { pays: nothing, employees: {}, access: {} } as unknown as PaysServices;

describe('the limits of pays', () => {
  let api: RunningApi;
  beforeEach(async () => {
    const limiter = memoryLimiter(() => performance.now());
    api = await runningApi(payRoutes(services), {
      limits: { limiter, quotas: quotas({ requests: 10_000, seconds: 5 }) },
    });
  });
  afterEach(() => api.close());

  const ask = async (method: string, path: string, body?: unknown) =>
    fetch(`${api.url}${path}`, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  test('[8.1-01] reads and writes of pays share five a minute; the sixth is 429 with an error', async () => {
    for (const path of ['pays', 'pay-runs', 'pays', 'pay-runs', 'pays']) {
      expect((await ask('GET', `/api/company/1/${path}`)).status).toBe(200);
    }
    for (const [method, path] of [
      ['PUT', 'pays/create'],
      ['POST', 'pays/net-to-gross'],
      ['GET', 'pays/1'],
      ['PUT', 'pays/1'],
      ['DELETE', 'pays/1'],
      ['POST', 'pays/1/replay'],
      ['POST', 'pays/1/correction'],
      ['POST', 'pay-runs'],
      ['POST', 'pay-runs/1/process'],
      ['GET', 'workers-comp-pays'],
    ] as const) {
      const answer = await ask(method, `/api/company/1/${path}`, method === 'GET' ? undefined : {});
      expect([path, answer.status]).toEqual([path, 429]);
      expect(await answer.json()).toEqual({ error: expect.stringContaining('5 requests per 60 seconds') });
    }
  });

  test('previews and explanations share sixty a minute and leave the five of pays alone', async () => {
    const calculations = [
      ['GET', 'pays/1/explanation', 404],
      ['POST', 'pays/preview', 422],
      ['POST', 'pays/1/correction/preview', 404],
    ] as const;
    for (let count = 0; count < 60; count++) {
      const [method, path, status] = calculations[count % 3]!;
      const answer = await ask(method, `/api/company/1/${path}`, method === 'GET' ? undefined : {});
      expect([path, answer.status]).toEqual([path, status]);
    }
    for (const [method, path] of calculations) {
      const answer = await ask(method, `/api/company/1/${path}`, method === 'GET' ? undefined : {});
      expect([path, answer.status]).toEqual([path, 429]);
      expect(answer.headers.get('ratelimit-policy')).toContain('"calculation";q=60;w=60');
    }
    expect((await ask('GET', '/api/company/1/pays')).status).toBe(200);
  });

  test('[8.1-02] sixty a minute for ending a job and reading about it', async () => {
    for (let count = 0; count < 60; count++) {
      expect((await ask('GET', '/api/employees/1/termination')).status).toBe(404);
    }
    expect((await ask('GET', '/api/employees/1/termination')).status).toBe(429);
    expect((await ask('POST', '/api/employees/1/terminate', {})).status).toBe(429);
    expect((await ask('GET', '/api/company/1/pays')).status).toBe(200);
  });
});
