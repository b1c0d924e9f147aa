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
});
