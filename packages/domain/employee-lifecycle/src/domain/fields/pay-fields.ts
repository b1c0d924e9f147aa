import {
  day,
  decimalText,
  described,
  oneOf,
  optional,
  text,
  upperCased,
  wholeNumber,
  withDefault,
  yesOrNo,
} from '@anz-payroll/companies/fields';

const fraction = decimalText({ least: '0', most: '1', places: 6 });
const money = decimalText({ least: '0', places: 4 });

export const payFields = {
  pay_method: withDefault(oneOf('CASH', 'DIRECT BANK ENTRY', 'OTHER'), 'DIRECT BANK ENTRY'),
  pay_period: withDefault(oneOf('WEEKLY', 'FORTNIGHTLY', 'MONTHLY'), 'WEEKLY'),
  pay_rate_per_hour: withDefault(decimalText({ least: '0', places: 6 }), '0'),
  annual_salary: optional(
    described(
      wholeNumber(1, 100_000_000),
      'Whole dollars a year; gives pay_rate_per_hour by the standard hours of 52 weeks, so that a period pays its part of the salary',
    ),
  ),
  standard_hours_per_day: withDefault(decimalText({ least: '0', most: '24', places: 4 }), '7.6'),
  standard_days_per_week: withDefault(wholeNumber(0, 7), 5),
  stp_employment_status: withDefault(oneOf('C', 'P', 'F'), 'F'),
} as const;

/** Rates that are not set follow the law on the pay date. */
export const superFields = {
  default_employee_fund_member_number: optional(text(1, 20)),
  default_employee_fund_usi: optional(upperCased(text(1, 20))),
  super_rate: optional(
    described(fraction, 'The part above compulsory_super_rate is a reportable employer contribution'),
  ),
  compulsory_super_rate: optional(fraction),
  is_super_enabled: withDefault(yesOrNo, true),
  is_super_age_threshold_enabled: withDefault(yesOrNo, true),
  super_based_on: optional(oneOf('OTE', 'GROSS', 'QE')),
} as const;

export const kiwisaverFields = {
  kiwisaver_employee_rate: optional(fraction),
  kiwisaver_employer_rate: optional(fraction),
  kiwisaver_status_code: withDefault(oneOf('AE', 'AK', 'OK', 'NK', 'CT'), 'AE'),
  kiwisaver_existing_action: optional(text(1, 60)),
  kiwisaver_cec_obligation: optional(text(1, 60)),
  esct_rate: withDefault(fraction, '0.105'),
  esct_rate_is_default: withDefault(
    described(yesOrNo, 'Nobody has worked the rate out; false once esct_rate is sent. Pays at a default rate warn'),
    true,
  ),
  employer_contrib_tax_method: optional(oneOf('ESCT', 'PAYE')),
  employer_contrib_paye_fraction: optional(fraction),
  employer_contrib_paid_as: optional(
    described(
      oneOf('GROSS', 'NET'),
      'Under PAYE: the fund gets the contribution whole, or less the income tax on it; left out, whole',
    ),
  ),
  kiwisaver_suspension_start_date: optional(described(day, 'The first day of a savings suspension')),
  kiwisaver_suspension_end_date: optional(described(day, 'The last day on its notice, at most a year later')),
  kiwisaver_suspension_employer_continues: withDefault(yesOrNo, false),
  kiwisaver_reduction_start_date: optional(described(day, 'The first day of a temporary rate reduction')),
  kiwisaver_reduction_end_date: optional(described(day, 'The last day on its notice, at most a year later')),
  kiwisaver_reduction_employer_matches: withDefault(yesOrNo, false),
  esct_last_year_earnings: optional(
    described(
      money,
      'Salary or wages of the last tax year, of which the employee was employed for all; gives the ESCT rate',
    ),
  ),
  esct_last_year_contributions: optional(described(money, 'Employer contributions of the last tax year before tax')),
  esct_last_year: optional(
    described(
      wholeNumber(1990, 2199),
      'The tax year that the earnings are of, by the year of its 31 March. Left out when earnings are sent: the one that ended last',
    ),
  ),
  esct_expected_pay: optional(
    described(money, 'One pay of somebody who was not employed for all of the last tax year; gives the ESCT rate'),
  ),
  esct_expected_contribution: optional(described(money, 'The employer contribution of that pay before tax')),
  esct_expected_pay_days: optional(described(wholeNumber(1, 366), 'The days that it covers')),
} as const;

