import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(240_000);

interface Minimum {
  readonly weeks: number;
  readonly weeks_to_pay: number;
  readonly hours: number | null;
  readonly amount: number | null;
  readonly paid_amount: number;
  readonly shortfall_amount: number | null;
  readonly section: string;
}

interface Ended {
  readonly pay_id: number;
  readonly payment_in_lieu_amount: number;
  readonly redundancy_amount: number;
  readonly lsl_entitlement_hours: number | null;
  readonly minimum_notice: Minimum | null;
  readonly minimum_redundancy: Minimum | null;
  readonly warnings: readonly { readonly code: string }[];
}

/**
 * Fair Work Act 2009 (Cth) s 117 and 119. The employees earn $40 for each of 38 hours a week, $1,520, and were born in 1990.
 * Today is Sunday 15 November 2026.
 */
describe.each(testEngines)('the minimum notice and redundancy pay on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    api.setNow(Date.UTC(2026, 10, 15, 1));
  }, 240_000);
  beforeEach(async () => {
    employer = await api.employer();
  });
  afterAll(() => api.close(), 60_000);

  const hire = (fields: object) => employer.hire('au', { date_of_birth: '1990-05-05', ...fields });
  const end = (id: number, body: object) =>
    employer.call('POST', `/api/employees/${id}/terminate`, {
      ...{ termination_date: '2026-11-13', pay_date: '2026-11-13', is_genuine_redundancy: true },
      ...body,
    });
  const minimum = (ended: unknown) => {
    const { minimum_notice: notice, minimum_redundancy: redundancy, warnings } = ended as Ended;
    const told = (part: Minimum | null) => [part?.weeks, part?.amount, part?.shortfall_amount, part?.section];
    const codes = warnings.map(({ code }) => code).filter((code) => /minimum|small-business/.test(code));
    return { notice: told(notice), redundancy: told(redundancy), codes };
  };

  test('are shown beside what is paid, which stays as it was entered', async () => {
    const id = await hire({ start_date: '2020-11-16' });
    const body = {
      ...{ reason: 'REDUNDANCY', redundancy_amount: '10000', is_small_business: false },
      ...{ is_payment_in_lieu_paid: true, payment_in_lieu_type: 'NOTICE_HOURS', notice_hours: '76' },
    };
    const { pay_date: _, ...termination } = { pay_date: '', termination_date: '2026-11-13', ...body };
    const preview = await employer.call('POST', `/api/company/${employer.au}/pays/preview?pay_date=2026-11-13`, [
      { employee_id: id, termination: { ...termination, is_genuine_redundancy: true } },
    ]);
    const [previewed] = preview.body as [{ termination: Ended; warnings: Ended['warnings'] }];
    const ended = (await end(id, body)).body as Ended;
    // Five years and 363 days: four weeks of notice, 6,080, of which 3,040 is paid; ten weeks of redundancy pay, 15,200.
    const expected = {
      notice: [4, 6080, 3040, 's 117(3)'],
      redundancy: [10, 15_200, 5200, 's 119(2)'],
      codes: ['au.termination/notice-below-minimum', 'au.termination/redundancy-below-minimum'],
    };
    expect(minimum(ended)).toEqual(expected);
    expect(minimum({ ...previewed.termination, warnings: previewed.warnings })).toEqual(expected);
    expect([ended.payment_in_lieu_amount, ended.redundancy_amount]).toEqual([3040, 10_000]);
    expect(minimum((await employer.call('GET', `/api/employees/${id}/termination`)).body)).toEqual(expected);
    const why = await employer.call('GET', `/api/company/${employer.au}/pays/${ended.pay_id}/explanation`);
    expect(JSON.stringify(why.body)).toContain('s 119(2): 10 weeks from 5 years');
  });

  test('unpaid leave of the pays does not count as service', async () => {
    const id = await hire({ start_date: '2025-11-10' });
    // A week of it is seven days: from 10 November 2025 to 13 November 2026 is a year and four days.
    await employer.call('PUT', `/api/company/${employer.au}/pays/create?pay_date=2026-10-16`, [
      {
        employee_id: id,
        leave: [{ description: 'Unpaid', leave_type: 'UNPAID', date: '2026-10-12', hours: '38' }],
      },
    ]);
    const ended = await end(id, { reason: 'REDUNDANCY', is_small_business: false });
    expect(minimum(ended.body)).toMatchObject({
      notice: [1, 1520, 1520, 's 117(3)'],
      redundancy: [0, 0, 0, 's 121(1)(a)'],
    });
    const other = await hire({ start_date: '2025-11-10' });
    const without = await end(other, { reason: 'REDUNDANCY', is_small_business: false });
    expect(minimum(without.body)).toMatchObject({
      notice: [2, 3040, 3040, 's 117(3)'],
      redundancy: [4, 6080, 6080, 's 119(2)'],
    });
  });

  test('notice is measured by what the pays of the 13 weeks before earned for an ordinary hour', async () => {
    const id = await hire({ start_date: '2020-11-16' });
    const pay = (date: string, item: object) =>
      employer.call('PUT', `/api/company/${employer.au}/pays/create?pay_date=${date}`, [{ employee_id: id, ...item }]);
    const ordinary = { description: 'Ordinary', units: 'hours', value: '38', rate: '40' };
    // Before the 13 weeks that end on 13 November 2026, which begin on 15 August.
    await pay('2026-08-14', { hours: [{ ...ordinary, rate: '400' }] });
    await pay('2026-08-21', {
      hours: [
        ordinary,
        { description: 'Overtime', units: 'hours', value: '4', rate: '60', is_overtime: true },
        { description: 'Driving', units: 'km', value: '100', rate: '0.5' },
      ],
      allowances: [
        { description: 'First aid', amount: '38', allowance_category: 'QN' },
        { description: 'Tools', amount: '500', allowance_category: 'TD', is_taxable: false },
      ],
      bonuses: [{ description: 'Yearly bonus', amount: '5000', tax_method: 'METHOD_B2' }],
    });
    await pay('2026-11-06', {
      hours: [{ ...ordinary, value: '30.4', multiplier: '1.25', rate: undefined }],
      leave: [{ description: 'Annual leave', leave_type: 'HOLIDAY', date: '2026-11-06', hours: '7.6' }],
    });
    // 1,520 + 240 + 50 + 38, and 30.4 × 50 = 1,520: 3,368 ÷ 68.4 hours = 49.2398. Four weeks of 38 hours.
    const ended = await end(id, { cessation_type_code: 'F' });
    expect((ended.body as Ended).minimum_notice).toMatchObject({
      ...{ weeks: 4, hours: 152, rate_per_hour: 49.2398, rate_source: 'recent-pays', amount: 7484.45 },
    });
    const explained = await employer.call(
      'GET',
      `/api/company/${employer.au}/pays/${(ended.body as Ended).pay_id}/explanation`,
    );
    expect(JSON.stringify(explained.body)).toContain('3368 ÷ 68.4 ordinary hours = 49.2398');
  });

  test('notice in hours is paid at the full rate that is sent', async () => {
    const id = await hire({ start_date: '2020-11-16' });
    const hours = { is_payment_in_lieu_paid: true, payment_in_lieu_type: 'NOTICE_HOURS', notice_hours: '152' };
    const ended = await end(id, { cessation_type_code: 'F', notice_rate_per_hour: '47.5', ...hours });
    expect(ended.body).toMatchObject({
      payment_in_lieu_amount: 7220,
      minimum_notice: { rate_per_hour: 47.5, rate_source: 'request', amount: 7220, shortfall_amount: 0 },
    });
  });

  describe('what only the employer knows of the payments', () => {
    interface Taxed {
      readonly pay_id: number;
      readonly lump_sum_d: number;
      readonly etp_taxable_component: number;
      readonly etp_tax_free_component: number;
      readonly etp_tax_withheld: number;
      readonly tax_summaries: readonly { readonly etp_code: string; readonly taxable_component: number }[];
      readonly warnings: readonly { readonly code: string; readonly message: string }[];
    }
    const taxed = async (body: object) => {
      const ended = await end(await hire({ start_date: '2016-11-14' }), body);
      expect(ended.status).toBe(200);
      return ended.body as Taxed;
    };

    test('a dismissal on the day of mandatory retirement is no genuine redundancy', async () => {
      const redundancy = { reason: 'REDUNDANCY', redundancy_amount: '20000' };
      // 13,598 and 6,801 for each of ten years, the last day included: 81,608 could be tax free.
      const before = { ...redundancy, mandatory_retirement_date: '2026-11-14' };
      expect(await taxed(before)).toMatchObject({ lump_sum_d: 20_000, etp_taxable_component: 0 });
      // ITAA 1997 s 83-175(2)(a)(ii). ATO Schedule 11, Table A: code O below preservation age, 32 %.
      const ended = await taxed({ ...redundancy, mandatory_retirement_date: '2026-11-13' });
      expect(ended).toMatchObject({ lump_sum_d: 0, etp_taxable_component: 20_000, etp_tax_withheld: 6400 });
      expect(ended.tax_summaries).toMatchObject([{ etp_code: 'O' }]);
      expect(ended.warnings.map(({ code }) => code)).toContain('au.termination/redundancy-not-genuine');
      const path = `/api/company/${employer.au}/pays/${ended.pay_id}/explanation`;
      const why = JSON.stringify((await employer.call('GET', path)).body);
      expect(why).toContain('not before pension or retirement age on 2026-11-13');
    });

    test('an invalidity segment counts the days to the last retirement day of the workplace', async () => {
      const body = { reason: 'INVALIDITY', is_invalidity_certified: true, etp_amount: '100000' };
      // ITAA 1997 s 82-150: 3,652 days employed, 7,305 to retirement: 100,000 × 7,305 / 10,957. The rest at 32 %.
      expect(await taxed({ ...body, last_retirement_date: '2046-11-13' })).toMatchObject({
        ...{ etp_tax_free_component: 66_669.71, etp_taxable_component: 33_330.29, etp_tax_withheld: 10_666 },
      });
    });

    test('notice of a genuine redundancy has the ETP code that was chosen', async () => {
      const notice = {
        is_payment_in_lieu_paid: true,
        payment_in_lieu_type: 'NOTICE_LUMP_SUM',
        notice_lump_sum: '5000',
      };
      const codes = async (more: object) =>
        (await taxed({ reason: 'REDUNDANCY', ...notice, ...more })).tax_summaries.map((row) => row.etp_code);
      expect([await codes({}), await codes({ notice_etp_code: 'O' })]).toEqual([['R'], ['O']]);
    });

    test('an instalment is tax free by what earlier ones left of the limit', async () => {
      const redundancy = { reason: 'REDUNDANCY', redundancy_amount: '60000' };
      const earlier = { paid_on: '2026-06-29', taxable_component: '1000', lump_sum_d: '70000' };
      // ITAA 1997 s 83-170: 13,598 + 10 × 6,801 = 81,608, of which 11,608 is left; 48,392 at 32 % is 15,485.44.
      const ended = await taxed({ ...redundancy, earlier_etps: [earlier] });
      expect(ended).toMatchObject({ lump_sum_d: 11_608, etp_taxable_component: 48_392, etp_tax_withheld: 15_485 });
      expect(ended.tax_summaries).toMatchObject([{ etp_code: 'S' }]);
      const plan = { termination_date: '2026-11-20', ...redundancy, earlier_etps: [earlier] };
      const path = `/api/employees/${await hire({ start_date: '2016-11-14' })}/planned-termination`;
      await employer.call('PUT', path, plan);
      expect((await employer.call('GET', path)).body).toMatchObject({
        termination: { earlier_etps: [{ paid_on: '2026-06-29', taxable_component: 1000, lump_sum_d: 70_000 }] },
      });
    });

    test('a plan keeps them', async () => {
      const id = await hire({ start_date: '2016-11-14' });
      const asked = { reason: 'REDUNDANCY', redundancy_amount: 20_000, mandatory_retirement_date: '2026-11-16' };
      const plan = { termination_date: '2026-11-20', ...asked, notice_etp_code: 'O' };
      const path = `/api/employees/${id}/planned-termination`;
      expect(await employer.call('PUT', path, plan)).toMatchObject({ status: 200, body: { termination: plan } });
      const run = { pay_period: 'WEEKLY', pay_date: '2026-11-20' };
      const opened = await employer.call('POST', `/api/company/${employer.au}/pay-runs`, run);
      const { pay_run_id: runId } = opened.body as { pay_run_id: number };
      await employer.call('POST', `/api/company/${employer.au}/pay-runs/${runId}/process`);
      const ended = (await employer.call('GET', `/api/employees/${id}/termination`)).body;
      expect(ended).toMatchObject({ lump_sum_d: 0, etp_tax_withheld: 6400 });
    });
  });

  test('fifteen employees of the company are no small business', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 15; i++) ids.push(await hire({ start_date: '2020-11-16' }));
    expect(minimum((await end(ids[0]!, { reason: 'REDUNDANCY' })).body).redundancy[3]).toBe('s 119(2)');
    expect(minimum((await end(ids[1]!, { reason: 'REDUNDANCY' })).body)).toMatchObject({
      redundancy: [0, 0, 0, 's 121(1)(b)'],
      codes: ['au.termination/notice-below-minimum', 'au.termination/small-business-assumed'],
    });
  });

  test('service begins anew after a reinstatement, unless somebody says since when it goes on', async () => {
    const id = await hire({ start_date: '2016-11-14' });
    await end(id, { termination_date: '2026-10-16', pay_date: '2026-10-16' });
    await employer.call('POST', `/api/employees/${id}/reinstate`, { start_date: '2026-10-19' });
    const preview = async (more: object) => {
      const answer = await employer.call('POST', `/api/company/${employer.au}/pays/preview?pay_date=2026-11-13`, [
        { employee_id: id, termination: { termination_date: '2026-11-13', cessation_type_code: 'F', ...more } },
      ]);
      return (answer.body as [{ termination: Ended }])[0].termination.minimum_notice!.weeks;
    };
    expect(await preview({})).toBe(1);
    expect(await preview({ continuous_service_from: '2016-11-14' })).toBe(4);
    expect(await preview({ continuous_service_from: '2016-11-14', is_serious_misconduct: true })).toBe(0);
    const redundant = {
      ...{ termination_date: '2026-11-13', pay_date: '2026-11-13', reason: 'REDUNDANCY', redundancy_amount: '90000' },
      ...{ is_genuine_redundancy: true, continuous_service_from: '2016-11-14' },
    };
    // ITAA 1997 s 83-170(3): ten whole years of the employment that the payment is for, 13,598 + 10 × 6,801.
    expect(await employer.call('POST', `/api/employees/${id}/terminate`, redundant)).toMatchObject({
      body: {
        lump_sum_d: 81_608,
        warnings: expect.arrayContaining([
          expect.objectContaining({
            ...{ code: 'au.termination/continuous-service-of-payment', field: 'continuous_service_from' },
          }),
        ]),
      },
    });
  });

  test('days after the last one are refused by their names, and New Zealand takes no member of Australia', async () => {
    const id = await hire({ start_date: '2020-11-16' });
    for (const name of ['notice_given_date', 'continuous_service_from']) {
      expect(await end(id, { cessation_type_code: 'F', [name]: '2026-11-14' })).toMatchObject({
        status: 400,
        body: { detail: `${name} 2026-11-14 is after the last day, 2026-11-13.` },
      });
    }
    // Spec 2.9: a field of the other country is rejected with 400 naming every offender.
    const other = { reason: 'TERMINATION', notice_given_date: '2026-11-13', lsl_hours_taken: '1' };
    const days = { termination_date: '2026-11-13', pay_date: '2026-11-13' };
    const leaver = await employer.hire('nz');
    expect(await employer.call('POST', `/api/employees/${leaver}/terminate`, { ...days, ...other })).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('reason, notice_given_date, lsl_hours_taken') },
    });
    expect(await end(id, { is_advance_recovery_agreed: true })).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('is_advance_recovery_agreed') },
    });
  });

  test('a plan tells them, and its final pay keeps every member that was sent', async () => {
    const id = await hire({ start_date: '2020-11-16', state: 'NSW' });
    const path = `/api/employees/${id}/planned-termination`;
    const planned = await employer.call('PUT', path, {
      ...{
        termination_date: '2026-11-20',
        reason: 'REDUNDANCY',
        redundancy_amount: '20000',
        is_genuine_redundancy: true,
      },
      ...{ is_small_business: false, notice_given_date: '2026-11-06', continuous_service_from: '2014-11-17' },
      ...{ lsl_service_from: '2014-11-17', lsl_hours_taken: '10', lsl_weekly_hours: '20' },
    });
    // More than five years: four weeks of notice, two of them given. Twelve years: twelve weeks, 18,240.
    const expected = { notice: [4, 3040, 3040, 's 117(3)'], redundancy: [12, 18_240, 0, 's 119(2)'] };
    expect(minimum(planned.body)).toMatchObject(expected);
    expect(minimum((await employer.call('GET', path)).body)).toMatchObject(expected);
    const run = await employer.call('POST', `/api/company/${employer.au}/pay-runs`, {
      pay_period: 'WEEKLY',
      pay_date: '2026-11-20',
    });
    const { pay_run_id: runId } = run.body as { pay_run_id: number };
    expect(minimum((await employer.call('GET', path)).body)).toMatchObject(expected);
    await employer.call('POST', `/api/company/${employer.au}/pay-runs/${runId}/process`);
    const ended = (await employer.call('GET', `/api/employees/${id}/termination`)).body as Ended;
    expect(minimum(ended)).toMatchObject(expected);
    // NSW: 12 years and 4 days × 0.86667 weeks = 10.409538, of 20 hours, less the 10 taken.
    expect(ended.lsl_entitlement_hours).toBe(198.19076);
  });
});
