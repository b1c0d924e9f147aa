import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';
import { nzPeople, type NzPeople } from '../../testing/nz-people';

jest.setTimeout(180_000);

const RATE = 40;
const WEEK = 40;
const PAY = RATE * WEEK;
const DAY = 8;

const cents = (amount: number) => Math.round(amount * 100) / 100;
/** Cents beyond the second are dropped, as the payroll specification does. */
const truncated = (amount: number) => Math.floor(amount * 100 + 1e-6) / 100;

/**
 * PAYE of a year's main income: income tax from 31 July 2024 and the ACC earners' levy of 1.75 % from 1 April 2026.
 * @law Income Tax Act 2007 Schedule 1 Part A; specification 5.2
 */
function yearOfPaye(income: number): number {
  const bands: readonly (readonly [number, number])[] = [
    [15600, 0.105],
    [53500, 0.175],
    [78100, 0.3],
    [180000, 0.33],
    [Infinity, 0.39],
  ];
  let from = 0;
  let tax = 0;
  for (const [until, rate] of bands) {
    tax += Math.max(0, Math.min(income, until) - from) * rate;
    from = until;
  }
  return tax + income * 0.0175;
}
const weekOfPaye = (pay: number) => truncated(yearOfPaye(Math.floor(pay * 52)) / 52);
const monthOfPaye = (pay: number) => truncated((truncated(yearOfPaye(Math.floor(pay * 12)) / 52) * 52) / 12);

