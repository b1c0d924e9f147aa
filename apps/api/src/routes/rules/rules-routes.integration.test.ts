import { runningApi, type RunningApi } from '@anz-payroll/http-kit/testing';
import { rulesRoutes } from './rules-routes';

describe('the statutory values over HTTP', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await runningApi(rulesRoutes());
  });
  afterAll(() => api.close());

  const get = async (path: string) => {
    const response = await fetch(`${api.url}${path}`, { headers: { Authorization: 'Bearer owner' } });
    return { status: response.status, body: JSON.parse(await response.text()) };
  };

  test('what is in force on a day, with instrument, days and legal source', async () => {
    const { status, body } = await get('/api/rules?on=2026-11-12&country=AU');
    expect(status).toBe(200);
    expect(body.on).toBe('2026-11-12');
    // 12 per cent: Superannuation Guarantee (Administration) Act 1992 s 19, from 1 July 2025.
    expect(body.rules).toContainEqual(
      expect.objectContaining({
        instrument: 'au.super-guarantee',
        country: 'AU',
        effective_from: '2026-07-01',
        // Later where a later year was looked at and left the rate as it is.
        confirmed_until: expect.stringMatching(/^20(?:2[7-9]|[3-9]\d)-06-30$/),
        law: expect.objectContaining({ title: expect.any(String), href: expect.stringMatching(/^https:/) }),
        values: expect.objectContaining({ rate: '0.12' }),
      }),
    );
    expect(body.rules.every(({ country }: { country: string }) => country === 'AU')).toBe(true);
  });

  test('both countries unless one is named', async () => {
    const { body } = await get('/api/rules?on=2026-11-12');
    expect(new Set(body.rules.map(({ country }: { country: string }) => country))).toEqual(new Set(['AU', 'NZ']));
  });

  test('what has no values for the day is named, with the days it has', async () => {
    // The Employment Leave Act 2026 comes into force on 6 August 2028.
    const { body } = await get('/api/rules?on=2025-01-15&country=NZ');
    expect(body.without_values).toContainEqual(
      expect.objectContaining({ instrument: 'nz.employment-leave', why: 'not_covered', covered_from: '2028-08-06' }),
    );
  });

  test('the difference between two days, old and new', async () => {
    const { status, body } = await get('/api/rules/diff?from=2026-03-31&to=2026-04-01&country=NZ');
    expect(status).toBe(200);
    // KiwiSaver rises from 3 to 3.5 per cent on 1 April 2026 (Budget 2025); the minimum wage from 23.50 to 23.95.
    const of = (instrument: string) =>
      body.changed.find((rule: { instrument: string }) => rule.instrument === instrument);
    expect(of('nz.kiwisaver').changes).toContainEqual({ path: 'employerRate', old: '0.03', new: '0.035' });
    expect(of('nz.minimum-wage')).toMatchObject({
      earlier: { effective_from: '2025-04-01' },
      later: { effective_from: '2026-04-01' },
      changes: expect.arrayContaining([{ path: 'adult', old: '23.5', new: '23.95' }]),
    });
  });

  test.each([
    '/api/rules?on=2010-01-01',
    '/api/rules?on=2040-01-01&country=NZ',
    '/api/rules/diff?from=2010-01-01&to=2026-07-01',
    '/api/rules/diff?from=2026-07-01&to=2040-01-01',
  ])('%s is outside of what is covered: 400, and which days are', async (path) => {
    const { status, body } = await get(path);
    expect([status, body]).toEqual([
      400,
      { detail: expect.stringMatching(/There are values from \d{4}-.* to \d{4}-/) },
    ]);
  });

  test.each([
    ['/api/rules', 'query.on'],
    ['/api/rules?on=2026-02-30', 'query.on'],
    ['/api/rules?on=2026-07-01&country=FJ', 'query.country'],
    ['/api/rules/diff?from=2026-07-01', 'query.to'],
  ])('%s cannot be read: 422 at %s', async (path, at) => {
    const { status, body } = await get(path);
    expect([status, body.data?.[0]?.path]).toEqual([422, at]);
  });

  test('days in the wrong order are refused', async () => {
    const { status, body } = await get('/api/rules/diff?from=2026-07-02&to=2026-07-01');
    expect([status, body.detail]).toEqual([422, expect.stringContaining('2026-07-02')]);
  });
});
