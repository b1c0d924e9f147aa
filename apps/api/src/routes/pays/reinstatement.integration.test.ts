import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { nzPeople, type NzPaid, type NzPeople } from '../../testing/nz-people';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(240_000);

const DAY = 8;
const WEEK = 40;
const contact = { email_address: 'pay@kowhai.example', phone: '09 300 0000', contact_name: 'Jo Baker' };

/** What follows a reinstatement: leave, corrections of pays of the job before, and files (decision 1117). */
describe.each(testEngines)('after a reinstatement on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
    api.setNow(Date.UTC(2026, 10, 15, 1));
  }, 240_000);
  beforeEach(async () => {
    employer = await api.employer();
    nz = nzPeople(employer);
    await employer.call('PATCH', `/api/company/${employer.nz}`, contact);
  });
  afterAll(() => api.close(), 60_000);

  const row = (leave_type: string, date: string, hours: number) => ({
    ...{ description: leave_type, leave_type, date, hours },
  });
  const leaves = (id: number, on: string, payDate: string) =>
    nz.paid(payDate, { employee_id: id, termination: { termination_date: on } });
  const reinstate = async (id: number, start_date: string) => {
    const answer = await employer.call('POST', `/api/employees/${id}/reinstate`, { start_date });
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ start_date, is_terminated: false })]);
  };
  const company = () => `/api/company/${employer.nz}`;
  const rowsOf = async (id: number, to: string) => {
    const path = `${company()}/reports/leave-account?from=2025-12-01&to=${to}&employee_id=${id}`;
    const { status, body } = await employer.call('GET', path);
    expect(status).toBe(200);
    return (body as { rows: readonly Record<string, unknown>[] }).rows;
  };
  const file = async (what: string, from: string, to: string) => {
    const { status, body } = await employer.call('GET', `${company()}/payday-filing${what}?from=${from}&to=${to}`);
    expect([status, typeof body]).toEqual([200, 'string']);
    return String(body)
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
  };

  describe('a second termination in the Australian financial year', () => {
    const end = (id: number, day: string, body: object) =>
      employer.call('POST', `/api/employees/${id}/terminate`, {
        ...{ termination_date: day, pay_date: day, is_manual_leave_amounts: true, ...body },
      });

    it('counts the unused leave of the first for the whole-of-income cap', async () => {
      const id = await employer.hire('au', { start_date: '2020-03-02', date_of_birth: '1990-05-05' });
      await end(id, '2026-08-14', { unused_holiday_amount: '30000' });
      await reinstate(id, '2026-09-01');
      const { body } = await end(id, '2026-11-13', { unused_holiday_amount: '0', etp_amount: '160000' });
      // 180,000 less 30,000 of leave (ITAA 1997 s 82-10(4)): 0.32 × 150,000 + 0.47 × 10,000.
      expect(body).toMatchObject({ etp_tax_withheld: 52_700 });
    });

    it('has the start date of the reinstatement, which deleting the first final pay warns of', async () => {
      const id = await employer.hire('au', { start_date: '2020-03-02', date_of_birth: '1990-05-05' });
      const first = (await end(id, '2026-08-14', {})).body as { pay_id: number };
      await reinstate(id, '2026-09-01');
      const deleted = await employer.call('DELETE', `/api/company/${employer.au}/pays/${first.pay_id}`);
      const warnings = (deleted.body as { warnings: readonly object[] }).warnings;
      expect([deleted.status, warnings]).toEqual([
        200,
        [
          {
            ...{ code: 'pay/start-date-of-reinstatement', field: 'start_date' },
            message:
              'The termination of 2026-08-14 is taken back, and the start date stays 2026-09-01, the day of the reinstatement: ' +
              'service counts from then. Where the job went on, set the start date to 2020-03-02.',
          },
        ],
      ]);
      const second = (await end(id, '2026-11-13', {})).body as { pay_id: number };
      const undone = await employer.call('DELETE', `/api/company/${employer.au}/pays/${second.pay_id}`);
      // Nobody was reinstated after this one.
      expect([undone.status, undone.body]).toEqual([204, undefined]);
    });

    it('and every payment of the first for the bands of Schedule 15', async () => {
      const id = await employer.hire('au', {
        ...{ start_date: '2026-03-02', date_of_birth: '1999-05-05', is_foreign_resident: true },
        ...{ has_claimed_tax_free_threshold: false, has_stsl_liability: false },
        ...{ working_holiday_tax_scale_applies: true, working_holiday_country: 'GB' },
      });
      await end(id, '2026-08-14', { unused_holiday_amount: '20000', etp_amount: '26000' });
      await reinstate(id, '2026-09-01');
      const hours = [{ description: 'Ordinary', units: 'hours', value: '38', rate: '40' }];
      const paid = await employer.pay('au', [{ employee_id: id, hours }], '?pay_date=2026-09-11');
      // 46,000 was paid before: 30 % of 1,520.
      expect(paid.body).toMatchObject([{ gross: 1520, tax: 456 }]);
    });
  });

  describe('the leave account', () => {
    it('explains every hour of both employments', async () => {
      const id = await nz.hire({ start_date: '2025-03-03' });
      await nz.told(id, { as_at: '2025-12-28', annual_holidays_weeks: '0', sick_leave_hours: '24' });
      await nz.paid('2026-02-26', { employee_id: id });
      // A year and six months of service: four weeks of holidays, and sick leave renewed.
      await nz.paid('2026-03-05', { employee_id: id, leave: [row('ANNUAL_HOLIDAYS', '2026-03-04', DAY)] });
      await leaves(id, '2026-03-13', '2026-03-12');
      await reinstate(id, '2026-04-06');
      await employer.call('PATCH', `${company()}/employees/update`, [{ id, standard_hours_per_day: '6' }]);
      await nz.paid('2026-04-09', { employee_id: id });
      await nz.paid('2026-04-16', { employee_id: id, leave: [row('SICK', '2026-04-15', 6)] });
      await nz.paid('2026-10-08', { employee_id: id });
      const rows = await rowsOf(id, '2026-10-08');
      const said = rows.map(({ leave, reason, hours }) => [leave, reason, hours]);
      expect(said.filter(([, reason]) => reason === 'not-explained')).toEqual([]);
      expect(said).toEqual(
        expect.arrayContaining([
          ['Annual holidays', 'annual-entitlement', 4 * WEEK],
          ['Annual holidays', 'taken', -DAY],
          ['Annual holidays', 'paid-out-on-leaving', -(4 * WEEK - DAY)],
          ['Sick leave', 'opening-balance', 24],
          ['Sick leave', 'taken', -6],
          // Six months after the new start, 18 hours are left: ten days of six hours come to them.
          ['Sick leave', 'sick-entitlement', 60],
        ]),
      );
      for (const leave of new Set(rows.map((one) => one['leave']))) {
        const own = rows.filter((one) => one['leave'] === leave);
        const sum = own.reduce((total, one) => total + Number(one['hours'] ?? 0), 0);
        expect([leave, own.at(-1)?.['reason'], own.at(-1)?.['balance']]).toEqual([leave, 'balance', sum]);
      }
    });
  });

  describe('corrections of pays of the employment before', () => {
    it('are worked out for that employment', async () => {
      const id = await nz.hire({ start_date: '2025-04-28' });
      await nz.paid('2026-04-23', { employee_id: id });
      // The anniversary is in this week, and so is the Monday on which Anzac Day is kept.
      const pay = await nz.paid('2026-04-30', { employee_id: id });
      expect([nz.hoursLeft(pay)['ANNUAL_HOLIDAYS'], nz.codes(pay)]).toEqual([
        4 * WEEK,
        expect.arrayContaining(['nz.public-holidays/not-in-pay']),
      ]);
      await leaves(id, '2026-05-08', '2026-05-07');
      const corrected = async () => {
        const path = `${company()}/pays/${pay.id}/correction/preview`;
        const body = { hours: [{ description: 'Work', units: 'hours', value: 41 }] };
        const answer = await employer.call('POST', path, body);
        expect(answer.status).toBe(200);
        const { replacement, leave } = answer.body as { replacement: NzPaid; leave: unknown };
        const { gross, tax, leave_balance_rows, warnings } = replacement;
        return { gross, tax, leave_balance_rows, warnings, leave };
      };
      const before = await corrected();
      // The entitlement arose with this pay, whichever rows it has.
      expect(before.leave).toEqual([]);
      await reinstate(id, '2026-06-01');
      expect(await corrected()).toEqual(before);
    });

    it('in Australia as well', async () => {
      const id = await employer.hire('au', { start_date: '2026-03-02' });
      const hours = (value: string) => [{ description: 'Ordinary time', units: 'hours', value }];
      const made = await employer.pay('au', [{ employee_id: id, hours: hours('38') }], '?pay_date=2026-04-16');
      const [pay] = made.body as NzPaid[];
      const body = { termination_date: '2026-04-24', pay_date: '2026-04-23' };
      expect((await employer.call('POST', `/api/employees/${id}/terminate`, body)).status).toBe(200);
      const shown = async (path: string, asked: unknown) => {
        const answer = await employer.call('POST', `/api/company/${employer.au}/pays/${path}`, asked);
        expect(answer.status).toBe(200);
        return answer.body as { replacement: NzPaid } & NzPaid[];
      };
      const late = [{ employee_id: id, hours: hours('38') }];
      const both = async () => [
        (await shown(`${pay!.id}/correction/preview`, { hours: hours('37') })).replacement,
        (await shown('preview?pay_date=2026-05-07', late))[0],
      ];
      const before = await both();
      // Leave accrues with service (Fair Work Act 2009 s 87(2)), and in that week there was none.
      expect(nz.codes(before[1]!)).toContain('au.plausibility/after-last-day');
      await reinstate(id, '2026-06-01');
      const after = await both();
      const figures = (one: NzPaid | undefined) => [one?.gross, one?.tax, one?.leave_balance_rows, one?.warnings];
      expect(after.map(figures)).toEqual(before.map(figures));
    });

    it('days of the job before are not taken for days of the new one', async () => {
      const id = await nz.hire({ start_date: '2026-01-05' });
      await nz.paid('2026-04-23', { employee_id: id });
      await leaves(id, '2026-05-08', '2026-05-07');
      await reinstate(id, '2026-06-01');
      const late = await nz.preview('2026-05-14', { employee_id: id });
      expect(nz.codes(late)).toEqual(expect.arrayContaining(['pay/after-last-day', 'pay/holiday-pay-after-final-pay']));
    });
  });

  it('a final pay of the month in which the next job begins is none of its earnings', async () => {
    const id = await nz.hire({ start_date: '2026-02-02', pay_period: 'MONTHLY' });
    const hours = (value: number) => [{ description: 'Work', units: 'hours', value }];
    await nz.paid('2026-02-26', { employee_id: id, hours: hours(160) });
    await nz.paid('2026-03-31', { employee_id: id, hours: hours(176) });
    const termination = { termination_date: '2026-04-10' };
    await nz.paid('2026-04-30', { employee_id: id, hours: hours(64), termination });
    await reinstate(id, '2026-04-20');
    await nz.paid('2026-04-30', { employee_id: id, hours: hours(72) });
    const again = { employee_id: id, hours: hours(80), termination: { termination_date: '2026-05-15' } };
    const last = (await nz.preview('2026-05-28', again)) as NzPaid & { termination: Record<string, number> };
    // Eight per cent of 72 and 80 hours at 40 dollars (Holidays Act 2003 s 23): earnings since the start on 20 April.
    expect(last.termination['non_etp_amount']).toBe(486.4);
    // A week in advance is the average of the eleven days from the start to the end of April: 2,880 / 11 x 7 (s 22).
    const taken = { hours: [], leave: [row('ANNUAL_HOLIDAYS', '2026-05-04', WEEK)] };
    expect((await nz.preview('2026-05-28', { employee_id: id, ...taken })).gross).toBe(1832.73);
  });

  describe('payday filing', () => {
    it.each([
      ['in another period', '2026-11-02', '2026-10-01', '2026-10-31'],
      ['in the same period', '2026-10-26', '2026-10-01', '2026-10-31'],
    ])('the leaver stays in the employee details where the new job begins %s', async (_name, again, from, to) => {
      const id = await nz.hire({ start_date: '2025-10-06', nz_tax_code: 'M' });
      await nz.paid('2026-10-01', { employee_id: id });
      await leaves(id, '2026-10-09', '2026-10-08');
      const left = await file('/employee-details', from, to);
      expect(left.filter(([kind]) => kind === 'DED').map((line) => line.slice(8, 11))).toEqual([
        ['20251006', '20261009', ''],
      ]);
      await reinstate(id, again);
      await employer.call('PATCH', `${company()}/employees/update`, [{ id, nz_tax_code: 'S' }]);
      const lines = await file('/employee-details', from, to);
      const starter = [again.replaceAll('-', ''), '', 'NE'];
      expect(lines.filter(([kind]) => kind === 'DED').map((line) => line.slice(8, 11))).toEqual([
        ['20251006', '20261009', ''],
        ...(again <= to ? [starter] : []),
      ]);
      // The employment that ended had the code of its final pay.
      expect(lines.filter(([kind]) => kind === 'TED').map((line) => line[1])).toEqual(again <= to ? ['M', 'S'] : ['M']);
      expect(lines[0]?.[3]).toBe(again <= to ? '2' : '1');
      if (again > to) {
        const next = await file('/employee-details', '2026-11-01', '2026-11-30');
        expect(next.filter(([kind]) => kind === 'DED').map((line) => line.slice(8, 11))).toEqual([starter]);
      }
    });

    it('hours of holidays that are cashed up are no hours paid', async () => {
      const id = await nz.hire({ start_date: '2024-10-07' });
      await nz.told(id, { as_at: '2026-10-04', annual_holidays_weeks: '4' });
      const cashed = { ...row('ANNUAL_HOLIDAYS', '2026-10-09', 16), is_cash_up: true };
      const taken = row('ANNUAL_HOLIDAYS', '2026-10-09', DAY);
      const hours = [{ description: 'Work', units: 'hours', value: 32 }];
      await nz.paid('2026-10-08', { employee_id: id, hours, leave: [taken, cashed] });
      const [, line] = await file('', '2026-10-01', '2026-10-31');
      // 32 hours worked and 8 of leave; the 16 hours were paid out in place of being taken.
      expect(line?.[9]).toBe('4000');
    });

    it('a month that holds the end of one job and the start of the next has a line for each', async () => {
      const id = await nz.hire({ start_date: '2026-02-02', pay_period: 'MONTHLY' });
      await leaves(id, '2026-10-09', '2026-10-28');
      await reinstate(id, '2026-10-19');
      const hours = [{ description: 'Work', units: 'hours', value: 72 }];
      await nz.paid('2026-10-28', { employee_id: id, hours });
      const lines = await file('', '2026-10-01', '2026-10-31');
      expect(lines.slice(1).map((line) => line.slice(4, 8))).toEqual([
        ['', '20261009', '20261001', '20261031'],
        ['20261019', '', '20261001', '20261031'],
      ]);
      // 72 hours at 40 dollars are all that the second one has.
      expect(lines[2]?.[10]).toBe('288000');
      expect(lines[0]?.[9]).toBe('2');
      const [from, to] = ['2026-10-01', '2026-10-31'];
      await employer.call('POST', `${company()}/payday-filing/filed`, { from, to });
      // Nothing differs from what was filed, so the file is empty.
      const amended = await employer.call('GET', `${company()}/payday-filing/amendments?from=${from}&to=${to}`);
      expect([amended.status, amended.body]).toEqual([200, undefined]);
    });

    it('lines of the employment before have its first and last day', async () => {
      const id = await nz.hire({ start_date: '2026-09-08' });
      await nz.paid('2026-09-10', { employee_id: id });
      await leaves(id, '2026-10-09', '2026-10-08');
      await reinstate(id, '2026-11-04');
      await nz.paid('2026-11-05', { employee_id: id });
      const days = (await file('', '2026-09-01', '2026-11-30'))
        .filter(([kind]) => kind === 'DEI')
        .map((line) => line.slice(4, 8));
      expect(days).toEqual([
        ['20260908', '', '20260907', '20260913'],
        ['', '20261009', '20261005', '20261011'],
        ['20261104', '', '20261102', '20261108'],
      ]);
    });
  });

  it('the final pay of the second job stands on the pays of that job alone', async () => {
    const id = await nz.hire({ start_date: '2026-06-01', pay_period: 'WEEKLY', pay_rate_per_hour: '75' });
    for (const day of ['2026-08-07', '2026-08-14']) await nz.paid(day, { employee_id: id });
    await leaves(id, '2026-08-21', '2026-08-21');
    await reinstate(id, '2026-10-05');
    const rate = [{ id, pay_rate_per_hour: '25' }];
    expect((await employer.call('PATCH', `${company()}/employees/update`, rate)).status).toBe(200);
    await nz.paid('2026-10-09', { employee_id: id });
    // One pay of 1,000 dollars is 52,000 a year, and with the holiday pay of 80 below 53,500: 17.5 % and the levy of 1.75 %.
    // @law Income Tax Act 2007 s RD 17; Inland Revenue payroll specification 5.12
    const leaving = await nz.terminate(id, '2026-10-09', '2026-10-16');
    expect(leaving).toMatchObject({ non_etp_amount: 80, tax_amount: 15.4 });
  });
});
