import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { australianScene, type AustralianScene } from '../../testing/pay-service';

jest.setTimeout(180_000);

/** Single Touch Payroll reports a pay as what it was paid as. Schedule 1 of 1 July 2026, scale 2: 1,000 a week is 138. */
describe.each(testEngines)('what a pay is reported as on $engine', (engine) => {
  let scene: AustralianScene;
  beforeAll(async () => {
    scene = await australianScene(engine);
  }, 120_000);
  afterAll(() => scene.close(), 60_000);

  const change = async (id: number, fields: object) => {
    const { employer } = scene;
    const { status } = await employer.call('PATCH', `/api/company/${employer.au}/employees/update`, [
      { id, ...fields },
    ]);
    expect(status).toBe(200);
  };

  // ATO STP Phase 2, "Income types": amounts of each type are reported with it, also where it changed within the year.
  test('income of a working holiday maker stays apart when the visa changes', async () => {
    const id = await scene.hire({ working_holiday_tax_scale_applies: true, working_holiday_country: 'FR' });
    const holiday = await scene.payOf(id, '1000', '2026-08-12');
    await change(id, { working_holiday_tax_scale_applies: false });
    // Schedule 15: 15 %. A report that comes late still says what the pay was.
    expect(await scene.lodged([holiday.id])).toMatchObject({
      ...{ incomeType: 'WHM', taxTreatment: 'HRXXXX' },
      yearToDate: { incomeType: 'WHM', country: 'fr', gross: '1000.00', paygWithheld: '150.00' },
    });
    const resident = await scene.payOf(id, '1000', '2026-11-12');
    const payee = await scene.lodged([resident.id]);
    expect(payee).toMatchObject({
      ...{ incomeType: 'SAW', taxTreatment: 'RTXXXX' },
      yearToDate: { incomeType: 'SAW', gross: '1000.00', paygWithheld: '138.00' },
      otherIncomeTypes: [{ incomeType: 'WHM', country: 'fr', gross: '1000.00', paygWithheld: '150.00' }],
    });
    expect(payee.yearToDate).not.toHaveProperty('country');
    // The income of the visa keeps its country when the record, now that of a resident, names none.
    await change(id, { working_holiday_country: null });
    const next = await scene.payOf(id, '1000', '2026-11-19');
    expect(await scene.lodged([next.id])).toMatchObject({
      yearToDate: { incomeType: 'SAW', gross: '2000.00' },
      otherIncomeTypes: [{ incomeType: 'WHM', country: 'fr', gross: '1000.00' }],
    });
  });

  describe('an income that the tax office was told of and that holds nothing any more is told with nothing in it', () => {
    const reported = async () => {
      const id = await scene.hire({ working_holiday_tax_scale_applies: true, working_holiday_country: 'FR' });
      const paid = await scene.payOf(id, '1000', '2026-08-12');
      await scene.lodged([paid.id]);
      return { id, pay: `/api/company/${scene.employer.au}/pays/${paid.id}` };
    };
    const queued = async () => (await scene.lodgedMeanwhile()).at(-1)?.payees[0];
    const body = (id: number) => ({
      employee_id: id,
      hours: [{ description: 'Ordinary time', units: 'hours', value: '40', rate: '25' }],
    });
    const zeros = { incomeType: 'WHM', country: 'fr', gross: '0.00', paygWithheld: '0.00', super: [] };
    const salary = { incomeType: 'SAW', gross: '1000.00', paygWithheld: '138.00' };

    test.each([
      ['corrected', 'POST', '/correction?use_current_record=true&confirm_reported=true', 201],
      ['rebuilt', 'PUT', '?confirm_reported=true', 200],
    ])('after its pay was %s as that of a resident', async (_how, method, query, done) => {
      const { id, pay } = await reported();
      await change(id, { working_holiday_tax_scale_applies: false });
      expect((await scene.employer.call(method, `${pay}${query}`, body(id))).status).toBe(done);
      expect(await queued()).toMatchObject({ yearToDate: salary, otherIncomeTypes: [zeros] });
      // It stays in the reports of the year, so that one that is sent back takes nothing with it.
      const next = await scene.payOf(id, '1000', '2026-11-12');
      expect(await scene.lodged([next.id])).toMatchObject({
        yearToDate: { incomeType: 'SAW', gross: '2000.00' },
        otherIncomeTypes: [zeros],
      });
    });

    test('after its only pay was deleted', async () => {
      const { id, pay } = await reported();
      await change(id, { working_holiday_tax_scale_applies: false });
      expect((await scene.employer.call('DELETE', `${pay}?confirm_reported=true`)).status).toBe(204);
      expect(await queued()).toMatchObject({
        yearToDate: { incomeType: 'SAW', gross: '0.00' },
        otherIncomeTypes: [zeros],
      });
    });

    test('under the country that was wrong', async () => {
      const { id } = await reported();
      await change(id, { working_holiday_country: 'DE' });
      const next = await scene.payOf(id, '1000', '2026-11-12');
      expect(await scene.lodged([next.id])).toMatchObject({
        yearToDate: { incomeType: 'WHM', country: 'de', gross: '2000.00' },
        otherIncomeTypes: [zeros],
      });
    });
  });

  test('opening figures belong to the income type of the first pay', async () => {
    const id = await scene.hire({ working_holiday_tax_scale_applies: true, working_holiday_country: 'FR' });
    const opening = { as_at: '2026-07-31', gross: '4000', tax: '600' };
    await scene.employer.call('PUT', `/api/employees/${id}/opening-balances`, opening);
    await scene.payOf(id, '1000', '2026-08-12');
    await change(id, { working_holiday_tax_scale_applies: false });
    const resident = await scene.payOf(id, '1000', '2026-11-12');
    expect(await scene.lodged([resident.id])).toMatchObject({
      yearToDate: { incomeType: 'SAW', gross: '1000.00' },
      otherIncomeTypes: [{ incomeType: 'WHM', gross: '5000.00', paygWithheld: '750.00' }],
    });
  });

  // ATO STP Phase 2, "Tax treatment codes": N, no tax file number; D, a downward variation.
  test.each<[string, object, string, number]>([
    ['an application that has lapsed', { tax_file_number: '111111111', tfnd_signed_date: '2026-08-01' }, 'NAXXXX', 470],
    ['one that has not', { tax_file_number: '111111111', tfnd_signed_date: '2026-11-01' }, 'RTXXXX', 138],
    ['the code for minors of an adult', { tax_file_number: '333333333' }, 'NAXXXX', 470],
    [
      'a variation notice',
      {
        ...{ withholding_variation_rate: '0.1', withholding_variation_from: '2026-07-01' },
        withholding_variation_to: '2027-06-30',
      },
      'DVXXXX',
      100,
    ],
    [
      'one that has ended',
      {
        ...{ withholding_variation_rate: '0.1', withholding_variation_from: '2026-07-01' },
        withholding_variation_to: '2026-10-31',
      },
      'RTXXXX',
      138,
    ],
  ])('%s', async (_name, fields, taxTreatment, tax) => {
    const pay = await scene.payOf(await scene.hire(fields as Record<string, unknown>), '1000', '2026-11-12');
    expect([pay.tax, (await scene.lodged([pay.id]))['taxTreatment']]).toEqual([tax, taxTreatment]);
  });

  // Payday Super: from 1 July 2026 every report has qualifying earnings (Q) and the liability (L). 38 hours of 40 and overtime of 300.
  test.each([
    [
      '2026-11-12',
      [
        { code: 'L', amount: '218.40' },
        { code: 'Q', amount: '1520.00' },
      ],
    ],
    ['2026-06-25', [{ code: 'L', amount: '218.40' }]],
  ])('super on gross, paid on %s', async (payDate, reported) => {
    const employee_id = await scene.hire({ super_based_on: 'GROSS', pay_rate_per_hour: '40' });
    const hours = [
      { description: 'Ordinary', units: 'hours', value: '38' },
      { description: 'Overtime', units: 'hours', value: '5', multiplier: '1.5', is_overtime: true },
    ];
    const [pay] = await scene.pays([{ employee_id, hours }], payDate);
    expect(pay!.super).toBe(218.4);
    expect((await scene.lodged([pay!.id])).yearToDate['super']).toEqual(reported);
  });

  test('the reportable part of opening super is not reported as liability too', async () => {
    const id = await scene.hire();
    const opening = { as_at: '2026-09-30', gross: '30000', super: '4200', resc_super: '600' };
    await scene.employer.call('PUT', `/api/employees/${id}/opening-balances`, opening);
    const pay = await scene.payOf(id, '1000', '2026-11-12');
    expect((await scene.lodged([pay.id])).yearToDate['super']).toEqual(
      expect.arrayContaining([
        { code: 'L', amount: '3720.00' },
        { code: 'R', amount: '600.00' },
      ]),
    );
    // What the payslip and the balances tell: all that the funds received.
    const { body } = await scene.employer.call('GET', `/api/employees/${id}/balances?as_at=2026-11-30`);
    expect(body).toMatchObject({ year_to_date: { super: 4320 } });
  });

  // ATO STP Phase 2, "Tax offset amount": the total that the payee claims.
  test.each([
    ['1000.5', '1000.50'],
    ['0', undefined],
    [undefined, undefined],
  ])('tax offsets of %s a year', async (tax_offset_amount, taxOffsetTotal) => {
    const pay = await scene.payOf(await scene.hire({ tax_offset_amount }), '1000', '2026-11-12');
    expect((await scene.lodged([pay.id]))['taxOffsetTotal']).toBe(taxOffsetTotal);
  });

  // ATO STP Phase 2 quick reference guide, other allowances (OD): each is reported with what it is for.
  test('other allowances of the record, the company and the pay with what they are for', async () => {
    const { employer } = scene;
    const id = await scene.hire({});
    const own = (values: object) =>
      employer.call('POST', `/api/employees/${id}/allowances`, { amount: '10', allowance_category: 'OD', ...values });
    const ofCompany = (values: object) =>
      employer.call('POST', `/api/company/${employer.au}/allowances`, {
        ...{ amount: '5', allowance_category: 'OD', auto_apply_to_pay: true, employee_ids: [id] },
        ...values,
      });
    expect(await own({ description: 'Uniform', other_type: 'U1' })).toMatchObject({ body: { other_type: 'U1' } });
    expect(await ofCompany({ description: 'Home', other_type: 'H1' })).toMatchObject({ body: { other_type: 'H1' } });
    const uniformOf = (category: string) => ({ description: 'U', other_type: 'U1', allowance_category: category });
    expect([(await own(uniformOf('TD'))).status, (await ofCompany(uniformOf('TD'))).status]).toEqual([400, 400]);
    const first = await scene.payOf(id, '1000', '2026-11-12', {
      allowances: [
        { description: 'Fares', amount: '7', allowance_category: 'OD', other_type: 'T1' },
        { description: 'Misc', amount: '3', allowance_category: 'OD' },
      ],
    });
    // A later pay finds the allowance by its description, with what it is for.
    const later = await scene.payOf(id, '1000', '2026-11-19', { allowances: [{ description: 'Fares', amount: '8' }] });
    expect((await scene.lodged([first.id, later.id])).yearToDate).toMatchObject({
      allowances: [
        { code: 'OD', description: 'G1', amount: '3.00' },
        { code: 'OD', description: 'H1', amount: '10.00' },
        { code: 'OD', description: 'T1', amount: '15.00' },
        { code: 'OD', description: 'U1', amount: '20.00' },
      ],
    });
  });

  // ATO, Withholding for allowances: award overtime meals up to the reasonable amount are neither withheld from nor reported.
  test('overtime meals within the reasonable amount stay on the payslip, kilometres within the rate are reported', async () => {
    const allowances = [
      { description: 'Overtime meals', amount: '30', units: '2', allowance_category: 'MD', is_within_limit: true },
      { description: 'Car', amount: '0.88', units: '100', allowance_category: 'CD', is_within_limit: true },
    ];
    const pay = await scene.payOf(await scene.hire({}), '1000', '2026-11-12', { allowances });
    expect([pay.gross, pay.tax]).toEqual([1148, 138]);
    expect((await scene.lodged([pay.id])).yearToDate).toMatchObject({
      gross: '1000.00',
      allowances: [{ code: 'CD', amount: '88.00' }],
    });
  });
});
