import { readCsv } from '@anz-payroll/kernel';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

interface Figures {
  readonly gross: number;
  readonly tax: number;
  readonly net: number;
  readonly super: number;
  readonly cost: number;
}
interface ScenarioAnswer {
  readonly id: number;
  readonly name: string;
  readonly changes: readonly {
    readonly says: string;
    readonly people: number;
    readonly one_pay: Figures;
    readonly a_year: Figures;
  }[];
  readonly a_year: Figures;
}

describe.each(testEngines)('what it would cost, on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    const who = await employer.hire('au', {
      number: '1',
      pay_rate_per_hour: 25,
      standard_hours_per_day: 8,
      standard_days_per_week: 5,
      has_claimed_tax_free_threshold: true,
      has_stsl_liability: false,
    });
    const hours = [{ description: 'Ordinary time', units: 'hours', value: 40 }];
    expect((await employer.pay('au', [{ employee_id: who, hours }], '?pay_date=2026-11-12')).status).toBe(201);
  });
  afterAll(() => api.close());

  const path = () => `/api/company/${employer.au}/scenarios`;
  const save = async (name: string, change: object): Promise<ScenarioAnswer> => {
    const { status, body } = await employer.call('POST', path(), { name, changes: [change] });
    expect([status, body]).toEqual([201, expect.anything()]);
    return body as ScenarioAnswer;
  };

  test('a rise, other hours, a bonus with a given net and a hire, by the published table', async () => {
    // 1,000 a week bears 138 (0.3227 × 1,000.99 − 185.1935 = 137.83), 1,030 bears 148; super is 12 %.
    const raise = await save('Rise', { kind: 'raise', percentage: '0.03' });
    expect(raise.changes[0]).toMatchObject({
      says: 'Raise everybody by 3%',
      people: 1,
      one_pay: { gross: 30, tax: 10, net: 20, super: 3.6, cost: 33.6 },
    });
    expect(raise.a_year.cost).toBeCloseTo(52 * 33.6, 6);
    // 32 hours are 800, which bears 83.
    const hours = await save('Four days', { kind: 'hours', hours_per_week: '32' });
    expect(hours.changes[0]?.one_pay).toMatchObject({ gross: -200, tax: -55, net: -145, super: -24, cost: -224 });
    // 862 and 138 more are 1,000 net: the gross whose table tax leaves it.
    const bonus = await save('Thanks', { kind: 'bonus', net: '138' });
    const { gross, tax, net } = bonus.changes[0]!.one_pay;
    expect(net).toBe(138);
    const total = 1000 + gross;
    expect(138 + tax).toBe(Math.round(0.3227 * (Math.floor(total) + 0.99) - 185.1935));
    expect(bonus.a_year.cost).toBeCloseTo(gross * 1.12, 2);
    const hire = await save('Help', {
      kind: 'hire',
      people: 2,
      hourly_rate: '25',
      hours_per_week: '40',
      pay_period: 'WEEKLY',
    });
    expect(hire.changes[0]).toMatchObject({
      people: 2,
      one_pay: { gross: 2000, tax: 276, net: 1724, super: 240, cost: 2240 },
    });
    const listed = (await employer.call('GET', path())).body as { readonly scenarios: readonly ScenarioAnswer[] };
    expect(listed.scenarios.map(({ name }) => name)).toEqual(['Rise', 'Four days', 'Thanks', 'Help']);
    const csv = await employer.call('GET', path(), undefined, { Accept: 'text/csv' });
    expect(readCsv(String(csv.body))).toHaveLength(5);
    expect((await employer.call('DELETE', `${path()}/${raise.id}`)).status).toBe(204);
    expect((await employer.call('DELETE', `${path()}/${raise.id}`)).status).toBe(404);
  });

  test('somebody who works less than the standing hours is priced by what was paid', async () => {
    const other = await api.employer();
    const who = await other.hire('au', { pay_rate_per_hour: 25, standard_hours_per_day: 8, standard_days_per_week: 5 });
    const hours = [{ description: 'Ordinary time', units: 'hours', value: 10 }];
    for (const day of ['2026-10-22', '2026-10-29', '2026-11-05', '2026-11-12']) {
      expect((await other.pay('au', [{ employee_id: who, hours }], `?pay_date=${day}`)).status).toBe(201);
    }
    const asked = { name: 'Rise', changes: [{ kind: 'raise', percentage: '0.04' }] };
    const { body } = await other.call('POST', `/api/company/${other.au}/scenarios`, asked);
    // Four per cent of 250 a week, and not of forty hours.
    expect((body as ScenarioAnswer).changes[0]).toMatchObject({ people: 1, one_pay: { gross: 10, super: 1.2 } });
  });

  test('what cannot be read is refused', async () => {
    const ask = (body: object) => employer.call('POST', path(), body);
    expect((await ask({ name: 'x', changes: [] })).status).toBe(422);
    expect((await ask({ name: 'x', changes: [{ kind: 'raise' }] })).status).toBe(422);
    expect((await ask({ name: 'x', changes: [{ kind: 'hire', hourly_rate: '25' }] })).status).toBe(422);
  });
});
