import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';
import { nzPeople, type NzPaid, type NzPeople } from '../../testing/nz-people';

jest.setTimeout(120_000);

/** Dollars an hour of everybody here. */
const RATE = 40;

/**
 * Annual holidays are four weeks and sick leave is ten days, whatever a week or a day is for the employee when they are taken or
 * paid out. @law Holidays Act 2003 ss 16, 17, 24, 65
 */
describe.each(testEngines)('a changed working week in New Zealand on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    nz = nzPeople(employer);
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const annual = (weeks: number, perWeek: number, date: string, more: object = {}) => [
    { description: 'Holiday', leave_type: 'ANNUAL_HOLIDAYS', date, hours: weeks * perWeek, ...more },
  ];
  const worked = (value: number) => [{ description: 'Work', units: 'hours', value }];
  const change = async (id: number, values: object) => {
    const path = `/api/company/${employer.nz}/employees/update`;
    expect((await employer.call('PATCH', path, [{ id, ...values }])).status).toBe(200);
  };
  const remove = async ({ id }: NzPaid) => {
    expect((await employer.call('DELETE', `/api/company/${employer.nz}/pays/${id}`)).status).toBeLessThan(300);
  };
  /** Somebody of 40 hours a week who became entitled on 13 October 2026; sick leave arose in April. */
  const entitled = async (more: object = {}) => {
    const id = await nz.hire({ start_date: '2025-10-13', ...more });
    await nz.paid('2025-10-16', { employee_id: id });
    const first = await nz.paid('2026-10-15', { employee_id: id });
    return { id, first };
  };
  const asAt = async (id: number, day: string) => {
    const { body } = await employer.call('GET', `/api/employees/${id}/balances?as_at=${day}`);
    const { leave } = body as { readonly leave: readonly { leave_type: string; hours: number }[] };
    return Object.fromEntries(leave.map(({ leave_type, hours }) => [leave_type, hours]));
  };
  const account = async (id: number) => {
    const path = `/api/company/${employer.nz}/reports/leave-account?from=2025-10-01&to=2026-12-31&employee_id=${id}`;
    const { body } = await employer.call('GET', path);
    const { rows } = body as {
      readonly rows: readonly { readonly leave: string; readonly reason: string; readonly hours: number | null }[];
    };
    return rows.filter(({ leave }) => leave === 'Annual holidays').map(({ reason, hours }) => [reason, hours]);
  };

  it.each([
    [3, 24],
    [6, 48],
  ])('leaves four weeks four weeks where %d days are worked', async (days, perWeek) => {
    const { id } = await entitled();
    await change(id, { standard_days_per_week: days });
    const pay = await nz.paid('2026-10-22', { employee_id: id, hours: worked(perWeek) });
    expect(nz.hoursLeft(pay)).toMatchObject({ ANNUAL_HOLIDAYS: 4 * perWeek, SICK: 10 * 8 });
    const told = pay.warnings.find(({ code }) => code === 'pay/working-week-changed')?.message;
    expect(told).toContain(`annual holidays from 160 to ${4 * perWeek}`);
    expect(await asAt(id, '2026-10-15')).toMatchObject({ ANNUAL_HOLIDAYS: 160 });
    expect(await asAt(id, '2026-10-22')).toMatchObject({ ANNUAL_HOLIDAYS: 4 * perWeek });
    // The record has not changed since.
    const next = await nz.paid('2026-10-29', { employee_id: id, hours: worked(perWeek) });
    expect(nz.hoursLeft(next)['ANNUAL_HOLIDAYS']).toBe(4 * perWeek);
    expect(nz.codes(next)).not.toContain('pay/working-week-changed');
    expect(await account(id)).toEqual([
      ['annual-entitlement', 160],
      ['working-week-changed', 4 * perWeek - 160],
      ['balance', null],
    ]);
  });

  it('leaves the hours of days before it as they were, opening balances of weeks and days too', async () => {
    const id = await nz.hire({ start_date: '2024-02-05' });
    const brought = { annual_holidays_weeks: '4', alternative_holiday_days: '2', gross_last_12_months: '83200' };
    const set = await employer.call('PUT', `/api/employees/${id}/opening-balances`, {
      as_at: '2026-09-30',
      ...brought,
    });
    expect(set.status).toBe(200);
    const week = await nz.paid('2026-10-15', { employee_id: id, leave: annual(1, 40, '2026-10-12') });
    const left = async (day: string) => {
      const { ANNUAL_HOLIDAYS, ALT_HOLIDAY } = await asAt(id, day);
      return [ANNUAL_HOLIDAYS, ALT_HOLIDAY];
    };
    const payslip = async () => {
      const path = `/api/company/${employer.nz}/pays/${week.id}`;
      const { leave_balance_rows: rows } = (await employer.call('GET', path)).body as {
        readonly leave_balance_rows: readonly { readonly leave_type: string; readonly hours: number }[];
      };
      return rows.find(({ leave_type }) => leave_type === 'ANNUAL_HOLIDAYS')?.hours;
    };
    expect([await left('2026-10-10'), await left('2026-10-15'), await payslip()]).toEqual([[160, 16], [120, 16], 120]);
    await change(id, { standard_hours_per_day: '4' });
    // Three weeks are left until a pay brings them to the new hours, and three weeks are left then.
    expect([await left('2026-10-15'), await left('2026-10-21'), await payslip()]).toEqual([[120, 16], [120, 16], 120]);
    const next = await nz.paid('2026-10-22', { employee_id: id, hours: worked(20) });
    expect(nz.hoursLeft(next)['ANNUAL_HOLIDAYS']).toBe(60);
    expect([await left('2026-10-10'), await left('2026-10-15'), await left('2026-10-22')]).toEqual([[160, 16], [120, 16], [60, 8]]); // prettier-ignore
    expect(await payslip()).toBe(120);
    // Where the pay that brought them to the new hours is gone, so are the new hours.
    await remove(next);
    expect([await left('2026-10-15'), await left('2026-10-22')]).toEqual([
      [120, 16],
      [120, 16],
    ]);
  });

  it('pays four weeks to somebody who leaves, at the greater weekly rate', async () => {
    const { id } = await entitled();
    await change(id, { standard_days_per_week: 3 });
    // Two weeks at 1,600 dollars are known of the 12 months before; the change comes with the final pay itself.
    const left = await nz.terminate(id, '2026-10-23');
    expect(left['unused_holiday_amount']).toBe(4 * 40 * RATE);
  });

  it('leaves days of sick leave days where a day has other hours', async () => {
    const { id } = await entitled();
    await change(id, { standard_hours_per_day: '6' });
    const pay = await nz.paid('2026-10-22', { employee_id: id, hours: worked(30) });
    const six = { ANNUAL_HOLIDAYS: 4 * 30, SICK: 10 * 6, NZ_FAMILY_VIOLENCE: 10 * 6 };
    expect(nz.hoursLeft(pay)).toMatchObject(six);
  });

  it('counts opening balances in weeks once', async () => {
    const id = await nz.hire({ start_date: '2020-10-13' });
    await nz.told(id, { as_at: '2026-10-18', annual_holidays_weeks: '3', sick_leave_hours: '40' });
    await nz.paid('2026-10-22', { employee_id: id, hours: [], leave: annual(1, 40, '2026-10-20') });
    await change(id, { standard_days_per_week: 4, standard_hours_per_day: '6' });
    const pay = await nz.paid('2026-10-29', { employee_id: id, hours: worked(24) });
    expect(nz.hoursLeft(pay)).toMatchObject({ ANNUAL_HOLIDAYS: 2 * 24, SICK: 5 * 6 });
    expect((await account(id)).map(([reason]) => reason)).not.toContain('not-explained');
  });

  it('keeps the week of each year that may be cashed up', async () => {
    const { id } = await entitled();
    const cashUp = { is_cash_up: true };
    const leave = annual(0.5, 40, '2026-10-20', cashUp);
    await nz.paid('2026-10-22', { employee_id: id, leave });
    await change(id, { standard_days_per_week: 3 });
    const asked = (weeks: number) => ({
      employee_id: id,
      hours: worked(24),
      leave: annual(weeks, 24, '2026-10-27', cashUp),
    });
    const { status } = await employer.pay('nz', [asked(0.75)], '?pay_date=2026-10-29');
    expect(status).toBe(400);
    const pay = await nz.paid('2026-10-29', asked(0.5));
    expect(nz.hoursLeft(pay)['ANNUAL_HOLIDAYS']).toBe(3 * 24);
  });

  describe('with pays that are deleted or entered out of order', () => {
    const changed = async () => {
      const { id } = await entitled();
      const before = await nz.paid('2026-10-22', { employee_id: id, hours: [], leave: annual(1, 40, '2026-10-20') });
      await change(id, { standard_days_per_week: 3 });
      const changing = await nz.paid('2026-10-29', { employee_id: id, hours: worked(24) });
      const after = await nz.paid('2026-11-05', { employee_id: id, hours: [], leave: annual(1, 24, '2026-11-03') });
      expect(nz.hoursLeft(after)['ANNUAL_HOLIDAYS']).toBe(2 * 24);
      return { id, before, changing, after };
    };
    const weeksLeft = async (id: number) => {
      const pay = await nz.paid('2026-11-12', { employee_id: id, hours: worked(24) });
      expect((await account(id)).map(([reason]) => reason)).not.toContain('not-explained');
      return nz.hoursLeft(pay)['ANNUAL_HOLIDAYS']! / 24;
    };

    it('gives the week of a pay before the change back as a week', async () => {
      const { id, before } = await changed();
      await remove(before);
      expect(await weeksLeft(id)).toBe(3);
    });

    it('gives the week of a pay after the change back as a week', async () => {
      const { id, after } = await changed();
      await remove(after);
      expect(await weeksLeft(id)).toBe(3);
    });

    it('keeps the weeks where the pay that changed the hours is deleted', async () => {
      const { id, changing } = await changed();
      await remove(changing);
      expect(await weeksLeft(id)).toBe(2);
    });

    it('keeps the weeks where the pay that changed the hours is the last one, takes holidays, and is deleted', async () => {
      const { id } = await entitled();
      await change(id, { standard_days_per_week: 3 });
      await remove(await nz.paid('2026-10-29', { employee_id: id, hours: [], leave: annual(1, 24, '2026-10-28') }));
      expect(await weeksLeft(id)).toBe(4);
    });

    it('keeps the weeks where the pay that noted the entitlement is deleted', async () => {
      const { id, first } = await entitled();
      await change(id, { standard_days_per_week: 3 });
      await nz.paid('2026-10-29', { employee_id: id, hours: worked(24) });
      await remove(first);
      expect(await weeksLeft(id)).toBe(4);
    });

    it('keeps the weeks where the very first pay is deleted before the change', async () => {
      const id = await nz.hire({ start_date: '2025-10-13' });
      const first = await nz.paid('2025-10-16', { employee_id: id });
      await nz.paid('2025-10-23', { employee_id: id });
      await nz.paid('2026-10-15', { employee_id: id });
      await remove(first);
      await change(id, { standard_days_per_week: 3 });
      expect(await weeksLeft(id)).toBe(4);
    });

    it('corrects a pay before the change by weeks of then', async () => {
      const { id, before } = await changed();
      const path = `/api/company/${employer.nz}/pays/${before.id}/correction`;
      const half = { employee_id: id, hours: worked(20), leave: annual(0.5, 40, '2026-10-20') };
      const { status, body } = await employer.call('POST', path, half);
      expect([status, status < 300 ? '' : body]).toEqual([201, '']);
      expect(await weeksLeft(id)).toBe(2.5);
    });

    it('explains holidays of a pay that is entered after the change for days before it', async () => {
      const { id } = await entitled();
      await change(id, { standard_days_per_week: 3 });
      await nz.paid('2026-11-05', { employee_id: id, hours: worked(24) });
      await nz.paid('2026-10-22', { employee_id: id, hours: [], leave: annual(1, 24, '2026-10-20') });
      expect(await weeksLeft(id)).toBe(3);
    });

    it('knows a change and the change back, whatever the days of the pays', async () => {
      const { id } = await entitled();
      await change(id, { standard_days_per_week: 3 });
      await nz.paid('2026-11-05', { employee_id: id, hours: worked(24) });
      await change(id, { standard_days_per_week: 5 });
      await nz.paid('2026-10-22', { employee_id: id });
      const pay = await nz.paid('2026-11-12', { employee_id: id });
      expect(nz.hoursLeft(pay)['ANNUAL_HOLIDAYS']).toBe(4 * 40);
    });
  });

  it('family violence leave that was left when this payroll began is there', async () => {
    const left = async (told: object) => {
      const id = await nz.hire({ start_date: '2026-01-05' });
      const others = { as_at: '2026-11-08', annual_holidays_weeks: '0', gross_since_anniversary: '60000' };
      await nz.told(id, { ...others, ...told });
      const leave = [{ description: 'Leave', leave_type: 'NZ_FAMILY_VIOLENCE', date: '2026-11-10', hours: 8 }];
      const week = [{ description: 'Work', units: 'hours', value: 32 }];
      const pay = await nz.paid('2026-11-12', { employee_id: id, hours: week, leave });
      const below = pay.warnings.find(({ code }) => code === 'nz.leave/balance-below-zero')?.message;
      const shown = await employer.call('GET', `/api/employees/${id}/balances?as_at=2026-11-15`);
      const rows = (shown.body as { leave: readonly { leave_type: string; hours: number }[] }).leave;
      const balance = rows.find(({ leave_type: type }) => type === 'NZ_FAMILY_VIOLENCE')?.hours;
      return { id, hours: nz.hoursLeft(pay)['NZ_FAMILY_VIOLENCE'], balance, below };
    };
    // Ten days a year from six months on; three were taken before. @law Holidays Act 2003 s 72D
    const told = await left({ family_violence_leave_days: '7' });
    expect(told).toMatchObject({ hours: 6 * 8, balance: 6 * 8, below: undefined });
    expect((await left({})).below).toContain('family_violence_leave_days');
    // Days stay days where their hours change.
    const { id } = told;
    await employer.call('PATCH', `/api/company/${employer.nz}/employees/update`, [{ id, standard_hours_per_day: '6' }]);
    const next = await nz.paid('2026-11-19', {
      employee_id: id,
      hours: [{ description: 'Work', units: 'hours', value: 30 }],
    });
    expect(nz.hoursLeft(next)['NZ_FAMILY_VIOLENCE']).toBe(6 * 6);
  });
});
