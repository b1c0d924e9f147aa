import { described, yesOrNo } from '@anz-payroll/companies/fields';

/** What the employee may see and do in the portal; all off unless set. */
export const portalFields = {
  employee_portal_active: described(yesOrNo, 'The master switch; it does not send an invitation'),
  allow_edit_timesheet: yesOrNo,
  allow_edit_timeclock: yesOrNo,
  allow_edit_account_details: yesOrNo,
  allow_edit_tax_settings: yesOrNo,
  allow_edit_bank_accounts: yesOrNo,
  allow_edit_super_details: yesOrNo,
  allow_edit_leave_requests: yesOrNo,
  allow_edit_leave_requests_when_negative: described(yesOrNo, 'Means something only with allow_edit_leave_requests'),
  allow_view_holiday_leave_balance: yesOrNo,
  allow_view_sick_leave_balance: yesOrNo,
  allow_view_long_service_leave_balance: yesOrNo,
  allow_view_payslips: yesOrNo,
} as const;

export const payslipFields = {
  show_roster_summary_on_payslip: yesOrNo,
  show_position_on_payslip: yesOrNo,
  show_department_on_payslip: yesOrNo,
  payslip_show_holiday_leave_balance: yesOrNo,
  payslip_show_sick_leave_balance: yesOrNo,
  payslip_show_lsl_balance: yesOrNo,
  payslip_show_negative_leave_balances: yesOrNo,
  payslip_show_custom_balances: yesOrNo,
  payslip_show_hours_and_rate: yesOrNo,
  payslip_show_allowance_units: yesOrNo,
  payslip_show_base_ordinary_rate: yesOrNo,
  payslip_show_super_ytd: yesOrNo,
  payslip_show_ytd: yesOrNo,
  payslip_show_zero_dollar_leave: yesOrNo,
  payslip_time_non_decimal: yesOrNo,
} as const;
