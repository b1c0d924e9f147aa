import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

interface Staged {
  readonly id: number;
  readonly hours: readonly { readonly value: number }[];
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

/** Monday 26 October to Sunday 1 November 2026; the jobs begin on the Wednesday. */
describe.each(testEngines)('the standard hours of a part of a period on $engine', (engine) => {
  let api: PayService;
  beforeAll(async () => {
    api = await startPayService(engine);
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const week = { start_date: '2026-10-28', standard_hours_per_day: '8', pay_rate_per_hour: '40' };
  const stagedFor = async (country: 'au' | 'nz', record: object): Promise<Staged & { readonly own: Employer }> => {
    const own = await api.employer();
    await own.hire(country, { ...week, ...record });
    const period = { pay_period: 'WEEKLY', pay_date: '2026-10-29' };
    expect((await own.call('POST', `/api/company/${own[country]}/pay-runs`, period)).status).toBe(201);
    const [pay] = (await own.call('GET', `/api/company/${own[country]}/pays`)).body as readonly Staged[];
    const { warnings } = (await own.call('GET', `/api/company/${own[country]}/pays/${pay!.id}/explanation`))
      .body as Staged;
    return { ...pay!, warnings, own };
  };
  const told = ({ warnings }: Pick<Staged, 'warnings'>) =>
    warnings.find(({ code }) => code === 'pay/working-days-assumed')?.message;

  it.each(['au', 'nz'] as const)('say that nobody named the days in %s', async (country) => {
    const staged = await stagedFor(country, { standard_days_per_week: 3 });
    // Wednesday to Friday of three days that nobody named: three fifths of 24 hours.
    expect(staged.hours).toMatchObject([{ value: 14.4 }]);
    expect(told(staged)).toContain('3 of the 5 days from Monday to Friday in 2026-10-26 to 2026-11-01');
    expect(told(await stagedFor(country, { standard_days_per_week: 5 }))).toBeUndefined();
    const whole = { standard_days_per_week: 3, start_date: '2026-10-26' };
    expect(told(await stagedFor(country, whole))).toBeUndefined();
    // Hours that somebody entered are what was worked.
    const { own, id } = staged;
    const hours = [{ description: 'Work', units: 'hours', value: 16 }];
    const [entered] = [(await own.call('PUT', `/api/company/${own[country]}/pays/${id}`, { hours })).body] as Staged[];
    expect(entered!.hours).toMatchObject([{ value: 16 }]);
    expect(told(entered!)).toBeUndefined();
  });

  it.each(['au', 'nz'] as const)('say nothing where the record names the days in %s', async (country) => {
    const named = await stagedFor(country, { standard_days_per_week: 3, working_days: 'TUE,WED,THU' });
    expect(named.hours).toMatchObject([{ value: 16 }]);
    expect(told(named)).toBeUndefined();
  });
});
