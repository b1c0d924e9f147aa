import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';
import { nzPeople, type NzPeople } from '../../testing/nz-people';

jest.setTimeout(120_000);

interface Explained {
  readonly explanation: Readonly<Record<string, Step>>;
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

interface Step {
  readonly says: string;
  readonly value?: string;
  readonly because?: readonly Step[];
}

/** The last days of so many weeks, the newest first; the period of the pays here begins on Monday 9 November 2026. */
function weekEnds(count: number): readonly string[] {
  return Array.from({ length: count }, (_, week) =>
    new Date(Date.UTC(2026, 10, 8 - 7 * week)).toISOString().slice(0, 10),
  );
}

describe.each(testEngines)('holiday history and the next leave law on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    nz = nzPeople(employer);
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const holiday = [{ description: 'Holiday', leave_type: 'ANNUAL_HOLIDAYS', date: '2026-11-10', hours: 40 }];
  const tellWeeks = async (id: number, weeks: readonly object[]) => {
    const told = await employer.call('PUT', `/api/employees/${id}/earnings-weeks`, weeks);
    expect([told.status, told.status === 200 ? '' : told.body]).toEqual([200, '']);
  };

  it('single weeks brought along give average weekly earnings', async () => {
    const id = await nz.hire({ start_date: '2020-07-01' });
    await nz.told(id, { as_at: '2026-11-08', annual_holidays_weeks: '4' });
    // Half of the weeks paid 2,000 dollars and half 1,500. @law Holidays Act 2003 ss 5, 21(2)(b)
    await tellWeeks(
      id,
      weekEnds(52).map((week_ending, i) => ({ week_ending, gross: i < 26 ? '2000' : '1500', days_worked: '5' })),
    );
    const shown = await nz.preview('2026-11-12', { employee_id: id, hours: [], leave: holiday });
    expect(shown.gross).toBe((26 * 2000 + 26 * 1500) / 52);
    expect(nz.codes(shown)).not.toContain('nz.holidays/history-short');
  });

  it('somebody whose week is not agreed is paid by four weeks and by average daily pay', async () => {
    const id = await nz.hire({ start_date: '2020-07-01', pay_rate_per_hour: '0' });
    await nz.told(id, { as_at: '2026-11-08', annual_holidays_weeks: '4', sick_leave_hours: '80' });
    await tellWeeks(
      id,
      weekEnds(52).map((week_ending, i) => ({ week_ending, gross: i < 4 ? '2100' : '1000', days_worked: '4' })),
    );
    const shown = await nz.preview('2026-11-12', { employee_id: id, hours: [], leave: holiday });
    // A quarter of the four weeks is more than 1/52 of the year. @law ss 8(2), 21(2)
    expect(shown.gross).toBe((4 * 2100) / 4);
    const sick = [{ description: 'Sick', leave_type: 'SICK', date: '2026-11-10', hours: 8 }];
    // @law s 9A(2): gross earnings of 52 weeks over the days worked in them
    const day = await nz.preview('2026-11-12', { employee_id: id, hours: [], leave: sick });
    expect(day.gross).toBe(Math.round(((4 * 2100 + 48 * 1000) / (52 * 4)) * 100) / 100);
  });

  it('the four rates stand side by side in the explanation, with the greater one and why', async () => {
    const id = await nz.hire({ start_date: '2020-07-01' });
    await nz.told(id, { as_at: '2026-11-08', annual_holidays_weeks: '4', gross_last_12_months: '93600' });
    const pay = await nz.paid('2026-11-12', { employee_id: id, hours: [], leave: holiday });
    const { body } = await employer.call('GET', `/api/company/${employer.nz}/pays/${pay.id}/explanation`);
    const rates = (body as Explained).explanation['holiday_rates'];
    const said = (rates?.because ?? []).map(({ says }) => says).join('; ');
    expect(said).toContain('1600.00');
    expect(said).toContain(`${(93600 / 52).toFixed(2)}`);
    expect(rates?.says).toContain('the greater counts (Holidays Act 2003 s 21(2))');
    expect(rates?.value).toBe('average-weekly-earnings');
    // The days that the rate came from: the 12 months before the week of the pay, 52 weeks of weekly pays.
    expect(said).toContain('gross earnings of 12 months, 2025-11-09 to 2026-11-08');
    expect(said).toContain('93600.00 of 364 of 364 days');
  });

  it('a short history names the missing weeks and the amount at stake', async () => {
    const id = await nz.hire({ start_date: '2020-07-01' });
    await nz.told(id, { as_at: '2026-11-08', annual_holidays_weeks: '4' });
    await tellWeeks(
      id,
      weekEnds(40).map((week_ending) => ({ week_ending, gross: '1800' })),
    );
    const { warnings } = await nz.preview('2026-11-12', { employee_id: id, hours: [], leave: holiday });
    const short = warnings.find(({ code }) => code === 'nz.holidays/history-short');
    // Twelve of 52 weeks are missing, at the average of the known ones.
    expect(short?.message).toContain('12 weeks');
    expect(short?.message).toContain('$21,600.00');
  });

  it('a rate of 10.5 % that somebody set is no default', async () => {
    const contributions = { kiwisaver_status_code: 'AE', kiwisaver_employee_rate: '0.035' };
    const byDefault = await nz.hire({ start_date: '2026-10-05', ...contributions });
    const set = await nz.hire({ start_date: '2026-10-05', ...contributions, esct_rate: '0.105' });
    const codes = async (id: number) => nz.codes(await nz.preview('2026-11-12', { employee_id: id }));
    expect(await codes(byDefault)).toContain('nz.esct/default-rate');
    expect(await codes(set)).not.toContain('nz.esct/default-rate');
    const shown = await employer.call('GET', `/api/employees/${byDefault}`);
    expect(shown.body).toMatchObject({ esct_rate: 0.105 });
  });

  it('the first week after an injury at work is paid at 80 %', async () => {
    const id = await nz.hire({ start_date: '2026-10-05' });
    const leave = [{ description: 'Injury', leave_type: 'NZ_ACC_WORKERS_COMP', date: '2026-11-10', hours: 16 }];
    const hours = [{ description: 'Work', units: 'hours', value: 24 }];
    const shown = await nz.preview('2026-11-12', { employee_id: id, hours, leave });
    // @law Accident Compensation Act 2001 s 98: 80 % of the earnings lost
    expect(shown.gross).toBe(24 * 40 + 16 * 40 * 0.8);
  });

  it('accident compensation of later weeks is no gross earnings, the first week is', async () => {
    const id = await nz.hire({ start_date: '2026-10-05' });
    const injury = (leave_type: string, date: string, more: object = {}) => [
      { description: 'Injury', leave_type, date, hours: 40, ...more },
    ];
    await nz.paid('2026-10-08', { employee_id: id });
    const first = await nz.paid('2026-10-15', {
      employee_id: id,
      hours: [],
      leave: injury('NZ_ACC_WORKERS_COMP', '2026-10-12'),
    });
    const passedOn = injury('WORKERS_COMP', '2026-10-19', { rate: '32' });
    const later = await nz.paid('2026-10-22', { employee_id: id, hours: [], leave: passedOn });
    expect([first.gross, later.gross]).toEqual([1280, 1280]);
    // Gross earnings are the week of work and the first week after the injury; the third week is one without earnings.
    // @law Holidays Act 2003 ss 14(a)(vii), 14(b), 22(2)
    const annual = [{ description: 'Holiday', leave_type: 'ANNUAL_HOLIDAYS', date: '2026-10-26', hours: 40 }];
    const paid = await nz.paid('2026-10-29', { employee_id: id, hours: [], leave: annual });
    const { body } = await employer.call('GET', `/api/company/${employer.nz}/pays/${paid.id}/explanation`);
    expect(JSON.stringify(body)).toContain('2880 ÷ (21 days ÷ 7) = 960');
  });

  it('compensation of the first week for more than a week is told', async () => {
    const id = await nz.hire({ start_date: '2026-10-05', pay_period: 'FORTNIGHTLY' });
    const injury = (date: string) => ({ description: 'Injury', leave_type: 'NZ_ACC_WORKERS_COMP', date, hours: 8 });
    const codes = async (...days: string[]) =>
      nz.codes(await nz.preview('2026-11-12', { employee_id: id, hours: [], leave: days.map(injury) }));
    expect(await codes('2026-11-02', '2026-11-08')).not.toContain('nz.leave/beyond-first-week');
    expect(await codes('2026-11-02', '2026-11-09')).toContain('nz.leave/beyond-first-week');
  });

  it('both leave laws on the same hours, for an employee and a company', async () => {
    const full = { name: 'Full-time', hourly_rate: '30', hours_per_day: '7.5', weeks: [{ standard_hours: '37.5' }] };
    const extra = {
      name: 'With an additional hour',
      hourly_rate: '30',
      hours_per_day: '8',
      weeks: [{ standard_hours: '0', additional_hours: '3' }],
    };
    const { status, body } = await employer.call('POST', '/api/calculator/nz-leave-laws', { employees: [full, extra] });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      in_force_from: '2028-08-06',
      employees: [
        // The examples that the Act prints: 37.5 hours accrue 2.88375 (s 24), three additional hours at 30 dollars are
        // compensated with 11.25 (s 126).
        { annual_leave_hours: { holidays_act: 0, employment_leave_act: 2.88375 } },
        { paid_with_pays: { employment_leave_act: 11.25 } },
      ],
      total: { annual_leave_hours: { employment_leave_act: 2.88375 }, paid_with_pays: { employment_leave_act: 11.25 } },
    });
    const year = { hourly_rate: '40', hours_per_day: '8', weeks: [{ standard_hours: '40', count: 52 }] };
    const compared = await employer.call('POST', '/api/calculator/nz-leave-laws', { employees: [year] });
    // A year of 40 hours: four weeks by section 16 of the Holidays Act; 0.0769 of every hour by the new one (s 24).
    expect(compared.body).toMatchObject({
      employees: [{ annual_leave_hours: { holidays_act: 160, employment_leave_act: 52 * 40 * 0.0769 } }],
    });
    const tooMuch = { ...year, weeks: [{ standard_hours: '40', count: 520 }, { standard_hours: '40' }] };
    expect((await employer.call('POST', '/api/calculator/nz-leave-laws', { employees: [tooMuch] })).status).toBe(400);
  });

  it('an explanation shows the earnings and the days that average weekly earnings stand on', async () => {
    const id = await nz.hire({ start_date: '2026-10-05' });
    const hours = [{ description: 'Work', units: 'hours', value: 50 }];
    for (const day of ['2026-10-08', '2026-10-15', '2026-10-22', '2026-10-29', '2026-11-05'])
      await nz.paid(day, { employee_id: id, hours });
    // Five weeks of 50 hours at 40 dollars. @law Holidays Act 2003 s 22(3): gross earnings over the weeks since the start
    const pay = await nz.paid('2026-11-12', { employee_id: id, hours: [], leave: holiday });
    expect(pay.gross).toBe(2000);
    const text = await employer.call('GET', `/api/company/${employer.nz}/pays/${pay.id}/explanation`);
    expect(JSON.stringify(text.body)).toContain('10000 ÷ (35 days ÷ 7) = 2000');
    expect(JSON.stringify(text.body)).not.toContain('÷ 35 weeks');
  });

  it('the calculator takes earnings with the weeks that were worked', async () => {
    const week = { hours_per_week: '40', hours_per_day: '8', ordinary_weekly_pay: '1600' };
    const employee = {
      ...{ pay_rate_per_hour: '40', nz_tax_code: 'M', kiwisaver_status_code: 'NK', ...week },
      average_weekly_earnings: { gross: '18000', weeks: '10' },
    };
    const leave = [{ description: 'Holiday', leave_type: 'ANNUAL_HOLIDAYS', date: '2026-11-10', hours: '40' }];
    const input = { pay_date: '2026-11-12', pay_period: 'WEEKLY', employee, leave };
    const { status, body } = await employer.call('POST', '/api/calculator/pay', { country: 'NZ', input });
    expect([status, status === 200 ? '' : body]).toEqual([200, '']);
    // 18,000 over 10 weeks are more than 1,600 a week. @law Holidays Act 2003 s 22
    expect((body as { pay: Record<string, string> }).pay['gross']).toBe('1800');
  });
});
