import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(240_000);

interface PayAnswer {
  readonly id: number;
  readonly employee_id: number;
  readonly status: string;
  readonly gross: number;
  readonly termination: { readonly termination_date: string; readonly total_amount: number } | null;
}

/**
 * Today is Sunday 15 November 2026 and weeks end on Sunday. The employees earn $40 for each of 38 hours a week: a last
 * day on Wednesday leaves three of five working days, 22.8 hours, $912.
 */
describe.each(testEngines)('a last day that is known in advance on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    api.setNow(Date.UTC(2026, 10, 15, 1));
  }, 240_000);
  beforeEach(async () => {
    employer = await api.employer();
  });
  afterAll(() => api.close(), 60_000);

  /**
   * 60.8 hours were worked. Australia: four weeks of leave for 52 of work (Fair Work Act s 87), a thirteenth of the hours
   * at $40. New Zealand: 8 % of the gross since the job began (Holidays Act s 25): of $1,520 and $912.
   */
  const paidOut = { au: 187.08, nz: 194.56 };
  const plan = (id: number, body: object) => employer.call('PUT', `/api/employees/${id}/planned-termination`, body);
  const planOf = (id: number) => employer.call('GET', `/api/employees/${id}/planned-termination`);
  const cancel = (id: number) => employer.call('DELETE', `/api/employees/${id}/planned-termination`);
  const person = async (id: number) =>
    (await employer.call('GET', `/api/employees/${id}`)).body as { is_terminated: boolean; termination_date: string };
  const openRun = async (country: 'au' | 'nz', pay_date: string) =>
    (await employer.call('POST', `/api/company/${employer[country]}/pay-runs`, { pay_period: 'WEEKLY', pay_date }))
      .body as { pay_run_id: number; pay_count: number };
  const process = async (country: 'au' | 'nz', runId: number) =>
    (await employer.call('POST', `/api/company/${employer[country]}/pay-runs/${runId}/process`)).body as {
      left_out: { employee_id: number; reason: string }[];
    };
  const paysOf = async (country: 'au' | 'nz', id: number) =>
    (await employer.call('GET', `/api/company/${employer[country]}/pays?employee_id=${id}`)).body as PayAnswer[];

  test.each(['au', 'nz'] as const)(
    '%s: employed and paid until the run of the last day, which ends the job',
    async (country) => {
      const id = await employer.hire(country);
      expect(await plan(id, { termination_date: '2026-11-25' })).toMatchObject({
        status: 200,
        body: { employee_id: id, termination_date: '2026-11-25', pay_id: null, pay_run_id: null },
      });
      const before = await openRun(country, '2026-11-20');
      await process(country, before.pay_run_id);
      expect((await person(id)).is_terminated).toBe(false);
      const last = await openRun(country, '2026-11-27');
      const [whole, staged] = (await paysOf(country, id)) as [PayAnswer, PayAnswer];
      expect(whole).toMatchObject({ status: 'processed', termination: null, gross: 1520 });
      expect(staged).toMatchObject({
        status: 'pending',
        hours: [{ value: 22.8, rate: 40 }],
        termination: { termination_date: '2026-11-25' },
      });
      expect((await planOf(id)).body).toMatchObject({ pay_id: staged.id, pay_run_id: last.pay_run_id });
      expect((await person(id)).is_terminated).toBe(false);
      expect((await process(country, last.pay_run_id)).left_out).toEqual([]);
      expect(await person(id)).toMatchObject({ is_terminated: true, termination_date: '2026-11-25' });
      expect((await planOf(id)).status).toBe(404);
      // The leave of the week before is paid out with the leave of the last days.
      const final = (await paysOf(country, id)).at(-1)!;
      expect(final.termination!.total_amount).toBe(paidOut[country]);
      expect(final.gross).toBe(912 + paidOut[country]);
      expect((await openRun(country, '2026-12-04')).pay_count).toBe(0);
    },
  );

  test('a run that is staged already stages the final pay instead, and the plan is taken back in one step', async () => {
    const id = await employer.hire('au');
    const run = await openRun('au', '2026-11-20');
    const beyond = await openRun('au', '2026-11-27');
    await plan(id, { termination_date: '2026-11-18', reason: 'REDUNDANCY', redundancy_amount: '1000' });
    const [final, ...others] = await paysOf('au', id);
    expect(final).toMatchObject({ status: 'pending', hours: [{ value: 22.8 }], termination: { reason: 'REDUNDANCY' } });
    // The week after the last day has no pay left.
    expect(others).toEqual([]);
    expect((await planOf(id)).body).toMatchObject({
      termination: { reason: 'REDUNDANCY', redundancy_amount: 1000 },
      pay_run_id: run.pay_run_id,
    });
    // Another day replaces the plan; both weeks are whole or final as that day says.
    await plan(id, { termination_date: '2026-11-20' });
    expect(await paysOf('au', id)).toMatchObject([{ hours: [{ value: 38 }], termination: { reason: 'TERMINATION' } }]);
    expect((await cancel(id)).status).toBe(204);
    expect(await paysOf('au', id)).toMatchObject([{ status: 'pending', hours: [{ value: 38 }], termination: null }]);
    expect((await cancel(id)).status).toBe(404);
    await process('au', run.pay_run_id);
    expect((await person(id)).is_terminated).toBe(false);
    expect(beyond.pay_count).toBe(1);
  });

  test('If-Match: a plan that was made anew is neither replaced nor taken back by whoever read the one before', async () => {
    const id = await employer.hire('au');
    const path = `/api/employees/${id}/planned-termination`;
    const day = (date: string) => ({ termination_date: date });
    const unset = await employer.call('PUT', path, day('2026-12-01'), { 'If-Match': '"v1"' });
    expect([unset.status, (await planOf(id)).status]).toEqual([412, 404]);
    const first = await plan(id, day('2026-12-01'));
    const before = { 'If-Match': first.headers.get('etag')! };
    expect((await planOf(id)).headers.get('etag')).toBe(first.headers.get('etag'));
    const second = await employer.call('PUT', path, day('2026-12-02'), before);
    const now = { 'If-Match': second.headers.get('etag')! };
    expect([second.status, now]).toEqual([200, expect.not.objectContaining(before)]);
    for (const [method, body] of [['PUT', day('2026-12-03')], ['DELETE']] as const) {
      expect((await employer.call(method, path, body, before)).status).toBe(412);
    }
    expect((await planOf(id)).body).toMatchObject(day('2026-12-02'));
    expect((await employer.call('DELETE', path, undefined, now)).status).toBe(204);
  });

  // Spec 2.1: money and hours in responses are JSON numbers.
  test('a plan tells what was sent in numbers; the pay date is that of the run', async () => {
    const id = await employer.hire('au');
    const termination = { termination_date: '2026-11-25', is_manual_leave_amounts: true, etp_amount: '10.50' };
    const tax_summaries = [{ etp_code: 'O', tax_withheld: '3.20', taxable_component: '10.50' }];
    const refused = await plan(id, { ...termination, pay_date: '2026-12-15' });
    expect([refused.status, refused.body]).toMatchObject([422, { data: [{ path: 'body.pay_date' }] }]);
    const shown = {
      ...{ ...termination, etp_amount: 10.5 },
      tax_summaries: [{ etp_code: 'O', tax_withheld: 3.2, taxable_component: 10.5 }],
    };
    const planned = await plan(id, { ...termination, tax_summaries });
    expect([planned.status, planned.body]).toMatchObject([200, { termination: shown }]);
    expect((await planOf(id)).body).toMatchObject({ termination: shown });
  });

  // A job does not begin after it has ended (spec 2.9: the termination date is on or after the start date).
  test.each(['au', 'nz'] as const)('%s: the start date is not moved beyond the planned last day', async (country) => {
    const id = await employer.hire(country);
    const update = async (start_date: string) => {
      const path = `/api/company/${employer[country]}/employees/update`;
      const { status, body } = await employer.call('PATCH', path, [{ id, start_date }]);
      return [status, (body as { errors: { start_date?: string } }[])[0]!.errors];
    };
    await plan(id, { termination_date: '2026-11-25' });
    const problem = expect.stringContaining('start_date 2026-11-26 is after the planned last day 2026-11-25') as string;
    expect(await update('2026-11-26')).toEqual([207, { start_date: problem }]);
    // The first day may be the last one.
    expect(await update('2026-11-25')).toEqual([200, {}]);
    await cancel(id);
    expect(await update('2026-11-26')).toEqual([200, {}]);
  });

  test('nor beyond the last day of a final pay that waits', async () => {
    const id = await employer.hire('nz');
    const end = { termination_date: '2026-11-18', pay_date: '2026-11-20' };
    const { pay_id } = (await employer.call('POST', `/api/employees/${id}/terminate`, end)).body as { pay_id: number };
    const update = async () => {
      const items = [{ id, start_date: '2026-11-19' }];
      return (await employer.call('PATCH', `/api/company/${employer.nz}/employees/update`, items)).body as object[];
    };
    const problem = expect.stringContaining('2026-11-18, the last day of the final pay that waits') as string;
    expect(await update()).toEqual([{ errors: { start_date: problem } }]);
    await employer.call('DELETE', `/api/company/${employer.nz}/pays/${pay_id}`);
    expect(await update()).toMatchObject([{ errors: {} }]);
  });

  test('what cannot be planned', async () => {
    const id = await employer.hire('au');
    expect(await plan(id, { termination_date: '2026-11-14' })).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('termination_date 2026-11-14 has passed') },
    });
    expect((await plan(id, { termination_date: '2026-12-18', notice_hours: 5 })).status).toBe(422);
    expect((await plan(id, {})).status).toBe(422);
    expect((await planOf(id)).status).toBe(404);
    expect((await plan(987_654, { termination_date: '2026-12-18' })).status).toBe(404);
    await employer.call('POST', `/api/employees/${id}/terminate`, {
      termination_date: '2026-11-13',
      pay_date: '2026-11-13',
    });
    expect((await plan(id, { termination_date: '2026-12-18' })).status).toBe(409);
  });

  test('ending a job at once warns when the last day lies ahead, and removes a plan', async () => {
    const [ahead, today] = (await employer.hireAll('au', [{}, {}])) as [number, number];
    await plan(ahead, { termination_date: '2026-12-18' });
    const end = (id: number, termination_date: string) =>
      employer.call('POST', `/api/employees/${id}/terminate`, { termination_date, pay_date: '2026-11-15' });
    const ended = await end(ahead, '2026-12-18');
    const { warnings } = ended.body as { warnings: { code: string; field?: string; message: string }[] };
    expect(warnings.find(({ code }) => code === 'termination/last-day-ahead')).toMatchObject({
      field: 'termination_date',
      message: expect.stringContaining('2026-12-18, lies ahead'),
    });
    expect((await planOf(ahead)).status).toBe(404);
    const now = (await end(today, '2026-11-15')).body;
    expect(JSON.stringify(now)).not.toContain('last-day-ahead');
  });

  test('an employee deleted while a run is staged is not paid', async () => {
    const [gone, stays] = (await employer.hireAll('au', [{}, {}])) as [number, number];
    const { pay_run_id } = await openRun('au', '2026-11-20');
    expect((await employer.call('DELETE', `/api/employees/${gone}`)).status).toBe(204);
    expect((await process('au', pay_run_id)).left_out).toEqual([
      { employee_id: gone, employee_number: null, reason: expect.stringContaining('deleted') },
    ]);
    expect(await paysOf('au', gone)).toMatchObject([{ status: 'pending' }]);
    expect(await paysOf('au', stays)).toMatchObject([{ status: 'processed' }]);
  });

  test('a change of bank accounts, super funds or a planned last day is told as employee.updated', async () => {
    const id = await employer.hire('au');
    const told = async () =>
      (await employer.events()).filter(({ type, entity }) => type === 'employee.updated' && entity.id === id).length;
    const account = { bsb: '062-000', account_number: '12345678', account_name: 'A Walker' };
    await employer.call('POST', `/api/employees/${id}/bank-accounts`, account);
    expect(await told()).toBe(1);
    await employer.call('PUT', `/api/employees/${id}/opening-balances`, { as_at: '2026-07-01', gross: '10' });
    expect(await told()).toBe(2);
    await employer.call('PUT', `/api/employees/${id}/opening-balances`, { as_at: '2026-07-01', gross: '10' });
    expect(await told()).toBe(2);
    await plan(id, { termination_date: '2026-12-18' });
    expect(await told()).toBe(3);
    expect(JSON.stringify(await employer.events())).not.toContain('12345678');
  });
});
