import { runVector } from '..';
import { nzKinds } from '.';
import type { JsonObject, Json } from '../vector';

function run(kind: string, inputs: JsonObject, expected: Json, checked = 'agrees') {
  return runVector('nz.json', { id: 'x', kind, year: '2027', inputs, expected, checked });
}

const pay = { tax_code: 'M', frequency: 'weekly', gross: '1000.00', pay_date: '2026-10-15' };

describe('New Zealand vectors', () => {
  // One published figure of each kind (Inland Revenue's specification, casebook and tables; the Holidays Act).
  test.each<[string, JsonObject, Json]>([
    ['pay', pay, { paye: '171.50' }],
    ['pay', { ...pay, tax_code: 'STC', stc_rate: '20' }, { paye: '200.00' }],
    ['pay', { ...pay, tax_code: 'STC', stc_rate: '20', stc_student_loan_rate: '8' }, { student_loan: '42.88' }],
    ['pay', { ...pay, tax_code: 'S SL', student_loan_rate: '8' }, { student_loan: '80.00' }],
    ['pay', { ...pay, tax_code: 'M SL', slbor_rate: '2' }, { slbor: '20.00' }],
    ['pay', { ...pay, tax_code: 'M SL', slcir_rate: '5', slcir_remaining: '1' }, { slcir: '1.00' }],
    ['pay', { ...pay, kiwisaver_employee_rate: '3', esct_rate: '17.5' }, { kiwisaver_employee: '30.00' }],
    ['pay', { ...pay, kiwisaver_employee_rate: '4', kiwisaver_employer_rate: '0' }, { kiwisaver_employer_net: '0' }],
    ['pay', { ...pay, attachment_order: '500' }, { child_support: '0', child_support_code: '' }],
    [
      'pay',
      {
        ...pay,
        gross: '1537.50',
        extra_pay: '1000',
        pays_in_last_four_weeks: ['1537.50', '1537.50', '1537.50', '1537.50'],
      },
      { paye: '687.11', lump_sum_indicator: 0 },
    ],
    ['slcir', { ...pay, tax_code: 'M SL', gross: '956.80', slcir_rate: '5' }, { slcir: '24.60' }],
    [
      'student_loan',
      { tax_code: 'M SL', off_cycle_extra_pay: '7500.00', pay_date: '2024-09-28' },
      { student_loan: '900.00' },
    ],
    [
      'ess',
      {
        ...pay,
        frequency: 'four-weekly',
        gross: '3500',
        ess_benefit: '2500',
        ess_paye_withheld: true,
        pays_in_last_four_weeks: ['3500'],
        pay_date: '2024-09-04',
      },
      { paye: '1021.98', ei_gross: '3500', ei_ess: '2500' },
    ],
    [
      'paye_table_main',
      { frequency: 'weekly', gross: '195.00', pay_date: '2026-10-01', kiwisaver_rate: '3.5' },
      { M: '23.88', esct_by_rate: { '17.5': '1.05' } },
    ],
    [
      'paye_table_secondary',
      { frequency: 'weekly', gross: '98.00', pay_date: '2026-10-01' },
      { SB: '12.00', student_loan: '11.76' },
    ],
    ['paye_step', { weekly_amount: '75.67', frequency: 'monthly' }, { period_amount: '327.90' }],
    [
      'extra_pay',
      { tax_code: 'STC', stc_rate: '24', extra_pay_kind: 'redundancy', pay_date: '2024-06-01' },
      { rate_applied: '22.40' },
    ],
    [
      'extra_pay',
      { tax_code: 'M', extra_pay: '1000', four_weeks_income: '4000', pay_date: '2026-11-04' },
      { grossed_up: '53000', tax: '192.50' },
    ],
    [
      'extra_pay',
      {
        tax_code: 'M',
        extra_pay: '400',
        acc_liable: '400',
        last_two_pays: ['1000', '1000'],
        frequency: 'weekly',
        pay_date: '2026-11-04',
      },
      { tax: '77.00' },
    ],
    [
      'extra_pay',
      {
        tax_code: 'M',
        extra_pay: '1000',
        pays_in_last_four_weeks: ['10000'],
        frequency: 'monthly',
        elected_rate: '39',
        pay_date: '2026-11-04',
      },
      { tax_rate: '39' },
    ],
    ['esct_rate', { threshold_amount: '54216.00', pay_date: '2024-12-01' }, { esct_rate: '17.5' }],
    [
      'esct_threshold',
      { start_date: '2024-07-17', year_end: '2025-03-31', pay: '380.00', employer_contribution: '11.40', pay_days: 7 },
      { days: 258, threshold_amount: '14425.88' },
    ],
    ['esct_threshold', { salary_or_wages: '50000', employer_contributions: '4216' }, { threshold_amount: '54216' }],
    [
      'esct_threshold',
      { pay: '878.00', employer_contribution: '26.34', pay_days: 14, pay_date: '2024-04-10' },
      { days: 365, threshold_amount: '23577.43' },
    ],
    ['extra_pay', { tax_code: 'ND', extra_pay: '1000', pay_date: '2026-11-04' }, { tax: '467.50', grossed_up: null }],
    ['esct_amount', { employer_contribution: '24.00', esct_rate: '17.5' }, { esct: '4.20', net_contribution: '19.80' }],
    [
      'employer_contribution_as_salary',
      { ...pay, gross: '500.03', kiwisaver_employee_rate: '4', kiwisaver_employer_rate: '3', pay_date: '2025-10-15' },
      { paye_on_gross_with_contribution: '77.72', net_pay_gross_option: '402.31', net_contribution: '12.38' },
    ],
    [
      'schedular',
      { gst_inclusive_payment: '115.00', gst: '15.00', rate: '20', tax_code: 'WT' },
      { gross: '100.00', tax: '20.00', net_to_payee: '95.00' },
    ],
    ['schedular', { payment: '100.00', rate: '20' }, { net_to_payee: '80.00' }],
    [
      'holiday_pay',
      { ordinary_weekly_pay: '1200.00', gross_12_months: '65000.00', weeks: '1' },
      { holiday_pay: '1250.00' },
    ],
    ['holiday_pay', { gross_4_weeks: '3600', irregular_pay: '320' }, { ordinary_weekly_pay: '820.00' }],
    ['holiday_pay', { gross_since_start: '48533.33', advance_paid: '1033.33' }, { eight_percent: '2849.34' }],
    ['holiday_pay', { gross_52_weeks: '41600', days: '208' }, { average_daily_pay: '200.00' }],
    ['holiday_pay', { pay_for_time_worked: '250.00', penal_rates: '240.00' }, { public_holiday_worked_pay: '490.00' }],
    [
      'payment_due_date',
      { employer_size: 'small (PAYE+ESCT < 500,000)', pay_date: '2026-07-30' },
      { due: '2026-08-20' },
    ],
    ['ird_number', { ird_number: '136410133' }, { valid: false }],
    ['bank_account', { account: '26-2600-0320871-032' }, { valid: true, algorithm: 'G' }],
    ['nzbn', { nzbn: '9429039501974' }, { valid: true }],
  ])('%s %j', (kind, inputs, expected) => {
    expect(run(kind, inputs, expected)).toMatchObject({ status: 'passed', differences: [] });
  });

  test('every kind of the shared file is known', () => {
    expect(Object.keys(nzKinds)).toHaveLength(19);
  });

  test('a wrong figure fails with its trace, and a disputed one is shown', () => {
    const wrong = run('pay', pay, { paye: '171.49' });
    expect(wrong.status).toBe('failed');
    expect(wrong.differences).toEqual(['expected.paye: expected "171.49", got "171.5"']);
    expect(wrong.trace).toContain('nz.paye.withhold-from-main-income');
    expect(run('pay', pay, { paye: '171.49' }, 'DISAGREES: see note').status).toBe('disputed');
  });

  test.each<[string, JsonObject]>([
    ['pay', { ...pay, mystery: '1' }],
    ['pay', { ...pay, tax_code: 'Q' }],
    ['pay', { ...pay, frequency: 'daily' }],
    ['pay', { ...pay, pay_date: '2030-01-01' }],
    ['pay', { ...pay, pays_in_last_four_weeks: 'x' }],
    ['extra_pay', { tax_code: 'M', extra_pay_kind: 'gift', pay_date: '2026-11-04' }],
    ['extra_pay', { tax_code: 'M', extra_pay: '1', last_two_pays: '5', frequency: 'weekly', pay_date: '2026-11-04' }],
    ['schedular', { rate: '20' }],
    ['holiday_pay', {}],
    ['ei_file', { detail_lines: ['DEI,1'], header_contact: {}, employer_ird: '', pay_date: '', package: '' }],
    ['lottery', {}],
  ])('what nobody understands has failed: %s %j', (kind, inputs) => {
    expect(run(kind, inputs, { x: 1 }).status).toBe('failed');
  });
});
