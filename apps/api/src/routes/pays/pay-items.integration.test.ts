import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

/** Weekly earnings that the tax office works out itself: Schedule 1 from 1 July 2026, general example 1, scale 2. */
const EXAMPLE = { earnings: '1333.45', withheld: 245 };

const line = (amount: number | string, more: object = {}) => ({
  description: 'Ordinary time',
  units: 'hours',
  value: 1,
  rate: amount,
  ...more,
});

interface PayAnswer {
  readonly id: number;
  readonly gross: number;
  readonly tax: number;
  readonly net: number;
  readonly super: number;
  readonly resc_super_amount: number;
  readonly [member: string]: unknown;
}

describe.each(testEngines)('the items of a pay on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const one = async (employeeId: number, item: object, query = '?pay_date=2026-11-15'): Promise<PayAnswer> => {
    const { status, body } = await employer.pay('au', [{ employee_id: employeeId, ...item }], query);
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    return (body as PayAnswer[])[0]!;
  };
  const refused = async (item: object, country: 'au' | 'nz' = 'au') => {
    const { status, body } = await employer.pay(country, [item], '?pay_date=2026-11-15');
    return { status, paths: ((body.data ?? []) as { path: string }[]).map(({ path }) => path), body };
  };
  const standing = async (employeeId: number, kind: string, body: object) => {
    const made = await employer.call('POST', `/api/employees/${employeeId}/${kind}`, body);
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return made.body as { id: number };
  };

  test('a description has sixty characters, counted alike by API, library and database', async () => {
    const id = await employer.hire('au');
    for (const sixty of ['🦘'.repeat(60), 'ā'.repeat(60), 'x'.repeat(60)]) {
      const made = await one(id, {
        hours: [line(100, { description: sixty })],
        allowances: [{ description: sixty, amount: '5', allowance_category: 'OD' }],
      });
      expect(made['hours']).toMatchObject([{ description: sixty }]);
      const read = await employer.call('GET', `/api/company/${employer.au}/pays/${made.id}`);
      expect(read.body).toMatchObject({ hours: [{ description: sixty }], allowances: [{ description: sixty }] });
    }
    for (const more of ['🦘'.repeat(61), 'x'.repeat(61)]) {
      expect(await refused({ employee_id: id, hours: [line(100, { description: more })] })).toMatchObject({
        status: 422,
        paths: ['body[0].hours[0].description'],
      });
    }
  });

  test('[2.8-01] [2.8-02] [2.8-04] [3.2-01] a pay has every member of its country, is processed, and is taxed as published', async () => {
    const id = await employer.hire('au', { number: `A1-${engine.engine}`, email_address: 'al@example.com' });
    const pay = await one(id, { hours: [line(EXAMPLE.earnings)], deductions: [] });
    expect(pay).toMatchObject({
      ...{ status: 'processed', is_complete: true, employee_id: id, employee_number: `A1-${engine.engine}` },
      ...{ processed_date: '2026-11-15', pay_run_end_date: '2026-11-15', employee_last_name: 'Walker' },
      ...{ employee_first_name: 'Alinta', employee_email_address: 'al@example.com', format_name: 'Alinta Walker' },
      ...{ gross: 1333.45, tax: EXAMPLE.withheld, net: 1088.45, stp_status: 'not_submitted', pay_department: null },
      ...{ leave: [], allowances: [], deductions: [], bonuses: [], pay_sacrifices: [], back_payments: [] },
      ...{ termination: null, total_workers_compensation: 0, resc_super_amount: 0 },
    });
    // 12 % super guarantee from 1 July 2025.
    expect([pay.super, pay['compulsory_super_amount']]).toEqual([160.01, 160.01]);
    expect(pay).not.toHaveProperty('kiwisaver_employee_amount');
    expect(pay['employee_format_name_shorter']).toEqual(expect.any(String));
  });

  test('[2.8-04] a New Zealand pay has its own members', async () => {
    const id = await employer.hire('nz', { pay_rate_per_hour: '30' });
    const { status, body } = await employer.pay(
      'nz',
      [{ employee_id: id, hours: [line('926.28')] }],
      '?pay_date=2024-10-15',
    );
    expect(status).toBe(201);
    // Inland Revenue's weekly example of 2024: 926.28 on M is 155.91 PAYE, 3 % KiwiSaver is 27.78.
    expect(body[0]).toMatchObject({ gross: 926.28, tax: 155.91, kiwisaver_employee_amount: 27.78 });
    for (const member of [
      ...['nz_student_loan', 'period_student_loan_cir', 'period_student_loan_bor', 'kiwisaver_employee_amount'],
      ...['kiwisaver_employer_amount', 'kiwisaver_esct_amount', 'kiwisaver_paye_gross_uplift', 'total_kiwi_saver'],
      ...['kiwisaver_employee_rate', 'kiwisaver_employer_rate', 'tax_plus_student_loan'],
    ]) {
      expect(body[0]).toHaveProperty(member, expect.any(Number));
    }
  });

  test('[2.8-06] [2.7-13] hours are paid at a rate, at a multiple of the hourly rate, or at the hourly rate', async () => {
    const id = await employer.hire('au', { pay_rate_per_hour: '40' });
    const pay = await one(id, {
      hours: [
        { description: 'Ordinary', units: 'hours', value: '30' },
        { description: 'Time and a half', units: 'hours', value: 2, multiplier: '1.5', is_overtime: true },
        { description: 'Own rate', units: 'km', value: 10, rate: 0.85 },
      ],
    });
    expect(pay['hours']).toMatchObject([
      { description: 'Ordinary', units: 'hours', value: 30, rate: 40, pay_amount: 1200, is_overtime: false },
      { description: 'Time and a half', value: 2, rate: 60, multiplier: 1.5, pay_amount: 120, is_overtime: true },
      { description: 'Own rate', units: 'km', value: 10, rate: 0.85, pay_amount: 8.5 },
    ]);
    const ids = (pay['hours'] as { id: number }[]).map((row) => row.id);
    expect(new Set(ids).size).toBe(3);
    expect(pay.gross).toBe(1328.5);
  });

  test('[2.7-16] overtime does not count for super guarantee', async () => {
    const id = await employer.hire('au');
    const pay = await one(id, { hours: [line(1000), line(500, { description: 'Overtime', is_overtime: true })] });
    expect(pay.super).toBe(120);
  });

  test('[2.7-14] rates are named by reference', async () => {
    const id = await employer.hire('au', { pay_rate_per_hour: '41.5' });
    const own = await standing(id, 'pay-rates', { description: 'Forklift', rate: '47.25' });
    const group = await employer.call('POST', `/api/company/${employer.au}/pay-rate-groups`, { name: `Level ${id}` });
    const rate = await employer.call('POST', `/api/company/${employer.au}/pay-rate-groups/${group.body.id}/rates`, {
      description: `Night ${id}`,
      multiplier: '2',
    });
    expect([group.status, rate.status]).toEqual([201, 201]);
    const row = (rate_reference: string) => ({ description: rate_reference, units: 'hours', value: 2, rate_reference });
    const references = ['system:ordinary_time', `employee:${own.id}`, rate.body.reference as string];
    const pay = await one(id, { hours: references.map(row) });
    expect(pay['hours']).toMatchObject([
      { rate: 41.5, pay_amount: 83, rate_reference: 'system:ordinary_time' },
      { rate: 47.25, pay_amount: 94.5 },
      { rate: 83, pay_amount: 166 },
    ]);
    expect(await refused({ employee_id: id, hours: [row('employee:999999')] })).toMatchObject({
      status: 422,
      paths: [expect.stringContaining('body[0].hours[0].rate_reference')],
    });
  });

  test('[2.7-15] a rate is found by its description; where several share it, the answer demands a reference', async () => {
    const id = await employer.hire('au');
    await standing(id, 'pay-rates', { description: 'Driving', rate: '50' });
    const hours = [{ description: 'Trip', units: 'hours', value: 2, rate_description: 'driving ' }];
    expect((await one(id, { hours })).gross).toBe(100);
    await standing(id, 'pay-rates', { description: 'Driving', rate: '55' });
    const again = await refused({ employee_id: id, hours });
    expect(again).toMatchObject({ status: 422, paths: [expect.stringContaining('hours[0].rate')] });
    expect(JSON.stringify(again.body)).toContain('rate_reference');
  });

  test('[2.7-17] [2.7-19] [2.8-07] leave is paid by the hourly rate unless it has its own, with its loading', async () => {
    const id = await employer.hire('au', { pay_rate_per_hour: '40' });
    const leave = (more: object) => ({
      description: 'Leave',
      leave_type: 'HOLIDAY',
      date: '2026-11-10',
      hours: 7.6,
      ...more,
    });
    const pay = await one(id, {
      leave: [leave({ leave_loading_amount: 53.2 }), leave({ rate: 50 }), leave({ multiplier: 2, leave_type: 'SICK' })],
    });
    expect(pay['leave']).toMatchObject([
      { name: 'Leave', leave_type: 'HOLIDAY', rate: 40, hours: 7.6, value: 7.6, leave_loading_amount: 53.2 },
      { rate: 50, hours: 7.6 },
      { leave_type: 'SICK', rate: 80 },
    ]);
    expect(pay.gross).toBe(304 + 53.2 + 380 + 608);
  });

  test('[2.8-08] leave builds up by hours and is used up by leave; the answer shows what remains', async () => {
    const id = await employer.hire('au', { accrue_leave_on_hours_worked: true });
    const hours = [{ description: 'Ordinary', units: 'hours', value: 38 }];
    const first = await one(id, { hours }, '?pay_date=2026-11-01');
    const holidays = (pay: PayAnswer) =>
      (pay['leave_balance_rows'] as { leave_type: string; name: string; hours: number }[]).find(
        ({ leave_type }) => leave_type === 'HOLIDAY',
      );
    // 38 hours at 0.076923 an hour, the default of the specification.
    expect(holidays(first)).toEqual({ leave_type: 'HOLIDAY', name: expect.any(String), hours: 2.923074 });
    const leave = [{ description: 'Day off', leave_type: 'HOLIDAY', date: '2026-11-04', hours: '2' }];
    const second = await one(id, { leave }, '?pay_date=2026-11-08');
    expect(holidays(second)?.hours).toBeLessThan(2);
  });

  test('[2.7-20] [2.7-21] [2.7-22] [2.8-09] allowances multiply above one unit and are rounded line by line', async () => {
    const id = await employer.hire('au');
    const allowance = (description: string, amount: string, units?: number) => ({
      ...{ description, amount, allowance_category: 'OD' },
      ...(units === undefined ? {} : { units }),
    });
    const pay = await one(id, {
      allowances: [allowance('Whole', '10.5'), allowance('Part', '10.5', 0.5), allowance('Many', '0.333', 3.5)],
    });
    expect(pay['allowances']).toMatchObject([
      { description: 'Whole', amount: 10.5, units: 1, total_amount: 10.5, is_taxable: true, is_itemised: false },
      { description: 'Part', units: 0.5, total_amount: 10.5, is_included_in_super_calculations: true },
      { description: 'Many', units: 3.5, total_amount: 1.17 },
    ]);
    expect(pay.gross).toBe(22.17);
  });

  test('[2.7-04] [2.7-10] what was once described is found by its description, whatever its case', async () => {
    const id = await employer.hire('au');
    await one(id, {
      allowances: [{ description: 'Tool money', amount: 12.5, allowance_category: 'TD', is_taxable: false }],
      bonuses: [{ description: 'Sales bonus', amount: 80 }],
      deductions: [{ description: 'Social club', amount: 5, classification: 'NORMAL' }],
      pay_sacrifices: [],
      hours: [line(100)],
    });
    const pay = await one(id, {
      hours: [line(100)],
      allowances: [{ description: ' TOOL MONEY ' }],
      bonuses: [{ description: 'sales BONUS', amount: 90 }],
      deductions: [{ description: 'social club' }],
    });
    expect(pay).toMatchObject({
      allowances: [{ amount: 12.5, allowance_category: 'TD', is_taxable: false }],
      bonuses: [{ amount: 90 }],
      deductions: [{ amount: 5, classification: 'NORMAL' }],
    });
  });

  test.each([
    [
      'an allowance without an amount',
      { allowances: [{ description: 'New', allowance_category: 'OD' }] },
      'allowances[0].amount',
    ],
    [
      'an allowance without a category',
      { allowances: [{ description: 'New', amount: 1 }] },
      'allowances[0].allowance_category',
    ],
    [
      'a deduction without an amount',
      { deductions: [{ description: 'New', classification: 'NORMAL' }] },
      'deductions[0].amount',
    ],
    [
      'a deduction without a classification',
      { deductions: [{ description: 'New', amount: 1 }] },
      'deductions[0].classification',
    ],
    ['a bonus without an amount', { bonuses: [{ description: 'New' }] }, 'bonuses[0].amount'],
    ['a sacrifice without an amount', { pay_sacrifices: [{ description: 'New' }] }, 'pay_sacrifices[0].amount'],
    [
      'a back payment without a category',
      { back_payments: [{ description: 'New', amount: 1 }] },
      'back_payments[0].stp_category',
    ],
  ])('[2.7-11] [2.7-23] %s that is new is refused with the member that is missing', async (_what, item, path) => {
    const id = await employer.hire('au');
    expect(await refused({ employee_id: id, hours: [line(100)], ...item })).toMatchObject({
      status: 422,
      paths: [`body[0].${path}`],
    });
  });

  test('[2.7-07] a back payment is found by description and amount', async () => {
    const id = await employer.hire('au');
    const payment = { description: 'Award rise', amount: '100.10' };
    await one(id, { back_payments: [{ ...payment, stp_category: 'OVERTIME' }] });
    const pay = await one(id, { back_payments: [payment] });
    expect(pay['back_payments']).toMatchObject([{ ...payment, amount: 100.1, stp_category: 'OVERTIME' }]);
    const other = { employee_id: id, back_payments: [{ ...payment, amount: '100.11' }] };
    expect((await refused(other)).status).toBe(422);
  });

  test('[2.7-05] standing deductions apply when the list is left out; a list counts alone, and an empty one is none', async () => {
    const id = await employer.hire('au');
    const auto = { classification: 'NORMAL', auto_apply_to_pay: true };
    await standing(id, 'deductions', { description: 'Rent', amount: '30', ...auto });
    await standing(id, 'deductions', { description: 'Loan', percentage: '0.1', basis: 'GROSS', limit: '40', ...auto });
    await standing(id, 'deductions', { ...auto, description: 'Not by itself', amount: '7', auto_apply_to_pay: false });
    const hours = [line(EXAMPLE.earnings)];
    const omitted = await one(id, { hours }, '?pay_date=2026-09-06');
    // 10 % of 1,333.45 is 133.35, which the limit cuts to 40.
    expect(omitted['deductions']).toMatchObject([
      { description: 'Rent', amount: 30 },
      { description: 'Loan', amount: 40 },
    ]);
    expect(omitted.net).toBe(1333.45 - 245 - 70);
    const empty = await one(id, { hours, deductions: [] }, '?pay_date=2026-09-13');
    expect([empty['deductions'], empty.net]).toEqual([[], 1088.45]);
    const listed = await one(id, { hours, deductions: [{ description: 'rent' }] }, '?pay_date=2026-09-20');
    expect(listed['deductions']).toMatchObject([{ description: 'Rent', amount: 30 }]);
    const isNull = await one(id, { hours, deductions: null }, '?pay_date=2026-09-27');
    expect(isNull['deductions']).toHaveLength(2);
  });

  test('[2.8-03] net is gross less tax less what is deducted after tax', async () => {
    const id = await employer.hire('au');
    const deductions = [{ description: 'Union', amount: '21.15', classification: 'UNION_FEES' }];
    const pay = await one(id, { hours: [line(EXAMPLE.earnings)], deductions });
    expect(pay).toMatchObject({ gross: 1333.45, tax: 245, net: 1067.3 });
  });

  test('[2.7-06] [2.7-26] sacrifices come off taxable gross and are reportable super', async () => {
    const id = await employer.hire('au');
    await standing(id, 'pay-sacrifices', { description: 'More super', percentage: '0.1', auto_apply_to_pay: true });
    const pay = await one(id, { hours: [line('1481.61')] }, '?pay_date=2026-09-06');
    // A tenth of 1,481.61 is 148.16, which leaves 1,333.45, the published example.
    expect(pay['pay_sacrifices']).toMatchObject([{ description: 'More super', amount: 148.16, is_super: true }]);
    expect([pay.tax, pay.resc_super_amount]).toEqual([EXAMPLE.withheld, 148.16]);
    const none = await one(id, { hours: [line(EXAMPLE.earnings)], pay_sacrifices: [] }, '?pay_date=2026-09-13');
    expect([none['pay_sacrifices'], none.tax, none.resc_super_amount]).toEqual([[], EXAMPLE.withheld, 0]);
    const listed = [{ description: 'Car', amount: 100, is_super: false }];
    const car = await one(id, { hours: [line(1000)], pay_sacrifices: listed }, '?pay_date=2026-09-20');
    expect(car).toMatchObject({
      gross: 900,
      resc_super_amount: 0,
      pay_sacrifices: [{ description: 'Car', amount: 100 }],
    });
  });

  test('[2.7-04] attached allowances that apply themselves are copied onto each new pay', async () => {
    const id = await employer.hire('au');
    const template = {
      description: `First aid ${id}`,
      amount: '3.30',
      allowance_category: 'OD',
      auto_apply_to_pay: true,
    };
    const made = await employer.call('POST', `/api/company/${employer.au}/allowances`, {
      ...template,
      employee_ids: [id],
    });
    expect(made.status).toBe(201);
    const pay = await one(id, { hours: [line(100)] });
    expect(pay['allowances']).toMatchObject([{ description: template.description, amount: 3.3, total_amount: 3.3 }]);
  });

  test('[2.7-03] a department belongs to the whole pay', async () => {
    const id = await employer.hire('au');
    expect((await one(id, { pay_department: 'Workshop', hours: [line(10)] }))['pay_department']).toBe('Workshop');
  });

  test('[2.7-09] an id in an item is 400 and leaves nothing behind', async () => {
    const id = await employer.hire('au');
    const answer = await refused({ employee_id: id, hours: [{ ...line(10), id: 3 }] });
    expect([answer.status, answer.body.detail]).toEqual([400, expect.stringContaining('body[0].hours[0].id')]);
    const listed = await employer.call('GET', `/api/company/${employer.au}/pays?employee_id=${id}`);
    expect(listed.body).toEqual([]);
  });

  test('[2.7-24] [2.7-28] a bonus by Method A is taxed over the year as published (ATO Schedule 5)', async () => {
    const id = await employer.hire('au', { start_date: '2024-01-01' });
    // Schedule 5, example 1 of 16 June 2024: weekly 1,400, scale 2, a bonus of 900: 272 and 260 are withheld.
    const bonuses = [{ description: 'Yearly', amount: 900, tax_method: 'METHOD_A_WHOLE_YEAR' }];
    const pay = await one(id, { hours: [line(1400)], bonuses }, '?pay_date=2024-10-15');
    expect([pay.gross, pay.tax]).toEqual([2300, 532]);
  });
});
