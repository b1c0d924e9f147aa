import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { approveLeave, startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(240_000);

interface Shown {
  readonly id: number;
  readonly gross: number;
  readonly pay_run_id: number;
  readonly hours: readonly { readonly value: number }[];
  readonly leave: readonly { readonly leave_type: string; readonly date: string }[];
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

/** Everybody works 8 hours a day from Monday to Friday for 40 dollars an hour. The fortnight from 9 November has no public holiday. */
const [RATE, DAY, WEEK] = [40, 8, 40];
const record = {
  ...{ start_date: '2025-10-12', pay_rate_per_hour: '40', standard_hours_per_day: '8', standard_days_per_week: 5 },
  pay_period: 'FORTNIGHTLY',
};
const firstWeek = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'];
const PAY_DATE = '2026-11-19';

describe.each(testEngines)('approved leave and time away without pay in New Zealand on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 240_000);
  afterAll(() => api.close(), 60_000);

  const company = () => `/api/company/${employer.nz}`;
  const hire = async (changes: object = {}) => {
    const id = await employer.hire('nz', { ...record, ...changes });
    const brought = { annual_holidays_weeks: '4', sick_leave_hours: '80', gross_last_12_months: '83200' };
    const put = await employer.call('PUT', `/api/employees/${id}/opening-balances`, {
      as_at: '2026-10-18',
      ...brought,
    });
    expect(put.status).toBe(200);
    return id;
  };
  const away = async (id: number, reason: string, start_date: string, end_date: string) => {
    const told = { reason, start_date, end_date };
    expect((await employer.call('POST', `/api/employees/${id}/absences`, told)).status).toBe(201);
  };
  const approve = async (employeeId: number, leaveType: string, dates: readonly string[]) => {
    const days = dates.map((date) => [date, String(DAY)] as const);
    const asked = { companyId: employer.nz, employeeId, leaveType, days };
    return (await approveLeave(api, employer, asked)).takeBack;
  };
  const open = async (pay_date = PAY_DATE, pay_period = 'FORTNIGHTLY') => {
    const { status, body } = await employer.call('POST', `${company()}/pay-runs`, { pay_period, pay_date });
    expect([status, body]).toEqual([201, body]);
    return (body as { pay_run_id: number }).pay_run_id;
  };
  const payOf = async (id: number, run: number) => {
    const { body } = await employer.call('GET', `${company()}/pays?employee_id=${id}`);
    return (body as readonly Shown[]).find((pay) => pay.pay_run_id === run)!;
  };
  const worked = (pay: Shown) => pay.hours.reduce((sum, { value }) => sum + value, 0);
  const told = (pay: Shown) => pay.warnings.map(({ code }) => code).filter((code) => code.startsWith('pay/'));

  // Away in the first week: the second one is worked and paid, whatever leave was approved for the first.
  test.each([
    ['UNPAID', 'UNPAID_OTHER', []],
    ['ANNUAL_HOLIDAYS', 'PARENTAL', ['pay/leave-in-time-away']],
    ['SICK', 'UNPAID_SICK', ['pay/leave-in-time-away']],
  ])(
    'a week of %s leave in a week away (%s) takes no hours off the week that is worked',
    async (type, reason, codes) => {
      const [before, after] = [await hire(), await hire()];
      await approve(before, type, firstWeek);
      for (const id of [before, after]) await away(id, reason, firstWeek[0]!, firstWeek[4]!);
      const run = await open();
      const takeBack = await approve(after, type, firstWeek);
      for (const id of [before, after]) {
        const pay = await payOf(id, run);
        expect([worked(pay), pay.leave.length]).toEqual([WEEK, firstWeek.length]);
        expect(told(pay).filter((code) => code !== 'pay/region-unknown')).toEqual(codes);
      }
      await takeBack();
      const pay = await payOf(after, run);
      expect([worked(pay), pay.gross]).toEqual([WEEK, WEEK * RATE]);
      for (const id of [before, after]) await employer.call('DELETE', `${company()}/pays/${(await payOf(id, run)).id}`);
    },
  );

  test('hours that waited when the time away was told are told, and leave of its days takes their place', async () => {
    const id = await hire();
    const run = await open();
    await away(id, 'UNPAID_OTHER', firstWeek[0]!, firstWeek[4]!);
    const leave = firstWeek.map((date) => ({ description: 'Away', leave_type: 'UNPAID', date, hours: DAY }));
    const hours = [{ description: 'Ordinary time', units: 'hours', value: 2 * WEEK }];
    const entered = await employer.call('POST', `${company()}/pays/preview?pay_date=${PAY_DATE}`, [{ employee_id: id, hours, leave }]); // prettier-ignore
    expect(told((entered.body as readonly Shown[])[0]!)).toContain('pay/hours-in-time-away');
    await approve(id, 'UNPAID', firstWeek);
    const pay = await payOf(id, run);
    expect([worked(pay), told(pay).includes('pay/hours-in-time-away')]).toEqual([WEEK, false]);
    await employer.call('DELETE', `${company()}/pays/${pay.id}`);
  });

  // A twelfth of 52 weeks of 40 hours, of which 11 of the 21 working days of November are left: 90.7936… hours.
  test('the hours that a month away leaves are told to two decimals', async () => {
    const id = await hire({ pay_period: 'MONTHLY' });
    await away(id, 'UNPAID_OTHER', '2026-11-02', '2026-11-13');
    const hours = [{ description: 'Ordinary time', units: 'hours', value: 173.33 }];
    const entered = await employer.call('POST', `${company()}/pays/preview?pay_date=${PAY_DATE}`, [{ employee_id: id, hours }]); // prettier-ignore
    const { warnings } = (entered.body as readonly Shown[])[0]!;
    expect(warnings.find(({ code }) => code === 'pay/hours-in-time-away')?.message).toContain('leaves 90.79 in this');
  });

  // Holidays Act 2003 s 16(2): unpaid leave of more than one week; s 12: a public holiday in it.
  test('unpaid leave of more than a week asks for the time away, over the days of other pays too', async () => {
    const [long, week, known] = [await hire({ pay_period: 'WEEKLY' }), await hire({ pay_period: 'WEEKLY' }), await hire({ pay_period: 'WEEKLY' })]; // prettier-ignore
    const labourWeek = ['2026-10-27', '2026-10-28', '2026-10-29', '2026-10-30'];
    const before = ['2026-10-22', '2026-10-23'];
    for (const id of [long, known]) await approve(id, 'UNPAID', [...before, ...labourWeek]);
    await approve(week, 'UNPAID', labourWeek);
    await away(known, 'UNPAID_OTHER', before[0]!, labourWeek[3]!);
    const run = await open('2026-10-29', 'WEEKLY');
    const codes = async (id: number) => told(await payOf(id, run)).filter((code) => code.startsWith('pay/unpaid'));
    expect([await codes(long), await codes(week)]).toEqual([['pay/unpaid-leave-beyond-week'], []]);
    const { message } = (await payOf(long, run)).warnings.find(({ code }) => code === 'pay/unpaid-leave-beyond-week')!;
    expect(message).toContain('from 2026-10-22 to 2026-10-30');
    expect(await codes(known)).toEqual([]);
  });
});
