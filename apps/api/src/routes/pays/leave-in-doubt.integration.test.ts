import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

interface Paid {
  readonly id: number;
  readonly warnings: readonly { readonly code: string; readonly message: string; readonly field?: string }[];
}

/** Everybody here starts on Monday 2 November 2026 and is paid on Thursday 12 November. */
describe.each(testEngines)('leave that cannot be meant on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const row = (country: 'au' | 'nz', date: string, hours: string, more: object = {}) => ({
    ...{ description: 'Away', leave_type: country === 'au' ? 'HOLIDAY' : 'ANNUAL_HOLIDAYS', date, hours },
    ...more,
  });
  const told = async (country: 'au' | 'nz', ...leave: readonly object[]) => {
    const id = await employer.hire(country, { start_date: '2026-11-02', pay_rate_per_hour: '40' });
    const body = [{ employee_id: id, leave }];
    const { status, body: pays } = await employer.pay(country, body, '?pay_date=2026-11-12');
    expect([status, pays]).toEqual([201, pays]);
    const { warnings } = (pays as Paid[])[0]!;
    return warnings.filter(({ code }) => code.startsWith('pay/leave-')).map(({ code, message }) => [code, message]);
  };

  it.each(['au', 'nz'] as const)('is told of in %s', async (country) => {
    expect(await told(country, row(country, '2026-11-10', '24'))).toEqual([]);
    expect(await told(country, row(country, '2026-11-10', '25'))).toEqual([
      ['pay/leave-longer-than-its-day', expect.stringContaining('25 hours of leave are on 2026-11-10')],
    ]);
    // Two rows of a day are one day.
    const halves = [row(country, '2026-11-10', '12.5'), row(country, '2026-11-10', '12.5')];
    expect(await told(country, ...halves)).toHaveLength(1);
    expect(await told(country, row(country, '2026-10-30', '8'))).toEqual([
      ['pay/leave-before-start-date', 'There is leave on 2026-10-30; the job starts on 2026-11-02.'],
    ]);
  });

  it.each(['au', 'nz'] as const)('is a day of leave that was worked in %s', async (country) => {
    const company = `/api/company/${employer[country]}`;
    const toldBeside = async (hours: string, start: string, end: string) => {
      const week = { standard_hours_per_day: '8', standard_days_per_week: 5, pay_period: 'WEEKLY' };
      const id = await employer.hire(country, { start_date: '2026-11-02', pay_rate_per_hour: '40', ...week });
      const shifts = [{ employee_id: id, date: '2026-11-10', start, end }];
      const stored = await employer.call('POST', `${company}/timesheets`, shifts);
      expect([stored.status, stored.body]).toEqual([201, stored.body]);
      const shift_ids = (stored.body as { id: number }[]).map((shift) => shift.id);
      await employer.call('POST', `${company}/timesheets/approve`, { shift_ids });
      const work = [{ description: 'Work', units: 'hours', value: '8' }];
      const pay = { employee_id: id, hours: work, note: 'As agreed' };
      const on = async (date: string) => {
        const item = { ...pay, leave: [row(country, date, hours)] };
        const answer = await employer.call('POST', `${company}/pays/preview?pay_date=2026-11-12`, [item]);
        expect([answer.status, answer.body]).toEqual([200, answer.body]);
        return (answer.body as Paid[])[0]!.warnings.filter(({ code }) => code === 'pay/leave-on-a-day-of-work').length;
      };
      return [await on('2026-11-10'), await on('2026-11-11')];
    };
    expect(await toldBeside('8', '09:00', '17:00')).toEqual([1, 0]);
    // Half of the day each.
    expect(await toldBeside('4', '09:00', '13:00')).toEqual([0, 0]);
    // Leave of the day after a night shift is of the next night.
    expect(await toldBeside('8', '22:00', '06:00')).toEqual([1, 0]);
  });

  it('is not leave that is paid in place of being taken', async () => {
    expect(await told('au', row('au', '2026-11-10', '38', { is_cash_up: true }))).toEqual([]);
  });

  it.each(['au', 'nz'] as const)('is leave after the last day in %s', async (country) => {
    const leaver = await employer.hire(country, { start_date: '2026-11-02', pay_rate_per_hour: '40' });
    const end = { termination_date: '2026-11-10', pay_date: '2026-11-12' };
    const ended = await employer.call('POST', `/api/employees/${leaver}/terminate`, end);
    expect([ended.status, ended.body]).toEqual([200, ended.body]);
    if (country === 'nz') {
      // The job ends with the final pay.
      const { pay_id: payId } = ended.body as { pay_id: number };
      const { body: pay } = await employer.call('GET', `/api/company/${employer.nz}/pays/${payId}`);
      const { pay_run_id: runId } = pay as { pay_run_id: number };
      await employer.call('POST', `/api/company/${employer.nz}/pay-runs/${runId}/process`);
    }
    const answer = await employer.pay(
      country,
      [{ employee_id: leaver, leave: [row(country, '2026-11-11', '8')] }],
      '?pay_date=2026-11-19',
    );
    expect([answer.status, (answer.body as Paid[])[0]?.warnings.map(({ code }) => code)]).toEqual([
      201,
      expect.arrayContaining(['pay/leave-after-last-day']),
    ]);
  });

  describe.each(['au', 'nz'] as const)('leave beyond the ordinary hours in %s', (country) => {
    const company = () => `/api/company/${employer[country]}`;
    const record = {
      start_date: '2026-06-01',
      pay_rate_per_hour: '40',
      standard_hours_per_day: '8',
      pay_period: 'WEEKLY',
    };
    const doubts = async (more: object, leave: readonly object[], hours: readonly object[] = []) => {
      const employee_id = await employer.hire(country, { ...record, standard_days_per_week: 5, ...more });
      const { status, body } = await employer.pay(country, [{ employee_id, hours, leave }], '?pay_date=2026-11-12');
      expect([status, body]).toEqual([201, body]);
      return (body as Paid[])[0]!.warnings.filter(({ code }) =>
        /^pay\/(?:leave-(?:of-two|beyond)|hours-beside)/.test(code),
      );
    };
    const days = (hours: string, ...numbers: readonly number[]) =>
      numbers.map((day) => row(country, `2026-11-${String(day).padStart(2, '0')}`, hours));
    const sick = (hours: string) => row(country, '2026-11-10', hours, { leave_type: 'SICK' });

    it('is told where a day has two kinds of leave that are longer than it', async () => {
      expect(await doubts({}, [...days('4', 10), sick('4')])).toEqual([]);
      expect(await doubts({}, [...days('8', 10), sick('4')])).toMatchObject([
        { code: 'pay/leave-of-two-kinds-on-a-day', message: expect.stringContaining('12 hours of leave of several kinds are on 2026-11-10, and a day of this person has 8'), field: 'leave' }, // prettier-ignore
      ]);
    });

    it('is told where the period has fewer ordinary hours: fewer days a week, or shorter days', async () => {
      const week = days('8', 9, 10, 11, 12, 13);
      expect(await doubts({}, week)).toEqual([]);
      for (const [record, ordinary] of [
        [{ standard_days_per_week: 3 }, '24'],
        [{ standard_hours_per_day: '6' }, '30'],
      ] as const) {
        const [told, ...others] = await doubts(record, week);
        expect([told?.code, others]).toEqual(['pay/leave-beyond-standard-hours', []]);
        expect(told?.message).toContain(
          `40 hours of paid leave are in 2026-11-09 to 2026-11-15, and this person has ${ordinary} ordinary`,
        );
      }
      // Leave of other periods that is paid now, leave paid in place of being taken, and unpaid leave are of other hours.
      const three = { standard_days_per_week: 3 };
      expect(await doubts(three, [...days('8', 9, 10, 11), ...days('8', 16, 17, 18)])).toEqual([]);
      // New Zealand lets nobody cash up holidays that have not fallen due.
      const cashed = country === 'au' ? days('8', 12).map((one) => ({ ...one, is_cash_up: true })) : [];
      expect(await doubts(three, [...days('8', 9, 10, 11), ...cashed])).toEqual([]);
      expect(
        await doubts(three, [
          ...days('8', 9, 10, 11),
          ...days('8', 12).map((one) => ({ ...one, leave_type: 'UNPAID' })),
        ]),
      ).toEqual([]);
    });

    it('is told where a month of unpaid leave has hours left, since a month is a twelfth of 52 weeks', async () => {
      const id = await employer.hire(country, { ...record, standard_days_per_week: 5, pay_period: 'MONTHLY' });
      const away = (day: number) => ({ ...days('8', day)[0]!, date: `2027-02-${String(day).padStart(2, '0')}`, leave_type: 'UNPAID' }); // prettier-ignore
      const weekdays = [1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 15, 16, 17, 18, 19, 22, 23, 24, 25, 26];
      const told = async (leave: readonly object[]) => {
        const body = [
          { employee_id: id, hours: [{ description: 'Ordinary time', units: 'hours', value: '13.33' }], leave },
        ];
        const path = `${company()}/pays/preview?pay_date=2027-02-26`;
        const { warnings } = ((await employer.call('POST', path, body)).body as Paid[])[0]!;
        return warnings.filter(({ code }) => code === 'pay/hours-beside-unpaid-leave').map(({ field }) => field);
      };
      expect(await told(weekdays.map(away))).toEqual(['hours']);
      expect(await told(weekdays.slice(1).map(away))).toEqual([]);
    });
  });
});