describe.each(testEngines)('rules of New Zealand that a pay rarely asks for, on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let nz: NzPeople;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    nz = nzPeople(employer);
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const row = (leaveType: string, date: string, hours: number, more: object = {}) => ({
    description: leaveType,
    leave_type: leaveType,
    date,
    hours,
    ...more,
  });
  const get = async (path: string) => {
    const { status, body } = await employer.call('GET', path);
    expect([status, status === 200 ? '' : body]).toEqual([200, '']);
    return body as Readonly<Record<string, unknown>>;
  };
  const report = async (name: string, query: string) => {
    const read = await get(`/api/company/${employer.nz}/reports/${name}?${query}`);
    return read as unknown as {
      readonly rows: readonly Readonly<Record<string, string | number | null>>[];
      readonly totals: Readonly<Record<string, number | null>> | null;
      readonly notes: readonly string[];
    };
  };

  describe('tax and contributions', () => {
    it('an employer contribution that is treated as pay bears PAYE and no ESCT', async () => {
      const id = await nz.hire({ start_date: '2026-11-02', employer_contrib_tax_method: 'PAYE' });
      const shown = (await nz.preview('2026-11-12', { employee_id: id })) as unknown as Record<string, number>;
      // 3.5 % of 1,600 counts as pay. @law Income Tax Act 2007 s RD 68
      expect([shown['tax'], shown['kiwisaver_esct_amount']]).toEqual([weekOfPaye(PAY + PAY * 0.035), 0]);
    });

    it('super is what the fund receives, in a pay, its run and the balances alike', async () => {
      const own = await api.employer();
      const people = nzPeople(own);
      const id = await people.hire({ start_date: '2020-11-02', kiwisaver_status_code: 'AK', esct_rate: '0.175' });
      const brought = { kiwisaver_employee: '1000', kiwisaver_employer: '1000', esct: '175' };
      await people.told(id, { as_at: '2026-11-08', gross: '30000', ...brought });
      const pay = (await people.paid('2026-11-12', { employee_id: id })) as unknown as Record<string, number>;
      // 3.5 % of 1,600 from both, less ESCT of 17.5 % on the employer's. Decision 0142.
      const fund = 56 + 56 - truncated(56 * 0.175);
      expect([pay['super'], pay['total_kiwi_saver']]).toEqual([cents(fund), cents(fund)]);
      const { body: run } = await own.call('GET', `/api/company/${own.nz}/pay-runs/${pay['pay_run_id']}`);
      expect(run).toMatchObject({ super: cents(fund) });
      const { body: balances } = await own.call('GET', `/api/employees/${id}/balances?as_at=2026-11-30`);
      expect(balances).toMatchObject({
        year_to_date: { super: cents(fund + 1000 + 1000 - 175) },
        opening: { super: 1000 + 1000 - 175 },
      });
    });

    it('the ESCT rate of somebody new follows from what is expected until 31 March', async () => {
      const expected = { esct_expected_pay: '1600', esct_expected_contribution: '56', esct_expected_pay_days: 7 };
      const id = await nz.hire({ start_date: '2026-11-02', ...expected });
      const shown = (await nz.preview('2026-11-12', { employee_id: id })) as unknown as Record<string, number>;
      // 2 November 2026 to 31 March 2027, both counted.
      const days = 29 + 31 + 31 + 28 + 31;
      const threshold = truncated(((1600 + 56) / 7) * days);
      // Over 18,720 and not over 64,200: 17.5 %. @law Income Tax Act 2007 s YA 1, Schedule 1 Part D
      expect([threshold > 18720, threshold <= 64200]).toEqual([true, true]);
      expect(shown['kiwisaver_esct_amount']).toBe(truncated(56 * 0.175));
      // After a whole tax year of employment its pay and contributions count in place of the estimate. @law s YA 1
      const old = await nz.hire({ start_date: '2025-03-31', ...expected });
      const later = await nz.preview('2026-11-12', { employee_id: old });
      expect(nz.codes(later)).toContain('nz.esct/estimate-outdated');
    });

    it('a lump sum is taxed at the rate of the four weeks before it and itself', async () => {
      const id = await nz.hire({ start_date: '2026-09-01' });
      for (const payDate of ['2026-10-22', '2026-10-29', '2026-11-05']) await nz.paid(payDate, { employee_id: id });
      const bonuses = [{ description: 'Lump sum', amount: 500, tax_as_nz_extra_pay: true }];
      const shown = await nz.preview('2026-11-12', { employee_id: id, bonuses });
      // Four pays of 1,600, times 13, and the lump sum: 83,700 lies in the band of 33 %. @law s RD 17; specification 5.11
      expect(4 * PAY * 13 + 500).toBe(83700);
      expect(cents(shown.tax - weekOfPaye(PAY))).toBe(cents(500 * (0.33 + 0.0175)));
    });

    it('a lump sum in the first pay stands on that pay alone, not on a year of such pays', async () => {
      const id = await nz.hire({ start_date: '2026-11-09' });
      const bonuses = [{ description: 'For signing on', amount: 5000, tax_as_nz_extra_pay: true }];
      const shown = await nz.preview('2026-11-12', { employee_id: id, bonuses });
      // One pay of 1,600 in the four weeks, times 13, and the lump sum: 25,800, so 17.5 %. @law Inland Revenue payroll specification 5.11 step 3.1
      expect(cents(shown.tax - weekOfPaye(PAY))).toBe(cents(5000 * (0.175 + 0.0175)));
      expect(nz.codes(shown)).not.toContain('nz.extra-pays/base-assumed');
      // Whose earlier pays were made elsewhere is told that this pay stands for them: 83,200 and 5,000 are 33 %.
      const before = await nz.preview('2026-11-12', {
        employee_id: await nz.hire({ start_date: '2026-08-03' }),
        bonuses,
      });
      expect(cents(before.tax - weekOfPaye(PAY))).toBe(cents(5000 * (0.33 + 0.0175)));
      expect(nz.codes(before)).toContain('nz.extra-pays/base-assumed');
    });

    it('the days that a lump sum is for do not change its tax, and off cycle it has no threshold', async () => {
      const id = await nz.hire({ start_date: '2026-08-31', kiwisaver_status_code: 'NK', nz_tax_code: 'M SL' });
      for (let day = 3; day <= 66; day += 7) {
        const payDate = new Date(Date.UTC(2026, 8, day)).toISOString().slice(0, 10);
        await nz.paid(payDate, { employee_id: id });
      }
      const bonuses = [{ description: 'Lump sum', amount: 5000, tax_as_nz_extra_pay: true }];
      const withheld = async (days: string) => {
        const shown = await nz.preview(`2026-11-12${days}`, { employee_id: id, hours: [], bonuses });
        const { tax, nz_student_loan: loan } = shown as unknown as Record<string, number>;
        return [tax, loan];
      };
      // Three pays of 1,600 in the four weeks that end on 12 November, times 13, and the lump sum: 67,400, so 30 % and the
      // levy. @law Income Tax Act 2007 s RD 17; specification 5.11
      const tax = cents(5000 * (0.3 + 0.0175));
      expect(3 * PAY * 13 + 5000).toBe(67400);
      // In the pay cycle the student loan has the threshold of the week, 464.
      expect(await withheld('')).toEqual([tax, cents((5000 - 464) * 0.12)]);
      // Off cycle it has none. @law Inland Revenue payroll specification 5.11
      expect(await withheld('&period_start=2026-10-01&period_end=2026-10-31')).toEqual([tax, 5000 * 0.12]);
      // In runs whose own pay had the threshold. @law Inland Revenue payroll specification 5.11 step 2
      for (const last of ['2026-10-11', '2026-09-06']) {
        expect(await withheld(`&pay_run_end_date=${last}`)).toEqual([tax, 5000 * 0.12]);
      }
    });

    it.each([
      [{ pay_sacrifices: [{ description: 'Car', amount: 10 }] }, 'employer_contrib_tax_method'],
      [
        { bonuses: [{ description: 'Bonus', amount: 10, is_adjustment: true }] },
        '"is_adjustment" is a member of Austral',
      ],
    ])('what only Australia has is refused with the reason: %j', async (rows, reason) => {
      const id = await nz.hire({ start_date: '2026-11-02' });
      const { status, body } = await employer.pay('nz', [{ employee_id: id, ...rows }], '?pay_date=2026-11-12');
      expect([status, JSON.stringify(body).replaceAll('\\"', '"')]).toEqual([422, expect.stringContaining(reason)]);
    });

    it('a bonus that says nothing is taxed with the pay, and a warning names the other way', async () => {
      const id = await nz.hire({ start_date: '2026-11-02' });
      const bonus = { description: 'Bonus', amount: 1000 };
      const shown = await nz.preview('2026-11-12', { employee_id: id, bonuses: [bonus] });
      expect([shown.tax, nz.codes(shown).includes('nz.bonuses/taxed-as-ordinary-pay')]).toEqual([
        weekOfPaye(PAY + 1000),
        true,
      ]);
      const told = [{ ...bonus, tax_method: 'NORMAL_EARNINGS' }];
      const regular = await nz.preview('2026-11-12', { employee_id: id, bonuses: told });
      expect([regular.tax, nz.codes(regular).includes('nz.bonuses/taxed-as-ordinary-pay')]).toEqual([shown.tax, false]);
    });

    it('a regular bonus over three months bears three times the tax of a third of it', async () => {
      const id = await nz.hire({ start_date: '2026-01-05', pay_period: 'MONTHLY' });
      const hours = [{ description: 'Work', units: 'hours', value: 125 }];
      const range = { start_date: '2026-07-01', end_date: '2026-09-30' };
      const bonuses = [{ description: 'Quarter', amount: 1500, tax_method: 'SPREAD_OVER_SPECIFIC_RANGE', ...range }];
      const shown = await nz.preview('2026-10-15', { employee_id: id, hours, bonuses });
      // @law Inland Revenue payroll specification 5.14
      const onBonus = cents((monthOfPaye(5000 + 500) - monthOfPaye(5000)) * 3);
      expect(cents(shown.tax - monthOfPaye(5000))).toBe(onBonus);
    });

    it('an independent earner pays ten dollars a week less', async () => {
      const hours = [{ description: 'Work', units: 'hours', value: 30 }];
      const taxOf = async (nz_tax_code: string) => {
        const id = await nz.hire({ start_date: '2026-11-02', nz_tax_code });
        return (await nz.preview('2026-11-12', { employee_id: id, hours })).tax;
      };
      // 62,400 a year lies between 24,000 and 66,000: a credit of 520. @law Income Tax Act 2007 s LC 13
      const income = 30 * RATE * 52;
      expect(await taxOf('M')).toBe(weekOfPaye(30 * RATE));
      expect(await taxOf('ME')).toBe(truncated((yearOfPaye(income) - 520) / 52));
    });

    it('child support leaves sixty per cent of net earnings', async () => {
      const id = await nz.hire({ start_date: '2026-11-02', kiwisaver_status_code: 'NK' });
      const deductions = [{ description: 'Child support', amount: 900, classification: 'CHILD_SUPPORT_DEDUCTION' }];
      const shown = await nz.preview('2026-11-12', { employee_id: id, deductions });
      // Net earnings are gross less income tax; the levy of 1.75 % is no tax. @law Child Support Act 1991 s 165
      const net = PAY - (weekOfPaye(PAY) - truncated(PAY * 0.0175));
      expect(cents(PAY - weekOfPaye(PAY) - shown.net)).toBe(truncated(net * 0.4));
      expect(nz.codes(shown)).toContain('nz.child-support/protected-earnings');
    });

    it('a gift through the payroll gives a third of it back', async () => {
      const id = await nz.hire({ start_date: '2026-11-02' });
      const deductions = [{ description: 'Gift', amount: 30, classification: 'CHARITY' }];
      const with30 = await nz.preview('2026-11-12', { employee_id: id, deductions });
      const without = await nz.preview('2026-11-12', { employee_id: id });
      // A third, written as 0.333333 and truncated. @law Income Tax Act 2007 s LD 4; specification 5.17
      expect(cents(without.net - with30.net)).toBe(cents(30 - truncated(30 * 0.333333)));
    });

    it('a net that was promised is met to the cent', async () => {
      const id = await nz.hire({ start_date: '2026-11-02', kiwisaver_status_code: 'NK' });
      const path = `/api/company/${employer.nz}/pays/net-to-gross?pay_date=2026-11-12`;
      const { status, body } = await employer.call('POST', path, { employee_id: id, net: '1000.00' });
      expect([status, status === 200 ? '' : body]).toEqual([200, '']);
      const { amount, pay } = body as { amount: number; pay: { net: number; tax: number } };
      expect([pay.net, pay.tax]).toEqual([1000, weekOfPaye(amount)]);
    });

    it('every four weeks: the calculator takes the period, a company pays by week, fortnight or month', async () => {
      const employee = { pay_rate_per_hour: '40', nz_tax_code: 'M', kiwisaver_status_code: 'NK' };
      const asked = {
        pay_date: '2026-11-12',
        pay_period: 'FOUR_WEEKLY',
        employee,
        hours: [{ description: 'Work', units: 'hours', value: '160' }],
      };
      const { status, body } = await employer.call('POST', '/api/calculator/pay', { country: 'NZ', input: asked });
      expect([status, status === 200 ? '' : body]).toEqual([200, '']);
      // 6,400 × 13 a year; a week's share, truncated, times 52 over 13. @law Inland Revenue payroll specification 5.2, steps 1, 6 and 7
      const week = truncated(yearOfPaye(6400 * 13) / 52);
      expect((body as { pay: Record<string, string> }).pay['tax']).toBe(String(truncated((week * 52) / 13)));
      await expect(nz.hire({ start_date: '2026-11-02', pay_period: 'FOUR_WEEKLY' })).rejects.toThrow(
        /WEEKLY.*FORTNIGHTLY.*MONTHLY/,
      );
    });

    it('a compulsory extra deduction ends with its amount, over several pays', async () => {
      const loan = { nz_tax_code: 'SB', has_student_loan: true, slcir_rate: '0.05', slcir_remaining_amount: '100' };
      const id = await nz.hire({ start_date: '2026-10-05', ...loan });
      const taken = async (payDate: string) => {
        const pay = (await nz.paid(payDate, { employee_id: id })) as unknown as Record<string, number>;
        return [pay['id'], pay['period_student_loan_cir']];
      };
      // 5 % of 1,600 is 80: the first pay takes it, the second the 20 that are left. @law Student Loan Scheme Act 2011 s 49
      const [, first] = await taken('2026-10-15');
      const [second, rest] = await taken('2026-10-22');
      expect([first, rest]).toEqual([PAY * 0.05, 100 - PAY * 0.05]);
      expect((await taken('2026-10-29'))[1]).toBe(0);
      // A pay that is taken back leaves its part to be deducted again.
      expect((await employer.call('DELETE', `/api/company/${employer.nz}/pays/${second}`)).status).toBe(204);
      expect((await taken('2026-11-05'))[1]).toBe(100 - PAY * 0.05);
    });

    it('a second notice of the same amount is deducted anew', async () => {
      const loan = { nz_tax_code: 'M SL', slcir_rate: '0.05', slcir_remaining_amount: '100' };
      const id = await nz.hire({ start_date: '2026-10-05', ...loan });
      const taken = async (payDate: string) => {
        const pay = (await nz.paid(payDate, { employee_id: id })) as unknown as Record<string, number>;
        return pay['period_student_loan_cir'];
      };
      const tell = async (changes: object) => {
        const path = `/api/company/${employer.nz}/employees/update`;
        const { status, body } = await employer.call('PATCH', path, [{ id, ...changes }]);
        expect([status, status === 200 ? '' : body]).toEqual([200, '']);
      };
      // 5 % of what is above 464 a week, until the notified amount is met. @law Student Loan Scheme Act 2011 s 49
      const each = cents((PAY - 464) * 0.05);
      expect([await taken('2026-10-15'), await taken('2026-10-22')]).toEqual([each, cents(100 - each)]);
      await tell({ slcir_remaining_amount: null, slcir_rate: null });
      await tell({ slcir_remaining_amount: 100, slcir_rate: '0.05' });
      expect(await get(`/api/employees/${id}`)).toMatchObject({ slcir_remaining_amount: 100, slcir_notice_number: 2 });
      expect([await taken('2026-10-29'), await taken('2026-11-05')]).toEqual([each, cents(100 - each)]);
      expect(await taken('2026-11-12')).toBe(0);
      // The record as it was read, sent back, is no notice.
      await tell({ slcir_remaining_amount: 100, slcir_notice_number: 2 });
      expect(await taken('2026-11-19')).toBe(0);
    });

    it('an employer contributes from sixteen, and not beyond the ages of the Act', async () => {
      const contributed = async (date_of_birth: string, payDate = '2026-11-12') => {
        const id = await nz.hire({ start_date: '2025-11-03', date_of_birth, kiwisaver_status_code: 'AK' });
        const shown = await nz.preview(payDate, { employee_id: id });
        return (shown as unknown as Record<string, number>)['kiwisaver_employer_amount'];
      };
      // From 1 April 2026 also for those of 16 and 17. @law KiwiSaver Act 2006 s 101D
      expect(await contributed('2009-06-01')).toBe(truncated(PAY * 0.035));
      expect(await contributed('2009-06-01', '2026-03-12')).toBe(0);
      expect(await contributed('2011-06-01')).toBe(0);
    });

    it('the minimum wage is held against the rate without time and a half', async () => {
      // 20 dollars an hour; 23.95 from 1 April 2026. @law Minimum Wage Order 2026
      const id = await nz.hire({ start_date: '2026-11-02', pay_rate_per_hour: '20' });
      const overtime = [{ description: 'Overtime', units: 'hours', value: 4, multiplier: '1.5', is_overtime: true }];
      const low = await nz.preview('2026-11-12', { employee_id: id, hours: overtime });
      expect([low.gross, nz.codes(low).includes('nz.minimum-wage/below')]).toEqual([4 * 20 * 1.5, true]);
      const fair = await nz.hire({ start_date: '2026-11-02', pay_rate_per_hour: '24' });
      const enough = await nz.preview('2026-11-12', { employee_id: fair, hours: overtime });
      expect(nz.codes(enough)).not.toContain('nz.minimum-wage/below');
    });
  });

  describe('leave that is counted in days', () => {
    it('sick and family violence leave renew after six months and each year, sick leave up to twenty days', async () => {
      const id = await nz.hire({ start_date: '2025-05-12' });
      await nz.told(id, { as_at: '2026-11-08', sick_leave_hours: String(14 * DAY) });
      const pay = await nz.paid('2026-11-12', { employee_id: id });
      // 14 days left and ten more are 24: twenty are kept. @law Holidays Act 2003 ss 63, 65, 66, 72D
      expect(nz.hoursLeft(pay)).toMatchObject({ SICK: 20 * DAY, NZ_FAMILY_VIOLENCE: 10 * DAY });
    });

    it('leave before six months, and more mourning than the Act gives, is paid with a warning', async () => {
      const id = await nz.hire({ start_date: '2026-09-01' });
      const three = ['2026-11-09', '2026-11-10', '2026-11-11'].map((day) => row('NZ_BEREAVEMENT', day, DAY));
      const early = await nz.preview('2026-11-12', { employee_id: id, hours: [], leave: three });
      // @law ss 69, 70: after six months, three days for close family
      expect([early.gross, nz.codes(early).includes('nz.leave/not-yet-entitled')]).toEqual([3 * DAY * RATE, true]);
      expect(nz.codes(early)).not.toContain('nz.leave/bereavement-beyond-act');
      const old = await nz.hire({ start_date: '2025-09-01' });
      const leave = [...three, row('NZ_BEREAVEMENT', '2026-11-12', DAY)];
      const four = await nz.preview('2026-11-12', { employee_id: old, hours: [], leave });
      expect(nz.codes(four)).toContain('nz.leave/bereavement-beyond-act');
      expect(nz.codes(four)).not.toContain('nz.leave/not-yet-entitled');
    });

    it('average daily pay divides what was paid here by the days that were worked', async () => {
      const id = await nz.hire({ start_date: '2026-03-02', pay_rate_per_hour: '0' });
      await nz.told(id, {
        as_at: '2026-10-18',
        sick_leave_hours: '80',
        gross_last_52_weeks: '9000',
        days_worked_last_52_weeks: '60',
      });
      const hours = (value: number) => [{ description: 'Work', units: 'hours', value, rate: '30' }];
      // Three days of ten hours, told; and 20 hours of a week that says nothing: at eight hours a day three days, one in part.
      await nz.paid('2026-10-22', { employee_id: id, hours: hours(30), days_paid: 3 });
      await nz.paid('2026-10-29', { employee_id: id, hours: hours(20) });
      const sick = await nz.preview('2026-11-05', {
        employee_id: id,
        hours: [],
        leave: [row('SICK', '2026-11-03', DAY)],
      });
      // @law Holidays Act 2003 s 9A(2)
      expect(sick.gross).toBe(cents((9000 + 900 + 600) / (60 + 3 + 3)));
    });

    it('an alternative holiday is exchanged for pay after a year', async () => {
      const id = await nz.hire({ start_date: '2025-10-06' });
      const hours = [{ description: 'Labour Day', units: 'hours', value: 8, public_holiday_date: '2025-10-27' }];
      await nz.paid('2025-10-30', { employee_id: id, hours });
      const leave = [row('ALT_HOLIDAY', '2026-10-20', DAY, { is_cash_up: true })];
      const young = await nz.preview('2026-10-22', { employee_id: id, leave });
      expect(nz.codes(young)).toContain('nz.leave/alternative-holiday-too-young');
      // @law s 61(1): twelve months after the entitlement arose
      const exchanged = await nz.paid('2026-10-29', { employee_id: id, leave });
      expect(nz.codes(exchanged)).not.toContain('nz.leave/alternative-holiday-too-young');
      expect([exchanged.gross, nz.hoursLeft(exchanged)['ALT_HOLIDAY']]).toEqual([PAY + DAY * RATE, 0]);
    });
  });

  describe('holidays in advance on leaving', () => {
    const early = async (balances: Readonly<Record<string, unknown>>) => {
      const id = await nz.hire({ start_date: '2026-08-03' });
      await nz.told(id, { as_at: '2026-11-08', ...balances });
      return id;
    };
    const final = async (id: number, more: Readonly<Record<string, unknown>> = {}) => {
      const termination = { termination_date: '2026-11-13', ...more };
      return nz.preview('2026-11-12', { employee_id: id, termination });
    };
    // Two weeks in advance were paid 2,400 dollars at an earlier rate; 5,000 were earned since the start.
    const balances = {
      annual_holidays_weeks: '-2',
      annual_holidays_advance_paid: '2400',
      gross_since_anniversary: '5000',
    };
    const eightPercent = (5000 + PAY) * 0.08;

    it('what was paid comes off the eight per cent, and off other pay with consent alone', async () => {
      const id = await early(balances);
      const without = (await final(id)) as unknown as Termination;
      // @law Holidays Act 2003 s 23(2); Wages Protection Act 1983 s 5
      expect(without.termination).toMatchObject({ non_etp_amount: eightPercent, unused_holiday_amount: -eightPercent });
      expect(without.gross).toBe(PAY);
      const left = without.warnings.find(({ code }) => code === 'nz.leave/advance-left-over');
      const dollars = new Intl.NumberFormat('en-NZ', { style: 'currency', currency: 'NZD' });
      expect(left?.message).toContain(dollars.format(2400 - eightPercent));
      const agreed = (await final(id, { is_advance_recovery_agreed: true })) as unknown as Termination;
      expect(agreed.net).toBeGreaterThanOrEqual(0);
      expect(agreed.gross).toBeLessThan(PAY);
      expect(agreed.gross).toBeGreaterThanOrEqual(0);
    });

    it('consent stays with a final pay that waits for its run', async () => {
      const own = await api.employer();
      const people = nzPeople(own);
      const id = await people.hire({ start_date: '2026-08-03' });
      await people.told(id, { as_at: '2026-11-08', ...balances });
      const day = { termination_date: '2026-11-13', pay_date: '2026-11-12', is_advance_recovery_agreed: true };
      const notice = { is_payment_in_lieu_paid: true, payment_in_lieu_amount: 3000 };
      const staged = await own.call('POST', `/api/employees/${id}/terminate`, { ...day, ...notice });
      // Notice of 3,000 holds the 1,760 that the eight per cent of 5,000 and the notice itself leave open.
      const recovered = { unused_holiday_amount: -2400, non_etp_amount: 8000 * 0.08 };
      expect([staged.status, staged.body]).toEqual([200, expect.objectContaining(recovered)]);
      const { body: runs } = await own.call('GET', `/api/company/${own.nz}/pay-runs`);
      const [run] = runs as { pay_run_id: number }[];
      const processed = await own.call('POST', `/api/company/${own.nz}/pay-runs/${run!.pay_run_id}/process`);
      expect(processed.status).toBe(200);
      const ended = await own.call('GET', `/api/employees/${id}/termination`);
      expect(ended.body).toMatchObject({ is_pay_processed: true, ...recovered });
    });

    it('an amount that nobody told is assumed, and a warning says so', async () => {
      const { annual_holidays_advance_paid: _untold, ...rest } = balances;
      const shown = (await final(await early(rest))) as unknown as Termination;
      expect(nz.codes(shown)).toContain('nz.leave/advance-amount-unknown');
    });
  });

  describe('the eight per cent on leaving', () => {
    it('count the days since the anniversary, and what else is paid on leaving but redundancy', async () => {
      const id = await nz.hire({ start_date: '2025-11-04' });
      await nz.told(id, { as_at: '2026-11-01', alternative_holiday_days: '2' });
      // Annual holidays arise on Wednesday 4 November, so three days of this week count.
      await nz.paid('2026-11-05', { employee_id: id });
      const termination = {
        termination_date: '2026-11-13',
        is_payment_in_lieu_paid: true,
        payment_in_lieu_amount: 1000,
        redundancy_amount: 5000,
      };
      const shown = (await nz.preview('2026-11-12', { employee_id: id, termination })) as unknown as Termination;
      const alternative = 2 * DAY * RATE;
      // @law Holidays Act 2003 ss 14(a), 24 to 26, 60(2)(b)
      const earned = (3 / 5) * PAY + PAY + 4 * PAY + alternative + 1000;
      expect(shown.termination).toMatchObject({
        unused_holiday_amount: 4 * PAY,
        unused_alt_holiday_amount: alternative,
        non_etp_amount: cents(earned * 0.08),
      });
      expect(shown.gross).toBe(cents(PAY + 4 * PAY + alternative + 6000 + earned * 0.08));
    });
  });

  describe('payslips', () => {
    const slipOf = async (payId: number) => {
      const path = `/api/company/${employer.nz}/pays/${payId}/payslip`;
      const { body } = await employer.call('GET', path, undefined, { accept: 'application/json' });
      return JSON.stringify(body);
    };

    it('name holiday pay 8 % and the whole tax code', async () => {
      const terms = { holiday_pay_with_pay: 'INTERMITTENT', holiday_pay_with_pay_agreed: true };
      const id = await nz.hire({ start_date: '2026-11-02', nz_tax_code: 'M', has_student_loan: true, ...terms });
      const pay = await nz.paid('2026-11-12', { employee_id: id });
      const slip = await slipOf(pay.id);
      // @law Holidays Act 2003 s 28(1)(c)
      expect([pay.gross, slip.includes('Holiday pay 8%'), slip.includes('M SL')]).toEqual([
        cents(PAY * 1.08),
        true,
        true,
      ]);
    });

    it('name the eight per cent of a final pay', async () => {
      const id = await nz.hire({ start_date: '2026-10-05' });
      await nz.paid('2026-11-05', { employee_id: id });
      const final = await nz.paid('2026-11-12', { employee_id: id, termination: { termination_date: '2026-11-13' } });
      expect(final.gross).toBe(cents(PAY + 2 * PAY * 0.08));
      expect(await slipOf(final.id)).toContain('Holiday pay 8% since the last anniversary');
    });
  });

  describe('the leave account', () => {
    it('names the reason of every change, and its hours add up to the balance', async () => {
      const id = await nz.hire({ start_date: '2024-11-11', number: 'LEAVE-1' });
      await nz.told(id, { as_at: '2025-04-06', annual_holidays_weeks: '0', sick_leave_hours: '16' });
      await nz.paid('2025-05-15', { employee_id: id });
      const hours = [
        { description: 'Work', units: 'hours', value: 32 },
        { description: 'Labour Day', units: 'hours', value: 8, public_holiday_date: '2025-10-27' },
      ];
      await nz.paid('2025-10-30', { employee_id: id, hours });
      await nz.paid('2025-11-13', { employee_id: id, leave: [row('SICK', '2025-11-12', DAY)] });
      await nz.paid('2025-11-20', { employee_id: id, hours: [], leave: [row('ANNUAL_HOLIDAYS', '2025-11-17', WEEK)] });
      const { rows } = await report('leave-account', `from=2025-04-01&to=2025-11-20&employee_id=${id}`);
      const said = rows.map(({ leave, reason, hours: moved }) => [leave, reason, moved]);
      expect(said).toEqual(
        expect.arrayContaining([
          ['Annual holidays', 'annual-entitlement', 4 * WEEK],
          ['Annual holidays', 'taken', -WEEK],
          ['Sick leave', 'opening-balance', 16],
          ['Sick leave', 'sick-entitlement', 80],
          ['Sick leave', 'taken', -DAY],
          ['Alternative holidays', 'alternative-holiday-earned', DAY],
          ['Family violence leave', 'family-violence-entitlement', 80],
        ]),
      );
      expect(said.filter(([, reason]) => reason === 'not-explained')).toEqual([]);
      for (const leave of new Set(rows.map((one) => one['leave']))) {
        const own = rows.filter((one) => one['leave'] === leave);
        const sum = own.reduce((total, one) => total + Number(one['hours'] ?? 0), 0);
        expect([leave, own.at(-1)?.['reason'], own.at(-1)?.['balance']]).toEqual([leave, 'balance', sum]);
      }
    });

    it('tells days that were agreed beyond the Act, and none where holiday pay is paid with each pay', async () => {
      const five = await nz.hire({ start_date: '2025-11-10', num_holiday_leave_days_per_year: 25 });
      const terms = { holiday_pay_with_pay: 'INTERMITTENT', holiday_pay_with_pay_agreed: true };
      const withPay = await nz.hire({ start_date: '2025-11-10', ...terms });
      for (const id of [five, withPay]) await nz.paid('2026-11-12', { employee_id: id });
      const annual = async (id: number) => {
        const { rows } = await report('leave-account', `from=2026-11-01&to=2026-11-12&employee_id=${id}`);
        return rows
          .filter(({ leave }) => leave === 'Annual holidays')
          .map(({ reason, hours, balance }) => [reason, hours, balance]);
      };
      expect(await annual(five)).toEqual([
        ['annual-entitlement', 4 * WEEK, 4 * WEEK],
        ['agreed', WEEK, 5 * WEEK],
        ['balance', null, 5 * WEEK],
      ]);
      expect(await annual(withPay)).toEqual([]);
    });
  });

  describe('both leave laws on the pays that were made', () => {
    it('one table for an employee and for the company, with today’s balances converted', async () => {
      const own = await api.employer();
      const people = nzPeople(own);
      const ids = [
        await people.hire({ start_date: '2026-09-07', number: 'A' }),
        await people.hire({ start_date: '2026-09-07', number: 'B', standard_days_per_week: 3 }),
      ];
      const worked = (value: number) => [{ description: 'Work', units: 'hours', value }];
      for (const payDate of ['2026-10-08', '2026-10-15']) {
        await people.paid(payDate, { employee_id: ids[0], hours: worked(40) });
        await people.paid(payDate, { employee_id: ids[1], hours: worked(30) });
      }
      const read = async (query: string) => {
        const { status, body } = await own.call('GET', `/api/company/${own.nz}/reports/leave-laws?${query}`);
        expect([status, status === 200 ? '' : body]).toEqual([200, '']);
        return body as { rows: readonly Record<string, unknown>[]; totals: Record<string, unknown>; notes: string[] };
      };
      const days = 'from=2026-10-01&to=2026-10-15';
      const company = await read(days);
      // 0.0769 of each standard hour accrues; 12.5 % of additional hours is paid with the pay. @law Employment Leave Act
      // 2026 ss 24, 126. Two weeks are no entitlement of the Holidays Act; eight per cent of gross earnings is owed (s 23).
      const [a, b] = [2 * 40, 2 * 24];
      expect(company.rows).toMatchObject([
        {
          employee_number: 'A',
          weeks: 2,
          annual_leave_hours_holidays_act: 0,
          annual_leave_hours_employment_leave_act: cents4(a * 0.0769),
          annual_leave_value_holidays_act: a * RATE * 0.08,
          paid_with_pays_employment_leave_act: 0,
        },
        {
          employee_number: 'B',
          annual_leave_hours_employment_leave_act: cents4(b * 0.0769),
          annual_leave_value_holidays_act: cents(2 * 30 * RATE * 0.08),
          paid_with_pays_employment_leave_act: cents(2 * 6 * RATE * 0.125),
        },
      ]);
      // From the start on 7 September to 15 October 2026, 39 days: four weeks of 40 hours in 365 days, rounded up at the
      // fourth decimal. @law Schedule 1 cl 12
      expect(company.rows[0]).toMatchObject({
        annual_hours_converted: Math.ceil(((WEEK * 4 * 39) / 365) * 10000) / 10000,
      });
      expect(company.totals).toMatchObject({
        annual_leave_hours_employment_leave_act: cents4((a + b) * 0.0769),
      });
      expect(company.notes.join(' ')).toContain('under the Holidays Act 2003');
      const one = await read(`${days}&employee_id=${ids[1]}`);
      expect(one.rows).toEqual([company.rows[1]]);
      const nobody = await own.call('GET', `/api/company/${own.nz}/reports/leave-laws?${days}&employee_id=999999`);
      expect(nobody.status).toBe(404);
    });
  });

  describe('payday filing', () => {
    it('each payday says what is paid to Inland Revenue, and by when it is filed and paid', async () => {
      const own = await api.employer();
      const people = nzPeople(own);
      const id = await people.hire({ start_date: '2026-10-05', esct_rate: '0.175' });
      await people.paid('2026-10-23', { employee_id: id });
      await people.paid('2026-11-06', { employee_id: id });
      const path = `/api/company/${own.nz}/reports/payday-reconciliation?from=2026-10-01&to=2026-11-30`;
      const { body } = await own.call('GET', path);
      const [day, next] = (body as { rows: readonly Record<string, unknown>[] }).rows;
      // Two working days after Friday 23 October: Monday 26 is Labour Day, so Wednesday 28. @law Tax Administration Act
      // 1994 s 23E. A small employer pays on the 20th of the month after. @law Income Tax Act 2007 s RD 4(1)
      const contributed = truncated(PAY * 0.035);
      expect(day).toMatchObject({
        file_by: '2026-10-28',
        pay_by: '2026-11-20',
        to_pay: cents(weekOfPaye(PAY) + 2 * contributed),
      });
      // 20 December 2026 is a Sunday; Monday is in time. @law Legislation Act 2019 s 55
      expect(next).toMatchObject({ file_by: '2026-11-10', pay_by: '2026-12-21' });
    });
  });
});

/** To the fourth decimal of an hour. */
const cents4 = (hours: number) => Math.round(hours * 10000) / 10000;

interface Termination {
  readonly gross: number;
  readonly net: number;
  readonly termination: Readonly<Record<string, unknown>>;
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
  readonly hours: never[];
  readonly leave: never[];
  readonly leave_balance_rows: never[];
  readonly id: number;
  readonly tax: number;
}
