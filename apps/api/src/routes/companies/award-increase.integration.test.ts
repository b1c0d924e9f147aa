import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { australianScene, type AustralianScene } from '../../testing/pay-service';

jest.setTimeout(120_000);

/**
 * General Retail Industry Award (MA000004), pay guide of 1 July 2026: level 2 is 28.45 an hour and 35.56 as a casual. With two
 * per cent above it 29.019 and 36.2712, in whole cents 29.02 and 36.28.
 */
describe.each(testEngines)('the increase of a followed award on $engine', (engine) => {
  let au: AustralianScene;
  beforeAll(async () => {
    au = await australianScene(engine);
  }, 120_000);
  afterAll(() => au.close(), 60_000);

  const call = (method: string, path: string, body?: unknown) =>
    au.employer.call(method, `/api/company/${au.employer.au}${path}`, body);

  test('one confirmation raises rates and people to the award and the margin, as the impact showed', async () => {
    const low = await au.hire({ pay_rate_per_hour: '27.00', standard_hours_per_day: '7.6', standard_days_per_week: 5 });
    const casual = await au.hire({ pay_rate_per_hour: '35.00', employment_status: 'Casual' });
    const high = await au.hire({ pay_rate_per_hour: '31.00' });
    const group = await call('POST', '/pay-rate-groups', { name: 'Shop', employee_ids: [low, casual, high] });
    const rates = `/pay-rate-groups/${group.body.id}/rates`;
    const created = await call('POST', rates, {
      description: 'Weekday',
      units: 'hours',
      rate: '28.00',
      is_overtime: false,
    });
    expect(created.status).toBe(201);
    await call('POST', rates, { description: 'Sunday', units: 'hours', rate: '42.00', is_overtime: false });
    const followed = await call('PUT', `/pay-rate-groups/${group.body.id}/published-award`, {
      award_code: 'MA000004',
      classification: 'Retail employee level 2',
      margin_percent: '2',
    });
    expect([followed.status, followed.body.margin_percent]).toEqual([200, 2]);

    const { body: impact } = await call('GET', '/award-increase?on=2026-07-06');
    expect(impact.groups[0]).toMatchObject({ published: 28.45, target: 29.02 });
    // 42.00 is one and a half times 28.00 and stays so: 43.53.
    expect(
      impact.groups[0].rates.map(({ description, from, to }: Record<string, unknown>) => [description, from, to]),
    ).toEqual([
      ['Weekday', 28, 29.02],
      ['Sunday', 42, 43.53],
    ]);
    // 38 hours at 2.02 more; a casual of this sample has 38 standard hours too: 1.28 more.
    expect(impact.groups[0].employees).toEqual([
      expect.objectContaining({ employee_id: low, from: 27, to: 29.02, per_week: 76.76 }),
      expect.objectContaining({ employee_id: casual, from: 35, to: 36.28, per_week: 48.64 }),
    ]);
    expect(impact.cost_per_week).toBe(125.4);

    const stale = await call('POST', '/award-increase', { on: '2026-07-06', confirmation: '2026-07-06 1 1' });
    expect(stale.status).toBe(412);
    const done = await call('POST', '/award-increase', { on: '2026-07-06', confirmation: impact.confirmation });
    expect([done.status, done.body.changes]).toEqual([200, 4]);
    const rate = async (id: number) => (await au.employer.call('GET', `/api/employees/${id}`)).body.pay_rate_per_hour;
    expect([await rate(low), await rate(casual), await rate(high)]).toEqual([29.02, 36.28, 31]);
    expect((await call('GET', '/award-increase?on=2026-07-06')).body).toMatchObject({ changes: 0, cost_per_week: 0 });
    const event = (await au.employer.events()).findLast(
      ({ entity, type }) => entity.id === low && type === 'employee.updated',
    );
    expect(event).toBeDefined();
    expect((await call('DELETE', `/pay-rate-groups/${group.body.id}/published-award`)).status).toBe(204);
  });

  // Determination PR813655: 75 per cent of 1,056.80 a week at 18 after six months, 20.86 an hour, 26.08 with the casual loading.
  test('the rise of 1 December 2026 is one of young people with more than six months of service', async () => {
    const shop = { state: 'NSW', date_of_birth: '2008-02-01', start_date: '2026-01-15' };
    const junior = await au.hire({ ...shop, pay_rate_per_hour: '19.47' });
    const casual = await au.hire({ ...shop, pay_rate_per_hour: '24.34', employment_status: 'Casual' });
    const starter = await au.hire({ ...shop, pay_rate_per_hour: '19.47', start_date: '2026-07-06' });
    const adult = await au.hire({ ...shop, pay_rate_per_hour: '27.81', date_of_birth: '1990-02-01' });
    const employee_ids = [junior, casual, starter, adult];
    const group = await call('POST', '/pay-rate-groups', { name: 'Level 1', employee_ids });
    await call('PUT', `/pay-rate-groups/${group.body.id}/published-award`, {
      award_code: 'MA000004',
      classification: 'Retail employee level 1',
    });
    const rises = async (on: string) => {
      const { body } = await call('GET', `/award-increase?on=${on}`);
      const own = body.groups.find((one: { group_id: number }) => one.group_id === group.body.id);
      return own.employees.map(({ employee_id, to }: Record<string, unknown>) => [employee_id, to]);
    };
    expect(await rises('2026-11-30')).toEqual([]);
    expect(await rises('2026-12-07')).toEqual([
      [junior, 20.86],
      [casual, 26.08],
    ]);
  });

  test('a classification that several streams of an award have rises to the rate of the stream', async () => {
    const crisis = {
      award_code: 'MA000100',
      award_classification: 'Level 1 - pay point 1',
      award_stream: 'Crisis accommodation',
      pay_rate_per_hour: '39.00',
    };
    const follow = async (name: string, people: readonly Readonly<Record<string, unknown>>[]) => {
      const employee_ids = await Promise.all(people.map((person) => au.hire(person)));
      const group = await call('POST', '/pay-rate-groups', { name, employee_ids });
      await call('PUT', `/pay-rate-groups/${group.body.id}/published-award`, {
        award_code: 'MA000100',
        classification: 'Level 1 - pay point 1',
      });
      const { body } = await call('GET', '/award-increase?on=2026-07-06');
      return body.groups.find((one: { group_id: number }) => one.group_id === group.body.id);
    };
    // Pay guide of 1 July 2026: 40.49 in crisis accommodation, 27.55 in social and community services.
    expect(await follow('Refuge', [crisis])).toMatchObject({
      published: 40.49,
      employees: [expect.objectContaining({ from: 39, to: 40.49 })],
    });
    expect(await follow('Mixed', [crisis, { ...crisis, award_stream: undefined }])).toMatchObject({
      published: null,
      employees: [],
      notes: [expect.stringContaining('say the stream: Social and community services (27.55 hourly)')],
    });
  });

  test('what nobody can tell stays as it is, with the reason', async () => {
    const salaried = await au.hire({ annual_salary: 50_000, pay_rate_per_hour: undefined });
    const group = await call('POST', '/pay-rate-groups', { name: 'Office', employee_ids: [salaried] });
    await call('PUT', `/pay-rate-groups/${group.body.id}/published-award`, {
      award_code: 'MA000004',
      classification: 'Retail employee level 2',
    });
    const { body } = await call('GET', '/award-increase?on=2026-07-06');
    const shown = body.groups.find((one: { group_id: number }) => one.group_id === group.body.id);
    expect(shown).toMatchObject({ employees: [], notes: [expect.stringContaining('annual salary')] });
    const unknown = await call('PUT', `/pay-rate-groups/${group.body.id}/published-award`, {
      award_code: 'MA999999',
      classification: 'x',
    });
    expect(unknown.status).toBe(422);
  });
});
