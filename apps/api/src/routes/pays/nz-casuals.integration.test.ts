import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { nzPeople, type NzPaid, type NzPeople } from '../../testing/nz-people';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

const DAY = 8;
const WEEK = 40;
/** A week of 40 hours at 40 dollars. */
const PAY = 1600;

describe.each(testEngines)('casuals of New Zealand on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    nz = nzPeople(employer);
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const hours = (value: number) => [{ description: 'Work', units: 'hours', value }];
  const warned = ({ warnings }: NzPaid, code: string) => warnings.find((warning) => warning.code === code)?.message;
  const change = async (id: number, values: object, by = employer) => {
    const { status, body } = await by.call('PATCH', `/api/company/${by.nz}/employees/update`, [{ id, ...values }]);
    expect([status, body]).toEqual([200, [expect.objectContaining({ errors: {} })]]);
  };

  describe('a casual', () => {
    const casual = (more: object = {}) => nz.hire({ start_date: '2025-10-13', employment_status: 'Casual', ...more });

    it('has annual holidays after 12 months and sick leave after six, as the Act gives them to everybody', async () => {
      const id = await casual();
      await nz.paid('2025-10-16', { employee_id: id, hours: hours(20) });
      const half = await nz.paid('2026-04-16', { employee_id: id, hours: hours(20) });
      // @law Holidays Act 2003 s 63(1), (2); the hours test of s 63(1)(b) is for somebody to look at
      expect(nz.hoursLeft(half)).toMatchObject({ ANNUAL_HOLIDAYS: 0, SICK: 10 * DAY });
      expect(warned(half, 'pay/casual-hours-test')).toContain('ten hours a week on average');
      const year = await nz.paid('2026-10-15', { employee_id: id, hours: hours(20) });
      expect(nz.hoursLeft(year)).toMatchObject({ ANNUAL_HOLIDAYS: 4 * WEEK, SICK: 10 * DAY });
      expect(nz.codes(year)).not.toContain('pay/casual-hours-test');
    });

    it('who leaves is paid four weeks of what was earned, and eight per cent since', async () => {
      const id = await casual();
      // 20 hours in each of 50 weeks: a week is what the last four show, whatever the hours of the record say.
      await nz.told(id, { as_at: '2026-10-11', gross_last_12_months: '40000', gross_last_4_weeks: '3200' });
      await nz.paid('2026-10-15', { employee_id: id, hours: hours(20) });
      const left = await nz.terminate(id, '2026-10-18', '2026-10-22');
      // @law Holidays Act 2003 ss 8(2), 24, 25: the anniversary is 13 October, the Tuesday of the pay
      const since = (6 / 7) * (PAY / 2);
      expect(left['unused_holiday_amount']).toBe(4 * (PAY / 2));
      expect(left['non_etp_amount']).toBeCloseTo((4 * (PAY / 2) + since) * 0.08, 2);
    });

    it('whose standard hours nobody works is told where holidays arise or are taken', async () => {
      const code = 'pay/standard-hours-of-casual';
      const earned = async (gross_last_12_months: string, more: object = {}) => {
        const id = await casual(more);
        await nz.told(id, { as_at: '2026-10-11', gross_last_12_months, gross_last_4_weeks: '1280' });
        return id;
      };
      // Eight hours a week at 40 dollars in a record of 40 hours: a row of eight hours is a fifth of a week, 64 dollars in place of 320.
      // @law Holidays Act 2003 ss 17, 21
      const id = await earned(String(52 * 8 * 40));
      const year = await nz.paid('2026-10-15', { employee_id: id, hours: hours(8) });
      expect(warned(year, code)).toContain('40 standard hours');
      expect(warned(year, code)).toContain('worth 8 hours a week');
      expect(nz.codes(await nz.paid('2026-10-22', { employee_id: id, hours: hours(8) }))).not.toContain(code);
      const leave = [{ description: 'Holiday', leave_type: 'ANNUAL_HOLIDAYS', date: '2026-10-27', hours: 8 }];
      expect(nz.codes(await nz.preview('2026-10-29', { employee_id: id, hours: [], leave }))).toContain(code);
      await change(id, { standard_hours_per_day: '8', standard_days_per_week: 1 });
      const mended = await nz.preview('2026-10-29', { employee_id: id, hours: [], leave });
      expect([nz.codes(mended).includes(code), nz.hoursLeft(mended)['ANNUAL_HOLIDAYS']]).toEqual([false, 3 * 8]);
      // The total that was told is counted by its days, of which the year has 365 and 52 weeks 364.
      expect(mended.gross).toBeCloseTo(320, -1);
      const few = await earned(String(52 * 30 * 40), { standard_hours_per_day: '8', standard_days_per_week: 1 });
      expect(nz.codes(await nz.preview('2026-10-15', { employee_id: few, hours: hours(8) }))).toContain(code);
    });

    it('whose record gives no holidays, and whose holiday pay is not paid with the pay, is told of', async () => {
      const id = await casual({ num_holiday_leave_days_per_year: 0 });
      const told = await nz.preview('2026-11-12', { employee_id: id });
      expect(warned(told, 'pay/no-annual-holidays')).toContain('num_holiday_leave_days_per_year is 0');
      await change(id, { holiday_pay_with_pay: 'INTERMITTENT', holiday_pay_with_pay_agreed: true });
      expect(nz.codes(await nz.preview('2026-11-12', { employee_id: id }))).not.toContain('pay/no-annual-holidays');
    });

    it('whose holiday pay is paid with each pay leaves without a question about earnings that decide nothing', async () => {
      const id = await casual({ holiday_pay_with_pay: 'INTERMITTENT', holiday_pay_with_pay_agreed: true });
      await nz.paid('2026-10-15', { employee_id: id });
      const left = await nz.terminate(id, '2026-10-18', '2026-10-22');
      // @law Holidays Act 2003 ss 23(2)(b), 28: nothing is owed beside what was paid with the pays
      expect([left['total_amount'], JSON.stringify(left['warnings'])]).toEqual([
        0,
        expect.not.stringContaining('nz.holidays/history-short'),
      ]);
    });

    describe('who is made permanent', () => {
      const days = ['2026-08-06', '2026-08-13', '2026-08-20', '2026-08-27'];
      /** Four weeks of 1,600 with 8 % in each pay, and two without. */
      const madePermanent = async () => {
        const terms = { holiday_pay_with_pay: 'INTERMITTENT', holiday_pay_with_pay_agreed: true };
        const id = await casual({ start_date: '2026-08-03', ...terms });
        for (const day of days) await nz.paid(day, { employee_id: id });
        await change(id, { employment_status: 'Full-time', holiday_pay_with_pay: null });
        for (const day of ['2026-09-03', '2026-09-10']) await nz.paid(day, { employee_id: id });
        return id;
      };
      // 8 % of 9,600, less the 512 that were paid with the pays. @law Holidays Act 2003 ss 23(2)(b), 34(2)
      const left = 0.08 * 6 * 1600 - 0.08 * 4 * 1600;

      it('is not paid the eight per cent twice on leaving', async () => {
        const id = await madePermanent();
        const { body } = await employer.call('GET', `/api/company/${employer.nz}/reports/leave?to=2026-09-13`);
        const { rows } = body as { readonly rows: readonly { readonly liability: number | null }[] };
        expect(rows.filter(({ liability }) => liability === left)).toHaveLength(1);
        expect((await nz.terminate(id, '2026-09-13', '2026-09-17'))['non_etp_amount']).toBe(left);
      });

      it('is told of them with the holidays that fall due for the year', async () => {
        const id = await casual({ holiday_pay_with_pay: 'INTERMITTENT', holiday_pay_with_pay_agreed: true });
        await nz.paid('2025-10-16', { employee_id: id });
        await change(id, { employment_status: 'Full-time', holiday_pay_with_pay: null });
        // 8 % of 1,600 was paid in the year that ends on 13 October. @law Holidays Act 2003 s 28(3), (4)
        const due = await nz.paid('2026-10-15', { employee_id: id });
        expect(warned(due, 'pay/holidays-paid-before')).toContain('$128.00');
        expect(nz.hoursLeft(due)['ANNUAL_HOLIDAYS']).toBe(4 * WEEK);
        expect(nz.codes(await nz.paid('2026-10-22', { employee_id: id }))).not.toContain('pay/holidays-paid-before');
      });

      it('is not paid them twice in a closedown, and what was deleted does not count', async () => {
        const id = await madePermanent();
        const first = await employer.call('GET', `/api/company/${employer.nz}/pays?employee_id=${id}&to=2026-08-06`);
        const [pay] = nz.paysIn(first.body);
        await nz.tell(id, 'closedowns', { start_date: '2026-09-14', end_date: '2026-09-20' });
        const closed = { employee_id: id, hours: [] };
        expect((await nz.preview('2026-09-17', closed)).gross).toBe(left);
        await employer.call('DELETE', `/api/company/${employer.nz}/pays/${pay!.id}`);
        expect((await nz.preview('2026-09-17', closed)).gross).toBe(0.08 * 5 * 1600 - 0.08 * 3 * 1600);
      });
    });

    it('keeps the set-up of somebody else when the status changes', async () => {
      const id = await casual({ num_holiday_leave_days_per_year: 0, num_sick_leave_days_per_year: 0 });
      // What was stored as nobody's choice before is nobody's choice now.
      await change(id, { accrue_holiday_leave_per_hour: '0', accrue_sick_leave_per_hour: '0' });
      await change(id, { employment_status: 'Full-time' });
      const { body } = await employer.call('GET', `/api/employees/${id}`);
      expect(body).toMatchObject({ num_holiday_leave_days_per_year: 20, num_sick_leave_days_per_year: 10 });
    });
  });

  it('sick leave is ten days where an agreement says fewer, and none where it says none', async () => {
    const afterSixMonths = async (days: number) => {
      const id = await nz.hire({ start_date: '2026-05-04', num_sick_leave_days_per_year: days });
      await nz.paid('2026-05-07', { employee_id: id });
      return nz.hoursLeft(await nz.paid('2026-11-05', { employee_id: id }))['SICK'];
    };
    // @law Holidays Act 2003 ss 6, 65
    expect([await afterSixMonths(5), await afterSixMonths(12), await afterSixMonths(0)]).toEqual([80, 96, 0]);
  });
});
