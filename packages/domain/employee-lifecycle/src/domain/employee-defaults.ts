import type { EmployeeDetails } from './fields/employee-fields';
import type { EmploymentStatus } from './fields/employment-status';
import { payslipFields, portalFields } from './fields/flag-fields';

/** The eight payslip flags that are on unless somebody turns them off. */
const shownUnlessHidden: ReadonlySet<string> = new Set([
  'show_position_on_payslip',
  'payslip_show_holiday_leave_balance',
  'payslip_show_sick_leave_balance',
  'payslip_show_lsl_balance',
  'payslip_show_hours_and_rate',
  'payslip_show_allowance_units',
  'payslip_show_super_ytd',
  'payslip_show_ytd',
]);

function flags<F extends object>(fields: F, isOn: (name: string) => boolean): { [K in keyof F]: boolean } {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, isOn(name)])) as { [K in keyof F]: boolean };
}

/** What an omitted field becomes on create, before the employment status and the country have their say. */
const common = {
  middle_name: null,
  gender: 'UNKNOWN',
  honorific: null,
  number: null,
  address2: null,
  email_address: null,
  phone_home: null,
  phone_mobile: null,
  phone_medical: null,
  kin_name: null,
  kin_relationship: null,
  kin_address1: null,
  kin_address2: null,
  kin_city: null,
  kin_state: null,
  kin_postcode: null,
  kin_phone_home: null,
  kin_phone_work: null,
  kin_phone_mobile: null,
  kin_notes: null,
  employment_type: null,
  // Permanent.
  employment_tenure: 1,
  active_pay_recipient: true,
  position: null,
  department: null,
  is_super_only_contractor: false,
  tax_file_number: null,
  tfnd_signed_date: null,
  is_foreign_resident: null,
  has_claimed_tax_free_threshold: null,
  has_stsl_liability: null,
  is_closely_held: null,
  working_holiday_tax_scale_applies: false,
  include_email_and_phone_in_stp: false,
  abn: null,
  nz_tax_code: null,
  ird_number: null,
  has_student_loan: false,
  no_declaration: false,
  pay_method: 'DIRECT BANK ENTRY',
  pay_period: 'WEEKLY',
  pay_rate_per_hour: '0',
  standard_hours_per_day: '7.6',
  standard_days_per_week: 5,
  stp_employment_status: 'F',
  default_employee_fund_member_number: null,
  default_employee_fund_usi: null,
  super_rate: null,
  compulsory_super_rate: null,
  is_super_enabled: true,
  is_super_age_threshold_enabled: true,
  super_based_on: null,
  kiwisaver_employee_rate: null,
  kiwisaver_employer_rate: null,
  kiwisaver_status_code: 'AE',
  kiwisaver_existing_action: null,
  kiwisaver_cec_obligation: null,
  esct_rate: '0.105',
  employer_contrib_tax_method: null,
  employer_contrib_paye_fraction: null,
  is_leave_enabled: true,
  include_leave_loading_in_super: false,
  accrue_leave_on_hours_worked: true,
  accrue_leave_on_overtime_hours: false,
  accrue_holiday_leave_per_hour: '0.076923',
  accrue_sick_leave_per_hour: '0.038462',
  accrue_lsl_per_hour: '0.016667',
  num_sick_leave_days_per_year: 10,
  num_holiday_leave_days_per_year: 20,
  is_lsl_enabled: true,
  // 13 weeks in 15 years is the 0.016667 of the hourly default in whole numbers.
  lsl_x_years: 15,
  lsl_accrued_x_years: 13,
  hourly_amount_for_workers_comp_leave: '0',
  hourly_amount_for_paid_parental_leave: '0',
  rdo_hours: '0',
  toil_hours: '0',
  leave_loading_percentage: '0',
  primary_bank_bsb: null,
  primary_bank_account_number: null,
  primary_bank_account_name: null,
  secondary_bank_bsb: null,
  secondary_bank_account_number: null,
  secondary_bank_account_name: null,
  secondary_bank_reference: null,
  secondary_bank_amount_per_period: null,
  ...flags(portalFields, () => false),
  ...flags(payslipFields, (name) => shownUnlessHidden.has(name)),
} as const satisfies Partial<EmployeeDetails>;

/**
 * Leave by employment status. A casual earns no annual or personal leave, but does earn long service leave; a worker
 * hired out by a labour firm earns none here.
 * @law Fair Work Act 2009 (Cth) ss 86, 95 (casuals have no paid annual or personal leave)
 */
const leaveSetUp: Readonly<Record<EmploymentStatus, Partial<EmployeeDetails>>> = {
  'Full-time': {},
  'Part-time': {},
  Casual: {
    accrue_holiday_leave_per_hour: '0',
    accrue_sick_leave_per_hour: '0',
    num_holiday_leave_days_per_year: 0,
    num_sick_leave_days_per_year: 0,
  },
  'Labour Hire': { is_leave_enabled: false, is_lsl_enabled: false },
};

type Required = 'first_name' | 'last_name' | 'date_of_birth' | 'address1' | 'city' | 'state' | 'country' | 'postcode';
type Sent = Required | 'start_date' | 'employment_status';

type Defaults = Omit<EmployeeDetails, Sent>;

const known = new Map<string, Defaults>();

/** Made once for each status and country, and shared: nobody changes it. */
export function employeeDefaults(status: EmploymentStatus, country: string | undefined): Defaults {
  const key = `${status} ${country === 'NZ' ? 'NZ' : ''}`;
  let defaults = known.get(key);
  if (defaults === undefined) {
    const hours = country === 'NZ' ? { standard_hours_per_day: '8' } : {};
    defaults = { ...common, ...hours, ...leaveSetUp[status] };
    known.set(key, defaults);
  }
  return defaults;
}
