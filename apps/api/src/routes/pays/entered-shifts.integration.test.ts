import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { NOON } from '../../testing/people-service';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

interface Shift {
  readonly id: number;
  readonly approved_at: string | null;
}

describe.each(testEngines)('entered shifts, on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  });
  afterAll(() => api.close());

  const address = (path = '') => `/api/company/${employer.au}/timesheets${path}`;
  const enter = (...shifts: readonly object[]) => employer.call('POST', address(), shifts);
  const entered = async (shift: object): Promise<number> => {
    const { status, body } = await enter(shift);
    expect([status, body]).toEqual([201, [expect.anything()]]);
    return (body as readonly Shift[])[0]!.id;
  };
  const approve = (id: number) => employer.call('POST', address('/approve'), { shift_ids: [id] });

  test('a shift past midnight is held against the day after, whichever is entered first', async () => {
    const night = { date: '2026-08-24', start: '22:00', end: '06:00' };
    const early = { date: '2026-08-25', start: '05:00', end: '09:00' };
    for (const [first, second] of [
      [night, early],
      [early, night],
    ]) {
      const employee_id = await employer.hire('au', { pay_period: 'WEEKLY' });
      await entered({ employee_id, ...first });
      const { status, body } = await enter({ employee_id, ...second });
      expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('overlap')]);
      // Somebody else works at that time.
      await entered({ employee_id: await employer.hire('au'), ...second });
    }
  });

  test('an approved shift of the first or last day of a paid period stays; one of the day after is deleted', async () => {
    const employee_id = await employer.hire('au', { pay_period: 'WEEKLY' });
    const hours = [{ description: 'Ordinary time', units: 'hours', value: 16, rate: 40 }];
    const paid = await employer.pay('au', [{ employee_id, hours }], '?pay_date=2026-08-30');
    expect(paid.status).toBe(201);
    // Monday 24 to Sunday 30 August 2026.
    const answers: [string, number][] = [];
    for (const date of ['2026-08-23', '2026-08-24', '2026-08-30', '2026-08-31']) {
      const id = await entered({ employee_id, date, start: '09:00', end: '17:00' });
      expect((await approve(id)).status).toBe(200);
      answers.push([date, (await employer.call('DELETE', address(`/${id}`))).status]);
    }
    expect(answers).toEqual([
      ['2026-08-23', 204],
      ['2026-08-24', 409],
      ['2026-08-30', 409],
      ['2026-08-31', 204],
    ]);
  });

  test('a bonus that is paid by itself is no pay of a shift', async () => {
    const employee_id = await employer.hire('au', { pay_period: 'WEEKLY' });
    const bonuses = [{ description: 'Bonus', amount: '100', tax_method: 'NORMAL_EARNINGS' }];
    const paid = await employer.pay('au', [{ employee_id, bonuses }], '?pay_date=2026-08-27');
    expect([paid.status, paid.body]).toEqual([201, paid.body]);
    const id = await entered({ employee_id, date: '2026-08-26', start: '09:00', end: '17:00' });
    const { body } = await approve(id);
    expect(body).toMatchObject([{ id, left_out_of_pay_id: null }]);
    expect((await employer.call('DELETE', address(`/${id}`))).status).toBe(204);
  });

  test('a shift that is approved after its day was paid names the pay that is to be corrected', async () => {
    const employee_id = await employer.hire('au', { pay_period: 'WEEKLY', pay_rate_per_hour: '40' });
    const id = await entered({ employee_id, date: '2026-08-25', start: '09:00', end: '17:00' });
    const late = await entered({ employee_id, date: '2026-08-26', start: '09:00', end: '13:00' });
    expect((await approve(id)).body).toMatchObject([{ left_out_of_pay_id: null }]);
    const opened = await employer.call('POST', `/api/company/${employer.au}/pay-runs/process`, { pay_period: 'WEEKLY', pay_date: '2026-08-27' }); // prettier-ignore
    expect([opened.status, opened.body]).toEqual([opened.status, expect.anything()]);
    interface Paid {
      readonly id: number;
      readonly hours: readonly { readonly value: number }[];
      readonly warnings: readonly { readonly code: string; readonly message: string }[];
    }
    const [pay] = (await employer.call('GET', `/api/company/${employer.au}/pays?employee_id=${employee_id}`)).body as readonly Paid[]; // prettier-ignore
    expect(pay!.hours.map(({ value }) => value)).toEqual([8]);
    const told = (await employer.call('GET', `/api/company/${employer.au}/pays/${pay!.id}`)).body as Paid;
    // What was not approved when the pay was made is told by it.
    expect(told.warnings.find(({ code }) => code === 'pay/shifts-not-approved')?.message).toContain(
      '2026-08-26 (4 hours)',
    );
    api.setNow(NOON + 60_000);
    expect((await approve(late)).body).toMatchObject([{ id: late, left_out_of_pay_id: pay!.id }]);
    expect((await approve(id)).body).toMatchObject([{ left_out_of_pay_id: null }]);
    api.setNow(NOON);
  });

  test('a shift before the job, after its last day or more than a year ahead is refused at its day', async () => {
    const employee_id = await employer.hire('au', { start_date: '2026-03-02', pay_period: 'WEEKLY' });
    const on = (date: string) => enter({ employee_id, date, start: '09:00', end: '17:00' });
    const problemOf = async (date: string) => {
      const { status, body } = await on(date);
      return [status, JSON.stringify(body)];
    };
    const refused = (says: string) => [422, expect.stringContaining(says)];
    expect(await problemOf('2026-03-01')).toEqual(refused('before the job, which starts on 2026-03-02'));
    expect(await problemOf('2062-11-12')).toEqual(refused('more than a year ahead'));
    expect((await on('2026-03-02')).status).toBe(201);
    const left = await employer.call('POST', `/api/employees/${employee_id}/terminate`, {
      termination_date: '2026-08-28',
      pay_date: '2026-08-28',
    });
    expect([left.status, left.body]).toEqual([200, left.body]);
    expect((await on('2026-08-28')).status).toBe(201);
    expect(await problemOf('2026-08-29')).toEqual(refused('after the last day of the job, 2026-08-28'));
  });

  test('a shift of a deleted employee is refused', async () => {
    const employee_id = await employer.hire('au');
    expect((await employer.call('DELETE', `/api/employees/${employee_id}`)).status).toBeLessThan(300);
    const { status, body } = await enter({ employee_id, date: '2026-08-24', start: '09:00', end: '17:00' });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('employee_id')]);
  });

  test('a shift names its employee by any number that an employee may have', async () => {
    const number = 'N'.repeat(60);
    const employee_id = await employer.hire('au', { number });
    const { status, body } = await enter({ employee_number: number, date: '2026-08-24', start: '09:00', end: '17:00' });
    expect([status, body]).toEqual([201, [expect.objectContaining({ employee_id })]]);
  });

  test('a shift of nobody, of two people or by another key than the first one is refused, and nothing is stored', async () => {
    const number = `TWO-${Date.now()}`;
    const [one, other] = [await employer.hire('au'), await employer.hire('au', { number })];
    const shift = { date: '2026-08-24', start: '09:00', end: '17:00' };
    const next = { ...shift, date: '2026-08-25' };
    for (const [shifts, paths] of [
      [[shift], ['body[0].employee_id']],
      [[{ ...shift, employee_id: one, employee_number: number }], ['body[0].employee_id']],
      [
        [
          { ...shift, employee_id: one },
          { ...next, employee_number: number },
        ],
        ['body[1].employee_id'],
      ],
      [
        [
          { ...shift, employee_number: number },
          { ...next, employee_id: other },
        ],
        ['body[1].employee_number'],
      ],
    ] as const) {
      const { status, body } = await enter(...shifts);
      const { data } = body as { data?: { path: string }[] };
      expect([status, data?.map(({ path }) => path)]).toEqual([422, paths]);
    }
    const listed = await employer.call('GET', address('?from=2026-08-24&to=2026-08-25'));
    const owners = (listed.body as { employee_id: number }[]).map(({ employee_id }) => employee_id);
    expect(owners).not.toContain(one);
    expect(owners).not.toContain(other);
  });

  test('what is approved already keeps the moment of its approval', async () => {
    const employee_id = await employer.hire('au');
    const id = await entered({ employee_id, date: '2026-08-24', start: '09:00', end: '17:00' });
    const first = (await approve(id)).body as readonly Shift[];
    expect(first[0]?.approved_at).toEqual(expect.any(String));
    api.setNow(NOON + 3_600_000);
    expect((await approve(id)).body).toEqual(first);
  });
});
