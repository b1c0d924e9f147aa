import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(240_000);

const hours = [{ description: 'Ordinary time', units: 'hours', value: 1, rate: '100' }];

/** Weeks of these companies end on Sunday; 8 and 15 November 2026 are Sundays. */
describe.each(testEngines)('pay for a period that does not hold the pay date on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 240_000);
  afterAll(() => api.close(), 60_000);

  const company = () => `/api/company/${employer.au}`;
  const pay = (employee_id: number, query: string) => employer.pay('au', [{ employee_id, hours }], query);
  const period = async (payId: number) =>
    (
      (await employer.call('GET', `${company()}/pays/${payId}/payslip`, undefined, { Accept: 'application/json' }))
        .body as { readonly period: object; readonly payment_date: string }
    ).period;

  test('in arrears: last week, paid on Wednesday', async () => {
    const employee = await employer.hire('au');
    const made = await pay(employee, '?pay_date=2026-11-11&pay_run_end_date=2026-11-08');
    expect(made).toMatchObject({ status: 201, body: [{ pay_date: '2026-11-11', pay_run_end_date: '2026-11-08' }] });
    const [{ id, pay_run_id }] = made.body as [{ id: number; pay_run_id: number }];
    expect(await period(id)).toMatchObject({ start: '2026-11-02', end: '2026-11-08' });
    // The same period by its own day is the same run; a request that says nothing gets the week of the pay date.
    expect((await pay(employee, '?pay_date=2026-11-04')).body).toMatchObject([{ pay_run_id }]);
    const [plain] = (await pay(employee, '?pay_date=2026-11-11')).body as { pay_run_end_date: string }[];
    expect(plain?.pay_run_end_date).toBe('2026-11-15');
  });

  test('in advance: a month that has not begun', async () => {
    const employee = await employer.hire('au', { pay_period: 'MONTHLY' });
    const made = await pay(employee, '?pay_date=2026-11-13&pay_run_end_date=2026-12-31');
    expect(await period((made.body as { id: number }[])[0]!.id)).toMatchObject({
      ...{ start: '2026-12-01', end: '2026-12-31' },
    });
  });

  test('a staged run takes the period that is named', async () => {
    const mine = await api.employer();
    await mine.hire('au');
    const opened = await mine.call('POST', `/api/company/${mine.au}/pay-runs`, {
      ...{ pay_period: 'WEEKLY', pay_date: '2026-11-11', pay_run_end_date: '2026-11-08' },
    });
    expect(opened.status).toBe(201);
    const staged = (await mine.call('GET', `/api/company/${mine.au}/pays`)).body;
    expect(staged).toMatchObject([{ pay_date: '2026-11-11', pay_run_end_date: '2026-11-08', status: 'pending' }]);
  });

  test('a calendar that pays in arrears: three days after the week, ten after the fortnight', async () => {
    const mine = await api.employer();
    const settings = {
      weekly_pay_date_offset: 3,
      fortnightly_pay_date_offset: 10,
      fortnight_anchor_date: '2026-11-08',
    };
    const changed = await mine.call('PATCH', `/api/company/${mine.au}`, settings);
    expect(changed).toMatchObject({ status: 200, body: { ...settings, monthly_pay_date_offset: null } });
    const [weekly, fortnightly, monthly] = (await mine.hireAll('au', [
      { pay_period: 'WEEKLY' },
      { pay_period: 'FORTNIGHTLY' },
      { pay_period: 'MONTHLY' },
    ])) as [number, number, number];
    const items = [weekly, fortnightly, monthly].map((employee_id) => ({ employee_id, hours }));
    const made = await mine.pay('au', items, '?pay_date=2026-11-18');
    expect(made.body).toMatchObject([
      { period_start: '2026-11-09', period_end: '2026-11-15', pay_run_end_date: '2026-11-15' },
      { period_start: '2026-10-26', period_end: '2026-11-08', pay_run_end_date: '2026-11-08' },
      { period_start: '2026-11-01', period_end: '2026-11-30', pay_run_end_date: '2026-11-30' },
    ]);
    // The week before, paid a day late because of a holiday; and staged by its pay date alone.
    const late = await mine.pay('au', items.slice(0, 1), '?pay_date=2026-11-12');
    expect(late.body).toMatchObject([{ period_end: '2026-11-08' }]);
    const opened = await mine.call('POST', `/api/company/${mine.au}/pay-runs`, {
      ...{ pay_period: 'WEEKLY', pay_date: '2026-11-25' },
    });
    expect(opened.body).toMatchObject({ pay_run_start_date: '2026-11-16', pay_run_end_date: '2026-11-22' });
    expect((await mine.call('PATCH', `/api/company/${mine.au}`, { weekly_pay_date_offset: 63 })).status).toBe(422);
  });

  test('off-cycle: days of its own, in the run of the pay date; a correction keeps them', async () => {
    const employee = await employer.hire('au');
    const made = await pay(employee, '?pay_date=2026-11-11&period_start=2026-07-01&period_end=2026-09-30');
    expect(made.body).toMatchObject([
      { period_start: '2026-07-01', period_end: '2026-09-30', pay_run_end_date: '2026-11-15' },
    ]);
    const [{ id }] = made.body as [{ id: number }];
    expect(await period(id)).toMatchObject({ start: '2026-07-01', end: '2026-09-30' });
    const corrected = await employer.call('POST', `${company()}/pays/${id}/correction`, { hours });
    expect(corrected).toMatchObject({
      status: 201,
      body: {
        replacement: { period_start: '2026-07-01', period_end: '2026-09-30', pay_run_end_date: '2026-11-15' },
      },
    });
  });

  test('the days of a period of the calendar are that period', async () => {
    const employee = await employer.hire('au');
    const made = await pay(employee, '?pay_date=2026-11-11&period_start=2026-11-02&period_end=2026-11-08');
    expect(made.body).toMatchObject([{ period_start: '2026-11-02', pay_run_end_date: '2026-11-08' }]);
  });

  test.each([
    ['?period_start=2026-11-02', 'period_end'],
    ['?period_end=2026-11-02', 'period_start'],
    ['?period_start=2026-11-02&period_end=2026-11-01', 'period_end'],
    ['?period_start=2025-11-02&period_end=2026-11-03', 'period_end'],
  ])('%s is refused at %s', async (query, field) => {
    const refused = await pay(await employer.hire('au'), query);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain(`query.${field}`);
  });

  test('a day on which no period of the calendar ends is refused', async () => {
    const employee = await employer.hire('au');
    const refused = await pay(employee, '?pay_date=2026-11-11&pay_run_end_date=2026-11-07');
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('ends on 2026-11-08');
  });
});
