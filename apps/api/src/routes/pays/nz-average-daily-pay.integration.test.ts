import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { nzPeople, type NzPeople } from '../../testing/nz-people';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

const PAYDAYS = ['2026-10-15', '2026-10-22', '2026-10-29', '2026-11-05'] as const;
const sick = [{ description: 'Sick', leave_type: 'SICK', date: '2026-11-10', hours: 8 }];
const bins = [{ description: 'Bins', units: 'bins', value: 50, rate: '24' }];
const hours = (value: number) => [{ description: 'Work', units: 'hours', value, rate: '30' }];

describe.each(testEngines)('average daily pay of pays made here on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    nz = nzPeople(employer);
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const hire = () => nz.hire({ start_date: '2026-10-05', pay_rate_per_hour: '0' });
  const sickDay = (employee_id: number) => nz.preview('2026-11-12', { employee_id, hours: [], leave: sick });

  it('divides piece work by the days that were told, and by no others', async () => {
    const told = await hire();
    await nz.paid('2026-10-08', { employee_id: told, hours: hours(8) });
    for (const day of PAYDAYS) await nz.paid(day, { employee_id: told, hours: bins, days_paid: 5 });
    // @law Holidays Act 2003 s 9A(2): gross earnings over the days on which they were earned
    expect((await sickDay(told)).gross).toBe(Math.round(((240 + 4 * 1200) / (1 + 4 * 5)) * 100) / 100);
    const untold = await hire();
    await nz.paid('2026-10-08', { employee_id: untold, hours: hours(8) });
    const shown = await nz.paid('2026-10-15', { employee_id: untold, hours: bins });
    expect(nz.codes(shown)).toContain('nz.holidays/days-unknown');
    const path = `/api/company/${employer.nz}/pays/preview?pay_date=2026-11-12`;
    const refused = await employer.call('POST', path, [{ employee_id: untold, hours: [], leave: sick }]);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('days_paid')]);
  });

  it('counts days of overtime as the days they are', async () => {
    const id = await hire();
    // Five days of ten hours are five days, not the seven that 50 hours would be at eight a day.
    for (const day of PAYDAYS) await nz.paid(day, { employee_id: id, hours: hours(50) });
    expect((await sickDay(id)).gross).toBe(300);
  });

  it('takes an allowance that is paid by itself for no day where that is told', async () => {
    const id = await hire();
    for (const day of PAYDAYS) await nz.paid(day, { employee_id: id, hours: hours(40) });
    const allowances = [{ description: 'Tools', amount: 80, allowance_category: 'OD', is_taxable: true }];
    await nz.paid('2026-11-06', { employee_id: id, hours: [], allowances, days_paid: 0 });
    expect((await sickDay(id)).gross).toBe((4 * 1200 + 80) / 20);
  });

  it('pays days of somebody with a rate whose daily pay varies, by the days that were told', async () => {
    const varies = { start_date: '2026-10-05', pay_rate_per_hour: '30', daily_pay_varies: true };
    const id = await nz.hire(varies);
    // Four days of six to twelve hours a week, 36 hours in all.
    for (const day of PAYDAYS) await nz.paid(day, { employee_id: id, hours: hours(36), days_paid: 4 });
    // @law Holidays Act 2003 s 9A(1)(b), (2): gross earnings over the days on which they were earned
    expect((await sickDay(id)).gross).toBe((4 * 36 * 30) / (4 * 4));
    // A day of the record is 8 hours: what relevant daily pay would be.
    await employer.call('PATCH', `/api/company/${employer.nz}/employees/update`, [{ id, daily_pay_varies: false }]);
    expect((await sickDay(id)).gross).toBe(240);
  });

  const atTwoPlaces = (employee_id: number, of: number) =>
    ['Kitchen', 'Bar'].map((pay_department) => ({ employee_id, pay_department, hours: hours(of) }));

  it('counts the days of a week that two departments pay once', async () => {
    const id = await hire();
    // 20 hours in each are two and a half days: five in the week, not three and three.
    for (const day of PAYDAYS) await employer.pay('nz', atTwoPlaces(id, 20), `?pay_date=${day}`);
    // @law Holidays Act 2003 s 9A(2): 1,200 a week over five days
    expect((await sickDay(id)).gross).toBe(240);
  });

  it('takes everything that a month paid for the four weeks of a casual', async () => {
    const id = await nz.hire({ start_date: '2026-10-01', employment_status: 'Casual', pay_period: 'MONTHLY' });
    await employer.pay('nz', atTwoPlaces(id, 100), '?pay_date=2026-10-31');
    const leave = [{ description: 'Holiday', leave_type: 'ANNUAL_HOLIDAYS', date: '2026-11-10', hours: 40 }];
    // 6,000 in the month ÷ 4 are more than 6,000 × 7 ÷ 31 = 1,354.84. @law Holidays Act 2003 s 8(2)
    expect((await nz.preview('2026-11-30', { employee_id: id, hours: [], leave })).gross).toBe(1500);
  });

  it('prices the correction of a past pay by the record it was made with', async () => {
    const id = await nz.hire({ start_date: '2026-10-05', pay_rate_per_hour: '30', daily_pay_varies: true });
    for (const day of PAYDAYS) await nz.paid(day, { employee_id: id, hours: hours(36), days_paid: 4 });
    const paid = await nz.paid('2026-11-12', { employee_id: id, hours: [], leave: sick });
    const explained = await employer.call('GET', `/api/company/${employer.nz}/pays/${paid.id}/explanation`);
    expect(JSON.stringify(explained.body)).toContain('Daily pay varies within the pay period');
    await employer.call('PATCH', `/api/company/${employer.nz}/employees/update`, [{ id, daily_pay_varies: false }]);
    const path = `/api/company/${employer.nz}/pays/${paid.id}/correction/preview`;
    const { body } = await employer.call('POST', path, { employee_id: id, hours: [], leave: sick });
    expect(body).toMatchObject({ replacement: { gross: 270 } });
  });
});
