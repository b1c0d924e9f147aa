/** An employee to whom everything is opened. */
export const ownPage = (email: string): Readonly<Record<string, unknown>> => ({
  email_address: email,
  employee_portal_active: true,
  allow_view_payslips: true,
  allow_view_holiday_leave_balance: true,
  allow_view_sick_leave_balance: true,
  allow_view_long_service_leave_balance: true,
  allow_edit_leave_requests: true,
  allow_edit_account_details: true,
  allow_edit_bank_accounts: true,
  allow_edit_tax_settings: true,
  allow_edit_super_details: true,
});
