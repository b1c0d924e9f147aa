import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

const day = { termination_date: '2026-11-13', pay_date: '2026-11-13' };
const manual = { is_manual_leave_amounts: true };
const notice = { is_payment_in_lieu_paid: true };

/** Members that only one country answers (spec 2.9). */
const ofAustralia = [
  ...['payment_in_lieu_type', 'notice_hours', 'notice_lump_sum', 'is_unused_leave_loading_paid', 'is_unused_lsl_paid'],
  ...['is_unused_sick_paid', 'unused_leave_loading_amount', 'unused_sick_amount', 'unused_lsl_pre_august_1978'],
  ...['unused_lsl_august_1978_to_august_1993', 'unused_lsl_post_august_1993', 'unused_lsl_amount', 'etp_amount'],
  ...['unused_lsl_tax_amount', 'redundancy_tax_free_pilon_component', 'normal_earnings', 'total_etp_amount'],
  ...['total_non_etp_amount', 'lump_sum_a', 'lump_sum_b', 'lump_sum_d', 'etp_tax_withheld', 'etp_taxable_component'],
  ...['etp_tax_free_component', 'tax_summaries'],
];
const ofNewZealand = ['unused_alt_holiday_amount', 'nz_ytd_taxable', 'nz_extra_pay_tax_breakdown'];
const ofBoth = [
  ...['termination_date', 'reason', 'cessation_type_code', 'is_manual_leave_amounts', 'is_payment_in_lieu_paid'],
  ...['payment_in_lieu_amount', 'is_unused_holiday_paid', 'unused_holiday_amount', 'non_etp_amount'],
  ...['redundancy_amount', 'total_amount', 'tax_amount', 'unused_holiday_and_loading_tax_amount'],
  ...['pay_id', 'pay_date', 'is_pay_processed', 'employee_id', 'employee_number', 'is_employee_terminated'],
];

