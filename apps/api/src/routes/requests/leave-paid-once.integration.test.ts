import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { approveLeave, startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(240_000);

interface Shown {
  readonly id: number;
  readonly status: string;
  readonly gross: number;
  readonly pay_run_id: number;
  readonly hours: readonly { readonly value: number }[];
  readonly leave: readonly { readonly leave_type: string; readonly date: string; readonly hours: number }[];
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

type Country = 'au' | 'nz';
type Day = readonly [date: string, hours: string];

/** Everybody works 8 hours a day from Monday to Friday for 40 dollars an hour. No day here is a public holiday. */
const record = {
  ...{ start_date: '2026-01-05', pay_rate_per_hour: '40', standard_hours_per_day: '8', standard_days_per_week: 5 },
  ...{ pay_period: 'WEEKLY', state: 'VIC' },
};
const annual = { au: 'HOLIDAY', nz: 'ANNUAL_HOLIDAYS' } as const;
const week = (...dates: readonly string[]): readonly Day[] => dates.map((date) => [date, '8'] as const);
const secondWeek = week('2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13');

describe.each(testEngines)('approved leave is paid once on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 240_000);
  afterAll(() => api.close(), 60_000);

  const hire = async (country: Country) => {
    const id = await employer.hire(country, record);
    const brought =
      country === 'au'
        ? { holiday_leave_hours: '200', sick_leave_hours: '80' }
        : { annual_holidays_weeks: '4', sick_leave_hours: '80', gross_last_12_months: '83200' };
    const { status } = await employer.call('PUT', `/api/employees/${id}/opening-balances`, { as_at: '2026-10-31', ...brought }); // prettier-ignore
    expect(status).toBe(200);
    return id;
  };
  const at = (country: Country) => `/api/company/${employer[country]}`;
  const approve = (country: Country, employeeId: number, leaveType: string, days: readonly Day[]) =>
    approveLeave(api, employer, { companyId: employer[country], employeeId, leaveType, days });
  const open = async (country: Country, pay_date: string, pay_period = 'WEEKLY') => {
    const { status, body } = await employer.call('POST', `${at(country)}/pay-runs`, { pay_period, pay_date });
    expect([status, body]).toEqual([201, body]);
    return (body as { pay_run_id: number }).pay_run_id;
  };
  const process = async (country: Country, run: number) => {
    expect((await employer.call('POST', `${at(country)}/pay-runs/${run}/process`)).status).toBe(200);
  };
  const paysOf = async (country: Country, employeeId: number) =>
    (await employer.call('GET', `${at(country)}/pays?employee_id=${employeeId}`)).body as readonly Shown[];
  const inRun = async (country: Country, employeeId: number, run: number) => {
    const found = (await paysOf(country, employeeId)).filter((pay) => pay.pay_run_id === run);
    return found.at(-1)!;
  };
  const rows = (pay: Shown) => pay.leave.map(({ leave_type, date, hours }) => `${leave_type} ${date} ${hours}`);
  const worked = (pay: Shown) => pay.hours.reduce((sum, { value }) => sum + value, 0);
  const codes = (pay: Shown) => pay.warnings.map(({ code }) => code).filter((code) => code.startsWith('pay/leave-'));

  describe.each(['au', 'nz'] as const)('in %s', (country) => {
    test('a week that was paid before it is taken is neither leave nor work of the run of its days', async () => {
      const id = await hire(country);
      const leave = secondWeek.map(([date, hours]) => ({
        description: 'Away',
        leave_type: annual[country],
        date,
        hours,
      }));
      const hours = [{ description: 'Ordinary time', units: 'hours', value: '40' }];
      const body = [{ employee_id: id, hours, leave }];
      expect((await employer.pay(country, body, '?pay_date=2026-11-05')).status).toBe(201);
      const { placed } = await approve(country, id, annual[country], secondWeek);
      expect(placed).toMatchObject({ isPaid: false, payIds: [] });
      const pay = await inRun(country, id, await open(country, '2026-11-12'));
      expect([rows(pay), worked(pay), codes(pay)]).toEqual([[], 0, ['pay/leave-paid-already']]);
      expect(pay.warnings.map(({ message }) => message).join()).toContain('5 days from 2026-11-09 to 2026-11-13');
    });

    test('days of a week that was paid are not taken again by the fortnight that holds it', async () => {
      const id = await hire(country);
      await approve(country, id, annual[country], week('2026-11-12', '2026-11-13', '2026-11-16'));
      const weekly = await open(country, '2026-11-12');
      await process(country, weekly);
      expect(rows(await inRun(country, id, weekly))).toHaveLength(2);
      await employer.call('PATCH', `${at(country)}/employees/update`, [{ id, pay_period: 'FORTNIGHTLY' }]);
      const fortnightly = await open(country, '2026-11-12', 'FORTNIGHTLY');
      const again = await open(country, '2026-11-17', 'FORTNIGHTLY');
      const days = (await Promise.all([fortnightly, again].map((run) => inRun(country, id, run)))).filter(Boolean).flatMap(rows); // prettier-ignore
      expect([...new Set(days)]).toEqual([`${annual[country]} 2026-11-16 8`]);
    });

    test('standard hours that come back when shifts are deleted leave out a day that another pay has', async () => {
      const id = await hire(country);
      const [monday] = secondWeek;
      const leave = [{ description: 'Away', leave_type: annual[country], date: monday![0], hours: '8' }];
      const advance = [{ employee_id: id, hours: [], leave }];
      expect((await employer.pay(country, advance, '?pay_date=2026-11-05')).status).toBe(201);
      await approve(country, id, annual[country], [monday!]);
      const shift = { employee_id: id, date: '2026-11-10', start: '09:00', end: '17:00' };
      const stored = await employer.call('POST', `${at(country)}/timesheets`, [shift]);
      const ids = (stored.body as readonly { id: number }[]).map((one) => one.id);
      expect((await employer.call('POST', `${at(country)}/timesheets/approve`, { shift_ids: ids })).status).toBe(200);
      const run = await open(country, '2026-11-12');
      expect(worked(await inRun(country, id, run))).toBe(8);
      for (const shiftId of ids) await employer.call('DELETE', `${at(country)}/timesheets/${shiftId}`);
      expect((await employer.call('POST', `${at(country)}/pay-runs/${run}/take-timesheets`)).status).toBe(200);
      const pay = await inRun(country, id, run);
      expect([rows(pay), worked(pay)]).toEqual([[], 32]);
      await employer.call('DELETE', `${at(country)}/pays/${pay.id}`);
    });

    test('leave that a processed pay of its days has already is not to be corrected when it is approved', async () => {
      const id = await hire(country);
      const leave = week('2026-11-19', '2026-11-20').map(([date, hours]) => ({ description: 'Away', leave_type: annual[country], date, hours })); // prettier-ignore
      const hours = [{ description: 'Ordinary time', units: 'hours', value: '24' }];
      expect((await employer.pay(country, [{ employee_id: id, hours, leave }], '?pay_date=2026-11-19')).status).toBe(
        201,
      );
      const { placed } = await approve(country, id, annual[country], week('2026-11-19', '2026-11-20'));
      const [pay] = await paysOf(country, id);
      expect(placed).toEqual({ payIds: [pay!.id], isPaid: false });
      // A day more is not in it.
      const more = await approve(country, id, annual[country], week('2026-11-18'));
      expect(more.placed).toEqual({ payIds: [], isPaid: true });
      expect(await more.takeBack()).toEqual({ payIds: [], isPaid: false });
    });

    // Holidays Act 2003 s 27(1): the pay for annual holidays comes before them. Christmas Day 2026 is a Friday.
    test.each([true, false])(
      'a week before Christmas that was paid with its public holiday is paid once (approved: %s)',
      async (isApproved) => {
        const id = await hire(country);
        const away = week('2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24');
        const leave = [...away.map(([date]) => ({ leave_type: annual[country], date })), { leave_type: 'PAID_PUBLIC_HOLIDAY', date: '2026-12-25' }]; // prettier-ignore
        const hours = [{ description: 'Ordinary time', units: 'hours', value: '40' }];
        const ahead = [{ employee_id: id, hours, leave: leave.map((row) => ({ description: 'Ahead', hours: '8', ...row })) }]; // prettier-ignore
        expect((await employer.pay(country, ahead, '?pay_date=2026-12-17')).status).toBe(201);
        if (isApproved) await approve(country, id, annual[country], away);
        const run = await open(country, '2026-12-24');
        const pay = await inRun(country, id, run);
        expect([rows(pay), worked(pay), codes(pay)]).toEqual([[], 0, ['pay/leave-paid-already']]);
        expect(pay.warnings.map(({ code }) => code)).not.toContain('nz.public-holidays/not-in-pay');
        // Whoever enters the holiday again is told; without the pay of before it is staged as ever.
        const again = [{ employee_id: id, hours: [], leave: [{ description: 'Again', hours: '8', ...leave.at(-1)! }] }];
        const shown = await employer.call('POST', `${at(country)}/pays/preview?pay_date=2026-12-24`, again);
        expect(codes((shown.body as readonly Shown[])[0]!)).toEqual(['pay/leave-paid-already']);
        await employer.call('DELETE', `${at(country)}/pays/${pay.id}`);
        const first = (await paysOf(country, id))[0]!;
        expect((await employer.call('DELETE', `${at(country)}/pays/${first.id}`)).status).toBeLessThan(300);
        await open(country, '2026-12-24');
        const anew = await inRun(country, id, run);
        const holiday = country === 'nz' ? 8 : 0;
        expect(worked(anew) + rows(anew).length * 8).toBe(40);
        expect(rows(anew).filter((row) => row.startsWith('PAID'))).toHaveLength(holiday / 8);
        await employer.call('DELETE', `${at(country)}/pays/${anew.id}`);
      },
    );

    test('a bonus that was paid by itself is no pay of the days', async () => {
      const id = await hire(country);
      const bonus = [{ description: 'Bonus', amount: '100', tax_method: 'NORMAL_EARNINGS' }];
      expect((await employer.pay(country, [{ employee_id: id, bonuses: bonus }], '?pay_date=2026-11-18')).status).toBe(
        201,
      );
      const run = await open(country, '2026-11-19');
      const { placed } = await approve(country, id, annual[country], week('2026-11-19'));
      const pay = await inRun(country, id, run);
      expect(placed).toEqual({ payIds: [pay.id], isPaid: false });
      expect([rows(pay), worked(pay)]).toEqual([[`${annual[country]} 2026-11-19 8`], 32]);
    });

    // Fair Work Act 2009 s 89(2); Holidays Act 2003 ss 36 to 38: for the time of sick leave nobody is on annual leave.
    test('a day of sickness in a week of annual leave is sick leave alone', async () => {
      const id = await hire(country);
      const days = week('2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27');
      await approve(country, id, annual[country], days);
      const run = await open(country, '2026-11-26');
      const sick = await approve(country, id, 'SICK', week('2026-11-25'));
      const pay = await inRun(country, id, run);
      expect(rows(pay).filter((row) => row.includes('2026-11-25'))).toEqual(['SICK 2026-11-25 8']);
      expect([pay.leave.length, worked(pay)]).toEqual([5, 0]);
      // The same where both were approved before the run was opened.
      await employer.call('DELETE', `${at(country)}/pays/${pay.id}`);
      await open(country, '2026-11-26');
      const again = await inRun(country, id, run);
      expect([rows(again).sort(), worked(again)]).toEqual([rows(pay).sort(), 0]);
      // Taken back, the sick leave leaves the day to the annual leave.
      expect(await sick.takeBack()).toMatchObject({ payIds: [again.id] });
      const after = await inRun(country, id, run);
      expect(rows(after).filter((row) => row.includes('2026-11-25'))).toEqual([`${annual[country]} 2026-11-25 8`]);
      expect([after.leave.length, worked(after)]).toEqual([5, 0]);
    });

    test('half a day of each stays half a day of each, and three quarters leave a quarter', async () => {
      const id = await hire(country);
      await approve(country, id, annual[country], [['2026-12-01', '4']]);
      const whole = await approve(country, id, annual[country], [['2026-12-02', '8']]);
      const run = await open(country, '2026-12-03');
      await approve(country, id, 'SICK', [['2026-12-01', '4'], ['2026-12-02', '6']]); // prettier-ignore
      const pay = await inRun(country, id, run);
      const [holiday] = [annual[country]];
      expect(rows(pay).sort()).toEqual([`${holiday} 2026-12-01 4`, `${holiday} 2026-12-02 2`, 'SICK 2026-12-01 4', 'SICK 2026-12-02 6'].sort()); // prettier-ignore
      expect(worked(pay)).toBe(24);
      await whole.takeBack();
      const after = await inRun(country, id, run);
      expect([rows(after).filter((row) => row.includes('2026-12-02')), worked(after)]).toEqual([['SICK 2026-12-02 6'], 26]); // prettier-ignore
    });
  });
});
