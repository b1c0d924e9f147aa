/** The fifteen display flags of an employee (spec 2.5), under the names of the employee record. */
export const payslipFlagNames = [
  'show_roster_summary_on_payslip',
  'show_position_on_payslip',
  'show_department_on_payslip',
  'payslip_show_holiday_leave_balance',
  'payslip_show_sick_leave_balance',
  'payslip_show_lsl_balance',
  'payslip_show_negative_leave_balances',
  'payslip_show_custom_balances',
  'payslip_show_hours_and_rate',
  'payslip_show_allowance_units',
  'payslip_show_base_ordinary_rate',
  'payslip_show_super_ytd',
  'payslip_show_ytd',
  'payslip_show_zero_dollar_leave',
  'payslip_time_non_decimal',
] as const;

export type PayslipFlag = (typeof payslipFlagNames)[number];

export type PayslipFlags = Readonly<Record<PayslipFlag, boolean>>;
