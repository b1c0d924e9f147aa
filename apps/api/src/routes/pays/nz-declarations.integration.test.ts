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
    // Code M: 17,333.50 on 83,200 a year and the levy of 1,456, over 52 weeks, truncated. @law specification 5.2, 5.9
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
