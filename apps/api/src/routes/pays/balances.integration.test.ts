import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(240_000);

interface Balances {
  readonly employee_id: number;
  readonly as_at: string;
  readonly leave: readonly { readonly leave_type: string; readonly hours: number; readonly value: number }[];
  readonly year_to_date: { readonly gross: number; readonly from: string };
}

const hour = (rate: string) => ({ description: 'Ordinary time', units: 'hours', value: 1, rate });

describe.each(testEngines)('balances on a day on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 240_000);
  afterAll(() => api.close(), 60_000);

  const pay = async (country: 'au' | 'nz', employeeId: number, day: string, rows: readonly object[]) => {
    const made = await employer.pay(country, [{ employee_id: employeeId, hours: rows }], `?pay_date=${day}`);
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return (made.body as { readonly id: number; readonly tax: number; readonly net: number }[])[0]!;
  };
  const balances = async (employeeId: number, query = '') => {
    const read = await employer.call('GET', `/api/employees/${employeeId}/balances${query}`);
    if (read.status !== 200) throw new Error(`${read.status} ${JSON.stringify(read.body)}`);
    return read.body as Balances;
  };

  test('of one employee: the pays up to the day, whatever the order of entry, and the opening part', async () => {
    const employee = await employer.hire('au', { pay_rate_per_hour: '40' });
    await employer.call('PUT', `/api/employees/${employee}/opening-balances`, {
      ...{ as_at: '2026-07-31', gross: 5000, tax: 900, net: 4100, holiday_leave_hours: 10.25 },
    });
    const later = await pay('au', employee, '2026-09-06', [hour('300')]);
    const earlier = await pay('au', employee, '2026-08-09', [hour('200')]);
    expect(await balances(employee, '?as_at=2026-08-08')).toMatchObject({
      employee_id: employee,
      as_at: '2026-08-08',
      leave: expect.arrayContaining([
        // 10.25 hours at 40 dollars.
        { leave_type: 'HOLIDAY', name: 'Annual leave', hours: 10.25, value: 410, opening_hours: 10.25 },
        // As the National Employment Standards name it (Fair Work Act 2009 s 95).
        expect.objectContaining({ leave_type: 'SICK', name: 'Personal leave' }),
      ]),
      year_to_date: { year: '2026-27', from: '2026-07-01', gross: 5000, tax: 900, net: 4100 },
      opening: { as_at: '2026-07-31', gross: 5000, tax: 900, net: 4100 },
    });
    expect((await balances(employee, '?as_at=2026-08-09')).year_to_date).toMatchObject({
      ...{ gross: 5200, tax: 900 + earlier.tax, net: 4100 + earlier.net },
    });
    // The clock of this service stands at noon of 15 November 2026 in Sydney.
    expect(await balances(employee)).toMatchObject({
      as_at: '2026-11-15',
      year_to_date: { gross: 5500, tax: 900 + earlier.tax + later.tax },
    });
    // Another financial year begins with nothing.
    expect((await balances(employee, '?as_at=2026-06-30')).year_to_date).toMatchObject({
      from: '2025-07-01',
      gross: 0,
    });
  });

  test('in the record of the employee, for who asks', async () => {
    const employee = await employer.hire('au');
    const made = await pay('au', employee, '2026-08-09', [hour('200')]);
    const read = await employer.call('GET', `/api/employees/${employee}?include=balances`);
    expect(read.body).toMatchObject({
      ...{ id: employee, is_terminated: false },
      balances: { as_at: '2026-11-15', year_to_date: { gross: 200, tax: made.tax } },
    });
    expect((read.body as { balances: object }).balances).toEqual(await balances(employee));
    expect((await employer.call('GET', `/api/employees/${employee}`)).body).not.toHaveProperty('balances');
    expect((await employer.call('GET', `/api/employees/${employee}?include=all`)).status).toBe(422);
  });

  test('of a New Zealand employee: the tax year begins on 1 April', async () => {
    const employee = await employer.hire('nz');
    await pay('nz', employee, '2026-05-03', [hour('500')]);
    const told = await balances(employee, '?as_at=2026-05-03');
    expect(told.year_to_date).toMatchObject({ from: '2026-04-01', gross: 500 });
    expect(told.leave.map(({ leave_type }) => leave_type)).toEqual([
      ...['ANNUAL_HOLIDAYS', 'SICK', 'ALT_HOLIDAY', 'NZ_FAMILY_VIOLENCE'],
    ]);
  });

  test('of the company, in pages by name', async () => {
    const mine = await api.employer();
    const [b, a] = await mine.hireAll('au', [{ last_name: 'Brown' }, { last_name: 'Adams' }]);
    await mine.pay('au', [{ employee_id: a, hours: [hour('70')] }], '?pay_date=2026-08-09');
    const first = await mine.call('GET', `/api/company/${mine.au}/balances?as_at=2026-08-10&limit=1`);
    expect(first.body).toMatchObject([{ employee_id: a, year_to_date: { gross: 70 } }]);
    const link = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
    const second = await mine.call('GET', link!);
    expect(second.body).toMatchObject([{ employee_id: b, as_at: '2026-08-10', year_to_date: { gross: 0 } }]);
    expect(second.headers.get('link')).toBeNull();
  });

  test('somebody else has no such employee; a day that is none is refused', async () => {
    const employee = await employer.hire('au');
    const stranger = await api.employer();
    expect((await stranger.call('GET', `/api/employees/${employee}/balances`)).status).toBe(404);
    expect((await employer.call('GET', `/api/employees/${employee}/balances?as_at=2026-02-30`)).status).toBe(422);
  });

  test('an employee is found by number', async () => {
    const mine = await api.employer();
    const [one] = await mine.hireAll('au', [{ number: `N-1 ${engine.engine}` }, { number: `N-2 ${engine.engine}` }]);
    const find = async (query: string) =>
      ((await mine.call('GET', `/api/company/${mine.au}/employees${query}`)).body as { id: number }[]).map(
        ({ id }) => id,
      );
    expect(await find(`?number=${encodeURIComponent(`n-1 ${engine.engine}`)}`)).toEqual([one]);
    expect(await find('?number=N-3')).toEqual([]);
    // The number of somebody in another company of the account is not this company's.
    const [kiwi] = await mine.hireAll('nz', [{ number: `N-9 ${engine.engine}` }]);
    const nine = encodeURIComponent(`N-9 ${engine.engine}`);
    expect(await find(`?number=${nine}`)).toEqual([]);
    const there = await mine.call('GET', `/api/company/${mine.nz}/employees?number=${nine}`);
    expect((there.body as { id: number }[]).map(({ id }) => id)).toEqual([kiwi]);
    // One customer's number is nobody else's.
    const stranger = await api.employer();
    const theirs = await stranger.call('GET', `/api/company/${stranger.au}/employees?number=${nine}`);
    expect(theirs.body).toEqual([]);
    // Beside other parameters it still finds the one; what is no number finds nobody, and nothing lists everyone.
    const n1 = encodeURIComponent(`  N-1 ${engine.engine} `);
    expect(await find(`?limit=1&number=${n1}`)).toEqual([one]);
    expect(await find(`?status=active&number=${n1}`)).toEqual([one]);
    expect(await find(`?status=terminated&number=${n1}`)).toEqual([]);
    for (const query of ['?number=', '?number=a&number=b', '?employee_number=N-1', `?number=${'9'.repeat(61)}`]) {
      const refused = await mine.call('GET', `/api/company/${mine.au}/employees${query}`);
      expect([query, refused.status]).toEqual([query, 422]);
    }
    await mine.call('DELETE', `/api/employees/${one}`);
    expect(await find(`?number=${encodeURIComponent(`N-1 ${engine.engine}`)}`)).toEqual([]);
    expect(await find(`?status=all&number=${encodeURIComponent(`N-1 ${engine.engine}`)}`)).toEqual([one]);
  });
});
