import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { australianScene, type AustralianScene, type PayAnswer } from '../../testing/pay-service';

jest.setTimeout(180_000);

const PAY_DATE = '2026-11-12';

/** What the record holds on its way to payslips, payments, reports and the tax office. */
describe.each(testEngines)('Australian records over HTTP on $engine', (engine) => {
  let scene: AustralianScene;
  beforeAll(async () => {
    scene = await australianScene(engine);
  }, 120_000);
  afterAll(() => scene.close(), 60_000);

  const ordinary = { description: 'Ordinary', units: 'hours', value: '38' };

  describe('the account that a deduction goes to', () => {
    const union = {
      ...{ description: 'Union fees', amount: '12.50', classification: 'UNION_FEES' },
      ...{ receiver_name: 'Workers Union', receiver_bsb: '062-000', receiver_account_number: '12345678' },
      receiver_reference: 'M-4471',
    };

    test('is in the record, on the payslip and in the list of deductions by receiver', async () => {
      const employer = await scene.api.employer();
      const [one, two] = await employer.hireAll('au', [{ number: 'A1' }, { number: 'A2' }]);
      for (const id of [one, two]) {
        const made = await employer.call('POST', `/api/employees/${id!}/deductions`, union);
        expect([made.status, made.status === 201 ? '' : made.body]).toEqual([201, '']);
      }
      const listed = await employer.call('GET', `/api/employees/${one!}/deductions`);
      expect(listed.body).toMatchObject([{ ...union, amount: 12.5 }]);
      const made = await employer.pay(
        'au',
        [one, two].map((employee_id) => ({ employee_id, hours: [ordinary] })),
        `?pay_date=${PAY_DATE}`,
      );
      const [pay] = made.body as PayAnswer[];
      // Fair Work Regulations 2009 reg 3.46(2): the name, and the name or number of the account, of each deduction.
      const payslip = await employer.call('GET', `/api/company/${employer.au}/pays/${pay!.id}/payslip`, undefined, {
        accept: 'application/json',
      });
      const text = JSON.stringify(payslip.body);
      expect(text).toContain('paid to Workers Union, account');
      expect(text).toContain('678');
      expect(text).not.toContain('12345678');
      const report = await employer.call(
        'GET',
        `/api/company/${employer.au}/reports/deductions?from=2026-11-01&to=2026-11-30`,
      );
      expect((report.body as { rows: unknown[] }).rows).toMatchObject(
        ['A1', 'A2'].map((employee_number) => ({
          ...{ receiver: 'Workers Union', bsb: '062-000', account_number: '12345678', reference: 'M-4471' },
          ...{ employee_number, amount: 12.5 },
        })),
      );
    });

    test.each<[string, object]>([
      ['no BSB', { receiver_bsb: null }],
      ['no account', { receiver_account_number: null }],
      ['no name', { receiver_name: null }],
      ['letters in the account', { receiver_account_number: 'ABC' }],
    ])('refused: %s', async (_what, change) => {
      const id = await scene.hire();
      const { status, body } = await scene.employer.call('POST', `/api/employees/${id}/deductions`, {
        ...union,
        ...change,
      });
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('receiver_')]);
      expect((await scene.employer.call('GET', `/api/employees/${id}/deductions`)).body).toEqual([]);
    });
  });

  test('the days of a pay are in its answer, and the pay can be sent back as it was read', async () => {
    const id = await scene.hire({ withholding_schedule: 'DAILY_OR_CASUAL', employment_status: 'Casual' });
    const days = [{ description: 'Picking', units: 'days', value: '3', rate: '240' }];
    const [pay] = await scene.pays([{ employee_id: id, hours: days, days_paid: 3 }], PAY_DATE);
    const path = `/api/company/${scene.employer.au}/pays/${pay!.id}`;
    const read = (await scene.employer.call('GET', path)).body as { days_paid: number };
    expect([(pay as unknown as { days_paid: number }).days_paid, read.days_paid]).toEqual([3, 3]);
    const rebuilt = await scene.employer.call('PUT', path, { hours: days, days_paid: read.days_paid });
    expect(rebuilt.body).toMatchObject({ days_paid: 3, tax: pay!.tax });
    const plain = await scene.payOf(await scene.hire(), '1000', PAY_DATE);
    expect('days_paid' in plain).toBe(false);
  });

  test('leave for family and domestic violence is ordinary time to the tax office and on the payslip', async () => {
    const { employer } = scene;
    const id = await scene.hire({ pay_rate_per_hour: '40' });
    const leave = (description: string) => ({ description, leave_type: 'OTHER', date: '2026-11-10', hours: '7.6' });
    const work = { ...ordinary, value: '30.4' };
    const [pay] = await scene.pays(
      [{ employee_id: id, hours: [work], leave: [leave('Family and domestic violence leave')] }],
      PAY_DATE,
    );
    // 38 hours at 40 dollars, as worked: Fair Work Regulations 2009 reg 3.48; ATO, STP Phase 2 guidelines, "Paid leave".
    const { yearToDate } = await scene.lodged([pay!.id]);
    expect(yearToDate).toMatchObject({ gross: '1520.00', paidLeave: [] });
    const payslip = await employer.call('GET', `/api/company/${employer.au}/pays/${pay!.id}/payslip`, undefined, {
      accept: 'application/json',
    });
    expect(JSON.stringify(payslip.body)).not.toMatch(/violence/i);
    const [other] = await scene.pays(
      [{ employee_id: await scene.hire({ pay_rate_per_hour: '40' }), hours: [work], leave: [leave('Study leave')] }],
      PAY_DATE,
    );
    expect((await scene.lodged([other!.id])).yearToDate).toMatchObject({
      gross: '1216.00',
      paidLeave: [{ code: 'O', amount: '304.00' }],
    });
  });

  test('a quarterly pay period is refused in so many words', async () => {
    await expect(scene.hire({ pay_period: 'QUARTERLY' })).rejects.toThrow(/WEEKLY.*FORTNIGHTLY.*MONTHLY/);
  });

  // Fortnightly tax table 2026-27: 12 more from 1,700 to 5,199 in a year with 27 pays; a year has twelve months. Schedule 1, scale 2: 2,000 a
  // fortnight is 2 × 138, 4,333.33 a month 138 × 13 ÷ 3.
  test.each<[string, string, string, number, number]>([
    ['27 fortnightly pays', 'FORTNIGHTLY', '2000', 276, 276 + 12],
    ['twelve monthly pays', 'MONTHLY', '4333.33', 598, 598],
  ])('a year with %s', async (_name, pay_period, dollars, usual, more) => {
    const plain = await scene.payOf(await scene.hire({ pay_period }), dollars, PAY_DATE);
    const extra = await scene.payOf(await scene.hire({ pay_period, has_extra_pay_in_year: true }), dollars, PAY_DATE);
    expect([plain.tax, extra.tax]).toEqual([usual, more]);
  });

  test('an adjustment takes back gross, leave and super in the year, in balances and in Single Touch Payroll', async () => {
    const { employer } = scene;
    const id = await scene.hire({ pay_rate_per_hour: '25' });
    const work = (value: string, more: object = {}) => ({ ...ordinary, value, ...more });
    await scene.pays([{ employee_id: id, hours: [work('44')] }], '2026-11-05');
    const [next] = await scene.pays(
      [{ employee_id: id, hours: [work('40'), work('-4', { description: 'Not worked', is_adjustment: true })] }],
      PAY_DATE,
    );
    // 36 hours are left of this week: 0.3227 × 900.99 − 185.1935 = 105.56, 106, and 12 % of 900. Both weeks are 80 hours.
    expect(next).toMatchObject({ gross: 900, tax: 106, super: 108 });
    const { body } = await employer.call('GET', `/api/employees/${id}/balances?as_at=${PAY_DATE}`);
    const told = body as {
      leave: { leave_type: string; hours: number }[];
      year_to_date: { gross: number; super: number };
    };
    expect([told.year_to_date.gross, told.year_to_date.super]).toEqual([2000, 240]);
    const holiday = told.leave.find(({ leave_type }) => leave_type === 'HOLIDAY')!;
    expect(Math.abs(holiday.hours - (80 * 4) / 52)).toBeLessThan(0.0001);
    // 44 hours were 1,100, of which 170 were withheld.
    expect((await scene.lodged([next!.id])).yearToDate).toMatchObject({
      gross: '2000.00',
      paygWithheld: '276.00',
      super: expect.arrayContaining([{ code: 'L', amount: '240.00' }]),
    });
  });

  describe('how a job ends, from the request to Single Touch Payroll', () => {
    // ATO, STP Phase 2 guidelines, "Cessation type" and "ETP code": R excess of a genuine redundancy and invalidity, O other endings,
    // D, N and T after a death, by who is paid.
    test.each<[string, object, string, string]>([
      ['resignation', {}, 'V', 'O'],
      ['dismissal', { cessation_type_code: 'F' }, 'F', 'O'],
      ['contract end', { cessation_type_code: 'C' }, 'C', 'O'],
      ['transfer', { cessation_type_code: 'T' }, 'T', 'O'],
      ['ill health', { reason: 'INVALIDITY' }, 'I', 'R'],
      ['death, paid to a dependant', { reason: 'DEATH_DEPENDENT' }, 'D', 'D'],
      ['death, paid to somebody else', { reason: 'DEATH_NON_DEPENDENT' }, 'D', 'N'],
      ['death, paid to the estate', { reason: 'DEATH_ESTATE' }, 'D', 'T'],
    ])('%s', async (_name, body, cessation, etp) => {
      const id = await scene.hire({ start_date: '2016-11-14', date_of_birth: '1985-01-01' });
      const ended = await scene.terminate(id, {
        ...{ termination_date: '2026-11-13', pay_date: '2026-11-13', etp_amount: '10000' },
        ...body,
      });
      expect(ended['cessation_type_code']).toBe(cessation);
      const payee = await scene.lodged([Number(ended['pay_id'])]);
      expect(payee['cessation']).toEqual({ date: '2026-11-13', code: cessation });
      expect(payee.yearToDate['etps']).toMatchObject([{ code: etp }]);
      const [row] = payee.yearToDate['etps'] as { taxable: string; taxFree: string }[];
      expect(Number(row!.taxable) + Number(row!.taxFree)).toBe(10_000);
    });

    // ATO, "PAYG withholding for deceased employees": nothing is withheld from salary or wages that were earned before the death and are
    // paid after it, nor are they in the report of the employee. Schedule 1, scale 2: 1,000 is 138.
    test('wages that are paid after a death, with the final pay and later', async () => {
      const { employer } = scene;
      const id = await scene.hire({ start_date: '2025-11-14', date_of_birth: '1985-01-01' });
      const alive = await scene.payOf(id, '1000', '2026-11-05');
      const hours = [{ description: 'Last days', units: 'hours', value: '10', rate: '60' }];
      const bonuses = [{ description: 'Bonus', amount: '400', tax_method: 'METHOD_A_WHOLE_YEAR' }];
      const termination = { termination_date: '2026-11-06', reason: 'DEATH_ESTATE', is_unused_lsl_paid: false };
      const [last] = await scene.pays([{ employee_id: id, hours, bonuses, termination }], '2026-11-08');
      const late = await scene.payOf(id, '500', '2026-11-19');
      expect([alive.tax, last!.tax, late.tax]).toEqual([138, 0, 0]);
      const codes = [alive, last!, late].map(({ warnings }) => warnings.map(({ code }) => code));
      expect(codes.map((told) => told.includes('au.tax/paid-after-death'))).toEqual([false, true, true]);
      // What is owed to the fund stays: 12 % of 1,000, 1,000 and 500.
      const payee = await scene.lodged([alive.id, last!.id, late.id]);
      expect(payee.yearToDate).toMatchObject({
        ...{ gross: '1000.00', bonusesAndCommissions: '0.00', paygWithheld: '138.00', paidLeave: [] },
        super: expect.arrayContaining([{ code: 'L', amount: '300.00' }]),
      });
      const { body } = await employer.call('POST', `/api/company/${employer.au}/pays/${late.id}/replay`);
      expect(body).toMatchObject({ is_equal: true });
      // A pay of before the death that is entered afterwards is taxed.
      expect((await scene.payOf(id, '1000', '2026-10-29')).tax).toBe(138);
    });

    // ATO, STP Phase 2 guidelines: a death benefit is reported for whoever receives it, with the employment basis D and the tax treatment DBXXXX;
    // nobody was employed, so there is no last day. Schedule 11: 32 % for somebody who was no dependant.
    test('a death benefit is reported with the record of its recipient', async () => {
      const { employer } = scene;
      const died = await scene.hire({ start_date: '2016-11-14', date_of_birth: '1985-01-01', last_name: 'Died' });
      const day = { termination_date: '2026-11-06', pay_date: '2026-11-13', is_unused_lsl_paid: false };
      const benefit = { ...day, reason: 'DEATH_NON_DEPENDENT', etp_amount: '10000' };
      const preview = await employer.call('POST', `/api/company/${employer.au}/pays/preview?pay_date=2026-11-13`, [
        { employee_id: died, termination: { ...benefit, pay_date: undefined } },
      ]);
      const told = (preview.body as PayAnswer[])[0]!.warnings.find(({ code }) => code.endsWith('of-recipient'));
      expect(told?.message).toContain('is_death_beneficiary');

      const final = await scene.terminate(died, { ...day, reason: 'DEATH_NON_DEPENDENT' });
      const heir = await scene.hire({
        ...{ last_name: 'Heir', start_date: '2026-11-06', date_of_birth: '2012-01-01' },
        ...{ is_death_beneficiary: true, has_stsl_liability: true },
      });
      const record = (await employer.call('GET', `/api/employees/${heir}`)).body;
      expect(record).toMatchObject({ active_pay_recipient: false, tax_treatment_code: 'DBXXXX', income_stream: 'SAW' });
      const paid = await scene.terminate(heir, benefit);
      expect(paid.warnings).toEqual([]);
      expect(paid).toMatchObject({ tax_amount: 3200, etp_tax_withheld: 3200 });

      const payee = await scene.lodged([Number(paid['pay_id'])]);
      expect(payee).toMatchObject({
        ...{ familyName: 'Heir', employmentBasis: 'D', taxTreatment: 'DBXXXX', incomeType: 'SAW' },
        ...{ startDate: '1800-01-01', cessation: null },
      });
      const etp = { code: 'N', taxable: '10000.00', taxFree: '0.00', withheld: '3200.00' };
      expect(payee.yearToDate).toMatchObject({ etps: [etp], gross: '0.00', paygWithheld: '0.00' });
      const employee = await scene.lodged([Number(final['pay_id'])]);
      expect(employee).toMatchObject({ familyName: 'Died', cessation: { date: '2026-11-06', code: 'D' } });
      expect(employee.yearToDate['etps']).toEqual([]);
    });

    test('a pay that was made before a death was known is named, and rebuilt without tax', async () => {
      const { employer } = scene;
      const id = await scene.hire({ start_date: '2025-11-14', date_of_birth: '1985-01-01' });
      const [alive, meanwhile] = [
        await scene.payOf(id, '1000', '2026-11-05'),
        await scene.payOf(id, '1000', '2026-11-12'),
      ];
      expect([alive.tax, meanwhile.tax]).toEqual([138, 138]);
      const day = { termination_date: '2026-11-10', pay_date: '2026-11-19', reason: 'DEATH_ESTATE' };
      const ended = await scene.terminate(id, day);
      const told = ended.warnings.find(({ code }) => code === 'pay/withheld-after-death');
      expect(told?.message).toContain(`before it was known here: ${meanwhile.id}.`);
      const hours = [{ description: 'Ordinary', units: 'pay', value: '1', rate: '1000' }];
      const path = `/api/company/${employer.au}/pays/${meanwhile.id}`;
      expect((await employer.call('PUT', path, { employee_id: id, hours })).body).toMatchObject({ tax: 0, super: 120 });
      const payee = await scene.lodged([alive.id, meanwhile.id, Number(ended['pay_id'])]);
      expect(payee.yearToDate).toMatchObject({ gross: '1000.00', paygWithheld: '138.00' });
    });

    test('redundancy', async () => {
      const id = await scene.hire({ start_date: '2016-11-14', date_of_birth: '1985-01-01' });
      const ended = await scene.terminate(id, {
        ...{ termination_date: '2026-11-13', pay_date: '2026-11-13', reason: 'REDUNDANCY' },
        ...{ redundancy_amount: '150000', is_genuine_redundancy: true },
      });
      const payee = await scene.lodged([Number(ended['pay_id'])]);
      expect(payee['cessation']).toEqual({ date: '2026-11-13', code: 'R' });
      const [etp] = payee.yearToDate['etps'] as { code: string; taxable: string }[];
      const [free] = payee.yearToDate['lumpSums'] as { code: string; amount: string }[];
      expect([etp!.code, free!.code]).toEqual(['R', 'D']);
      // What is tax free is Lump Sum D; the excess is the ETP.
      expect(Number(etp!.taxable) + Number(free!.amount)).toBe(150_000);
      expect(Number(free!.amount)).toBe(ended['lump_sum_d']);
    });
  });

  // Fair Work Regulations 2009 (Cth) reg 3.46(4): paid by the year, the rate on the last day of the period.
  test('a payslip says the annual salary that the pay was made with', async () => {
    const { employer } = scene;
    const id = await scene.hire({ annual_salary: 80_000, pay_rate_per_hour: undefined });
    const paid = async (payDate: string) => {
      const hours = [{ description: 'Salary', units: 'hours', value: '38' }];
      const [pay] = await scene.pays([{ employee_id: id, hours }], payDate);
      return pay!.id;
    };
    const rateOn = async (payId: number) => {
      const path = `/api/company/${employer.au}/pays/${payId}/payslip`;
      const { body } = await employer.call('GET', path, undefined, { accept: 'application/json' });
      return (body as { employee: { annual_rate: number | null } }).employee.annual_rate;
    };
    const before = await paid('2026-10-15');
    const raised = [{ id, annual_salary: 90_000 }];
    await employer.call('PATCH', `/api/company/${employer.au}/employees/update`, raised);
    const after = await paid('2026-11-12');
    const byTheHour = await scene.payOf(await scene.hire(), '1000', '2026-11-12');
    expect(await Promise.all([before, after, byTheHour.id].map(rateOn))).toEqual([80_000, 90_000, null]);
  });

  describe('payroll tax of a group', () => {
    test('has the threshold once, and states that are not confirmed say so', async () => {
      const employer = await scene.api.employer();
      const created = await employer.call('PUT', '/api/company/create', { legal_name: 'Banksia', abn: '83914571673' });
      const second = (created.body as { id: number }).id;
      const paid = async (company: number, state: string, rate: string) => {
        const path = `/api/company/${company}`;
        const person = auEmployee({ state, super_rate: '0.12' });
        const hired = await employer.call('PUT', `${path}/employees/create`, [person]);
        const employee_id = (hired.body as { employee: { id: number } }[])[0]!.employee.id;
        const hours = [{ description: 'Ordinary', units: 'pay', value: '1', rate }];
        const made = await employer.call('PUT', `${path}/pays/create?pay_date=2026-05-14`, [{ employee_id, hours }]);
        expect([made.status, made.status === 201 ? '' : made.body]).toEqual([201, '']);
      };
      await paid(employer.au, 'NSW', '900000');
      await paid(second, 'NSW', '800000');
      const unconfirmed = ['ACT', 'QLD', 'SA', 'WA'];
      for (const state of unconfirmed) await paid(second, state, '10000');
      const query = `financial_year=2025-26&group_company_ids=${second}`;
      const { body } = await employer.call('GET', `/api/company/${employer.au}/payroll-tax?${query}`);
      const report = body as {
        australian_wages: number;
        states: { state: string; wages: number; tax: number | null; message: string | null }[];
      };
      // Super: 12 % of the maximum contribution base of a quarter of 2025-26, 62,500; of 10,000 it is 1,200.
      const nsw = 900_000 + 800_000 + 2 * 7500;
      const all = nsw + 4 * 11_200;
      expect(report.australian_wages).toBe(all);
      // Payroll Tax Act 2007 (NSW): 5.45 % above the state's part of 1,200,000, once for the group.
      const tax = Math.round((nsw - (1_200_000 * nsw) / all) * 5.45) / 100;
      expect(report.states.find(({ state }) => state === 'NSW')).toMatchObject({ wages: nsw, tax, message: null });
      for (const state of unconfirmed) {
        const row = report.states.find((one) => one.state === state)!;
        expect([state, row.wages, row.tax]).toEqual([state, 11_200, null]);
        expect(row.message).toMatch(/\w{3,}/);
      }
      // Alone, the first company has its own wages and the whole threshold.
      const alone = await employer.call('GET', `/api/company/${employer.au}/payroll-tax?financial_year=2025-26`);
      expect((alone.body as { states: unknown[] }).states).toMatchObject([{ state: 'NSW', wages: 907_500, tax: 0 }]);
    });

    // Payroll Tax Act 2007 (NSW) ss 13, 17, 27: wages and super; neither the tax-free part of a redundancy nor salary given up for a car.
    test('the report counts the same wages as the answer', async () => {
      const employer = await scene.api.employer();
      const id = await employer.hire('au', { state: 'NSW', start_date: '2024-01-01' });
      const salary = [{ description: 'Salary', units: 'pay', value: '1', rate: '2000' }];
      const pay_sacrifices = [
        { description: 'Super', amount: '100' },
        { description: 'Car', amount: '300', is_super: false },
      ];
      await employer.pay('au', [{ employee_id: id, hours: salary, pay_sacrifices }], '?pay_date=2026-10-15');
      const ended = await employer.call('POST', `/api/employees/${id}/terminate`, {
        ...{
          termination_date: '2026-10-16',
          pay_date: '2026-10-16',
          reason: 'REDUNDANCY',
          is_genuine_redundancy: true,
        },
        ...{ redundancy_amount: '10000', is_unused_holiday_paid: false },
      });
      expect(ended.body).toMatchObject({ lump_sum_d: 10_000, total_amount: 10_000 });
      // 2,000 less 400 given up, and super of 12 % of 2,000 with the 100.
      const october = { month: '2026-10', state: 'NSW', gross: 1600, super: 340, wages: 1940 };
      const answer = await employer.call('GET', `/api/company/${employer.au}/payroll-tax?financial_year=2026-27`);
      expect(answer.body).toMatchObject({ months: [october] });
      const period = 'from=2026-10-01&to=2026-10-31';
      const report = await employer.call('GET', `/api/company/${employer.au}/reports/payroll-tax?${period}`);
      expect(report.body).toMatchObject({ rows: [october] });
    });

    // Payroll Tax Act 2007 (NSW) s 11, and the same section of the other Acts: wages are taxable where the services of the month were.
    test('wages stay in the state in which they were paid when the employee moves', async () => {
      const employer = await scene.api.employer();
      const id = await employer.hire('au', { state: 'NSW', start_date: '2024-01-01' });
      const pay = (payDate: string) =>
        employer.pay(
          'au',
          [{ employee_id: id, hours: [{ description: 'Salary', units: 'pay', value: '1', rate: '1000' }] }],
          `?pay_date=${payDate}`,
        );
      await pay('2026-09-17');
      const moved = await employer.call('PATCH', `/api/company/${employer.au}/employees/update`, [
        { id, state: 'VIC' },
      ]);
      expect(moved.status).toBe(200);
      await pay('2026-10-15');
      const wages = { gross: 1000, super: 120, wages: 1120 };
      const september = { month: '2026-09', state: 'NSW', ...wages };
      const october = { month: '2026-10', state: 'VIC', ...wages };
      const answer = await employer.call('GET', `/api/company/${employer.au}/payroll-tax?financial_year=2026-27`);
      expect(answer.body).toMatchObject({ months: [september, october], states: [{ state: 'NSW' }, { state: 'VIC' }] });
      const period = 'from=2026-09-01&to=2026-10-31';
      const report = await employer.call('GET', `/api/company/${employer.au}/reports/payroll-tax?${period}`);
      expect(report.body).toMatchObject({ rows: [september, october] });
    });
  });
});
