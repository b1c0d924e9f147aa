import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { australianScene, type AustralianScene } from '../../testing/pay-service';

jest.setTimeout(180_000);

const DAY = 86_400_000;

/**
 * One employee for each rule of payroll-core that the suite of the law leaves out. Figures come from the published schedules, worked out
 * here. Schedule 1 of 1 July 2026, scale 2, weekly: 1,000 is 138, 1,100 is 0.3227 × 1100.99 − 185.1935 = 170.
 */
describe.each(testEngines)('each Australian rule reaches a pay over HTTP on $engine', (engine) => {
  let scene: AustralianScene;
  beforeAll(async () => {
    scene = await australianScene(engine);
  }, 120_000);
  afterAll(() => scene.close(), 60_000);

  const PAY_DATE = '2026-11-12';
  const codes = ({ warnings }: { readonly warnings: readonly { readonly code: string }[] }) =>
    warnings.map(({ code }) => code);

  describe('schedules', () => {
    test.each<[string, object, string, string, number]>([
      // Schedule 8 of 1 July 2026, scale 2 with a loan: 0.4700 × 1400.99 − 382.2935 = 276.17.
      ['a study and training loan', { has_stsl_liability: true }, '1400', PAY_DATE, 276],
      // Weekly tax table 2026-27, 53 pays: 3 more from 875 to 2,574.
      ['a year with 53 weekly pays', { has_extra_pay_in_year: true }, '1000', PAY_DATE, 138 + 3],
      // Schedule 3, "Using this schedule": 20 %.
      ['a performer in a promotion', { withholding_schedule: 'PROMOTIONAL_PERFORMER' }, '1000', PAY_DATE, 200],
      // Schedule 2, residents: 13 %; its edition of 2026-27 was not found, so the pay is of June 2026.
      ['a shearer', { withholding_schedule: 'HORTICULTURE_OR_SHEARING' }, '1000', '2026-06-25', 130],
    ])('%s', async (_name, fields, dollars, payDate, tax) => {
      expect((await scene.payOf(await scene.hire(fields as Record<string, unknown>), dollars, payDate)).tax).toBe(tax);
    });
  });

  describe('people whose pay is not by the hour', () => {
    // 80,000 a year: a 52nd is 1,538.4615, a 26th 3,076.923, a twelfth 6,666.6667.
    test.each<[string, string, number]>([
      ['an annual salary paid by the week', 'WEEKLY', 1538.46],
      ['an annual salary paid by the fortnight', 'FORTNIGHTLY', 3076.92],
      ['an annual salary paid by the month', 'MONTHLY', 6666.67],
    ])('%s', async (_name, pay_period, gross) => {
      const employer = await scene.api.employer();
      const id = await employer.hire('au', { pay_period, annual_salary: 80_000, pay_rate_per_hour: undefined });
      const opened = await employer.call('POST', `/api/company/${employer.au}/pay-runs`, {
        pay_period,
        pay_date: PAY_DATE,
      });
      expect(opened.status).toBe(201);
      const listed = await employer.call('GET', `/api/company/${employer.au}/pays?employee_id=${id}`);
      expect((listed.body as { gross: number }[]).map((pay) => pay.gross)).toEqual([gross]);
      // 80,000 ÷ 52 ÷ 38 hours.
      expect((await employer.call('GET', `/api/employees/${id}`)).body).toMatchObject({
        annual_salary: 80_000,
        pay_rate_per_hour: 40.48583,
      });
    });

    test('a salary and another hourly rate are refused', async () => {
      await expect(scene.hire({ annual_salary: 80_000, pay_rate_per_hour: '50' })).rejects.toThrow(/annual_salary/);
      await expect(scene.hire({ annual_salary: 80_000, standard_days_per_week: 0 })).rejects.toThrow(/annual_salary/);
    });

    test('somebody engaged by the day', async () => {
      const id = await scene.hire({ withholding_schedule: 'DAILY_OR_CASUAL', employment_status: 'Casual' });
      const { employer } = scene;
      const hours = [{ description: 'Picking', units: 'days', value: '3', rate: '240' }];
      const without = await employer.pay('au', [{ employee_id: id, hours }], `?pay_date=${PAY_DATE}`);
      expect(without.status).toBe(422);
      expect(JSON.stringify(without.body)).toContain('days_paid');
      // Schedule 1, daily or casual payments: 240 × 5 = 1,200.99 a week is 0.3227 × 1200.99 − 185.1935 = 202.37, 202; a fifth is 40.4: 40 a day.
      const [pay] = await scene.pays([{ employee_id: id, hours, days_paid: 3 }], PAY_DATE);
      expect(pay!.tax).toBe(3 * 40);
      expect((await scene.lodged([pay!.id]))['taxTreatment']).toBe('RDXXXX');
    });
  });

  describe('what the record reports', () => {
    test('fringe benefits of the FBT year', async () => {
      const value = { fringe_benefits_taxable_value: '5000', fringe_benefits_year_end: '2027-03-31' };
      const pay = await scene.payOf(await scene.hire(value), '1000', PAY_DATE);
      // Fringe Benefits Tax Assessment Act 1986 s 135P: 5,000 × 1.8868, in the year that ends on 30 June 2027.
      expect((await scene.lodged([pay.id])).yearToDate['reportableFringeBenefits']).toEqual([
        { code: 'T', amount: '9434.00' },
      ]);
      const exempt = await scene.payOf(await scene.hire({ ...value, is_fbt_exempt_employer: true }), '1000', PAY_DATE);
      expect((await scene.lodged([exempt.id])).yearToDate['reportableFringeBenefits']).toEqual([
        { code: 'X', amount: '9434.00' },
      ]);
      // Not more than 2,000, or of another year: nothing.
      const small = await scene.hire({ ...value, fringe_benefits_taxable_value: '2000' });
      const other = await scene.hire({ ...value, fringe_benefits_year_end: '2026-03-31' });
      for (const id of [small, other]) {
        const none = await scene.payOf(id, '1000', PAY_DATE);
        expect((await scene.lodged([none.id])).yearToDate['reportableFringeBenefits']).toEqual([]);
      }
      await expect(scene.hire({ fringe_benefits_taxable_value: '5000' })).rejects.toThrow(/fringe_benefits_year_end/);
      await expect(scene.hire({ ...value, fringe_benefits_year_end: '2027-06-30' })).rejects.toThrow(/31 March/);
    });

    test('a working holiday maker is reported with the home country, or not at all', async () => {
      const maker = { working_holiday_tax_scale_applies: true, is_foreign_resident: true };
      const pay = await scene.payOf(await scene.hire({ ...maker, working_holiday_country: 'FR' }), '1000', PAY_DATE);
      expect((await scene.lodged([pay.id])).yearToDate).toMatchObject({ incomeType: 'WHM', country: 'fr' });
      const unknown = await scene.payOf(await scene.hire(maker), '1000', PAY_DATE);
      await expect(scene.lodged([unknown.id])).rejects.toThrow(/working_holiday_country/);
    });

    test('earnings for super before the first pay count towards the maximum contribution base', async () => {
      const { employer } = scene;
      const id = await scene.hire({ pay_period: 'MONTHLY' });
      const opening = { as_at: '2026-10-31', gross: '260000', qualifying_earnings: '260000' };
      const put = await employer.call('PUT', `/api/employees/${id}/opening-balances`, opening);
      expect(put.status).toBe(200);
      const pay = await scene.payOf(id, '20000', PAY_DATE);
      // Superannuation Guarantee (Administration) Act 1992 s 15: 270,830 for 2026-27 (32,500 × 100 ÷ 12 down to ten); 12 % of
      // the 10,830 that are left of it.
      expect(pay.super).toBe(1299.6);
    });
  });

  describe('payments beside the ordinary pay', () => {
    const bonus = (amount: string, more: object) => ({ bonuses: [{ description: 'Extra', amount, ...more }] });
    const back = (amount: string, more: object) => ({
      back_payments: [{ description: 'Back pay', amount, stp_category: 'GROSS', ...more }],
    });

    test.each<[string, object, number]>([
      // Schedule 4: 32 % of 1,000.
      ['a return to work payment', bonus('1000', { is_return_to_work: true }), 138 + 320],
      // Schedule 5: 400 over the four weeks from 12 October to 8 November is 100 a week, (170 − 138) × 4.
      [
        'a bonus spread over its weeks',
        bonus('400', {
          tax_method: 'SPREAD_OVER_SPECIFIC_RANGE',
          start_date: '2026-10-12',
          end_date: '2026-11-08',
        }),
        138 + 128,
      ],
      // Schedule 5, Method B(ii): 5,200 ÷ 52 = 100 a week on the average of 1,000, (170 − 138) × 52.
      ['a payment under Method B(ii)', bonus('5200', { tax_method: 'METHOD_B2' }), 138 + 1664],
    ])('%s', async (_name, more, tax) => {
      expect((await scene.payOf(await scene.hire(), '1000', PAY_DATE, more)).tax).toBe(tax);
    });

    test('back pay under Method B(i) is taxed in the pays that it mends', async () => {
      const id = await scene.hire();
      await scene.payOf(id, '1000', '2026-10-22');
      await scene.payOf(id, '1000', '2026-10-29');
      const range = { tax_method: 'METHOD_B1', start_date: '2026-10-22', end_date: '2026-10-29' };
      // 100 more in each of two weeks of 1,000: 2 × (170 − 138).
      expect((await scene.payOf(id, '1000', PAY_DATE, back('200', range))).tax).toBe(138 + 64);
    });

    test('back pay of more than a year ago is Lump Sum E in Single Touch Payroll', async () => {
      const range = { tax_method: 'METHOD_B2', start_date: '2024-07-01', end_date: '2025-06-30' };
      const pay = await scene.payOf(await scene.hire(), '1000', PAY_DATE, back('1300', range));
      const { yearToDate } = await scene.lodged([pay.id]);
      expect(yearToDate).toMatchObject({
        gross: '1000.00',
        lumpSums: [{ code: 'E', financialYear: '2024-25', amount: '1300.00' }],
      });
    });

    test('a net that is asked for is grossed up', async () => {
      const { employer } = scene;
      const asked = { employee_id: await scene.hire(), net: '862' };
      const { status, body } = await employer.call(
        'POST',
        `/api/company/${employer.au}/pays/net-to-gross?pay_date=${PAY_DATE}`,
        asked,
      );
      expect([status, (body as { amount?: number }).amount]).toEqual([200, 1000]);
    });
  });

  describe('leaving', () => {
    const day = { termination_date: '2026-11-13', pay_date: '2026-11-13' };

    test('invalidity leaves the part for the lost working life free of tax', async () => {
      const id = await scene.hire({ date_of_birth: '1980-01-01', start_date: '2016-11-14' });
      const ended = await scene.terminate(id, { ...day, reason: 'INVALIDITY', etp_amount: '10000' });
      // Income Tax Assessment Act 1997 s 82-150: days to the 65th birthday, over these and the days employed.
      const ahead = (Date.UTC(2045, 0, 1) - Date.UTC(2026, 10, 13)) / DAY;
      const employed = (Date.UTC(2026, 10, 14) - Date.UTC(2016, 10, 14)) / DAY;
      const free = Math.round((1_000_000 * ahead) / (employed + ahead)) / 100;
      expect(ended).toMatchObject({ etp_tax_free_component: free });
      expect(codes(ended)).toContain('au.termination/invalidity-certificates');
    });

    // Schedule 7, "Normal gross earnings": those of the last full pay period. 5,200 is 100 a week. On top of 1,520 and of 1,000 it is 32 a
    // week more, 1,664; on top of 400, 0.1500 × 400.99 − 54.3462 = 6 and 0.1500 × 500.99 − 54.3462 = 21, it is 15 more, 780.
    test.each<[string, object, readonly [string, string][], number, number, readonly string[]]>([
      [
        'a record without hours, of two pays in the last week',
        { standard_hours_per_day: '0' },
        [
          ['2026-11-04', '600'],
          ['2026-11-05', '400'],
        ],
        1000,
        1664,
        [],
      ],
      [
        'a record without hours or pays',
        { standard_hours_per_day: '0' },
        [],
        0,
        0,
        ['au.termination/no-normal-earnings'],
      ],
      ['standard hours that the last week paid', {}, [['2026-11-05', '1520']], 1520, 1664, []],
      [
        'standard hours, though the last week paid less',
        {},
        [['2026-11-05', '400']],
        1520,
        1664,
        ['pay/normal-earnings-differ'],
      ],
    ])('unused leave is taxed on top of a normal pay: %s', async (_name, fields, earlier, normal, tax, told) => {
      const id = await scene.hire({ start_date: '2024-11-18', pay_rate_per_hour: '40', ...fields });
      for (const [day, dollars] of earlier) await scene.payOf(id, dollars, day);
      const ended = await scene.terminate(id, {
        ...{ termination_date: '2026-11-08', pay_date: '2026-11-12', is_manual_leave_amounts: true },
        unused_holiday_amount: '5200',
      });
      expect(ended).toMatchObject({ normal_earnings: normal, unused_holiday_and_loading_tax_amount: tax });
      const ofThem = new Set(['au.termination/no-normal-earnings', 'pay/normal-earnings-differ']);
      expect(codes(ended).filter((code) => ofThem.has(code))).toEqual(told);
      const differing = ended.warnings.find(({ code }) => code === 'pay/normal-earnings-differ');
      if (differing !== undefined) expect(differing.message).toContain('would be $780.00 instead of $1,664.00');
    });

    test('long service leave of a casual is counted by the hours of the service', async () => {
      const fields = { employment_status: 'Casual', state: 'QLD', start_date: '2016-11-14', pay_rate_per_hour: '40' };
      const untold = await scene.terminate(await scene.hire(fields), day);
      expect(codes(untold)).toContain('au.termination/long-service-leave-not-compared');
      const told = { lsl_ordinary_hours_worked: '10400', lsl_hours_taken: '20', is_lsl_shortfall_paid: true };
      const ended = await scene.terminate(await scene.hire(fields), { ...day, ...told });
      // Industrial Relations Act 2016 (Qld) ss 95, 98: 8.6667 weeks for 10 years are 0.86667 ÷ 52 of the hours: 173.33, less 20.
      expect(Math.round(Number(ended['lsl_entitlement_hours']))).toBe(Math.round((10_400 * 8.6667) / 520 - 20));
      expect(ended['unused_lsl_amount']).toBe(Math.round(Number(ended['lsl_entitlement_hours']) * 4000) / 100);
    });

    test('service with an earlier owner counts for long service leave', async () => {
      const id = await scene.hire({ state: 'SA', start_date: '2020-11-14', pay_rate_per_hour: '40' });
      const ended = await scene.terminate(id, { ...day, lsl_service_from: '2016-11-14', lsl_weekly_hours: '20' });
      // Long Service Leave Act 1987 (SA) s 5: 13 weeks after ten years, of 20 hours.
      expect(ended).toMatchObject({ lsl_entitlement_hours: 260 });
    });

    test('annual leave from before 18 August 1993 is taxed apart', async () => {
      const { employer } = scene;
      const id = await scene.hire({ start_date: '1990-01-08', pay_rate_per_hour: '40', date_of_birth: '1965-01-01' });
      const opening = { as_at: '2026-11-01', gross: '0', holiday_leave_hours: '100' };
      expect((await employer.call('PUT', `/api/employees/${id}/opening-balances`, opening)).status).toBe(200);
      const ended = await scene.terminate(id, { ...day, holiday_hours_before_18_august_1993: '25' });
      expect(ended).toMatchObject({ unused_holiday_amount: 4000 });
      // A quarter of 100 hours at 40 dollars is Lump Sum A of type T; the rest is paid leave U (ATO, Schedule 7 and STP Phase 2).
      expect((await scene.lodged([Number(ended['pay_id'])])).yearToDate).toMatchObject({
        paidLeave: [{ code: 'U', amount: '3000.00' }],
        lumpSums: [{ code: 'T', amount: '1000.00' }],
      });
    });
  });

  describe('what was paid or used before', () => {
    test('a later instalment of an ETP has a code of its own and what is left of the cap', async () => {
      const id = await scene.hire({ date_of_birth: '1985-01-01', start_date: '2016-11-14' });
      const body = { termination_date: '2026-06-26', pay_date: '2026-11-13', etp_amount: '10000' };
      const earlier = { paid_on: '2026-06-29', taxable_component: '20000' };
      const ended = await scene.terminate(id, { ...body, earlier_etps: [earlier] });
      // ATO, employment termination payment codes: P is O of an earlier income year. Schedule 11: 30 % and the levy of 2 %.
      expect(ended).toMatchObject({
        tax_summaries: [{ etp_code: 'P', taxable_component: 10_000, tax_withheld: 3200 }],
      });
      expect((await scene.lodged([Number(ended['pay_id'])])).yearToDate['etps']).toMatchObject([
        { code: 'P', taxable: '10000.00', withheld: '3200.00' },
      ]);
      const once = await scene.terminate(await scene.hire({ date_of_birth: '1985-01-01' }), body);
      expect(once).toMatchObject({ tax_summaries: [{ etp_code: 'O' }] });
    });

    test('an instalment that is paid after this one is refused', async () => {
      const body = { termination_date: '2026-11-13', pay_date: '2026-11-13', etp_amount: '10000' };
      const later = { paid_on: '2026-11-20', taxable_component: '1' };
      await expect(scene.terminate(await scene.hire(), { ...body, earlier_etps: [later] })).rejects.toThrow(/paid/);
    });

    test('long service leave is split in days, with those that were used', async () => {
      const { employer } = scene;
      const id = await scene.hire({
        ...{ start_date: '1990-01-08', pay_rate_per_hour: '40', date_of_birth: '1965-01-01' },
        ...{ standard_hours_per_day: '8', standard_days_per_week: 5 },
      });
      const opening = { as_at: '2026-11-01', gross: '0', long_service_leave_hours: '400' };
      expect((await employer.call('PUT', `/api/employees/${id}/opening-balances`, opening)).status).toBe(200);
      const ended = await scene.terminate(id, {
        ...{ termination_date: '2026-11-13', pay_date: '2026-11-13' },
        ...{ lsl_days_used_after_17_august_1993: '60', is_unused_holiday_paid: false },
      });
      // Income Tax Assessment Act 1997 ss 83-90, 83-100: 50 days due and 60 used accrued evenly; fractions go to the oldest period, and
      // what was used comes off the period it was used in.
      const before = (Date.UTC(1993, 7, 18) - Date.UTC(1990, 0, 8)) / DAY;
      const service = (Date.UTC(2026, 10, 14) - Date.UTC(1990, 0, 8)) / DAY;
      const recent = Math.floor((110 * (service - before)) / service) - 60;
      const older = 50 - recent;
      expect(ended).toMatchObject({ unused_lsl_amount: 16_000 });
      expect((await scene.lodged([Number(ended['pay_id'])])).yearToDate).toMatchObject({
        paidLeave: [{ code: 'U', amount: ((16_000 * recent) / 50).toFixed(2) }],
        lumpSums: [{ code: 'T', amount: ((16_000 * older) / 50).toFixed(2) }],
      });
    });
  });

  describe('long service leave in service', () => {
    // Long Service Leave Act 1987 (SA) and Long Service Leave Act 1981 (NT): 13 weeks in 10 years, 1.3 ÷ 52 = 0.025 an hour; the default is 0.016667.
    test.each<[string, object, readonly string[]]>([
      ['the default accrual in South Australia', { state: 'SA' }, ['au.leave/long-service-accrual-below-act']],
      ['the default accrual in the Northern Territory', { state: 'NT' }, ['au.leave/long-service-accrual-below-act']],
      ['the accrual of the Act in South Australia', { state: 'SA', accrue_lsl_per_hour: '0.025' }, []],
      ['the default accrual in New South Wales', { state: 'NSW' }, []],
    ])('%s', async (_name, fields, expected) => {
      const pay = await scene.payOf(await scene.hire(fields as Record<string, unknown>), '1000', PAY_DATE);
      expect(codes(pay)).toEqual(expected);
    });
  });

  describe('payroll tax', () => {
    const reportOf = async (company: number, query: string) =>
      scene.employer.call('GET', `/api/company/${company}/payroll-tax?${query}`);

    test('wages by state and month, and the tax of a group where it is confirmed', async () => {
      const employer = await scene.api.employer();
      const get = (path: string) => employer.call('GET', `/api/company/${employer.au}/payroll-tax${path}`);
      const paid = async (state: string, dollars: string, payDate: string, more: object = {}) => {
        const employee_id = await employer.hire('au', { state });
        const hours = [{ description: 'Ordinary', units: 'pay', value: '1', rate: dollars }];
        const made = await employer.pay('au', [{ employee_id, hours, ...more }], `?pay_date=${payDate}`);
        expect(made.status).toBe(201);
      };
      await paid('NSW', '100000', '2026-05-14', {
        pay_sacrifices: [{ description: 'Super', amount: '10000', is_super: true }],
      });
      await paid('QLD', '1000', '2026-06-11');
      const { status, body } = await get('?financial_year=2025-26&other_australian_wages=1398880');
      expect(status).toBe(200);
      // 90,000 of gross, 10,000 of sacrificed super and 12 % of 62,500, the maximum contribution base of a quarter of 2025-26; 1,000 with 120.
      expect(body).toMatchObject({
        financial_year: '2025-26',
        months: [
          { month: '2026-05', state: 'NSW', gross: 90_000, wages: 107_500 },
          { month: '2026-06', state: 'QLD', gross: 1000, super: 120, wages: 1120 },
        ],
      });
      const { australian_wages, states } = body as { australian_wages: number; states: { tax: number | null }[] };
      expect(australian_wages).toBe(107_500 + 1120 + 1_398_880);
      // Payroll Tax Act 2007 (NSW): 5.45 % above the state's part of 1,200,000: 107,500 − 1,200,000 × 107,500 ÷ 1,507,500.
      const tax = Math.round((107_500 - (1_200_000 * 107_500) / 1_507_500) * 5.45) / 100;
      expect(states).toMatchObject([
        { state: 'NSW', wages: 107_500, tax, message: null },
        { state: 'QLD', wages: 1120, tax: null },
      ]);
      const file = await get('/file?financial_year=2025-26');
      expect(file.headers.get('content-type')).toContain('text/csv');
      expect((file.body as string).split('\r\n')[2]).toBe('2026-06,QLD,1000.00,120.00,1120.00');
      // A year that is not confirmed has wages and no tax.
      const running = (await get('?financial_year=2026-27')).body as { states: unknown[] };
      expect(running.states).toEqual([]);
    });

    test('refused: a year that is none, a company out of reach, New Zealand', async () => {
      const { employer } = scene;
      expect((await reportOf(employer.au, 'financial_year=2025-27')).status).toBe(400);
      expect((await reportOf(employer.au, 'financial_year=2025-26&group_company_ids=999999')).status).toBe(404);
      expect((await reportOf(employer.au, `financial_year=2025-26&group_company_ids=${employer.nz}`)).status).toBe(400);
      expect((await reportOf(employer.nz, 'financial_year=2025-26')).status).toBe(400);
      expect((await reportOf(employer.au, 'financial_year=2025-26&month=3')).status).toBe(422);
    });
  });
});
