import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { nzPeople, type NzPeople } from '../../testing/nz-people';
import { startPayService, type PayService } from '../../testing/pay-service';

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

describe.each(testEngines)('ordinary weekly pay by four weeks on $engine', (engine) => {
  let api: PayService;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
    nz = nzPeople(await api.employer());
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

  it('leaves out lump sums and back pay, which are one-off payments', async () => {
    // Four weeks of 600 are 600 a week; with the lump sum they would be 1,100. The average of the seven weeks holds it and is
    // the greater. @law Holidays Act 2003 s 8(1)(c)(iii), s 8(2), s 22(2)
    const bonuses = [{ description: 'For the year', amount: 2000, tax_as_nz_extra_pay: true }];
    expect(await paidSevenWeeks({ bonuses })).toBe(averageWith(2000));
    const back_payments = [{ description: 'Rate of August', amount: 700, stp_category: 'GROSS' }];
    expect(await paidSevenWeeks({ back_payments })).toBe(averageWith(700));
  });

  it('holds commission and bonuses that are a regular part of the pay', async () => {
    // (4 × 600 + 400) ÷ 4 = 700 a week. @law Holidays Act 2003 s 8(1)(b)(i)
    const bonuses = [{ description: 'Commission', amount: 400, tax_as_nz_extra_pay: false }];
    expect(await paidSevenWeeks({ bonuses })).toBe(700);
  });
});