export const leaveFields = {
  is_leave_enabled: withDefault(described(yesOrNo, 'When false, nothing accrues'), true),
  include_leave_loading_in_super: withDefault(yesOrNo, false),
  accrue_leave_on_hours_worked: withDefault(yesOrNo, true),
  accrue_leave_on_overtime_hours: withDefault(yesOrNo, false),
  accrue_holiday_leave_per_hour: withDefault(decimalText({ least: '0', places: 8 }), '0.076923'),
  accrue_sick_leave_per_hour: withDefault(decimalText({ least: '0', places: 8 }), '0.038462'),
  accrue_lsl_per_hour: withDefault(decimalText({ least: '0', places: 8 }), '0.016667'),
  num_sick_leave_days_per_year: withDefault(wholeNumber(0, 366), 10),
  num_holiday_leave_days_per_year: withDefault(
    described(
      wholeNumber(0, 366),
      'New Zealand: 20 are the four weeks of the Holidays Act, however many days a week are worked; other days count where they are more than four weeks, and 0 gives none',
    ),
    20,
  ),
  annual_holidays_weeks_per_year: optional(
    described(
      decimalText({ least: '4', most: '52', places: 4 }),
      'New Zealand: the weeks of annual holidays that were agreed, of whatever days are worked; left out, num_holiday_leave_days_per_year counts (Holidays Act 2003 ss 6, 16)',
    ),
  ),
  ordinary_weekly_pay: optional(
    described(
      money,
      'New Zealand: what an ordinary working week pays with regular overtime, commission, allowances and board (Holidays Act 2003 s 8). Left out, and where it is less, pay_rate_per_hour for the standard hours counts',
    ),
  ),
  relevant_daily_pay: optional(
    described(
      money,
      'New Zealand: what a working day pays with regular overtime, commission, allowances and board (Holidays Act 2003 s 9). Left out, and where it is less, pay_rate_per_hour for standard_hours_per_day counts',
    ),
  ),
  daily_pay_varies: withDefault(
    described(
      yesOrNo,
      'New Zealand: the daily pay varies within the pay period, so that average daily pay takes the place of relevant daily pay (Holidays Act 2003 s 9A(1)(b)). It divides by days_paid of the pays; left out there, by hours over standard_hours_per_day. Default false',
    ),
    false,
  ),
  is_lsl_enabled: withDefault(yesOrNo, true),
  // 13 weeks in 15 years is the 0.016667 of the hourly default in whole numbers.
  lsl_x_years: withDefault(
    described(wholeNumber(0, 100), 'Years of service that qualify. For the record: pays accrue by accrue_lsl_per_hour'),
    15,
  ),
  lsl_accrued_x_years: withDefault(
    described(
      wholeNumber(0, 1000),
      'Weeks accrued per that many years. For the record: pays accrue by accrue_lsl_per_hour',
    ),
    13,
  ),
  hourly_amount_for_workers_comp_leave: withDefault(money, '0'),
  hourly_amount_for_paid_parental_leave: withDefault(money, '0'),
  rdo_hours: withDefault(decimalText({ places: 4 }), '0'),
  toil_hours: withDefault(decimalText({ places: 4 }), '0'),
  leave_loading_percentage: withDefault(described(fraction, '0.175 is 17.5%'), '0'),
  holiday_pay_with_pay: optional(
    described(
      oneOf('FIXED_TERM', 'INTERMITTENT'),
      'New Zealand: why annual holiday pay of 8% is paid with each pay (Holidays Act 2003 s 28)',
    ),
  ),
  holiday_pay_with_pay_agreed: withDefault(
    described(yesOrNo, 'The employee agreed to it in the employment agreement'),
    false,
  ),
  holiday_pay_with_pay_end_date: optional(described(day, 'The last day of the fixed term')),
  holiday_pay_with_pay_series_agreed: withDefault(
    described(yesOrNo, 'Both agreed to go on in a series of fixed terms beyond 12 months'),
    false,
  ),
} as const;
