import { described, withDefault, yesOrNo } from '@anz-payroll/companies/fields';

/** What the employee may see and do in the portal; all off unless set. */
export const portalFields = {
  employee_portal_active: withDefault(described(yesOrNo, 'The master switch; it does not send an invitation'), false),
  allow_edit_timesheet: withDefault(yesOrNo, false),
  allow_edit_timeclock: withDefault(yesOrNo, false),
  allow_edit_account_details: withDefault(yesOrNo, false),
  allow_edit_tax_settings: withDefault(yesOrNo, false),
  allow_edit_bank_accounts: withDefault(yesOrNo, false),
  allow_edit_super_details: withDefault(yesOrNo, false),
  allow_edit_leave_requests: withDefault(yesOrNo, false),
  allow_edit_leave_requests_when_negative: withDefault(
    described(yesOrNo, 'Means something only with allow_edit_leave_requests'),
    false,
  ),
  allow_view_holiday_leave_balance: withDefault(yesOrNo, false),
  allow_view_sick_leave_balance: withDefault(yesOrNo, false),
  allow_view_long_service_leave_balance: withDefault(yesOrNo, false),
  allow_view_payslips: withDefault(yesOrNo, false),
} as const;

/** The eight that are on unless somebody turns them off: decision 0442 names them. */
export const payslipFields = {
  show_roster_summary_on_payslip: withDefault(yesOrNo, false),
  show_position_on_payslip: withDefault(yesOrNo, true),
  show_department_on_payslip: withDefault(yesOrNo, false),
  payslip_show_holiday_leave_balance: withDefault(yesOrNo, true),
  payslip_show_sick_leave_balance: withDefault(yesOrNo, true),
  payslip_show_lsl_balance: withDefault(yesOrNo, true),
  payslip_show_negative_leave_balances: withDefault(yesOrNo, false),
  payslip_show_custom_balances: withDefault(yesOrNo, false),
  payslip_show_hours_and_rate: withDefault(yesOrNo, true),
  payslip_show_allowance_units: withDefault(yesOrNo, true),
  payslip_show_base_ordinary_rate: withDefault(yesOrNo, false),
  payslip_show_super_ytd: withDefault(yesOrNo, true),
  payslip_show_ytd: withDefault(yesOrNo, true),
  payslip_show_zero_dollar_leave: withDefault(yesOrNo, false),
  payslip_time_non_decimal: withDefault(yesOrNo, false),
} as const;
