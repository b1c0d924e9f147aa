import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { civilDate } from 'payroll-core';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';
import { must } from '../../testing/people-service';

jest.setTimeout(240_000);

interface Shown {
  readonly pay_run_id: number;
  readonly status: string;
  readonly hours: readonly { readonly value: number }[];
  readonly termination: object | null;
}

type Country = 'au' | 'nz';

/** Everybody works 8 hours a day from Monday to Friday. No day here is a public holiday. */
const record = {
  ...{ start_date: '2025-11-10', pay_rate_per_hour: '40', standard_hours_per_day: '8', standard_days_per_week: 5 },
  ...{ pay_period: 'WEEKLY', date_of_birth: '1990-05-05' },
};

/** The job ends in the week of 9 to 15 November 2026 (decision 1456). */
describe.each(testEngines)('the runs around a last day on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
  }, 240_000);
  beforeEach(async () => {
    api.setNow(Date.UTC(2026, 10, 2, 1));
    employer = await api.employer();
  });
  afterAll(() => api.close(), 60_000);

  const at = (country: Country) => `/api/company/${employer[country]}`;
  const ok = async (method: 'POST' | 'PUT' | 'PATCH', path: string, body?: object) => {
    const answer = await employer.call(method, path, body);
    expect([answer.status < 300, answer.body]).toEqual([true, answer.body]);
    return answer.body as Record<string, unknown>;
  };
  const plan = (id: number) =>
    ok('PUT', `/api/employees/${id}/planned-termination`, { termination_date: '2026-11-12' });
  const open = async (country: Country, day: string, payPeriod: 'WEEKLY' | 'FORTNIGHTLY' = 'WEEKLY') => {
    const where = { customerId: employer.customerId, companyId: employer[country] };
    return must(await api.service.pays.openPayRun({ ...where, payPeriod, payDate: civilDate(day) }));
  };
  const process = (country: Country, run: number) => ok('POST', `${at(country)}/pay-runs/${run}/process`);
  const paysOf = async (country: Country, id: number) =>
    ((await employer.call('GET', `${at(country)}/pays?employee_id=${id}`)).body as readonly Shown[]).map((pay) => [
      pay.pay_run_id,
      pay.status,
      pay.hours.reduce((sum, { value }) => sum + value, 0),
      pay.termination !== null,
    ]);

  describe.each(['au', 'nz'] as const)('in %s', (country) => {
    test('a planned last day that has passed without a final pay is told by every run after it', async () => {
      const id = await employer.hire(country, record);
      await employer.hire(country, record);
      await plan(id);
      // Before the day there is nothing to tell: its run is still to be opened.
      expect(await open(country, '2026-11-26')).toMatchObject({ payCount: 1, leftOut: [] });
      api.setNow(Date.UTC(2026, 10, 17, 1));
      const reason = expect.stringContaining(
        'The planned last day, 2026-11-12, has passed, and no final pay was made',
      ) as string;
      const told = { payCount: 1, leftOut: [{ employeeId: id, employeeNumber: null, reason }] };
      expect(await open(country, '2026-11-19')).toMatchObject(told);
      expect(await open(country, '2026-11-26')).toMatchObject(told);
      // The run of the day makes it, and then the others have nothing to tell.
      expect(await open(country, '2026-11-12')).toMatchObject({ payCount: 2, leftOut: [] });
      expect(await open(country, '2026-11-19')).toMatchObject({ payCount: 1, leftOut: [] });
    });

    test('the final pay of a plan is staged once, whatever pay period the employee has since', async () => {
      const id = await employer.hire(country, record);
      await plan(id);
      const { id: run } = await open(country, '2026-11-12');
      await ok('PATCH', `${at(country)}/employees/update`, [{ id, pay_period: 'FORTNIGHTLY' }]);
      expect(await open(country, '2026-11-12', 'FORTNIGHTLY')).toMatchObject({ payCount: 0, leftOut: [] });
      await process(country, run);
      expect(await paysOf(country, id)).toEqual([[run, 'processed', 32, true]]);
    });

    test('whoever was back before the week in which the final pay was paid is paid for all of it', async () => {
      const id = await employer.hire(country, record);
      const ended = await ok('POST', `/api/employees/${id}/terminate`, {
        ...{ termination_date: '2026-11-06', pay_date: '2026-11-12' },
      });
      const [[final]] = (await paysOf(country, id)) as [[number]];
      if (ended['is_pay_processed'] !== true) await process(country, final);
      await ok('POST', `/api/employees/${id}/reinstate`, { start_date: '2026-11-07' });
      const run = await open(country, '2026-11-12');
      expect((await paysOf(country, id)).at(-1)).toEqual([run.id, 'pending', 40, false]);
    });

    test('whoever comes back in the week of the last day is paid for the days since', async () => {
      const id = await employer.hire(country, record);
      const ended = await ok('POST', `/api/employees/${id}/terminate`, {
        ...{ termination_date: '2026-11-10', pay_date: '2026-11-12' },
      });
      const [[final]] = (await paysOf(country, id)) as [[number]];
      if (ended['is_pay_processed'] !== true) await process(country, final);
      await ok('POST', `/api/employees/${id}/reinstate`, { start_date: '2026-11-12' });
      for (let n = 0; n < 2; n += 1) {
        const run = await open(country, '2026-11-12');
        // Thursday and Friday, once.
        expect(await paysOf(country, id)).toEqual([
          [final, 'processed', 0, true],
          [run.id, 'pending', 16, false],
        ]);
      }
      await process(country, final);
      expect(await open(country, '2026-11-12')).toMatchObject({ payCount: 2, pendingCount: 0 });
    });
  });

  test('a final pay of another run that was asked for by itself beside a plan leaves the hours up to its last day to their run', async () => {
    const id = await employer.hire('nz', record);
    await plan(id);
    const ended = { termination_date: '2026-11-11', pay_date: '2026-11-19' };
    await ok('POST', `/api/employees/${id}/terminate`, ended);
    const [[final]] = (await paysOf('nz', id)) as [[number]];
    const run = await open('nz', '2026-11-12');
    // Monday to Wednesday.
    expect(await paysOf('nz', id)).toEqual(
      expect.arrayContaining([
        [final, 'pending', 0, true],
        [run.id, 'pending', 24, false],
      ]),
    );
    await process('nz', run.id);
    await process('nz', final);
    expect(await open('nz', '2026-11-19')).toMatchObject({ payCount: 1, leftOut: [] });
  });
});
