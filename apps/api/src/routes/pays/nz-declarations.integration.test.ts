import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

interface Shown {
  readonly gross: number;
  readonly tax: number;
  readonly nz_student_loan: number;
  readonly period_student_loan_cir: number;
  readonly period_student_loan_bor: number;
  readonly kiwisaver_employee_amount: number;
  readonly kiwisaver_employer_amount: number;
  readonly kiwisaver_esct_amount: number;
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

describe.each(testEngines)('New Zealand codes, rates and elections on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const inNz = { standard_hours_per_day: '8', standard_days_per_week: 5, pay_rate_per_hour: '40' };
  const hire = (fields: Readonly<Record<string, unknown>>) =>
    employer.hire('nz', { start_date: '2026-11-02', ...inNz, ...fields });
  /** A pay of 40 hours at 40 dollars on 12 November 2026. */
  const preview = async (id: number, item: Readonly<Record<string, unknown>> = {}): Promise<Shown> => {
    const week = [{ description: 'Work', units: 'hours', value: 40 }];
    const path = `/api/company/${employer.nz}/pays/preview?pay_date=2026-11-12`;
    const { status, body } = await employer.call('POST', path, [{ employee_id: id, hours: week, ...item }]);
    expect([status, status === 200 ? '' : body]).toEqual([200, '']);
    return (body as Shown[])[0]!;
  };
  /** The same of somebody who is hired with these fields. */
  const previewOf = async (
    fields: Readonly<Record<string, unknown>>,
    item: Readonly<Record<string, unknown>> = {},
  ): Promise<Shown> => preview(await hire(fields), item);
  const codes = ({ warnings }: Shown) => warnings.map(({ code }) => code);

  it('a tailored tax code takes its own rate while its certificate lasts', async () => {
    expect((await previewOf({ nz_tax_code: 'STC', stc_rate: '0.15' })).tax).toBe(1600 * 0.15);
    const ended = await previewOf({ nz_tax_code: 'STC', stc_rate: '0.15', stc_end_date: '2026-10-31' });
    expect(codes(ended)).toContain('nz.tax-code/certificate-not-in-force');
  });

  it('after its certificate the code that was declared before counts, and without one ND', async () => {
    const certificate = { nz_tax_code: 'STC', stc_rate: '0.15', stc_end_date: '2026-10-31' };
    // Code M: 17,333.50 on 83,200 a year and the levy of 1,456, over 52 weeks, truncated. @law Inland Revenue payroll specification 5.2, 5.9
    const asM = 361.33;
    expect((await previewOf({ ...certificate, stc_previous_tax_code: 'M' })).tax).toBe(asM);
    // 45 % and the levy.
    expect((await previewOf(certificate)).tax).toBe(1600 * 0.4675);
    const id = await hire({ nz_tax_code: 'M' });
    const path = `/api/company/${employer.nz}/employees/update`;
    const changed = await employer.call('PATCH', path, [{ id, ...certificate }]);
    expect([changed.status, JSON.stringify(changed.body)]).toEqual([
      200,
      expect.stringContaining('"stc_previous_tax_code":"M"'),
    ]);
    expect((await preview(id)).tax).toBe(asM);
  });

  it('payslip and file name the code that a pay was worked out by, and no code that Inland Revenue does not have', async () => {
    const company = `/api/company/${employer.nz}`;
    await employer.call('PATCH', company, { phone: '091234567', email_address: 'pay@example.nz' });
    const people = [
      { nz_tax_code: 'STC', stc_rate: '0.15', stc_end_date: '2026-10-31', stc_previous_tax_code: 'S' },
      { nz_tax_code: 'CAE' },
      { nz_tax_code: 'ME' },
    ];
    const ids: number[] = [];
    for (const fields of people) ids.push(await hire({ ...fields, has_student_loan: true }));
    const week = [{ description: 'Work', units: 'hours', value: 40 }];
    const items = ids.map((employee_id) => ({ employee_id, hours: week }));
    const paid = await employer.pay('nz', items, '?pay_date=2026-11-05');
    // What the record says afterwards is not what the pays were taxed by.
    await employer.call('PATCH', `${company}/employees/update`, [
      { id: ids[2], nz_tax_code: 'SH', has_student_loan: false },
    ]);
    const shown: unknown[] = [];
    for (const { id } of paid.body as { readonly id: number }[]) {
      const path = `${company}/pays/${id}/payslip`;
      const { body } = await employer.call('GET', path, undefined, { accept: 'application/json' });
      shown.push((body as { readonly employee: { readonly tax_code: string } }).employee.tax_code);
    }
    expect(shown).toEqual(['S SL', 'CAE', 'ME SL']);
    const { body } = await employer.call('GET', `${company}/payday-filing?from=2026-11-05&to=2026-11-05`);
    const lines = String(body)
      .split('\r\n')
      .filter((line) => line.startsWith('DEI'));
    expect(lines.map((line) => line.split(',')[3]).sort()).toEqual(['CAE', 'MESL', 'SSL']);
  });

  it('the year to date of a student loan holds all three deductions', async () => {
    const loan = { nz_tax_code: 'SB', has_student_loan: true, slcir_rate: '0.05', slbor_amount: '25' };
    const employee_id = await hire(loan);
    const week = [{ description: 'Work', units: 'hours', value: 40 }];
    const paid = await employer.pay('nz', [{ employee_id, hours: week }], '?pay_date=2026-11-12');
    // 12 % and 5 % of 1,600 dollars, and 25 dollars of the borrower's own.
    const all = 1600 * 0.12 + 1600 * 0.05 + 25;
    const year = { year_to_date: { student_loan: all } };
    expect((await employer.call('GET', `/api/employees/${employee_id}/balances`)).body).toMatchObject(year);
    const path = `/api/company/${employer.nz}/pays/${(paid.body as { readonly id: number }[])[0]!.id}/payslip`;
    const { body } = await employer.call('GET', path, undefined, { accept: 'application/json' });
    expect(body).toMatchObject(year);
    const report = await employer.call('GET', `/api/company/${employer.nz}/reports/year-to-date?to=2026-11-15`);
    const { rows } = report.body as { readonly rows: readonly { readonly student_loan: number }[] };
    expect(rows.map(({ student_loan }) => student_loan)).toContain(all);
  });

  it('a pay of March 2026 is corrected while the record has the 3.5 % of April', async () => {
    const employee_id = await hire({ start_date: '2026-01-05' });
    const hours = (value: number) => [{ description: 'Work', units: 'hours', value }];
    const made = await employer.pay('nz', [{ employee_id, hours: hours(40) }], '?pay_date=2026-03-26');
    const company = `/api/company/${employer.nz}`;
    await employer.call('PATCH', `${company}/employees/update`, [
      { id: employee_id, kiwisaver_employee_rate: '0.035', kiwisaver_employer_rate: '0.035' },
    ]);
    const path = `${company}/pays/${(made.body as { readonly id: number }[])[0]!.id}`;
    const rebuilt = await employer.call('PUT', path, { hours: hours(30) });
    // 3 % of 1,200 dollars: the lowest rate of that day, and the compulsory one of the employer.
    const contributed = { kiwisaver_employee_amount: 36, kiwisaver_employer_amount: 36 };
    expect(rebuilt).toMatchObject({ status: 200, body: contributed });
    expect(codes(rebuilt.body as Shown)).toEqual(
      expect.arrayContaining(['nz.kiwisaver/employee-rate-not-yet', 'nz.kiwisaver/employer-rate-not-yet']),
    );
  });

  it('a certificate of secondary income has no repayment threshold', async () => {
    const certificate = { nz_tax_code: 'STC', stc_rate: '0.15', stc_student_loan_rate: '0.08', has_student_loan: true };
    // 8 % over the weekly threshold of 464 dollars, and of everything. @law Inland Revenue payroll specification 5.4, 5.6, 5.9
    expect((await previewOf(certificate)).nz_student_loan).toBe(((1600 - 464) * 8) / 100);
    const secondary = await previewOf({ ...certificate, stc_student_loan_threshold_applies: false });
    expect(secondary.nz_student_loan).toBe((1600 * 8) / 100);
  });

  it('the record says which minimum wage counts', async () => {
    const below = 'nz.minimum-wage/below';
    const startingOut = { pay_rate_per_hour: '19.16', date_of_birth: '2009-05-05' };
    expect(codes(await previewOf(startingOut))).toContain(below);
    expect(codes(await previewOf({ ...startingOut, minimum_wage: 'STARTING_OUT' }))).not.toContain(below);
    expect(codes(await previewOf({ pay_rate_per_hour: '15', date_of_birth: '2011-05-05' }))).not.toContain(below);
  });

  it('an employer contribution treated as pay reaches the fund whole, or less the tax on it', async () => {
    const asPay = { nz_tax_code: 'M', employer_contrib_tax_method: 'PAYE' };
    const whole = (await previewOf(asPay)) as Shown & { readonly net: number; readonly super: number };
    const net = (await previewOf({ ...asPay, employer_contrib_paid_as: 'NET' })) as typeof whole;
    // PAYE on 1,656 and 1,600 a week is 380.79 and 361.33, of which the levy on 56 is 0.98: 18.48 of income tax. @law Inland Revenue payroll specification 5.21.3
    expect(whole.tax).toBe(380.79);
    expect([net.tax, net.super]).toEqual([380.79, Number((whole.super - 18.48).toFixed(2))]);
    expect(net.net).toBe(Number((whole.net + 18.48).toFixed(2)));
  });

  it('special, compulsory extra and voluntary extra student loan deductions', async () => {
    const loan = { nz_tax_code: 'SB', has_student_loan: true };
    // A secondary code has no repayment threshold: the standard rate is 12 % of all of it.
    expect((await previewOf(loan)).nz_student_loan).toBe(1600 * 0.12);
    expect((await previewOf({ ...loan, student_loan_special_rate: '0.06' })).nz_student_loan).toBe(1600 * 0.06);
    const extra = await previewOf({ ...loan, slcir_rate: '0.05', slcir_remaining_amount: '30', slbor_amount: '25' });
    expect([extra.period_student_loan_cir, extra.period_student_loan_bor]).toEqual([30, 25]);
  });

  it('a KiwiSaver savings suspension stops contributions on its days alone', async () => {
    const during = { kiwisaver_suspension_start_date: '2026-11-01', kiwisaver_suspension_end_date: '2027-10-31' };
    const suspended = await previewOf(during);
    expect([suspended.kiwisaver_employee_amount, suspended.kiwisaver_employer_amount]).toEqual([0, 0]);
    const before = { kiwisaver_suspension_start_date: '2026-12-01', kiwisaver_suspension_end_date: '2027-10-31' };
    // The default rate from 1 April 2026 is 3.5 %. @law KiwiSaver Act 2006 s 64
    expect((await previewOf(before)).kiwisaver_employee_amount).toBe((1600 * 35) / 1000);
  });

  it('a temporary reduction keeps 3 % while it lasts, and the employer follows where it matches', async () => {
    const days = { kiwisaver_reduction_start_date: '2026-11-01', kiwisaver_reduction_end_date: '2027-03-31' };
    const reduced = await previewOf(days);
    expect([reduced.kiwisaver_employee_amount, reduced.kiwisaver_employer_amount]).toEqual([
      (1600 * 30) / 1000,
      (1600 * 35) / 1000,
    ]);
    const matched = await previewOf({ ...days, kiwisaver_reduction_employer_matches: true });
    expect([matched.kiwisaver_employee_amount, matched.kiwisaver_employer_amount]).toEqual([
      (1600 * 30) / 1000,
      (1600 * 30) / 1000,
    ]);
  });

  // Inland Revenue, "Taking a savings break" and "Temporary rate reduction": three months to a year at a time.
  it.each([
    ['suspension', null, true],
    ['suspension', '2027-11-02', true],
    ['suspension', '2027-11-01', false],
    ['suspension', '2027-02-01', false],
    ['reduction', null, true],
    ['reduction', '2028-03-31', true],
    ['reduction', '2027-10-31', false],
  ])('a %s from 1 November 2026 until %s is told as beyond a year: %s', async (name, until, isTold) => {
    const days = { [`kiwisaver_${name}_start_date`]: '2026-11-01', [`kiwisaver_${name}_end_date`]: until };
    const told = codes(await previewOf(days)).includes('pay/kiwisaver-notice-beyond-a-year');
    expect(told).toBe(isTold);
    // Nothing is told of days that have not come, or are over.
    const later = { ...days, [`kiwisaver_${name}_start_date`]: '2026-12-01' };
    expect(codes(await previewOf(later))).not.toContain('pay/kiwisaver-notice-beyond-a-year');
  });

  it('a contractor is taxed by activity, election or certificate', async () => {
    const contractor = { nz_tax_code: 'WT', schedular_activity: 'cleaning' };
    // Income Tax Act 2007 Schedule 4: cleaning 20 %.
    expect((await previewOf(contractor)).tax).toBe(1600 * 0.2);
    expect((await previewOf({ ...contractor, schedular_elected_rate: '0.25' })).tax).toBe(1600 * 0.25);
    expect((await previewOf({ ...contractor, schedular_certificate_rate: '0.05' })).tax).toBe(1600 * 0.05);
  });

  it('the ESCT rate follows from earnings; the default one is used with a warning', async () => {
    const contribution = (1600 * 35) / 1000;
    const byDefault = await previewOf({});
    expect(codes(byDefault)).toContain('nz.esct/default-rate');
    // From 1 April 2025: 17.5 % up to 64,200 and 30 % up to 93,720. @law Income Tax Act 2007 Schedule 1 Part D
    const known = await previewOf({ esct_last_year_earnings: '60000', esct_last_year_contributions: '2100' });
    expect(codes(known)).not.toContain('nz.esct/default-rate');
    expect(known.kiwisaver_esct_amount).toBe((contribution * 175) / 1000);
    const more = await previewOf({ esct_last_year_earnings: '70000', esct_last_year_contributions: '2450' });
    expect(more.kiwisaver_esct_amount).toBe((contribution * 300) / 1000);
    // They were told in the tax year after 31 March 2026, and count until the next one ends. @law s YA 1
    const other = 'nz.esct/earnings-of-other-year';
    const before = { esct_last_year_earnings: '70000', esct_last_year: 2025 };
    expect([codes(more), codes(await previewOf(before))]).toEqual([
      expect.not.arrayContaining([other]),
      expect.arrayContaining([other]),
    ]);
  });

  it('eight per cent with each pay, and a warning when the conditions do not hold', async () => {
    const term = { holiday_pay_with_pay: 'FIXED_TERM', holiday_pay_with_pay_end_date: '2027-04-30' };
    const agreed = await previewOf({ ...term, holiday_pay_with_pay_agreed: true });
    // @law Holidays Act 2003 s 28(1)
    expect(agreed.gross).toBe(1600 + 1600 * 0.08);
    const notAgreed = await previewOf(term);
    expect([notAgreed.gross, codes(notAgreed).includes('nz.holidays/with-pay-conditions-ended')]).toEqual([1600, true]);
  });

  it('holidays that are paid with each pay neither arise nor are paid on leaving', async () => {
    const terms = { holiday_pay_with_pay: 'INTERMITTENT', holiday_pay_with_pay_agreed: true };
    const id = await employer.hire('nz', { ...inNz, ...terms, start_date: '2025-11-10' });
    const hours = [{ description: 'Work', units: 'hours', value: 40 }];
    const made = await employer.pay('nz', [{ employee_id: id, hours }], '?pay_date=2026-11-12');
    const annual = { leave_type: 'ANNUAL_HOLIDAYS', hours: 0 };
    expect(made.body).toMatchObject([
      { leave_balance_rows: expect.arrayContaining([expect.objectContaining(annual)]) },
    ]);
    const day = { termination_date: '2026-11-20', pay_date: '2026-11-20' };
    const ended = await employer.call('POST', `/api/employees/${id}/terminate`, day);
    expect(ended.body).toMatchObject({ unused_holiday_amount: 0, non_etp_amount: 0 });
  });

  it('an elected rate of extra pays is kept', async () => {
    const bonus = [{ description: 'Bonus', amount: 1000, tax_as_nz_extra_pay: true }];
    const without = await previewOf({});
    const elected = await previewOf({ extra_pay_elected_rate: '0.39' }, { bonuses: bonus });
    // 39 % of the bonus and the ACC earners' levy of 1.75 % from 1 April 2026.
    expect(Math.round((elected.tax - without.tax) * 100)).toBe(39000 + 1750);
  });

  it('a bonus and the week of one period withhold the same in any order, and no net is below zero', async () => {
    const week = { hours: [{ description: 'Work', units: 'hours', value: 40 }] };
    const bonus = { bonuses: [{ description: 'Bonus', amount: 1000, tax_as_nz_extra_pay: true }] };
    const withheld = async (requests: readonly object[]) => {
      const id = await employer.hire('nz', { start_date: '2026-11-02', ...inNz });
      let tax = 0;
      for (const request of requests) {
        const made = await employer.pay('nz', [{ employee_id: id, ...request }], '?pay_date=2026-11-12');
        expect([made.status, made.status === 201 ? '' : made.body]).toEqual([201, '']);
        expect(made.body[0].net).toBeGreaterThanOrEqual(0);
        tax += Math.round(made.body[0].tax * 100);
      }
      return tax;
    };
    const together = await withheld([{ ...week, ...bonus }]);
    expect([await withheld([week, bonus]), await withheld([bonus, week])]).toEqual([together, together]);
  });

  it('what excludes one another is refused', async () => {
    await expect(employer.hire('nz', { ...inNz, slbor_amount: '5', slbor_rate: '0.01' })).rejects.toThrow('slbor_rate');
  });
});
