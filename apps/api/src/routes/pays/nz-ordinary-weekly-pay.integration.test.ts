import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { nzPeople, type NzPeople } from '../../testing/nz-people';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

/** A casual of 20 hours a week at 30 dollars: the agreement names no week, so that four weeks of earnings show it. */
const casual = {
  employment_status: 'Casual',
  pay_rate_per_hour: '30',
  standard_hours_per_day: '4',
  standard_days_per_week: 5,
  start_date: '2026-09-21',
};
const week = [{ description: 'Work', units: 'hours', value: 20 }];
const holiday = [{ description: 'Holiday', leave_type: 'ANNUAL_HOLIDAYS', date: '2026-11-10', hours: 20 }];

describe.each(testEngines)('ordinary weekly pay on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    nz = nzPeople(employer);
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const paidSevenWeeks = async (last: object) => {
    const id = await nz.hire(casual);
    for (const day of ['2026-09-24', '2026-10-01', '2026-10-08', '2026-10-15', '2026-10-22', '2026-10-29']) {
      await nz.paid(day, { employee_id: id, hours: week });
    }
    await nz.paid('2026-11-05', { employee_id: id, hours: week, ...last });
    return (await nz.preview('2026-11-12', { employee_id: id, hours: [], leave: holiday })).gross;
  };
  const averageWith = (oneOff: number) => Math.round(((7 * 600 + oneOff) / 7) * 100) / 100;

  it('by four weeks leaves out lump sums and back pay, which are one-off payments', async () => {
    // Four weeks of 600 are 600 a week; with the lump sum they would be 1,100. The average of the seven weeks holds it and is
    // the greater. @law Holidays Act 2003 s 8(1)(c)(iii), s 8(2), s 22(2)
    const bonuses = [{ description: 'For the year', amount: 2000, tax_as_nz_extra_pay: true }];
    expect(await paidSevenWeeks({ bonuses })).toBe(averageWith(2000));
    const back_payments = [{ description: 'Rate of August', amount: 700, stp_category: 'GROSS' }];
    expect(await paidSevenWeeks({ back_payments })).toBe(averageWith(700));
  });

  it('by four weeks holds commission and bonuses that are a regular part of the pay', async () => {
    // (4 × 600 + 400) ÷ 4 = 700 a week. @law Holidays Act 2003 s 8(1)(b)(i)
    const bonuses = [{ description: 'Commission', amount: 400, tax_as_nz_extra_pay: false }];
    expect(await paidSevenWeeks({ bonuses })).toBe(700);
  });

  it('of the record counts overtime, commission and allowances that are a regular part of the week', async () => {
    // 40 hours at 40 dollars, and every week five hours of overtime at time and a half and 50 dollars of allowances.
    const week = 40 * 40 + 5 * 60 + 50;
    const day = 8 * 40 + 60;
    const told = { ordinary_weekly_pay: String(week), relevant_daily_pay: String(day) };
    const id = await nz.hire({ start_date: '2026-11-02', ...told });
    const paid = async (leave_type: string, hours: number, rates: object = {}) => {
      const leave = [{ description: 'Off', leave_type, date: '2026-11-10', hours, ...rates }];
      return (await nz.preview('2026-11-12', { employee_id: id, hours: [], leave })).gross;
    };
    // @law Holidays Act 2003 ss 8(1)(b), 9(1)(b), 21(2), 49, 71
    expect(await paid('ANNUAL_HOLIDAYS', 40)).toBe(week);
    expect(await paid('ANNUAL_HOLIDAYS', 20)).toBe(week / 2);
    expect(await paid('SICK', 8)).toBe(day);
    expect(await paid('PAID_PUBLIC_HOLIDAY', 8)).toBe(day);
    // Leaving pays the holidays that are left at it, too.
    await nz.told(id, { as_at: '2026-11-08', annual_holidays_weeks: '2', alternative_holiday_days: '1' });
    const ended = await nz.terminate(id, '2026-11-13', '2026-11-12');
    expect([ended['unused_holiday_amount'], ended['unused_alt_holiday_amount']]).toEqual([2 * week, day]);
  });

  it('of the record never pays less than the hourly rate', async () => {
    // A rate that rose since: 50 dollars for 40 hours are more than what was told before.
    const told = { ordinary_weekly_pay: '1650', relevant_daily_pay: '330' };
    const id = await nz.hire({ start_date: '2026-11-02', pay_rate_per_hour: '50', ...told });
    const leave = [
      { description: 'Week', leave_type: 'ANNUAL_HOLIDAYS', date: '2026-11-09', hours: 32 },
      { description: 'Sick', leave_type: 'SICK', date: '2026-11-13', hours: 8 },
    ];
    expect((await nz.preview('2026-11-12', { employee_id: id, hours: [], leave })).gross).toBe(40 * 50);
  });

  it('of the record of then prices the correction of a past pay', async () => {
    const id = await nz.hire({ start_date: '2026-10-05', relevant_daily_pay: '380' });
    const leave = [{ description: 'Sick', leave_type: 'SICK', date: '2026-11-03', hours: 8 }];
    const hours = [{ description: 'Work', units: 'hours', value: 32 }];
    const { id: payId, gross } = await nz.paid('2026-11-05', { employee_id: id, hours, leave });
    expect(gross).toBe(32 * 40 + 380);
    await employer.call('PATCH', `/api/company/${employer.nz}/employees/update`, [{ id, relevant_daily_pay: null }]);
    const path = `/api/company/${employer.nz}/pays/${payId}/correction/preview`;
    const { body } = await employer.call('POST', path, { employee_id: id, hours, leave });
    expect(body).toMatchObject({ replacement: { gross: 1660 } });
  });
});