describe.each(testEngines)('terminations on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const terminate = (id: number, body: object, headers: Readonly<Record<string, string>> = {}) =>
    employer.call('POST', `/api/employees/${id}/terminate`, { ...day, ...body }, headers);
  const termination = (id: number) => employer.call('GET', `/api/employees/${id}/termination`);
  const employee = async (id: number) => (await employer.call('GET', `/api/employees/${id}`)).body;
  const paysOf = async (country: 'au' | 'nz', id: number) =>
    (await employer.call('GET', `/api/company/${employer[country]}/pays?employee_id=${id}`)).body as {
      id: number;
      gross: number;
      status: string;
      pay_run_id: number;
    }[];
  const withHolidays = async (id: number, hours: string) => {
    const balances = { as_at: '2026-06-30', holiday_leave_hours: hours };
    const set = await employer.call('PUT', `/api/employees/${id}/opening-balances`, balances);
    expect(set.status).toBe(200);
  };

  test('a job is not ended by somebody who has read an older version of the employee', async () => {
    const id = await employer.hire('au');
    const { headers } = await employer.call('GET', `/api/employees/${id}`);
    const tag = { 'If-Match': headers.get('etag')! };
    await employer.call('PATCH', `/api/company/${employer.au}/employees/update`, [{ id, city: 'Perth' }]);
    const refused = await terminate(id, {}, tag);
    expect([refused.status, refused.body]).toEqual([412, { detail: expect.stringContaining('has changed') }]);
    expect(await paysOf('au', id)).toEqual([]);
    const again = await employer.call('GET', `/api/employees/${id}`);
    expect((await terminate(id, {}, { 'If-Match': again.headers.get('etag')! })).status).toBe(200);
  });

  test('[4.2-11] [2.9-15] [2.9-16] [2.9-17] in Australia the final pay is processed at once', async () => {
    const id = await employer.hire('au', { number: `T1-${engine.engine}`, leave_loading_percentage: '0.175' });
    await withHolidays(id, '20');
    const { status, body } = await terminate(id, {
      ...notice,
      payment_in_lieu_type: 'NOTICE_HOURS',
      notice_hours: '38',
      etp_amount: '10000',
    });
    expect([status, status === 200 ? '' : body]).toEqual([200, '']);
    for (const member of [...ofBoth, ...ofAustralia]) expect(body).toHaveProperty(member);
    for (const member of ofNewZealand) expect(body).not.toHaveProperty(member);
    expect(body).toMatchObject({
      ...{ reason: 'TERMINATION', cessation_type_code: 'V', is_pay_processed: true, is_employee_terminated: true },
      ...{ employee_id: id, employee_number: `T1-${engine.engine}`, pay_date: '2026-11-13' },
      // 38 and 20 hours at 40 dollars, and 17.5 % loading on the leave.
      ...{ payment_in_lieu_amount: 1520, unused_holiday_amount: 800, unused_leave_loading_amount: 140 },
      ...{ lump_sum_a: 940, total_etp_amount: 11520, etp_taxable_component: 11520, total_amount: 12460 },
      // Schedule 11, under preservation age and below the caps: 32 %.
      tax_summaries: [{ etp_code: 'O', taxable_component: 11520, tax_withheld: 3686, tax_free_component: 0 }],
    });
    expect(await employee(id)).toMatchObject({ is_terminated: true, termination_date: '2026-11-13' });
    const [pay] = await paysOf('au', id);
    expect(pay).toMatchObject({ id: body.pay_id, status: 'processed', gross: 12460 });
    expect((await termination(id)).body).toEqual(body);
  });

  test('somebody without standard hours is terminated, with long service leave left to the employer', async () => {
    const id = await employer.hire('au', {
      ...{ number: `T0-${engine.engine}`, employment_status: 'Full-time', standard_hours_per_day: '0' },
      ...{ state: 'NSW', start_date: '2010-07-01' },
    });
    const { status, body } = await terminate(id, {});
    expect([status, status === 200 ? '' : body]).toEqual([200, '']);
    expect(JSON.stringify(body.warnings)).toContain('au.termination/long-service-leave-not-compared');
    expect(await employee(id)).toMatchObject({ is_terminated: true });
  });

  test('a deleted employee is not terminated, and no item of a list is named', async () => {
    const id = await employer.hire('au');
    await employer.call('DELETE', `/api/employees/${id}`);
    const { status, body } = await terminate(id, {});
    expect([status, body.detail]).toEqual([409, 'The employee is deleted. Restore them first.']);
  });

  test('[2.7-08] [2.9-03] the block of a pay ends the job with that pay, on its own date', async () => {
    const id = await employer.hire('au');
    await withHolidays(id, '10');
    const block = { termination_date: '2026-11-12', pay_date: '2020-01-01' };
    const hours = [{ description: 'Last week', units: 'hours', value: 38 }];
    const { status, body } = await employer.pay(
      'au',
      [{ employee_id: id, hours, termination: block }],
      '?pay_date=2026-11-15',
    );
    expect([status, status === 201 ? '' : body]).toEqual([201, '']);
    // 10 hours were there and 38 hours of work earn 2.923074 more, at 40 dollars.
    expect(body[0]).toMatchObject({ processed_date: '2026-11-15', termination: { total_amount: 516.92 } });
    expect(body[0].gross).toBe(1520 + 516.92);
    expect(await employee(id)).toMatchObject({ is_terminated: true, termination_date: '2026-11-12' });
  });

  test('[2.9-11] leave is paid out to those who have some, loading where there is a percentage, sick leave to nobody', async () => {
    const none = await terminate(await employer.hire('au'), {});
    expect(none.body).toMatchObject({ is_unused_holiday_paid: false, is_unused_leave_loading_paid: false });
    expect(none.body).toMatchObject({ is_unused_sick_paid: false, total_amount: 0 });
    const casual = await employer.hire('au', { employment_status: 'Casual' });
    await withHolidays(casual, '10');
    expect((await terminate(casual, {})).body).toMatchObject({ is_unused_holiday_paid: false });
    const entitled = await employer.hire('au');
    await withHolidays(entitled, '10');
    expect((await terminate(entitled, {})).body).toMatchObject({
      ...{ is_unused_holiday_paid: true, unused_holiday_amount: 400, is_unused_leave_loading_paid: false },
    });
  });

  test.each([
    ['INVALIDITY', 'I'],
    ['DEATH_DEPENDENT', 'D'],
    ['DEATH_NON_DEPENDENT', 'D'],
    ['DEATH_ESTATE', 'D'],
    ['REDUNDANCY', 'R'],
  ])('[2.9-08] [2.9-09] the reason %s means the cessation code %s', async (reason, code) => {
    const { status, body } = await terminate(await employer.hire('au'), { reason });
    expect([status, body.reason, body.cessation_type_code]).toEqual([200, reason, code]);
  });

  test('[2.9-17] notice in a redundancy is an ETP with code R, and its tax-free part is Lump Sum D', async () => {
    const { status, body } = await terminate(await employer.hire('au'), {
      ...{ reason: 'REDUNDANCY', redundancy_amount: '5000', ...notice },
      ...{ payment_in_lieu_type: 'NOTICE_LUMP_SUM', notice_lump_sum: '2000' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ lump_sum_a: 0, lump_sum_d: 5000, total_amount: 7000, payment_in_lieu_amount: 2000 });
    expect(body.tax_summaries).toEqual([expect.objectContaining({ etp_code: 'R' })]);
  });

  test('[2.9-13] tax summaries replace the whole calculated set', async () => {
    const rows = [{ etp_code: 'O', tax_withheld: '7', taxable_component: '100' }];
    const { body } = await terminate(await employer.hire('au'), { ...manual, etp_amount: '100', tax_summaries: rows });
    expect(body).toMatchObject({ etp_tax_withheld: 7, etp_taxable_component: 100 });
    expect(body.tax_summaries).toHaveLength(1);
  });

  test('[2.9-18] [2.9-15] [3.2-02] [4.3-10] in New Zealand it is staged, and comes true with its pay run', async () => {
    const id = await employer.hire('nz');
    const { status, body } = await terminate(id, {
      redundancy_amount: '10000',
      ...notice,
      payment_in_lieu_amount: '500',
    });
    expect([status, status === 200 ? '' : body]).toEqual([200, '']);
    for (const member of [...ofBoth, ...ofNewZealand]) expect(body).toHaveProperty(member);
    for (const member of ofAustralia) expect(body).not.toHaveProperty(member);
    expect(body).toMatchObject({ is_pay_processed: false, is_employee_terminated: false, redundancy_amount: 10000 });
    const { nz_extra_pay_tax_breakdown: tax } = body;
    expect(tax).toMatchObject({ redundancy: { amount: 10000 }, total_tax: body.tax_amount });
    for (const part of ['unused_holiday', 'alt_holiday', 'redundancy', 'other']) {
      const { components, tax: ofPart, applied_personal_rate } = tax[part];
      const sum = Object.values(components as Record<string, number>).reduce(
        (total, one) => total + Math.round(one * 100),
        0,
      );
      expect([sum, typeof applied_personal_rate]).toEqual([Math.round(ofPart * 100), 'string']);
    }
    expect(await employee(id)).toMatchObject({ is_terminated: false });
    const [pay] = await paysOf('nz', id);
    expect(pay?.status).toBe('pending');
    // A second one, and taking the employee back, wait for the staged one; the answer names its run.
    const again = await terminate(id, {});
    expect([again.status, again.body.detail]).toEqual([409, expect.stringContaining(String(pay?.pay_run_id))]);
    const reinstated = await employer.call('POST', `/api/employees/${id}/reinstate`, { start_date: '2026-11-20' });
    expect(reinstated.status).toBe(409);
    const run = await employer.call('POST', `/api/company/${employer.nz}/pay-runs/${pay?.pay_run_id}/process`);
    expect([run.status, run.body.status]).toEqual([200, 'processed']);
    expect(await employee(id)).toMatchObject({ is_terminated: true, termination_date: '2026-11-13' });
    expect((await termination(id)).body).toMatchObject({ is_pay_processed: true, is_employee_terminated: true });
    const about = (await employer.events()).filter(({ entity }) => entity.id === pay?.id);
    expect(about.map(({ type }) => type).filter((type) => type.startsWith('pay.'))).toEqual(['pay.updated']);
  });

  describe('422, with every member at fault named', () => {
    test.each([
      [
        '[2.9-09] a cessation code with another reason',
        { reason: 'REDUNDANCY', cessation_type_code: 'V' },
        ['cessation_type_code'],
      ],
      [
        '[2.9-12] a tax-free part of notice without redundancy',
        { redundancy_tax_free_pilon_component: '1' },
        ['redundancy_tax_free_pilon_component'],
      ],
      [
        '[2.9-05] notice that is not paid',
        { notice_hours: '1', payment_in_lieu_type: 'NOTICE_HOURS' },
        ['notice_hours', 'payment_in_lieu_type'],
      ],
      ['[2.9-05] notice switched off', { is_payment_in_lieu_paid: false, notice_lump_sum: '1' }, ['notice_lump_sum']],
      [
        '[2.9-10] hours and a lump sum',
        { ...notice, payment_in_lieu_type: 'NOTICE_HOURS', notice_hours: '1', notice_lump_sum: '1' },
        ['notice_hours', 'notice_lump_sum'],
      ],
      [
        '[2.9-04] amounts by hand',
        { unused_holiday_amount: '1', unused_sick_amount: '1', tax_summaries: [] },
        ['tax_summaries', 'unused_holiday_amount', 'unused_sick_amount'],
      ],
      [
        '[2.9-04] amounts by hand, switched off',
        { is_manual_leave_amounts: false, normal_earnings: '1' },
        ['normal_earnings'],
      ],
      ['[2.9-08] early retirement', { reason: 'EARLY_RETIREMENT' }, ['reason']],
      ['an unknown field', { notice_end_date: '2026-12-01' }, ['notice_end_date']],
      ['a negative amount', { etp_amount: '-1' }, ['etp_amount']],
      ['no date', { termination_date: undefined }, ['termination_date']],
    ])('[7.4-01] %s', async (_what, body, members) => {
      const id = await employer.hire('au');
      const answer = await terminate(id, body);
      expect([answer.status, answer.body.status_code]).toEqual([422, 10422]);
      const paths = (answer.body.data as { path: string }[]).map(({ path }) => path.replace('body.', '')).sort();
      expect(paths).toEqual(members);
      expect(await paysOf('au', id)).toEqual([]);
      const { pay_date: _date, ...block } = { ...day, ...body };
      const inPay = await employer.pay('au', [{ employee_id: id, termination: block }], '?pay_date=2026-11-13');
      expect(inPay.status).toBe(422);
      expect((inPay.body.data as { path: string }[]).map(({ path }) => path).sort()).toEqual(
        members.map((member) => `body[0].termination.${member}`),
      );
      expect(await employee(id)).toMatchObject({ is_terminated: false });
    });
  });

  describe('400, and nothing is left behind', () => {
    test.each<[string, 'au' | 'nz', object, readonly string[]]>([
      [
        '[2.9-01] New Zealand members in Australia',
        'au',
        { nz_ytd_taxable: '1', ...notice, payment_in_lieu_amount: '5' },
        ['nz_ytd_taxable', 'payment_in_lieu_amount'],
      ],
      [
        '[2.9-01] Australian members in New Zealand',
        'nz',
        { reason: 'REDUNDANCY', etp_amount: '5', is_unused_sick_paid: true },
        ['reason', 'etp_amount', 'is_unused_sick_paid'],
      ],
      ['[2.9-02] a day before the start', 'au', { termination_date: '2024-06-30' }, ['termination_date']],
      ['[2.9-10] notice of no kind', 'au', { ...notice }, ['payment_in_lieu_type']],
      ['[2.9-10] notice hours left out', 'au', { ...notice, payment_in_lieu_type: 'NOTICE_HOURS' }, ['notice_hours']],
      [
        '[2.9-10] no notice hours',
        'au',
        { ...notice, payment_in_lieu_type: 'NOTICE_HOURS', notice_hours: 0 },
        ['notice_hours'],
      ],
      [
        '[2.9-10] no lump sum',
        'au',
        { ...notice, payment_in_lieu_type: 'NOTICE_LUMP_SUM', notice_lump_sum: '0' },
        ['notice_lump_sum'],
      ],
      ['[2.9-14] New Zealand notice left out', 'nz', { ...notice }, ['payment_in_lieu_amount']],
      [
        '[2.9-14] New Zealand notice of nothing',
        'nz',
        { ...notice, payment_in_lieu_amount: 0 },
        ['payment_in_lieu_amount'],
      ],
      ['[2.9-06] the eight per cent by hand', 'nz', { non_etp_amount: '5' }, ['non_etp_amount']],
      [
        '[2.9-07] holidays below zero in Australia',
        'au',
        { ...manual, unused_holiday_amount: '-1' },
        ['unused_holiday_amount'],
      ],
      [
        '[2.9-12] more tax-free notice than notice',
        'au',
        {
          reason: 'REDUNDANCY',
          ...notice,
          payment_in_lieu_type: 'NOTICE_LUMP_SUM',
          notice_lump_sum: 5,
          redundancy_tax_free_pilon_component: 6,
        },
        ['redundancy_tax_free_pilon_component'],
      ],
    ])('[7.4-02] %s', async (_what, country, body, members) => {
      const id = await employer.hire(country);
      const answer = await terminate(id, body);
      expect([answer.status, answer.body]).toEqual([400, { detail: expect.any(String) }]);
      for (const member of members) expect(answer.body.detail).toContain(member);
      expect(await paysOf(country, id)).toEqual([]);
      expect(await employee(id)).toMatchObject({ is_terminated: false });
      expect((await termination(id)).status).toBe(404);
    });

    test('an employee that nobody has', async () => {
      expect((await terminate(99_999_999, {})).status).toBe(400);
    });
  });

  test('[2.9-07] holidays taken in advance are below zero in New Zealand', async () => {
    const { status, body } = await terminate(await employer.hire('nz'), {
      ...{ ...manual, unused_holiday_amount: '-120.50', redundancy_amount: '1000' },
    });
    expect([status, body.unused_holiday_amount]).toEqual([200, -120.5]);
  });

  test('[7.4-05] 409 for a deleted employee, for one already terminated, and for rebuilding the pay', async () => {
    const deleted = await employer.hire('au');
    await employer.call('DELETE', `/api/employees/${deleted}`);
    expect((await terminate(deleted, {})).status).toBe(409);
    const ended = await employer.hire('au');
    const { body } = await terminate(ended, {});
    expect((await terminate(ended, {})).status).toBe(409);
    const rebuilt = await employer.call('PUT', `/api/company/${employer.au}/pays/${body.pay_id}`, { hours: [] });
    expect(rebuilt.status).toBe(409);
  });

  test('[3.2-03] [3.2-04] the pay is not rebuilt; deleting it brings the job, the leave and the record back', async () => {
    const id = await employer.hire('au');
    await withHolidays(id, '12.5');
    const first = await terminate(id, {});
    expect(first.body.unused_holiday_amount).toBe(500);
    const path = `/api/company/${employer.au}/pays/${first.body.pay_id}`;
    expect((await employer.call('PUT', path, { hours: [] })).status).toBe(409);
    expect((await employer.call('DELETE', path)).status).toBe(204);
    expect(await employee(id)).toMatchObject({ is_terminated: false, termination_date: null });
    expect((await termination(id)).status).toBe(404);
    const second = await terminate(id, {});
    const { pay_id: _first, ...before } = first.body;
    const { pay_id: _second, ...after } = second.body;
    expect(after).toEqual(before);
  });

  test('[4.2-12] [7.4-04] the record stays after a reinstatement; 404 for who was never terminated', async () => {
    const id = await employer.hire('au');
    expect((await termination(id)).status).toBe(404);
    await terminate(id, {});
    const reinstated = await employer.call('POST', `/api/employees/${id}/reinstate`, { start_date: '2026-12-01' });
    expect(reinstated.status).toBe(200);
    expect(await termination(id)).toMatchObject({ status: 200, body: { is_employee_terminated: false } });
    expect((await termination(99_999_999)).status).toBe(404);
  });

  test('[7.4-03] 403 without the scope and without a subscription', async () => {
    const own = await api.employer();
    const id = await own.hire('au');
    const reader = await own.token(['payroll.read']);
    expect((await own.callAs(reader, 'POST', `/api/employees/${id}/terminate`, day)).status).toBe(403);
    await own.lapse();
    expect((await own.call('POST', `/api/employees/${id}/terminate`, day)).status).toBe(403);
    expect((await own.call('GET', `/api/employees/${id}/termination`)).status).toBe(404);
  });

  test('[4.3-18] the same request under one key ends the job once; another request under it is refused', async () => {
    const id = await employer.hire('au');
    const key = { 'Idempotency-Key': `end-${id}` };
    const first = await terminate(id, {}, key);
    const second = await terminate(id, {}, key);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual({ ...first.body, idempotency_replayed: true });
    expect(await paysOf('au', id)).toHaveLength(1);
    expect((await terminate(id, { reason: 'REDUNDANCY' }, key)).status).toBe(409);
    expect((await terminate(id, {}, { 'Idempotency-Key': 'x'.repeat(256) })).status).toBe(400);
  });
});
