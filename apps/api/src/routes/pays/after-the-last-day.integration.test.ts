import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(240_000);

interface PayAnswer {
  readonly id: number;
  readonly status: string;
  readonly gross: number;
  readonly hours: readonly { readonly value: number }[];
  readonly termination: object | null;
  readonly leave_balance_rows: readonly { readonly hours: number }[];
  readonly warnings: readonly {
    readonly code: string;
    readonly message: string;
  }[];
}

/** Today is Sunday 15 November 2026 and weeks end on Sunday. The employees earn $40 for each of 38 hours a week. */
describe.each(testEngines)('pays after the last day on $engine', (engine) => {
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

  type Country = 'au' | 'nz';
  const openRun = async (country: Country, pay_date: string) =>
    (await employer.call('POST', `/api/company/${employer[country]}/pay-runs`, { pay_period: 'WEEKLY', pay_date }))
      .body as { pay_run_id: number; pay_count: number };
  const process = async (country: Country, runId: number) =>
    (await employer.call('POST', `/api/company/${employer[country]}/pay-runs/${runId}/process`)).body as {
      status: string;
      left_out: { employee_id: number; reason: string }[];
    };
  const terminate = async (id: number, termination_date: string, pay_date: string) => {
    const ended = await employer.call('POST', `/api/employees/${id}/terminate`, { termination_date, pay_date });
    expect(ended.status).toBe(200);
    return ended.body as { pay_id: number };
  };
  const paysOf = async (country: Country, id: number) =>
    (await employer.call('GET', `/api/company/${employer[country]}/pays?employee_id=${id}`)).body as PayAnswer[];
  const runOf = async (country: Country, payId: number) =>
    (await employer.call('GET', `/api/company/${employer[country]}/pays/${payId}`)).body as { pay_run_id: number };
  const pay = async (country: Country, employee_id: number, pay_date: string, value: string) => {
    const hours = [{ description: 'Ordinary time', units: 'hours', value, rate: '40' }];
    const made = await employer.pay(country, [{ employee_id, hours }], `?pay_date=${pay_date}`);
    expect(made.status).toBe(201);
    return (made.body as PayAnswer[])[0]!;
  };
  const codes = ({ warnings }: PayAnswer) => warnings.map(({ code }) => code);

  test.each(['au', 'nz'] as const)('%s: the final pay names the days before it that no pay is for', async (country) => {
    const [id, casual] = (await employer.hireAll(country, [
      {},
      // A casual may not have worked on them.
      { employment_status: 'Casual', ...(country === 'nz' ? { working_days: null } : { stp_employment_status: 'C' }) },
    ])) as [number, number];
    for (const employeeId of [id, casual]) await pay(country, employeeId, '2026-11-06', '38');
    const warned = async (employeeId: number) => {
      const { body } = await employer.call('GET', `/api/employees/${employeeId}/termination`);
      return (body as PayAnswer).warnings.filter(({ code }) => code === 'termination/days-not-paid');
    };
    await terminate(id, '2026-11-12', '2026-11-13');
    await terminate(casual, '2026-11-12', '2026-11-13');
    // The week of Friday 6 November ends on Sunday the 8th.
    expect(await warned(id)).toMatchObject([
      { message: expect.stringContaining('No pay is for the days from 2026-11-09 to 2026-11-12') },
    ]);
    expect(await warned(casual)).toEqual([]);
    await pay(country, id, '2026-11-13', '30.4');
    expect(await warned(id)).toEqual([]);
  });

  describe('annual leave that is earned beside the final pay', () => {
    const earlier = { start_date: '2026-10-26', accrue_holiday_leave_per_hour: '0.076923' };
    const annualLeave = async (id: number) => {
      const { body } = await employer.call('GET', `/api/employees/${id}/balances?as_at=2026-12-31`);
      const { leave } = body as { leave: { leave_type: string; hours: number }[] };
      return leave.find(({ leave_type }) => leave_type === 'HOLIDAY')!.hours;
    };
    const waiting = async (id: number) => {
      const { body } = await employer.call('GET', `/api/employees/${id}/termination`);
      return (body as PayAnswer).warnings.filter(({ code }) => code === 'termination/pays-wait');
    };
    const owed = ({ warnings }: PayAnswer) => warnings.filter(({ code }) => code === 'pay/leave-after-final-pay');

    // A thirteenth of 38 hours (Fair Work Act s 87): 2.923. Section 90(2) has them paid out when the job ends.
    test('au: a pay that waits is named with the termination, and tells the leave that it earns after it', async () => {
      const id = await employer.hire('au', earlier);
      const run = await openRun('au', '2026-11-13');
      const final = { termination: { termination_date: '2026-11-13' }, employee_id: id };
      const path = `/api/company/${employer.au}/pays/preview?pay_date=2026-11-13`;
      const previewed = (await employer.call('POST', path, [final])).body as PayAnswer[];
      expect(codes(previewed[0]!)).toContain('termination/pays-wait');
      const { pay_id } = await terminate(id, '2026-11-13', '2026-11-13');
      const [staged] = (await paysOf('au', id)).filter(({ termination }) => termination === null);
      expect(await waiting(id)).toMatchObject([
        {
          message: expect.stringContaining(
            `wait: pay ${staged!.id} for 2026-11-09 to 2026-11-15 in pay run ${run.pay_run_id}. The final pay has nothing`,
          ),
        },
      ]);
      await process('au', run.pay_run_id);
      expect(await waiting(id)).toEqual([]);
      const paid = (await paysOf('au', id)).find((one) => one.id === staged!.id)!;
      expect(owed(paid)).toMatchObject([
        { message: expect.stringContaining('This pay earns 2.92 hours of annual leave, and the final pay of the job') },
      ]);
      // Made anew it still says so, by the hours that it has then.
      const item = { employee_id: id, hours: [{ description: 'Ordinary', units: 'hours', value: '13' }] };
      const corrected = await employer.call('POST', `/api/company/${employer.au}/pays/${paid.id}/correction`, item);
      expect([corrected.status, JSON.stringify(corrected.body)]).toEqual([
        201,
        expect.stringContaining('This pay earns 1 hours of annual leave'),
      ]);
      // What the warning says to do pays them out.
      expect((await employer.call('DELETE', `/api/company/${employer.au}/pays/${pay_id}`)).status).toBeLessThan(300);
      const again = await employer.call('POST', `/api/employees/${id}/terminate`, {
        ...{ termination_date: '2026-11-13', pay_date: '2026-11-13' },
      });
      expect(again.body).toMatchObject({ unused_holiday_amount: 40 });
      expect([await waiting(id), await annualLeave(id)]).toEqual([[], expect.closeTo(0, 3)]);
    });

    test('au: neither a correction of a pay that the final pay knew, nor a pay for days after the last one, says so', async () => {
      const id = await employer.hire('au', earlier);
      const known = await pay('au', id, '2026-11-06', '38');
      await terminate(id, '2026-11-06', '2026-11-13');
      const item = { employee_id: id, hours: [{ description: 'Ordinary', units: 'hours', value: '36' }] };
      const corrected = await employer.call('POST', `/api/company/${employer.au}/pays/${known.id}/correction`, item);
      expect([corrected.status, JSON.stringify(corrected.body).includes('leave-after-final-pay')]).toEqual([
        201,
        false,
      ]);
      expect(owed(await pay('au', id, '2026-11-13', '8'))).toEqual([]);
    });

    test('nz: a final pay that waits as well is worked out with what was processed before it', async () => {
      const id = await employer.hire('nz', { start_date: '2026-10-26' });
      const before = await openRun('nz', '2026-11-06');
      const run = await openRun('nz', '2026-11-13');
      await terminate(id, '2026-11-13', '2026-11-13');
      expect(await waiting(id)).toEqual([]);
      await process('nz', run.pay_run_id);
      // The pay of the week before is left behind.
      expect(await waiting(id)).toMatchObject([{ message: expect.stringContaining('for 2026-11-02 to 2026-11-08') }]);
      await process('nz', before.pay_run_id);
      expect(await waiting(id)).toEqual([]);
    });
  });

  // Holidays Act 2003 s 23: eight per cent of the gross earnings since the job began, whichever day they are paid on.
  test.each(['paid before it', 'staged before it'] as const)(
    'nz: a final pay counts the last week that has a later pay date, %s',
    async (when) => {
      const id = await employer.hire('nz', { start_date: '2026-11-02' });
      await pay('nz', id, '2026-11-06', '38');
      if (when === 'paid before it') await pay('nz', id, '2026-11-13', '38');
      if (when === 'staged before it') await openRun('nz', '2026-11-13');
      const { pay_id } = await terminate(id, '2026-11-13', '2026-11-11');
      const { pay_run_id } = await runOf('nz', pay_id);
      expect((await process('nz', pay_run_id)).left_out).toEqual([]);
      const pays = await paysOf('nz', id);
      expect(pays.map(({ status, gross, termination }) => [status, gross, termination !== null])).toEqual([
        ['processed', 1520, false],
        // 8 % of 3,040.
        ['processed', 243.2, true],
        ['processed', 1520, false],
      ]);
      expect(pays.flatMap(codes)).not.toContain('pay/holiday-pay-after-final-pay');
    },
  );

  test.each(['au', 'nz'] as const)(
    '%s: the final pay names the pays that have hours for days after the last one, until they are corrected',
    async (country) => {
      const [within, before, onFriday] = (await employer.hireAll(country, [{}, {}, {}])) as [number, number, number];
      const paid = new Map<number, number>();
      for (const id of [within, before, onFriday]) {
        await pay(country, id, '2026-11-06', '38');
        paid.set(id, (await pay(country, id, '2026-11-13', '38')).id);
      }
      const warned = async (id: number) => {
        const { body } = await employer.call('GET', `/api/employees/${id}/termination`);
        return (body as PayAnswer).warnings.filter(({ code }) => code === 'termination/days-paid-after');
      };
      // Of the week from Monday 9 November to Sunday the 15th, Wednesday is the third of five working days of 7.6 hours.
      await terminate(within, '2026-11-11', '2026-11-16');
      const ofWeek = (id: number) => `pay ${paid.get(id)} of 2026-11-13 has 38 hours for 2026-11-09 to 2026-11-15`;
      expect(await warned(within)).toMatchObject([
        { message: expect.stringContaining(`${ofWeek(within)}, which has 22.8 standard hours up to it.`) },
      ]);
      await terminate(before, '2026-11-06', '2026-11-16');
      expect(await warned(before)).toMatchObject([{ message: expect.stringContaining(`${ofWeek(before)}. Correct`) }]);
      await terminate(onFriday, '2026-11-13', '2026-11-16');
      expect(await warned(onFriday)).toEqual([]);
      const item = { employee_id: within, hours: [{ description: 'Ordinary', units: 'hours', value: '22.8' }] };
      const path = `/api/company/${employer[country]}/pays/${paid.get(within)}/correction`;
      expect((await employer.call('POST', path, item)).status).toBe(201);
      expect(await warned(within)).toEqual([]);
    },
  );

  test.each(['au', 'nz'] as const)(
    '%s: a pay that was staged before the job ended is left out, and paid once the termination is taken back',
    async (country) => {
      const [leaver, stays] = (await employer.hireAll(country, [{}, {}])) as [number, number];
      const { pay_run_id } = await openRun(country, '2026-11-19');
      const ended = await terminate(leaver, '2026-11-13', '2026-11-13');
      if (country === 'nz') await process('nz', (await runOf('nz', ended.pay_id)).pay_run_id);
      const processed = await process(country, pay_run_id);
      expect(processed.left_out).toEqual([
        {
          employee_id: leaver,
          employee_number: null,
          reason: expect.stringContaining('last day of this employee is 2026-11-13'),
        },
      ]);
      expect(processed.left_out[0]!.reason).toContain('2026-11-16 to 2026-11-22');
      expect(await paysOf(country, stays)).toMatchObject([{ status: 'processed', gross: 1520 }]);
      expect(await paysOf(country, leaver)).toMatchObject([{ status: 'processed' }, { status: 'pending' }]);
      const taken = await employer.call('DELETE', `/api/company/${employer[country]}/pays/${ended.pay_id}`);
      expect(taken.status).toBeLessThan(300);
      expect((await process(country, pay_run_id)).left_out).toEqual([]);
      expect(await paysOf(country, leaver)).toMatchObject([{ status: 'processed', gross: 1520 }]);
    },
  );

  test.each(['au', 'nz'] as const)(
    '%s: whoever begins anew after the period is left out of it; days of the job before and of the next one are paid',
    async (country) => {
      const [leaver, stays] = (await employer.hireAll(country, [{}, {}])) as [number, number];
      const runs = [];
      for (const payDate of ['2026-11-12', '2026-11-19', '2026-11-26', '2026-12-03'])
        runs.push((await openRun(country, payDate)).pay_run_id);
      const ended = await terminate(leaver, '2026-11-13', '2026-11-13');
      if (country === 'nz') await process('nz', (await runOf('nz', ended.pay_id)).pay_run_id);
      // The new job begins on the Tuesday of the week from 30 November.
      const again = await employer.call('POST', `/api/employees/${leaver}/reinstate`, { start_date: '2026-12-01' });
      expect(again.status).toBe(200);
      const company = `/api/company/${employer[country]}`;
      const anomalies = (await employer.call('GET', `${company}/pay-runs/${runs[1]!}/anomalies`)).body;
      expect(JSON.stringify(anomalies)).toContain(
        'The last day was 2026-11-13; the pay is for 2026-11-16 to 2026-11-22.',
      );
      const leftOut = [];
      for (const run of runs) leftOut.push((await process(country, run)).left_out.map((one) => one.employee_id));
      expect(leftOut).toEqual([[], [leaver], [leaver], []]);
      const { left_out } = await process(country, runs[1]!);
      expect(left_out[0]!.reason).toContain('last day of this employee is 2026-11-13');
      expect((await paysOf(country, stays)).map(({ status }) => status)).toEqual(runs.map(() => 'processed'));
    },
  );

  test('the week of the last day is paid as it was staged', async () => {
    const id = await employer.hire('au');
    const { pay_run_id } = await openRun('au', '2026-11-12');
    await terminate(id, '2026-11-13', '2026-11-13');
    expect(await process('au', pay_run_id)).toMatchObject({ status: 'processed', left_out: [] });
  });

  test('nz: a final pay that is staged ends the weeks after it, and the last week holds the days until it', async () => {
    const id = await employer.hire('nz');
    // The last day is a Wednesday, three of five working days; the final pay is staged in the week after.
    const ended = await terminate(id, '2026-11-11', '2026-11-19');
    expect((await openRun('nz', '2026-11-26')).pay_count).toBe(0);
    const last = await openRun('nz', '2026-11-13');
    expect(await paysOf('nz', id)).toMatchObject([
      { status: 'pending', termination: null, hours: [{ value: 22.8 }] },
      { id: ended.pay_id, status: 'pending' },
    ]);
    expect(await process('nz', last.pay_run_id)).toMatchObject({ left_out: [] });
  });

  test('nz: a pay that was staged before the final pay is left out while that is staged', async () => {
    const id = await employer.hire('nz');
    const { pay_run_id } = await openRun('nz', '2026-11-20');
    await terminate(id, '2026-11-13', '2026-11-13');
    expect((await process('nz', pay_run_id)).left_out).toMatchObject([{ employee_id: id }]);
  });

  test('au: a late pay is made, warns, and earns no leave', async () => {
    const id = await employer.hire('au');
    await terminate(id, '2026-11-01', '2026-11-01');
    const late = await pay('au', id, '2026-11-12', '38');
    expect(codes(late)).toContain('au.plausibility/after-last-day');
    expect(late.leave_balance_rows.length).toBeGreaterThan(0);
    for (const { hours } of late.leave_balance_rows) expect(hours).toBe(0);
  });

  test('nz: a late pay warns of its days and of the holiday pay that nobody has paid', async () => {
    const id = await employer.hire('nz');
    const ended = await terminate(id, '2026-11-01', '2026-11-01');
    await process('nz', (await runOf('nz', ended.pay_id)).pay_run_id);
    // Eight hours at $40: 8 % of $320 (Holidays Act 2003 s 23).
    const late = await pay('nz', id, '2026-11-12', '8');
    expect(codes(late)).toEqual(expect.arrayContaining(['pay/after-last-day', 'pay/holiday-pay-after-final-pay']));
    expect(late.warnings.find(({ code }) => code === 'pay/holiday-pay-after-final-pay')).toMatchObject({
      message: expect.stringContaining('25.60'),
    });
  });
});
