import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { approveLeave, askForLeave, startPayService, type Employer, type PayService } from '../../testing/pay-service';
import { must } from '../../testing/people-service';

jest.setTimeout(240_000);

interface Shown {
  readonly id: number;
  readonly pay_run_id: number;
  readonly hours: readonly { readonly value: number }[];
  readonly leave: readonly { readonly date: string }[];
}

type Country = 'au' | 'nz';

/** Everybody works 8 hours a day from Monday to Friday. No day here is a public holiday. */
const record = {
  ...{ start_date: '2024-01-08', pay_rate_per_hour: '40', standard_hours_per_day: '8', standard_days_per_week: 5 },
  ...{ pay_period: 'WEEKLY', state: 'VIC', date_of_birth: '1990-05-05' },
};
const annual = { au: 'HOLIDAY', nz: 'ANNUAL_HOLIDAYS' } as const;

/** A reinstatement begins the job anew (specification 3.1): what was approved in the job before is not of it (decision 1454). */
describe.each(testEngines)('leave that was approved before a termination on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    api.setNow(Date.UTC(2026, 10, 2, 1));
    employer = await api.employer();
  }, 240_000);
  afterAll(() => api.close(), 60_000);

  const at = (country: Country) => `/api/company/${employer[country]}`;
  const wanted = (country: Country, employeeId: number, dates: readonly string[]) => ({
    ...{ companyId: employer[country], employeeId, leaveType: annual[country] },
    days: dates.map((date) => [date, '8'] as const),
  });
  const approve = async (country: Country, employeeId: number, dates: readonly string[]) =>
    (await approveLeave(api, employer, wanted(country, employeeId, dates))).placed;
  const open = async (country: Country, pay_date: string) => {
    const { status, body } = await employer.call('POST', `${at(country)}/pay-runs`, { pay_period: 'WEEKLY', pay_date });
    expect([status, body]).toEqual([201, body]);
    return (body as { pay_run_id: number }).pay_run_id;
  };
  const end = async (country: Country, id: number, day: string) => {
    const ended = await employer.call('POST', `/api/employees/${id}/terminate`, {
      ...{ termination_date: day, pay_date: day },
    });
    expect([ended.status, ended.body]).toEqual([200, ended.body]);
    const { pay_id, is_pay_processed } = ended.body as { pay_id: number; is_pay_processed: boolean };
    if (!is_pay_processed) {
      const pays = (await employer.call('GET', `${at(country)}/pays?employee_id=${id}`)).body as readonly Shown[];
      const run = pays.find((pay) => pay.id === pay_id)!.pay_run_id;
      expect((await employer.call('POST', `${at(country)}/pay-runs/${run}/process`)).status).toBe(200);
    }
    return pay_id;
  };
  const reinstate = async (id: number, start_date: string) =>
    expect((await employer.call('POST', `/api/employees/${id}/reinstate`, { start_date })).status).toBe(200);
  const inRun = async (country: Country, id: number, run: number) => {
    const pays = (await employer.call('GET', `${at(country)}/pays?employee_id=${id}`)).body as readonly Shown[];
    const pay = pays.find(({ pay_run_id }) => pay_run_id === run)!;
    return [pay.leave.map(({ date }) => date), pay.hours.reduce((sum, { value }) => sum + value, 0)];
  };
  const states = async (employeeId: number) => {
    const requests = await api.service.employees.listRequests({ customerId: employer.customerId, employeeId });
    return requests.map(({ state, reason }) => [state, reason]);
  };

  describe.each(['au', 'nz'] as const)('in %s', (country) => {
    const later = ['2026-11-24', '2026-11-25'];

    test('is not taken in the job that a reinstatement begins, and may be asked for again', async () => {
      const id = await employer.hire(country, record);
      await approve(country, id, ['2026-11-05', ...later]);
      await end(country, id, '2026-11-06');
      await reinstate(id, '2026-11-16');
      expect(await inRun(country, id, await open(country, '2026-11-26'))).toEqual([[], 40]);
      const why = 'The job that this was approved in has ended. Where the leave still stands, ask for it again.';
      expect(await states(id)).toEqual([['cancelled', why]]);
      // The day of the job before stays: a correction of its pay stages it.
      const parts = must(
        await api.service.employees.listParts({
          customerId: employer.customerId,
          employeeId: id,
          kind: 'approved-leave',
        }),
      );
      expect(parts.map(({ values }) => [values['end_date'], values['days']])).toEqual([
        ['2026-11-06', [{ date: '2026-11-05', hours: '8' }]],
      ]);
      expect((await askForLeave(api, employer, wanted(country, id, later))).ok).toBe(true);
    });

    test('leaves a pay that waits', async () => {
      const id = await employer.hire(country, record);
      await approve(country, id, later);
      const run = await open(country, '2026-12-03');
      const waiting = await open(country, '2026-11-26');
      expect(await inRun(country, id, waiting)).toEqual([later, 24]);
      await end(country, id, '2026-11-06');
      await reinstate(id, '2026-11-16');
      expect(await inRun(country, id, waiting)).toEqual([[], 40]);
      expect(await inRun(country, id, run)).toEqual([[], 40]);
    });

    test('stays where the final pay is deleted, as the job goes on', async () => {
      const id = await employer.hire(country, record);
      await approve(country, id, later);
      const final = await end(country, id, '2026-11-06');
      expect((await employer.call('DELETE', `${at(country)}/pays/${final}`)).status).toBe(204);
      expect(await inRun(country, id, await open(country, '2026-11-26'))).toEqual([later, 24]);
      expect(await states(id)).toEqual([['approved', null]]);
    });
  });
});
