import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(180_000);

interface PayAnswer {
  readonly id: number;
  readonly employee_id: number;
  readonly gross: number;
  readonly period_start: string;
  readonly period_end: string;
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

const told = ({ warnings }: PayAnswer) => warnings.filter(({ code }) => code === 'pay/days-paid-already');

// Who goes from weekly to fortnightly pay in the middle of a fortnight is staged for the whole of it: ten days of 7.6 hours at 50 dollars.
describe.each(testEngines)('days that another period has paid on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  type Country = 'au' | 'nz';
  const hours = (value: string) => [{ description: 'Ordinary', units: 'hours', value }];
  const weekPaid = async (country: Country) => {
    const ofWeek = { pay_rate_per_hour: '50', standard_hours_per_day: '7.6', standard_days_per_week: 5 };
    const id = await employer.hire(country, { start_date: '2018-01-15', pay_period: 'WEEKLY', ...ofWeek });
    const first = await paid(country, id, '38', '2026-08-06');
    expect(told(first)).toEqual([]);
    const change = [{ id, pay_period: 'FORTNIGHTLY' }];
    await employer.call('PATCH', `/api/company/${employer[country]}/employees/update`, change);
    return { id, first };
  };
  const paid = async (country: Country, id: number, value: string, day: string): Promise<PayAnswer> => {
    const { status, body } = await employer.pay(
      country,
      [{ employee_id: id, hours: hours(value) }],
      `?pay_date=${day}`,
    );
    if (status !== 201) throw new Error(JSON.stringify(body));
    return (body as PayAnswer[])[0]!;
  };

  test.each<Country>(['au', 'nz'])('%s: a run that is opened says which hours are paid already', async (country) => {
    const { id, first } = await weekPaid(country);
    const company = `/api/company/${employer[country]}`;
    const opened = await employer.call('POST', `${company}/pay-runs`, {
      pay_period: 'FORTNIGHTLY',
      pay_date: '2026-08-13',
    });
    expect(opened).toMatchObject({ body: { pay_run_start_date: '2026-08-03', pay_run_end_date: '2026-08-16' } });
    const list = `${company}/pays?from=2026-08-01&to=2026-08-31&employee_id=${id}&status=pending`;
    const [staged] = (await employer.call('GET', list)).body as unknown as PayAnswer[];
    expect(told(staged!)).toMatchObject([
      {
        message:
          `Some days of 2026-08-03 to 2026-08-16 are paid already: pay ${first.id} paid 38 hours for 2026-08-03 to 2026-08-09. With what ` +
          'this period pays that is 114 ordinary hours, and 2026-08-03 to 2026-08-16 has 76. Enter only the hours that are not paid yet.',
      },
    ]);
    // The second week alone is what is left.
    const { body } = await employer.call('PUT', `${company}/pays/${staged!.id}`, { hours: hours('38') });
    expect(told(body as unknown as PayAnswer)).toEqual([]);
  });

  test.each<Country>(['au', 'nz'])(
    '%s: a pay that was sent twice says so; a part of the week is no second one',
    async (country) => {
      const ofWeek = { pay_rate_per_hour: '50', standard_hours_per_day: '7.6', standard_days_per_week: 5 };
      const week = { start_date: '2018-01-15', pay_period: 'WEEKLY', ...ofWeek };
      const [id, inParts, casual] = (await employer.hireAll(country, [
        week,
        week,
        { ...week, employment_status: 'Casual', ...(country === 'au' ? { stp_employment_status: 'C' } : {}) },
      ])) as [number, number, number];
      expect(told(await paid(country, id, '38', '2026-08-06'))).toEqual([]);
      // More than one and a half times 38 hours.
      expect(told(await paid(country, id, '38', '2026-08-06'))).toMatchObject([
        {
          message:
            'Other pays of this run have 38 ordinary hours for 2026-08-03 to 2026-08-09. With this one that is 76, and the standard hours ' +
            'are 38. Where the same pay was sent twice, delete one of them.',
        },
      ]);
      for (const hours of ['20', '18', '19'])
        expect(told(await paid(country, inParts, hours, '2026-08-06'))).toEqual([]);
      for (const hours of ['38', '38']) expect(told(await paid(country, casual, hours, '2026-08-06'))).toEqual([]);
    },
  );

  test('a second pay of the fortnight counts the first, and the next fortnight is not in doubt', async () => {
    const { id } = await weekPaid('au');
    expect(told(await paid('au', id, '38', '2026-08-13'))).toEqual([]);
    expect(told(await paid('au', id, '1', '2026-08-14'))).toHaveLength(1);
    expect(told(await paid('au', id, '76', '2026-08-27'))).toEqual([]);
  });
});
