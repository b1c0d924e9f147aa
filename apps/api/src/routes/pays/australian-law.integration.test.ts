import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(180_000);

interface Warning {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
}

interface PayAnswer {
  readonly id: number;
  readonly gross: number;
  readonly tax: number;
  readonly net: number;
  readonly super: number;
  readonly compulsory_super_amount: number;
  readonly warnings: readonly Warning[];
}

const codesOf = ({ warnings }: Pick<PayAnswer, 'warnings'>): readonly string[] => warnings.map(({ code }) => code);
const ordinary = (value: string, more: object = {}) => ({ description: 'Ordinary', units: 'hours', value, ...more });

/** Decimals are sent as text and read as numbers. */
const asRead = (value: unknown): unknown =>
  typeof value === 'string' && /^[0-9.]+$/.test(value) ? Number(value) : value;

describe.each(testEngines)('the law of Australia reaches pays over HTTP on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const PAY_DATE = '2026-11-12';
  const pays = async (items: readonly object[], payDate = PAY_DATE, country: 'au' | 'nz' = 'au') => {
    const { status, body } = await employer.call(
      'PUT',
      `/api/company/${employer[country]}/pays/create?pay_date=${payDate}`,
      items,
    );
    expect([status, status === 201 ? '' : body]).toEqual([201, '']);
    return body as PayAnswer[];
  };
  /** One pay of so many dollars at a dollar an hour, so that the figures of a table can be paid. */
  const payOf = async (employee_id: number, dollars: string, payDate = PAY_DATE) =>
    (await pays([{ employee_id, hours: [ordinary('1', { rate: dollars })] }], payDate))[0]!;

  describe('warnings', () => {
    test.each(['au', 'nz'] as const)('%s: create, fetch, preview and the event show the same', async (country) => {
      const id = await employer.hire(country, { start_date: '2026-01-05' });
      const item = [{ employee_id: id, hours: [ordinary('38')] }];
      const preview = await employer.call(
        'POST',
        `/api/company/${employer[country]}/pays/preview?pay_date=${PAY_DATE}`,
        item,
      );
      expect(preview.status).toBe(200);
      const [pay] = await pays(item, PAY_DATE, country);
      const fetched = await employer.call('GET', `/api/company/${employer[country]}/pays/${pay!.id}`);
      expect(Array.isArray(pay!.warnings)).toBe(true);
      expect((fetched.body as PayAnswer).warnings).toEqual(pay!.warnings);
      expect((preview.body as PayAnswer[])[0]!.warnings).toEqual(pay!.warnings);
      const event = (await employer.events()).find(({ type, entity }) => /^pay\./.test(type) && entity.id === pay!.id);
      expect((event!.data as PayAnswer).warnings).toEqual(pay!.warnings);
    });

    test('a pay without anything to tell has an empty list', async () => {
      const id = await employer.hire('au');
      const [pay] = await pays([{ employee_id: id, hours: [ordinary('38')] }]);
      expect(pay!.warnings).toEqual([]);
    });

    test('the answer of terminate has those of the final pay: a redundancy is taken for genuine', async () => {
      const id = await employer.hire('au', { start_date: '2016-01-04' });
      const { status, body } = await employer.call('POST', `/api/employees/${id}/terminate`, {
        ...{ termination_date: '2026-11-13', pay_date: '2026-11-13' },
        ...{ reason: 'REDUNDANCY', redundancy_amount: '20000' },
      });
      expect([status, status === 200 ? '' : body]).toEqual([200, '']);
      expect(codesOf(body as PayAnswer)).toContain('au.termination/genuine-redundancy-assumed');
      const pay = await employer.call('GET', `/api/company/${employer.au}/pays/${(body as { pay_id: number }).pay_id}`);
      expect((pay.body as PayAnswer).warnings).toEqual((body as PayAnswer).warnings);
      const read = await employer.call('GET', `/api/employees/${id}/termination`);
      expect((read.body as PayAnswer).warnings).toEqual((body as PayAnswer).warnings);
    });
  });

  describe('super below the law', () => {
    // Superannuation Guarantee (Administration) Act 1992 s 19: 12 % from 1 July 2025.
    test('a stored rate of 10 % is raised to 12 %, with a warning', async () => {
      const id = await employer.hire('au', { super_rate: '0.10', compulsory_super_rate: '0.10' });
      const pay = await payOf(id, '1000');
      expect([pay.super, pay.compulsory_super_amount]).toEqual([120, 120]);
      expect(
        pay.warnings.filter(({ field }) => field === 'super_rate' || field === 'compulsory_super_rate'),
      ).not.toEqual([]);
    });

    test('a stored base OTE counts as qualifying earnings from 1 July 2026, sacrificed super included', async () => {
      const id = await employer.hire('au', { super_based_on: 'OTE' });
      const item = {
        employee_id: id,
        hours: [ordinary('1', { rate: '1000' })],
        pay_sacrifices: [{ description: 'Extra super', amount: '200', is_super: true }],
      };
      const [before] = await pays([item], '2026-06-25');
      const [after] = await pays([item]);
      // 12 % of 1,000, not of the 800 that are left.
      expect([before!.compulsory_super_amount, after!.compulsory_super_amount]).toEqual([120, 120]);
      expect([codesOf(before!), codesOf(after!)]).toEqual([[], ['au.super/base-below-law']]);
    });

    test('a higher rate is kept and nothing is said', async () => {
      const id = await employer.hire('au', { super_rate: '0.15' });
      const pay = await payOf(id, '1000');
      expect([
        pay.super,
        pay.compulsory_super_amount,
        codesOf(pay).filter((code) => code.startsWith('au.super')),
      ]).toEqual([150, 120, []]);
    });
  });

  describe('what the employee declared', () => {
    const claims = { has_claimed_tax_free_threshold: true, has_stsl_liability: false };
    // ATO Schedule 1 sample data of 1 July 2026, weekly, scale 2: 672 is 60, 1,281 is 229; 1,000 is 138.
    test.each<[string, object, string, number]>([
      ['full Medicare levy exemption (scale 5)', { medicare_levy_exemption: 'FULL' }, '1282', 203],
      ['half Medicare levy exemption (scale 6)', { medicare_levy_exemption: 'HALF' }, '908', 90],
      // Medicare levy adjustment sample data: a spouse and no children, 672 a week: 13.
      [
        'Medicare levy reduction with a spouse',
        { is_medicare_levy_reduction_claimed: true, medicare_levy_has_spouse: true },
        '672',
        60 - 13,
      ],
      [
        'Medicare levy reduction that is not claimed',
        { is_medicare_levy_reduction_claimed: false, medicare_levy_has_spouse: true },
        '672',
        60,
      ],
      // Schedule 1: 1.9 % of the yearly offset in a week.
      ['tax offsets of 1,000 a year', { tax_offset_amount: '1000' }, '1281', 229 - 19],
      ['50 dollars more a pay', { extra_withholding_amount: '50' }, '1281', 229 + 50],
      ['5 % more', { extra_withholding_rate: '0.05' }, '1000', 138 + 50],
      // Medicare Levy Act 1986 ss 8B to 8D: 1, 1.25 and 1.5 %, asked for on the variation declaration; beside what else is asked for.
      ['Medicare levy surcharge, tier 1', { medicare_levy_surcharge: 'TIER_1' }, '1000', 138 + 10],
      ['Medicare levy surcharge, tier 2', { medicare_levy_surcharge: 'TIER_2' }, '1281', 229 + 16],
      [
        'Medicare levy surcharge, tier 3, and 50 dollars more',
        { medicare_levy_surcharge: 'TIER_3', extra_withholding_amount: '50' },
        '1000',
        138 + 15 + 50,
      ],
      [
        'Medicare levy surcharge, which a foreign resident does not owe',
        { medicare_levy_surcharge: 'TIER_3', is_foreign_resident: true, has_claimed_tax_free_threshold: false },
        '1000',
        300,
      ],
      // ATO Schedule 9 of 1 July 2026, 658 a week.
      ['a senior alone', { seniors_offset: 'SINGLE', date_of_birth: '1955-01-01' }, '658', 2],
      ['a senior of a couple', { seniors_offset: 'COUPLE', date_of_birth: '1955-01-01' }, '658', 20],
      ['a senior apart by illness', { seniors_offset: 'ILLNESS_SEPARATED', date_of_birth: '1955-01-01' }, '658', 5],
      // Pacific Australia Labour Mobility: 15 %.
      [
        'a seasonal worker',
        { seasonal_worker_scheme: true, is_foreign_resident: true, has_claimed_tax_free_threshold: false },
        '1000',
        150,
      ],
      // Schedule 15: 15 % by a registered employer, 30 % by another one.
      [
        'a working holiday maker',
        { working_holiday_tax_scale_applies: true, working_holiday_country: 'FR' },
        '1000',
        150,
      ],
      [
        'a working holiday maker, employer not registered',
        { working_holiday_tax_scale_applies: true, is_employer_registered_whm: false },
        '1000',
        300,
      ],
    ])('%s', async (_name, fields, dollars, tax) => {
      const id = await employer.hire('au', { ...claims, ...fields });
      expect((await payOf(id, dollars)).tax).toBe(tax);
      expect((await employer.call('GET', `/api/employees/${id}`)).body).toMatchObject(
        Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asRead(value)])),
      );
    });

    test('the Medicare levy surcharge excludes exemption and reduction', async () => {
      const id = await employer.hire('au', { ...claims, medicare_levy_surcharge: 'TIER_1' });
      const update = `/api/company/${employer.au}/employees/update`;
      for (const fields of [{ medicare_levy_exemption: 'HALF' }, { is_medicare_levy_reduction_claimed: true }]) {
        const { body } = await employer.call('PATCH', update, [{ id, ...fields }]);
        expect(JSON.stringify(body)).toContain(
          'medicare_levy_surcharge goes with neither medicare_levy_exemption nor is_medicare_levy_reduction_claimed.',
        );
      }
    });

    test('a variation notice counts on its days only, and the pay says so', async () => {
      const id = await employer.hire('au', {
        ...claims,
        ...{ withholding_variation_rate: '0.1', withholding_variation_from: '2026-11-01' },
        withholding_variation_to: '2026-11-14',
      });
      const [within, after] = [await payOf(id, '1000', '2026-11-12'), await payOf(id, '1000', '2026-11-19')];
      expect([within.tax, after.tax]).toEqual([100, 138]);
      expect(codesOf(within)).toContain('au.withholding/downward-variation-used');
      expect(codesOf(after)).toContain('au.withholding/downward-variation-not-in-force');
    });

    test.each<[string, object]>([
      ['a notice without its days', { withholding_variation_rate: '0.1' }],
      ['a rate and an amount', { extra_withholding_amount: '5', extra_withholding_rate: '0.1' }],
      ['two schedules', { seniors_offset: 'SINGLE', working_holiday_tax_scale_applies: true }],
    ])('refused: %s', async (_name, fields) => {
      await expect(employer.hire('au', { ...claims, ...fields })).rejects.toThrow(/Not hired/);
    });

    // Income Tax Assessment Act 1936 s 202CB: 28 days; then the top rate with the levy, 47 % (Schedule 1, scale 4).
    test.each<[string, object]>([
      ['tfnd_signed_date', { start_date: '2026-01-05', tfnd_signed_date: '2026-10-22' }],
      ['start_date where nobody entered it', { start_date: '2026-10-22', tfnd_signed_date: null }],
    ])('an application for a tax file number counts for 28 days from %s', async (_name, fields) => {
      const id = await employer.hire('au', { ...claims, tax_file_number: '111111111', ...fields });
      const [within, after] = [await payOf(id, '1000', '2026-11-19'), await payOf(id, '1000', '2026-11-26')];
      expect([within.tax, after.tax]).toEqual([138, 470]);
      expect([codesOf(within), codesOf(after)]).toEqual([[], ['au.withholding/application-lapsed']]);
    });

    test('the code for payees under 18 counts for nobody older', async () => {
      const young = await employer.hire('au', {
        ...{ ...claims, tax_file_number: '333333333', date_of_birth: '2010-03-01', is_super_enabled: false },
      });
      const grown = await employer.hire('au', {
        ...{ ...claims, tax_file_number: '333333333', date_of_birth: '1990-03-01' },
      });
      expect((await payOf(young, '300')).tax).toBe(0);
      const pay = await payOf(grown, '300');
      expect([pay.tax, codesOf(pay)]).toEqual([141, ['au.withholding/under-18-code-of-adult']]);
    });

    test('Single Touch Payroll reports what was declared', async () => {
      const codeOf = async (fields: object) =>
        (
          (await employer.call('GET', `/api/employees/${await employer.hire('au', { ...claims, ...fields })}`))
            .body as {
            tax_treatment_code: string;
          }
        ).tax_treatment_code;
      expect(await codeOf({ medicare_levy_exemption: 'HALF' })).toBe('RTXXHX');
      expect(await codeOf({ is_medicare_levy_reduction_claimed: true, medicare_levy_dependants: 3 })).toBe('RTXXX3');
      expect(await codeOf({ seniors_offset: 'COUPLE' })).toBe('SMXXXX');
      // Position 4 is the tier of the surcharge, which excludes exemption and reduction.
      expect(await codeOf({ medicare_levy_surcharge: 'TIER_2', has_stsl_liability: true })).toBe('RTS2XX');
      expect(await codeOf({ medicare_levy_surcharge: 'TIER_1', seniors_offset: 'SINGLE' })).toBe('SSX1XX');
      expect(await codeOf({ medicare_levy_surcharge: 'TIER_1', is_foreign_resident: true })).toBe('FFXXXX');
      expect(await codeOf({ working_holiday_tax_scale_applies: true, is_employer_registered_whm: false })).toBe(
        'HUXXXX',
      );
    });
  });

  describe('several pays of one week', () => {
    // Schedule 1 of 1 July 2026, scale 2, weekly: 1,000 is 138; 2,000 is 0.32 × 2000.99 − 181.7319 = 458.58: 459.
    const claims = { has_claimed_tax_free_threshold: true, has_stsl_liability: false };
    const usual = { ...claims, pay_rate_per_hour: '25', standard_hours_per_day: '8', standard_days_per_week: 5 };
    const paid = (employee_id: number, dollars: string, more: object = {}) => ({
      employee_id,
      hours: [ordinary('1', { rate: dollars })],
      ...more,
    });
    const sum = (all: readonly PayAnswer[], figure: 'tax' | 'net' | 'gross') =>
      all.reduce((total, pay) => total + Math.round(pay[figure] * 100), 0) / 100;
    const travel = {
      allowances: [
        {
          ...{ description: 'Travel', amount: '3000', allowance_category: 'RD', is_taxable: false },
          is_included_in_super_calculations: false,
        },
      ],
    };

    test('departments share the tax of the whole, by earnings or by gross, also beside rows that are not taxed', async () => {
      const [one, two, three] = await employer.hireAll('au', [usual, usual, usual]);
      const plain = await pays([
        paid(one!, '500', { pay_department: 'Shop' }),
        paid(one!, '1500', { pay_department: 'Store' }),
      ]);
      // By gross: 459 × 500 ÷ 2,000 = 114.75.
      expect(plain.map(({ tax }) => tax)).toEqual([114.75, 344.25]);
      const beside = await pays([
        paid(two!, '100', { pay_department: 'Shop', ...travel }),
        paid(two!, '1900', { pay_department: 'Store' }),
      ]);
      // By gross 459 × 3,100 ÷ 5,000 = 284.58 would fall on 100 of taxable earnings: the pay bears these, the other the rest.
      expect(beside.map(({ tax }) => tax)).toEqual([100, 359]);
      const { body } = await employer.call(
        'PUT',
        `/api/company/${employer.au}/pays/create?pay_date=${PAY_DATE}&redistribute_tax_by_gross=false`,
        [paid(three!, '100', { pay_department: 'Shop', ...travel }), paid(three!, '1900', { pay_department: 'Store' })],
      );
      const byEarnings = body as PayAnswer[];
      // 459 × 100 ÷ 2,000 = 22.95.
      expect(byEarnings.map(({ tax }) => tax)).toEqual([22.95, 436.05]);
      for (const all of [plain, beside, byEarnings]) {
        expect(sum(all, 'tax')).toBe(459);
        for (const pay of all) expect(pay.net).toBeGreaterThanOrEqual(0);
      }
    });

    test('a bonus before the ordinary pay withholds what it does after it', async () => {
      const [before, after] = await employer.hireAll('au', [usual, usual]);
      const bonus = (employee_id: number) => ({
        employee_id,
        bonuses: [{ description: 'Bonus', amount: '5200', tax_method: 'METHOD_A_WHOLE_YEAR' }],
      });
      // Method A: 5,200 ÷ 52 = 100 on top of 1,000 is 0.3227 × 1100.99 − 185.1935 = 170.10; (170 − 138) × 52 = 1,664.
      const [first] = await pays([bonus(before!)]);
      const second = await payOf(before!, '1000');
      expect([first!.tax, second.tax, second.net]).toEqual([1664, 138, 862]);
      expect(codesOf(first!)).toEqual(['au.tax/usual-earnings-used']);
      const ordinaryFirst = await payOf(after!, '1000');
      const [bonusAfter] = await pays([bonus(after!)]);
      expect([ordinaryFirst.tax, bonusAfter!.tax]).toEqual([138, 1664]);
    });

    // Scale 2, weekly: 1,520 bears 0.32 × 1520.99 − 181.7319 = 304.98. What is given up for super is no part of it (Taxation
    // Administration Act 1953 Sch 1 s 12-35: withheld from what is paid).
    test.each(['1000', '5000'])(
      'a bonus of %s that is sacrificed leaves the tax of the ordinary pay',
      async (amount) => {
        const id = await employer.hire('au', { start_date: '2026-01-05' });
        const [pay] = await pays([
          {
            employee_id: id,
            hours: [ordinary('1', { rate: '1520' })],
            bonuses: [{ description: 'Bonus', amount, tax_method: 'METHOD_A_WHOLE_YEAR' }],
            pay_sacrifices: [{ description: 'To super', amount }],
          },
        ]);
        expect(pay).toMatchObject({ gross: 1520, tax: 305 });
      },
    );

    test('thirty hours of a minor are counted over the pays of the week', async () => {
      const young = await employer.hire('au', { ...claims, date_of_birth: '2010-01-01', pay_rate_per_hour: '20' });
      const all = await pays([
        { employee_id: young, hours: [ordinary('16')], pay_department: 'Shop' },
        { employee_id: young, hours: [ordinary('15')], pay_department: 'Store' },
      ]);
      // 31 hours × 20 = 620 × 12 % = 74.40, as 320 and 300 earned it.
      expect(all.map((pay) => pay.super)).toEqual([38.4, 36]);
    });

    test('when the first pay is deleted, the other one says what it withheld too much', async () => {
      const id = await employer.hire('au', usual);
      const [first, second] = [await payOf(id, '1000'), await payOf(id, '1000')];
      expect([first.tax, second.tax, second.warnings]).toEqual([138, 321, []]);
      const address = `/api/company/${employer.au}/pays`;
      expect((await employer.call('DELETE', `${address}/${first.id}`)).status).toBeLessThan(300);
      const left = (await employer.call('GET', `${address}/${second.id}`)).body as PayAnswer;
      // 1,000 alone is 138: 183 too much.
      expect([left.tax, codesOf(left)]).toEqual([321, ['au.pay-period/over-withheld']]);
      expect(left.warnings[0]!.message).toContain('183');
      const replayed = await employer.call('GET', `${address}/${second.id}/explanation`);
      expect((replayed.body as PayAnswer).warnings).toEqual(left.warnings);
      // Another pay of the week bears what is left of its tax, 459 − 321; nothing is withheld too much then, and nobody says so.
      const third = await payOf(id, '1000');
      expect([third.tax, third.warnings]).toEqual([138, []]);
      expect(((await employer.call('GET', `${address}/${second.id}`)).body as PayAnswer).warnings).toEqual([]);
    });
  });

  describe('whether a pay can be meant', () => {
    // The week of 12 November 2026 is 9 to 15 November.
    // Annual Wage Review 2026, in the data of payroll-core with its source; 20 dollars are below any order since 2022 (21.38).
    test.each<[string, Record<string, unknown>, object, string]>([
      ['below the national minimum wage', {}, ordinary('38', { rate: '20' }), 'au.plausibility/below-minimum-wage'],
      ['169 hours in a week', {}, ordinary('169'), 'au.plausibility/more-hours-than-time'],
      ['before the first day', { start_date: '2026-11-16' }, ordinary('10'), 'au.plausibility/before-start-date'],
      [
        'a full week for a Wednesday starter',
        { start_date: '2026-11-11' },
        ordinary('38'),
        'au.plausibility/full-period-for-part',
      ],
    ])('%s', async (_name, fields, hours, code) => {
      const id = await employer.hire('au', fields);
      const [pay] = await pays([{ employee_id: id, hours: [hours] }]);
      expect(codesOf(pay!)).toEqual([code]);
    });

    // Nobody works on Saturday and Sunday: Monday to Friday are the whole week, and the run stages all of its hours.
    test('a full week is meant where the job has every working day of it', async () => {
      const [friday, thursday, sunday] = (await employer.hireAll('au', [
        {},
        {},
        { working_days: 'SUN,MON,TUE,WED,THU' },
      ])) as [number, number, number];
      const warned = async (employee_id: number, termination_date: string) => {
        const item = { employee_id, hours: [ordinary('38')], termination: { termination_date } };
        const path = `/api/company/${employer.au}/pays/preview?pay_date=2026-11-12`;
        const [shown] = (await employer.call('POST', path, [item])).body as PayAnswer[];
        return codesOf(shown!).includes('au.plausibility/full-period-for-part');
      };
      expect(await warned(friday, '2026-11-13')).toBe(false);
      expect(await warned(thursday, '2026-11-12')).toBe(true);
      expect(await warned(sunday, '2026-11-14')).toBe(true);
    });

    test('ten times the last pay', async () => {
      const id = await employer.hire('au');
      await payOf(id, '500', '2026-11-05');
      expect(codesOf(await payOf(id, '5000'))).toEqual(['au.plausibility/ten-times-last-pay']);
    });
  });

  describe('terminations', () => {
    const day = { termination_date: '2026-11-13', pay_date: '2026-11-13' };
    const end = async (fields: Record<string, unknown>, body: object) => {
      const id = await employer.hire('au', fields);
      const { status, body: answer } = await employer.call('POST', `/api/employees/${id}/terminate`, {
        ...day,
        ...body,
      });
      expect([status, status === 200 ? '' : answer]).toEqual([200, '']);
      return answer as Readonly<Record<string, unknown>> & Pick<PayAnswer, 'warnings'>;
    };

    test('rostered days off and time in lieu are warned of, or paid where the payer says so', async () => {
      const banked = { rdo_hours: '7.6', toil_hours: '4', pay_rate_per_hour: '40' };
      const forgotten = await end(banked, {});
      expect(forgotten).toMatchObject({ unused_rdo_amount: 0, unused_toil_amount: 0 });
      expect(codesOf(forgotten)).toEqual(
        expect.arrayContaining(['au.termination/rdo-not-paid', 'au.termination/toil-not-paid']),
      );
      const settled = await end(banked, { is_unused_rdo_paid: true, is_unused_toil_paid: true });
      // 7.6 and 4 hours at 40 dollars.
      expect(settled).toMatchObject({ unused_rdo_amount: 304, unused_toil_amount: 160 });
      expect(codesOf(settled)).not.toContain('au.termination/rdo-not-paid');
      expect(codesOf(settled)).not.toContain('au.termination/toil-not-paid');
    });

    test('long service leave is compared with the Act of the state', async () => {
      // Long Service Leave Act 1987 (SA) s 5: 13 weeks after ten years. From 14 November 2016 to 13 November 2026 is ten years:
      // 13 × 38 hours = 494, and no balance was entered.
      const fields = { state: 'SA', start_date: '2016-11-14', pay_rate_per_hour: '40' };
      const shown = await end(fields, {});
      expect(shown).toMatchObject({
        lsl_entitlement_hours: 494,
        lsl_shortfall_hours: 494,
        lsl_shortfall_amount: 19760,
      });
      expect(codesOf(shown)).toContain('au.termination/long-service-leave-shortfall');
      const settled = await end(fields, { is_lsl_shortfall_paid: true });
      expect(settled).toMatchObject({ unused_lsl_amount: 19760 });
      expect(codesOf(settled)).toContain('au.termination/long-service-leave-shortfall-paid');
    });

    test('a redundancy that the employer confirms as genuine assumes nothing', async () => {
      const asked = { reason: 'REDUNDANCY', redundancy_amount: '10000' };
      const code = 'au.termination/genuine-redundancy-assumed';
      expect(codesOf(await end({}, asked))).toContain(code);
      expect(codesOf(await end({}, { ...asked, is_genuine_redundancy: true }))).not.toContain(code);
    });

    // ATO, STP Phase 2: V voluntary, I ill health, D deceased, R redundancy, F dismissal, C contract end, T transfer.
    test.each<[string, object]>([
      ['V', {}],
      ['F', { cessation_type_code: 'F' }],
      ['C', { cessation_type_code: 'C' }],
      ['T', { cessation_type_code: 'T' }],
      ['I', { reason: 'INVALIDITY' }],
      ['R', { reason: 'REDUNDANCY' }],
      ['D', { reason: 'DEATH_ESTATE' }],
    ])('cessation %s is a reason of its own', async (code, body) => {
      expect((await end({}, body))['cessation_type_code']).toBe(code);
    });
  });

  describe('adjustments', () => {
    const claims = { has_claimed_tax_free_threshold: true, has_stsl_liability: false };
    const create = (items: readonly object[], payDate = PAY_DATE) =>
      employer.call('PUT', `/api/company/${employer.au}/pays/create?pay_date=${payDate}`, items);
    const back = { description: 'Overpaid last week', units: 'hours', value: '-1', rate: '100' };
    const tools = { description: 'Tools', amount: '-100', allowance_category: 'TD' };

    // 1,381 less 100 is 1,281: 229 by Schedule 1 of 1 July 2026, and 12 % of it is 153.72.
    test.each<[string, 'hours' | 'allowances', object]>([
      ['hours', 'hours', back],
      ['an allowance', 'allowances', tools],
    ])('%s marked as an adjustment may be below zero', async (_name, list, row) => {
      const id = await employer.hire('au', claims);
      const hours = [ordinary('1', { rate: '1381' })];
      const marked = { ...row, is_adjustment: true };
      const item =
        list === 'hours'
          ? { employee_id: id, hours: [...hours, marked] }
          : { employee_id: id, hours, allowances: [marked] };
      const [pay] = await pays([item]);
      expect(pay).toMatchObject({ gross: 1281, tax: 229, net: 1052, super: 153.72 });
      expect(codesOf(pay!)).toContain('au.adjustments/agreement-needed');
      const rows = (pay as unknown as Readonly<Record<string, readonly { is_adjustment?: boolean }[]>>)[list]!;
      expect(rows.at(-1)!.is_adjustment).toBe(true);
      // The taken-back amount is no item that later pays find.
      if (list === 'allowances') {
        const later = await create([{ employee_id: id, hours, allowances: [{ description: 'Tools' }] }], '2026-11-19');
        expect(later.status).toBe(422);
      }
    });

    test('a row below zero without the mark, and a pay below zero, are refused', async () => {
      const id = await employer.hire('au', claims);
      const unmarked = await create([{ employee_id: id, hours: [ordinary('1', { rate: '1381' }), back] }]);
      expect(unmarked.status).toBe(422);
      const below = await create([{ employee_id: id, hours: [{ ...back, is_adjustment: true }] }]);
      expect(below.status).toBe(422);
    });

    test('New Zealand takes no adjustments', async () => {
      const id = await employer.hire('nz');
      const item = { employee_id: id, hours: [ordinary('40'), { ...back, is_adjustment: true }] };
      const { status } = await employer.call('PUT', `/api/company/${employer.nz}/pays/create?pay_date=${PAY_DATE}`, [
        item,
      ]);
      expect(status).toBe(422);
      const off = { employee_id: id, hours: [ordinary('40', { is_adjustment: false })] };
      expect(await pays([off], PAY_DATE, 'nz')).toHaveLength(1);
    });
  });
});
