import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { approveLeave, startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(240_000);

interface Shown {
  readonly id: number;
  readonly status: string;
  readonly pay_run_id: number;
  readonly gross: number;
  readonly hours: readonly { readonly value: number }[];
  readonly leave: readonly { readonly date: string }[];
  readonly termination: { readonly unused_holiday_amount: number } | null;
}

type Country = 'au' | 'nz';

/** Everybody works 8 hours a day from Monday to Friday for 40 dollars an hour. No day here is a public holiday. */
const record = {
  ...{ start_date: '2025-11-10', pay_rate_per_hour: '40', standard_hours_per_day: '8', standard_days_per_week: 5 },
  ...{ pay_period: 'WEEKLY', state: 'VIC', date_of_birth: '1990-05-05' },
};
const annual = { au: 'HOLIDAY', nz: 'ANNUAL_HOLIDAYS' } as const;

/** The job ends on Thursday 12 November; its final pay waits in the run of that week (decision 1455). */
describe.each(testEngines)('leave that is approved while a final pay waits on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    api.setNow(Date.UTC(2026, 10, 2, 1));
    employer = await api.employer();
  }, 240_000);
  afterAll(() => api.close(), 60_000);

  const at = (country: Country) => `/api/company/${employer[country]}`;
  const ok = async (method: 'POST' | 'PUT', path: string, body?: object) => {
    const answer = await employer.call(method, path, body);
    expect([answer.status < 300, answer.body]).toEqual([true, answer.body]);
    return answer.body as Record<string, unknown>;
  };
  const hire = async (country: Country) => {
    const id = await employer.hire(country, record);
    const brought =
      country === 'au'
        ? { holiday_leave_hours: '80' }
        : { annual_holidays_weeks: '2', sick_leave_hours: '80', gross_last_12_months: '83200' };
    await ok('PUT', `/api/employees/${id}/opening-balances`, { as_at: '2026-11-01', ...brought });
    return id;
  };
  const open = async (country: Country) =>
    Number(
      (await ok('POST', `${at(country)}/pay-runs`, { pay_period: 'WEEKLY', pay_date: '2026-11-12' }))['pay_run_id'],
    );
  const paysOf = async (country: Country, id: number) =>
    (await employer.call('GET', `${at(country)}/pays?employee_id=${id}`)).body as readonly Shown[];
  const shown = (pays: readonly Shown[]) =>
    pays.map(({ leave, hours, termination }) => [
      leave.map(({ date }) => date),
      hours.reduce((sum, { value }) => sum + value, 0),
      termination?.unused_holiday_amount ?? null,
    ]);
  const approve = (country: Country, employeeId: number, dates: readonly string[]) =>
    approveLeave(api, employer, {
      ...{ companyId: employer[country], employeeId, leaveType: annual[country] },
      days: dates.map((date) => [date, '8'] as const),
    });
  const plan = (id: number) =>
    ok('PUT', `/api/employees/${id}/planned-termination`, { termination_date: '2026-11-12' });

  describe.each(['au', 'nz'] as const)('in %s', (country) => {
    test('is in the final pay of a plan as if it had been approved before the run was opened', async () => {
      const [early, late] = [await hire(country), await hire(country)];
      // The week ends on the pay date. Friday is behind the last day.
      const days = ['2026-11-11', '2026-11-13'];
      await plan(early);
      await plan(late);
      await approve(country, early, days);
      const run = await open(country);
      const [before] = await paysOf(country, late);
      const { placed, takeBack } = await approve(country, late, days);
      expect(placed).toEqual({ payIds: [before!.id], isPaid: false });
      const [[staged], [placedIn]] = [await paysOf(country, early), await paysOf(country, late)];
      expect(shown([placedIn!])).toEqual(shown([staged!]));
      expect([placedIn!.leave.map(({ date }) => date), placedIn!.gross]).toEqual([['2026-11-11'], staged!.gross]);
      // A day of leave is 320 that is not paid out.
      const paidOut = (pay: Shown | undefined) => pay!.termination!.unused_holiday_amount;
      expect(paidOut(before) - paidOut(placedIn)).toBeGreaterThan(300);
      expect((await takeBack()).problem).toBeUndefined();
      expect(shown(await paysOf(country, late))).toEqual(shown([before!]));
      await approve(country, late, days);
      await ok('POST', `${at(country)}/pay-runs/${run}/process`);
      const [ended] = (await paysOf(country, late)).filter(({ status }) => status === 'processed');
      expect(shown([ended!])).toEqual(shown([staged!]));
      expect((await employer.call('GET', `/api/employees/${late}`)).body).toMatchObject({ is_terminated: true });
    });

    test('a caller still cannot make a final pay anew', async () => {
      const id = await hire(country);
      await plan(id);
      await open(country);
      const [pay] = await paysOf(country, id);
      const anew = await employer.call('PUT', `${at(country)}/pays/${pay!.id}`, {
        employee_id: id,
        keeps_termination: true,
      });
      expect(anew.status).toBe(409);
    });
  });

  test('New Zealand: a final pay for no days leaves it to the pay of the days beside it', async () => {
    const id = await hire('nz');
    const run = await open('nz');
    await ok('POST', `/api/employees/${id}/terminate`, { termination_date: '2026-11-12', pay_date: '2026-11-12' });
    const [beside, final] = await paysOf('nz', id);
    const { placed } = await approve('nz', id, ['2026-11-11']);
    expect([placed, final!.pay_run_id]).toEqual([{ payIds: [beside!.id], isPaid: false }, run]);
    await ok('POST', `${at('nz')}/pay-runs/${run}/process`);
    const paid = (await paysOf('nz', id)).find(({ termination }) => termination !== null);
    expect(final!.termination!.unused_holiday_amount - paid!.termination!.unused_holiday_amount).toBeGreaterThan(300);
    // Alone in its run it is for no days, and whoever approves is told.
    const alone = await hire('nz');
    await ok('POST', `/api/employees/${alone}/terminate`, { termination_date: '2026-11-19', pay_date: '2026-11-19' });
    expect((await approve('nz', alone, ['2026-11-18'])).placed.problem).toMatch(/final pay/);
  });
});
