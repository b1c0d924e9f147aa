import {
  decimalText,
  described,
  oneOf,
  optional,
  text,
  upperCased,
  wholeNumber,
  yesOrNo,
} from '@anz-payroll/companies/fields';

const fraction = decimalText({ least: '0', most: '1', places: 6 });
const money = decimalText({ least: '0', places: 4 });

export const payFields = {
  pay_method: oneOf('CASH', 'DIRECT BANK ENTRY', 'OTHER'),
  pay_period: oneOf('WEEKLY', 'FORTNIGHTLY', 'MONTHLY'),
  pay_rate_per_hour: decimalText({ least: '0', places: 6 }),
  standard_hours_per_day: decimalText({ least: '0', most: '24', places: 4 }),
  standard_days_per_week: wholeNumber(0, 7),
  stp_employment_status: oneOf('C', 'P', 'F'),
} as const;

/** Rates that are not set follow the law on the pay date. */
export const superFields = {
  default_employee_fund_member_number: optional(text(1, 20)),
  default_employee_fund_usi: optional(upperCased(text(1, 20))),
  super_rate: optional(
    described(fraction, 'The part above compulsory_super_rate is a reportable employer contribution'),
  ),
  compulsory_super_rate: optional(fraction),
  is_super_enabled: yesOrNo,
  is_super_age_threshold_enabled: yesOrNo,
  super_based_on: optional(oneOf('OTE', 'GROSS', 'QE')),
} as const;

export const kiwisaverFields = {
  kiwisaver_employee_rate: optional(fraction),
  kiwisaver_employer_rate: optional(fraction),
  kiwisaver_status_code: oneOf('AE', 'AK', 'OK', 'NK', 'CT'),
  kiwisaver_existing_action: optional(text(1, 60)),
  kiwisaver_cec_obligation: optional(text(1, 60)),
  esct_rate: fraction,
  employer_contrib_tax_method: optional(oneOf('ESCT', 'PAYE')),
  employer_contrib_paye_fraction: optional(fraction),
} as const;

export const leaveFields = {
  is_leave_enabled: described(yesOrNo, 'When false, nothing accrues'),
  include_leave_loading_in_super: yesOrNo,
  accrue_leave_on_hours_worked: yesOrNo,
  accrue_leave_on_overtime_hours: yesOrNo,
  accrue_holiday_leave_per_hour: decimalText({ least: '0', places: 8 }),
  accrue_sick_leave_per_hour: decimalText({ least: '0', places: 8 }),
  accrue_lsl_per_hour: decimalText({ least: '0', places: 8 }),
  num_sick_leave_days_per_year: wholeNumber(0, 366),
  num_holiday_leave_days_per_year: wholeNumber(0, 366),
  is_lsl_enabled: yesOrNo,
  lsl_x_years: described(wholeNumber(0, 100), 'Years of service that qualify'),
  lsl_accrued_x_years: described(wholeNumber(0, 1000), 'Weeks accrued per that many years'),
  hourly_amount_for_workers_comp_leave: money,
  hourly_amount_for_paid_parental_leave: money,
  rdo_hours: decimalText({ places: 4 }),
  toil_hours: decimalText({ places: 4 }),
  leave_loading_percentage: described(decimalText({ least: '0', most: '10', places: 6 }), '0.175 is 17.5 %'),
} as const;
