// Written by node packages/platform/tooling/client-types.mjs from docs/openapi.json; do not edit.

/** Method and path of every operation, by its name; `body` is the schema of its body. */
export const operations = {
 "create-pays": {
  "method": "PUT",
  "path": "/api/company/{company_id}/pays/create",
  "takesIdempotencyKey": true,
  "body": "PayCreate"
 },
 "preview-pays": {
  "method": "POST",
  "path": "/api/company/{company_id}/pays/preview",
  "body": "PayCreate"
 },
 "net-to-gross": {
  "method": "POST",
  "path": "/api/company/{company_id}/pays/net-to-gross",
  "body": "NetToGross"
 },
 "list-pays": {
  "method": "GET",
  "path": "/api/company/{company_id}/pays"
 },
 "list-workers-comp-pays": {
  "method": "GET",
  "path": "/api/company/{company_id}/workers-comp-pays"
 },
 "get-pay": {
  "method": "GET",
  "path": "/api/company/{company_id}/pays/{pay_id}"
 },
 "rebuild-pay": {
  "method": "PUT",
  "path": "/api/company/{company_id}/pays/{pay_id}",
  "body": "PayCreate"
 },
 "delete-pay": {
  "method": "DELETE",
  "path": "/api/company/{company_id}/pays/{pay_id}"
 },
 "get-employee-balances": {
  "method": "GET",
  "path": "/api/employees/{employee_id}/balances"
 },
 "list-company-balances": {
  "method": "GET",
  "path": "/api/company/{company_id}/balances"
 },
 "explain-pay": {
  "method": "GET",
  "path": "/api/company/{company_id}/pays/{pay_id}/explanation"
 },
 "replay-pay": {
  "method": "POST",
  "path": "/api/company/{company_id}/pays/{pay_id}/replay"
 },
 "get-pay-difference": {
  "method": "GET",
  "path": "/api/company/{company_id}/pays/{pay_id}/difference"
 },
 "preview-pay-differences": {
  "method": "POST",
  "path": "/api/company/{company_id}/pays/preview/difference",
  "body": "PayCreate"
 },
 "get-pay-run-differences": {
  "method": "GET",
  "path": "/api/company/{company_id}/pay-runs/{pay_run_id}/differences"
 },
 "get-impact": {
  "method": "POST",
  "path": "/api/company/{company_id}/impact",
  "body": "ImpactAsked"
 },
 "get-forecast": {
  "method": "GET",
  "path": "/api/company/{company_id}/forecast"
 },
 "list-scenarios": {
  "method": "GET",
  "path": "/api/company/{company_id}/scenarios"
 },
 "create-scenario": {
  "method": "POST",
  "path": "/api/company/{company_id}/scenarios",
  "body": "ScenarioAsked"
 },
 "delete-scenario": {
  "method": "DELETE",
  "path": "/api/company/{company_id}/scenarios/{scenario_id}"
 },
 "preview-correction": {
  "method": "POST",
  "path": "/api/company/{company_id}/pays/{pay_id}/correction/preview",
  "body": "PayCreate"
 },
 "correct-pay": {
  "method": "POST",
  "path": "/api/company/{company_id}/pays/{pay_id}/correction",
  "body": "PayCreate"
 },
 "preview-back-pay": {
  "method": "POST",
  "path": "/api/company/{company_id}/back-pay/preview",
  "body": "BackPay"
 },
 "pay-back-pay": {
  "method": "POST",
  "path": "/api/company/{company_id}/back-pay",
  "takesIdempotencyKey": true,
  "body": "BackPay"
 },
 "list-pay-runs": {
  "method": "GET",
  "path": "/api/company/{company_id}/pay-runs"
 },
 "open-pay-run": {
  "method": "POST",
  "path": "/api/company/{company_id}/pay-runs",
  "body": "PayRunOpen"
 },
 "get-pay-run": {
  "method": "GET",
  "path": "/api/company/{company_id}/pay-runs/{pay_run_id}"
 },
 "open-and-process-pay-run": {
  "method": "POST",
  "path": "/api/company/{company_id}/pay-runs/process",
  "body": "PayRunOpen"
 },
 "process-pay-run": {
  "method": "POST",
  "path": "/api/company/{company_id}/pay-runs/{pay_run_id}/process"
 },
 "get-pay-run-anomalies": {
  "method": "GET",
  "path": "/api/company/{company_id}/pay-runs/{pay_run_id}/anomalies"
 },
 "acknowledge-pay-run-anomaly": {
  "method": "POST",
  "path": "/api/company/{company_id}/pay-runs/{pay_run_id}/anomalies/acknowledge",
  "body": "AcknowledgeAnomaly"
 },
 "terminate-employee": {
  "method": "POST",
  "path": "/api/employees/{employee_id}/terminate",
  "takesIdempotencyKey": true,
  "body": "Terminate"
 },
 "get-termination": {
  "method": "GET",
  "path": "/api/employees/{employee_id}/termination"
 },
 "get-planned-termination": {
  "method": "GET",
  "path": "/api/employees/{employee_id}/planned-termination"
 },
 "plan-termination": {
  "method": "PUT",
  "path": "/api/employees/{employee_id}/planned-termination",
  "body": "TerminationPlan"
 },
 "cancel-planned-termination": {
  "method": "DELETE",
  "path": "/api/employees/{employee_id}/planned-termination"
 },
 "list-shifts": {
  "method": "GET",
  "path": "/api/company/{company_id}/timesheets"
 },
 "enter-shifts": {
  "method": "POST",
  "path": "/api/company/{company_id}/timesheets",
  "body": "TimesheetEntry"
 },
 "approve-shifts": {
  "method": "POST",
  "path": "/api/company/{company_id}/timesheets/approve",
  "body": "ShiftsToApprove"
 },
 "delete-shift": {
  "method": "DELETE",
  "path": "/api/company/{company_id}/timesheets/{shift_id}"
 },
 "take-timesheets": {
  "method": "POST",
  "path": "/api/company/{company_id}/pay-runs/{pay_run_id}/take-timesheets"
 },
 "list-award-checks": {
  "method": "GET",
  "path": "/api/company/{company_id}/award-checks"
 },
 "preview-award-back-pay": {
  "method": "POST",
  "path": "/api/company/{company_id}/award-checks/back-pay/preview",
  "body": "AwardBackPayAsked"
 },
 "pay-award-back-pay": {
  "method": "POST",
  "path": "/api/company/{company_id}/award-checks/back-pay",
  "body": "AwardBackPayConfirmed"
 },
 "list-employees": {
  "method": "GET",
  "path": "/api/company/{company_id}/employees"
 },
 "create-employees": {
  "method": "PUT",
  "path": "/api/company/{company_id}/employees/create",
  "body": "EmployeeCreate"
 },
 "update-employees": {
  "method": "PATCH",
  "path": "/api/company/{company_id}/employees/update",
  "body": "EmployeeUpdate"
 },
 "get-employee": {
  "method": "GET",
  "path": "/api/employees/{employee_id}"
 },
 "delete-employee": {
  "method": "DELETE",
  "path": "/api/employees/{employee_id}"
 },
 "restore-employee": {
  "method": "POST",
  "path": "/api/employees/{employee_id}/restore"
 },
 "reinstate-employee": {
  "method": "POST",
  "path": "/api/employees/{employee_id}/reinstate",
  "body": "Reinstatement"
 },
 "list-employee-pay-rates": {
  "method": "GET",
  "path": "/api/employees/{employee_id}/pay-rates"
 },
 "create-employee-pay-rate": {
  "method": "POST",
  "path": "/api/employees/{employee_id}/pay-rates",
  "body": "OwnPayRateCreate"
 },
 "list-bank-accounts": {
  "method": "GET",
  "path": "/api/employees/{employee_id}/bank-accounts"
 },
 "replace-bank-accounts": {
  "method": "PUT",
  "path": "/api/employees/{employee_id}/bank-accounts",
  "body": "BankAccountCreate"
 },
 "create-bank-account": {
  "method": "POST",
  "path": "/api/employees/{employee_id}/bank-accounts",
  "body": "BankAccountCreate"
 },
 "delete-bank-account": {
  "method": "DELETE",
  "path": "/api/employees/{employee_id}/bank-accounts/{id}"
 },
 "update-bank-account": {
  "method": "PATCH",
  "path": "/api/employees/{employee_id}/bank-accounts/{id}",
  "body": "BankAccountUpdate"
 },
 "list-super-funds": {
  "method": "GET",
  "path": "/api/employees/{employee_id}/super-funds"
 },
 "create-super-fund": {
  "method": "POST",
  "path": "/api/employees/{employee_id}/super-funds",
  "body": "SuperFundCreate"
 },
 "delete-super-fund": {
  "method": "DELETE",
  "path": "/api/employees/{employee_id}/super-funds/{id}"
 },
 "update-super-fund": {
  "method": "PATCH",
  "path": "/api/employees/{employee_id}/super-funds/{id}",
  "body": "SuperFundUpdate"
 },
 "delete-employee-pay-rate": {
  "method": "DELETE",
  "path": "/api/employees/{employee_id}/pay-rates/{id}"
 },
 "update-employee-pay-rate": {
  "method": "PATCH",
  "path": "/api/employees/{employee_id}/pay-rates/{id}",
  "body": "OwnPayRateUpdate"
 },
 "list-standing-deductions": {
  "method": "GET",
  "path": "/api/employees/{employee_id}/deductions"
 },
 "create-standing-deduction": {
  "method": "POST",
  "path": "/api/employees/{employee_id}/deductions",
  "body": "StandingDeductionCreate"
 },
 "delete-standing-deduction": {
  "method": "DELETE",
  "path": "/api/employees/{employee_id}/deductions/{id}"
 },
 "update-standing-deduction": {
  "method": "PATCH",
  "path": "/api/employees/{employee_id}/deductions/{id}",
  "body": "StandingDeductionUpdate"
 },
 "list-standing-sacrifices": {
  "method": "GET",
  "path": "/api/employees/{employee_id}/pay-sacrifices"
 },
 "create-standing-sacrifice": {
  "method": "POST",
  "path": "/api/employees/{employee_id}/pay-sacrifices",
  "body": "StandingSacrificeCreate"
 },
 "delete-standing-sacrifice": {
  "method": "DELETE",
  "path": "/api/employees/{employee_id}/pay-sacrifices/{id}"
 },
 "update-standing-sacrifice": {
  "method": "PATCH",
  "path": "/api/employees/{employee_id}/pay-sacrifices/{id}",
  "body": "StandingSacrificeUpdate"
 },
 "list-standing-allowances": {
  "method": "GET",
  "path": "/api/employees/{employee_id}/allowances"
 },
 "create-standing-allowance": {
  "method": "POST",
  "path": "/api/employees/{employee_id}/allowances",
  "body": "StandingAllowanceCreate"
 },
 "delete-standing-allowance": {
  "method": "DELETE",
  "path": "/api/employees/{employee_id}/allowances/{id}"
 },
 "update-standing-allowance": {
  "method": "PATCH",
  "path": "/api/employees/{employee_id}/allowances/{id}",
  "body": "StandingAllowanceUpdate"
 },
 "list-standing-bonuses": {
  "method": "GET",
  "path": "/api/employees/{employee_id}/bonuses"
 },
 "create-standing-bonus": {
  "method": "POST",
  "path": "/api/employees/{employee_id}/bonuses",
  "body": "StandingBonusCreate"
 },
 "delete-standing-bonus": {
  "method": "DELETE",
  "path": "/api/employees/{employee_id}/bonuses/{id}"
 },
 "update-standing-bonus": {
  "method": "PATCH",
  "path": "/api/employees/{employee_id}/bonuses/{id}",
  "body": "StandingBonusUpdate"
 },
 "list-absences": {
  "method": "GET",
  "path": "/api/employees/{employee_id}/absences"
 },
 "create-absence": {
  "method": "POST",
  "path": "/api/employees/{employee_id}/absences",
  "body": "AbsenceCreate"
 },
 "delete-absence": {
  "method": "DELETE",
  "path": "/api/employees/{employee_id}/absences/{id}"
 },
 "update-absence": {
  "method": "PATCH",
  "path": "/api/employees/{employee_id}/absences/{id}",
  "body": "AbsenceUpdate"
 },
 "list-closedowns": {
  "method": "GET",
  "path": "/api/employees/{employee_id}/closedowns"
 },
 "create-closedown": {
  "method": "POST",
  "path": "/api/employees/{employee_id}/closedowns",
  "body": "ClosedownCreate"
 },
 "delete-closedown": {
  "method": "DELETE",
  "path": "/api/employees/{employee_id}/closedowns/{id}"
 },
 "update-closedown": {
  "method": "PATCH",
  "path": "/api/employees/{employee_id}/closedowns/{id}",
  "body": "ClosedownUpdate"
 },
 "list-working-days": {
  "method": "GET",
  "path": "/api/employees/{employee_id}/working-days"
 },
 "create-working-day": {
  "method": "POST",
  "path": "/api/employees/{employee_id}/working-days",
  "body": "WorkingDayCreate"
 },
 "delete-working-day": {
  "method": "DELETE",
  "path": "/api/employees/{employee_id}/working-days/{id}"
 },
 "update-working-day": {
  "method": "PATCH",
  "path": "/api/employees/{employee_id}/working-days/{id}",
  "body": "WorkingDayUpdate"
 },
 "list-public-holiday-transfers": {
  "method": "GET",
  "path": "/api/employees/{employee_id}/public-holiday-transfers"
 },
 "create-public-holiday-transfer": {
  "method": "POST",
  "path": "/api/employees/{employee_id}/public-holiday-transfers",
  "body": "PublicHolidayTransferCreate"
 },
 "delete-public-holiday-transfer": {
  "method": "DELETE",
  "path": "/api/employees/{employee_id}/public-holiday-transfers/{id}"
 },
 "update-public-holiday-transfer": {
  "method": "PATCH",
  "path": "/api/employees/{employee_id}/public-holiday-transfers/{id}",
  "body": "PublicHolidayTransferUpdate"
 },
 "list-earnings-weeks": {
  "method": "GET",
  "path": "/api/employees/{employee_id}/earnings-weeks"
 },
 "replace-earnings-weeks": {
  "method": "PUT",
  "path": "/api/employees/{employee_id}/earnings-weeks",
  "body": "EarningsWeekCreate"
 },
 "create-earnings-week": {
  "method": "POST",
  "path": "/api/employees/{employee_id}/earnings-weeks",
  "body": "EarningsWeekCreate"
 },
 "delete-earnings-week": {
  "method": "DELETE",
  "path": "/api/employees/{employee_id}/earnings-weeks/{id}"
 },
 "update-earnings-week": {
  "method": "PATCH",
  "path": "/api/employees/{employee_id}/earnings-weeks/{id}",
  "body": "EarningsWeekUpdate"
 },
 "get-opening-balances": {
  "method": "GET",
  "path": "/api/employees/{employee_id}/opening-balances"
 },
 "set-opening-balances": {
  "method": "PUT",
  "path": "/api/employees/{employee_id}/opening-balances",
  "body": "OpeningBalancesBody"
 },
 "list-employee-requests": {
  "method": "GET",
  "path": "/api/company/{company_id}/employee-requests"
 },
 "decide-employee-request": {
  "method": "POST",
  "path": "/api/company/{company_id}/employees/{employee_id}/requests/{request_id}/decision",
  "body": "EmployeeRequestDecision"
 },
 "list-companies": {
  "method": "GET",
  "path": "/api/company"
 },
 "create-company": {
  "method": "PUT",
  "path": "/api/company/create",
  "body": "CompanyCreate"
 },
 "get-company": {
  "method": "GET",
  "path": "/api/company/{company_id}"
 },
 "delete-company": {
  "method": "DELETE",
  "path": "/api/company/{company_id}"
 },
 "update-company": {
  "method": "PATCH",
  "path": "/api/company/{company_id}",
  "body": "CompanyPartialUpdate"
 },
 "redirect-to-pays": {
  "method": "GET",
  "path": "/api/redirect/company/{company_id}"
 },
 "close-down-company": {
  "method": "POST",
  "path": "/api/company/{company_id}/closedowns",
  "body": "CompanyClosedown"
 },
 "list-company-allowances": {
  "method": "GET",
  "path": "/api/company/{company_id}/allowances"
 },
 "create-company-allowance": {
  "method": "POST",
  "path": "/api/company/{company_id}/allowances",
  "body": "CompanyAllowanceCreate"
 },
 "get-company-allowance": {
  "method": "GET",
  "path": "/api/company/{company_id}/allowances/{allowance_id}"
 },
 "delete-company-allowance": {
  "method": "DELETE",
  "path": "/api/company/{company_id}/allowances/{allowance_id}"
 },
 "update-company-allowance": {
  "method": "PATCH",
  "path": "/api/company/{company_id}/allowances/{allowance_id}",
  "body": "CompanyAllowanceUpdate"
 },
 "list-company-pay-rates": {
  "method": "GET",
  "path": "/api/company/{company_id}/pay-rates"
 },
 "list-awards": {
  "method": "GET",
  "path": "/api/company/{company_id}/awards"
 },
 "create-award": {
  "method": "POST",
  "path": "/api/company/{company_id}/awards",
  "body": "AwardBody"
 },
 "delete-award": {
  "method": "DELETE",
  "path": "/api/company/{company_id}/awards/{award_id}"
 },
 "rename-award": {
  "method": "PATCH",
  "path": "/api/company/{company_id}/awards/{award_id}",
  "body": "AwardBody"
 },
 "create-pay-rate-group": {
  "method": "POST",
  "path": "/api/company/{company_id}/pay-rate-groups",
  "body": "PayRateGroupCreate"
 },
 "delete-pay-rate-group": {
  "method": "DELETE",
  "path": "/api/company/{company_id}/pay-rate-groups/{group_id}"
 },
 "update-pay-rate-group": {
  "method": "PATCH",
  "path": "/api/company/{company_id}/pay-rate-groups/{group_id}",
  "body": "PayRateGroupUpdate"
 },
 "create-pay-rate": {
  "method": "POST",
  "path": "/api/company/{company_id}/pay-rate-groups/{group_id}/rates",
  "body": "PayRateCreate"
 },
 "delete-pay-rate": {
  "method": "DELETE",
  "path": "/api/company/{company_id}/pay-rate-groups/{group_id}/rates/{rate_id}"
 },
 "update-pay-rate": {
  "method": "PATCH",
  "path": "/api/company/{company_id}/pay-rate-groups/{group_id}/rates/{rate_id}",
  "body": "PayRateUpdate"
 },
 "follow-published-award": {
  "method": "PUT",
  "path": "/api/company/{company_id}/pay-rate-groups/{group_id}/published-award",
  "body": "FollowedAwardBody"
 },
 "unfollow-published-award": {
  "method": "DELETE",
  "path": "/api/company/{company_id}/pay-rate-groups/{group_id}/published-award"
 },
 "preview-award-increase": {
  "method": "GET",
  "path": "/api/company/{company_id}/award-increase"
 },
 "confirm-award-increase": {
  "method": "POST",
  "path": "/api/company/{company_id}/award-increase",
  "body": "AwardIncreaseConfirm"
 },
 "get-worklist": {
  "method": "GET",
  "path": "/api/worklist"
 },
 "submit-stp-pays": {
  "method": "POST",
  "path": "/api/single-touch/{company_id}/submit-stp-pays",
  "body": "StpSubmit"
 },
 "list-stp-pays": {
  "method": "GET",
  "path": "/api/single-touch/{company_id}/pays"
 },
 "list-stp-messages": {
  "method": "GET",
  "path": "/api/single-touch/{company_id}/messages"
 },
 "get-payday-filing": {
  "method": "GET",
  "path": "/api/company/{company_id}/payday-filing"
 },
 "get-employee-details-file": {
  "method": "GET",
  "path": "/api/company/{company_id}/payday-filing/employee-details"
 },
 "get-payday-amendments": {
  "method": "GET",
  "path": "/api/company/{company_id}/payday-filing/amendments"
 },
 "record-payday-filing": {
  "method": "POST",
  "path": "/api/company/{company_id}/payday-filing/filed",
  "body": "FilingPeriod"
 },
 "get-bank-file": {
  "method": "GET",
  "path": "/api/company/{company_id}/pay-runs/{pay_run_id}/bank-file"
 },
 "get-super-file": {
  "method": "GET",
  "path": "/api/company/{company_id}/pay-runs/{pay_run_id}/super-file"
 },
 "list-super-contributions": {
  "method": "GET",
  "path": "/api/company/{company_id}/super-contributions"
 },
 "record-super-received": {
  "method": "POST",
  "path": "/api/company/{company_id}/super-contributions/received",
  "body": "SuperReceived"
 },
 "create-payment-file": {
  "method": "POST",
  "path": "/api/company/{company_id}/pay-runs/{pay_run_id}/payment-files",
  "body": "PaymentFileCreate"
 },
 "list-payment-files": {
  "method": "GET",
  "path": "/api/company/{company_id}/payment-files"
 },
 "get-payment-file": {
  "method": "GET",
  "path": "/api/company/{company_id}/payment-files/{payment_file_id}/content"
 },
 "cancel-payment-file": {
  "method": "POST",
  "path": "/api/company/{company_id}/payment-files/{payment_file_id}/cancel",
  "body": "PaymentFileCancel"
 },
 "get-payroll-tax": {
  "method": "GET",
  "path": "/api/company/{company_id}/payroll-tax"
 },
 "get-payroll-tax-file": {
  "method": "GET",
  "path": "/api/company/{company_id}/payroll-tax/file"
 },
 "list-reports": {
  "method": "GET",
  "path": "/api/company/{company_id}/reports"
 },
 "get-report": {
  "method": "GET",
  "path": "/api/company/{company_id}/reports/{report}"
 },
 "get-journal-file": {
  "method": "GET",
  "path": "/api/company/{company_id}/journal-files/{layout}"
 },
 "get-journal-accounts": {
  "method": "GET",
  "path": "/api/company/{company_id}/journal-accounts"
 },
 "update-journal-accounts": {
  "method": "PATCH",
  "path": "/api/company/{company_id}/journal-accounts",
  "body": "JournalAccountsUpdate"
 },
 "autocomplete-address": {
  "method": "GET",
  "path": "/api/address/autocomplete"
 },
 "list-employment-types": {
  "method": "GET",
  "path": "/api/employment-types"
 },
 "create-employment-type": {
  "method": "POST",
  "path": "/api/employment-types",
  "body": "EmploymentTypeBody"
 },
 "delete-employment-type": {
  "method": "DELETE",
  "path": "/api/employment-types/{employment_type_id}"
 },
 "rename-employment-type": {
  "method": "PATCH",
  "path": "/api/employment-types/{employment_type_id}",
  "body": "EmploymentTypeBody"
 },
 "list-employment-tenures": {
  "method": "GET",
  "path": "/api/employment-tenures"
 },
 "list-webhooks": {
  "method": "GET",
  "path": "/api/webhooks"
 },
 "create-webhook": {
  "method": "POST",
  "path": "/api/webhooks",
  "body": "WebhookCreate"
 },
 "get-webhook": {
  "method": "GET",
  "path": "/api/webhooks/{webhook_id}"
 },
 "delete-webhook": {
  "method": "DELETE",
  "path": "/api/webhooks/{webhook_id}"
 },
 "update-webhook": {
  "method": "PATCH",
  "path": "/api/webhooks/{webhook_id}",
  "body": "WebhookUpdate"
 },
 "list-webhook-deliveries": {
  "method": "GET",
  "path": "/api/webhooks/{webhook_id}/deliveries"
 },
 "get-webhook-delivery": {
  "method": "GET",
  "path": "/api/webhooks/{webhook_id}/deliveries/{delivery_id}"
 },
 "test-webhook": {
  "method": "POST",
  "path": "/api/webhooks/{webhook_id}/test"
 },
 "resend-webhook-delivery": {
  "method": "POST",
  "path": "/api/webhooks/{webhook_id}/deliveries/{delivery_id}/resend"
 },
 "list-events": {
  "method": "GET",
  "path": "/api/events"
 },
 "compare-leave-laws": {
  "method": "POST",
  "path": "/api/calculator/nz-leave-laws",
  "body": "LeaveLawComparison"
 },
 "get-payslip": {
  "method": "GET",
  "path": "/api/company/{company_id}/pays/{pay_id}/payslip"
 },
 "list-issued-payslips": {
  "method": "GET",
  "path": "/api/company/{company_id}/pays/{pay_id}/payslips"
 },
 "get-issued-payslip": {
  "method": "GET",
  "path": "/api/company/{company_id}/pays/{pay_id}/payslips/{payslip_id}"
 },
 "calculate-pay": {
  "method": "POST",
  "path": "/api/calculator/pay",
  "body": "PayCalculation"
 },
 "list-rules": {
  "method": "GET",
  "path": "/api/rules"
 },
 "compare-rules": {
  "method": "GET",
  "path": "/api/rules/diff"
 },
 "list-modern-awards": {
  "method": "GET",
  "path": "/api/awards"
 },
 "read-modern-award": {
  "method": "GET",
  "path": "/api/awards/{award_code}"
 },
 "interpret-shifts": {
  "method": "POST",
  "path": "/api/awards/{award_code}/pay-lines",
  "body": "ShiftsToInterpret"
 },
 "check-underpayment": {
  "method": "POST",
  "path": "/api/awards/{award_code}/underpayment-check",
  "body": "PayToCheck"
 },
 "read-audit-log": {
  "method": "GET",
  "path": "/api/audit-log"
 },
 "verify-audit-log": {
  "method": "GET",
  "path": "/api/audit-log/verification"
 },
 "list-users": {
  "method": "GET",
  "path": "/api/users"
 },
 "invite-user": {
  "method": "POST",
  "path": "/api/users",
  "body": "UserInvitation"
 },
 "get-user": {
  "method": "GET",
  "path": "/api/users/{user_id}"
 },
 "remove-user": {
  "method": "DELETE",
  "path": "/api/users/{user_id}"
 },
 "update-user": {
  "method": "PATCH",
  "path": "/api/users/{user_id}",
  "body": "UserChange"
 },
 "invite-user-again": {
  "method": "POST",
  "path": "/api/users/{user_id}/invitation"
 },
 "list-roles": {
  "method": "GET",
  "path": "/api/roles"
 },
 "create-role": {
  "method": "POST",
  "path": "/api/roles",
  "body": "RoleDetails"
 },
 "get-role": {
  "method": "GET",
  "path": "/api/roles/{role_id}"
 },
 "update-role": {
  "method": "PUT",
  "path": "/api/roles/{role_id}",
  "body": "RoleDetails"
 },
 "delete-role": {
  "method": "DELETE",
  "path": "/api/roles/{role_id}"
 },
 "list-machine-keys": {
  "method": "GET",
  "path": "/api/machine-keys"
 },
 "create-machine-key": {
  "method": "POST",
  "path": "/api/machine-keys",
  "body": "MachineKeyCreate"
 },
 "revoke-machine-key": {
  "method": "DELETE",
  "path": "/api/machine-keys/{client_id}"
 },
 "get-employee-access": {
  "method": "GET",
  "path": "/api/employees/{employee_id}/access"
 },
 "end-employee-access": {
  "method": "DELETE",
  "path": "/api/employees/{employee_id}/access"
 },
 "invite-employee": {
  "method": "POST",
  "path": "/api/employees/{employee_id}/invitation"
 },
 "get-second-person": {
  "method": "GET",
  "path": "/api/company/{company_id}/second-person"
 },
 "set-second-person": {
  "method": "PUT",
  "path": "/api/company/{company_id}/second-person",
  "body": "SecondPersonRulesSet"
 },
 "list-release-requests": {
  "method": "GET",
  "path": "/api/company/{company_id}/release-requests"
 },
 "decide-release-request": {
  "method": "POST",
  "path": "/api/company/{company_id}/release-requests/{request_id}/decision",
  "body": "ReleaseDecision"
 },
 "list-delegations": {
  "method": "GET",
  "path": "/api/delegations"
 },
 "create-delegation": {
  "method": "POST",
  "path": "/api/delegations",
  "body": "NewDelegation"
 },
 "end-delegation": {
  "method": "DELETE",
  "path": "/api/delegations/{delegation_id}"
 },
 "oauth-authorize": {
  "method": "GET",
  "path": "/api/oauth/authorize"
 },
 "oauth-authorize-by-post": {
  "method": "POST",
  "path": "/api/oauth/authorize"
 },
 "oauth-token": {
  "method": "POST",
  "path": "/api/oauth/token"
 },
 "oauth-revoke": {
  "method": "POST",
  "path": "/api/oauth/revoke"
 },
 "oauth-introspect": {
  "method": "POST",
  "path": "/api/oauth/introspect"
 },
 "oauth-userinfo": {
  "method": "GET",
  "path": "/api/oauth/userinfo"
 },
 "oauth-userinfo-by-post": {
  "method": "POST",
  "path": "/api/oauth/userinfo"
 },
 "oauth-jwks": {
  "method": "GET",
  "path": "/api/oauth/jwks"
 },
 "oauth-server-metadata": {
  "method": "GET",
  "path": "/.well-known/oauth-authorization-server"
 },
 "openid-configuration": {
  "method": "GET",
  "path": "/.well-known/openid-configuration"
 },
 "list-api-clients": {
  "method": "GET",
  "path": "/api/api-management/clients"
 },
 "create-api-client": {
  "method": "POST",
  "path": "/api/api-management/clients",
  "body": "ApiClientCreate"
 },
 "revoke-api-client": {
  "method": "DELETE",
  "path": "/api/api-management/clients/{client_id}"
 },
 "update-api-client": {
  "method": "PATCH",
  "path": "/api/api-management/clients/{client_id}",
  "body": "ApiClientUpdate"
 },
 "rotate-api-client-secret": {
  "method": "POST",
  "path": "/api/api-management/clients/{client_id}/rotate-secret"
 },
 "list-api-connections": {
  "method": "GET",
  "path": "/api/api-management/connections"
 },
 "revoke-api-connection": {
  "method": "DELETE",
  "path": "/api/api-management/connections/{connection_id}"
 },
 "list-partner-trials": {
  "method": "GET",
  "path": "/api/partner-checkout/trials"
 },
 "start-partner-trial": {
  "method": "POST",
  "path": "/api/partner-checkout/trials",
  "takesIdempotencyKey": true,
  "body": "TrialCreate"
 },
 "cancel-partner-trial": {
  "method": "POST",
  "path": "/api/partner-checkout/trials/cancel",
  "body": "TrialCancel"
 },
 "list-partner-orders": {
  "method": "GET",
  "path": "/api/partner-checkout/orders"
 },
 "place-partner-order": {
  "method": "POST",
  "path": "/api/partner-checkout/orders",
  "takesIdempotencyKey": true,
  "body": "OrderCreate"
 },
 "upgrade-partner-order": {
  "method": "POST",
  "path": "/api/partner-checkout/upgrades",
  "takesIdempotencyKey": true,
  "body": "UpgradeCreate"
 },
 "get-partner-order": {
  "method": "GET",
  "path": "/api/partner-checkout/orders/{order_id}"
 },
 "cancel-partner-order": {
  "method": "POST",
  "path": "/api/partner-checkout/orders/cancel",
  "body": "OrderCancel"
 },
 "list-partner-products": {
  "method": "GET",
  "path": "/api/partner-checkout/products"
 },
 "list-billing-countries": {
  "method": "GET",
  "path": "/api/partner-checkout/billing-countries"
 },
 "check-partner-availability": {
  "method": "GET",
  "path": "/api/partner-checkout/availability"
 },
 "get-health": {
  "method": "GET",
  "path": "/health"
 },
 "get-readiness": {
  "method": "GET",
  "path": "/ready"
 },
 "get-openapi": {
  "method": "GET",
  "path": "/api/openapi.json"
 }
} as const;

/** The members that a schema of a body may hold. */
export const requestMembers: Readonly<
  Record<string, Readonly<Record<string, { readonly null?: boolean; readonly schema?: string }>>>
> = {
 "AbsenceCreate": {
  "rank": {},
  "reason": {},
  "start_date": {},
  "end_date": {},
  "agreed_to_count": {}
 },
 "AbsenceUpdate": {
  "rank": {},
  "reason": {},
  "start_date": {},
  "end_date": {},
  "agreed_to_count": {}
 },
 "AcknowledgeAnomaly": {
  "employee_id": {},
  "code": {},
  "note": {}
 },
 "ApiClientCreate": {
  "name": {},
  "redirect_uris": {},
  "is_public": {}
 },
 "ApiClientUpdate": {
  "name": {},
  "redirect_uris": {}
 },
 "AuthorizeQuery": {
  "client_id": {},
  "redirect_uri": {},
  "response_type": {},
  "response_mode": {},
  "scope": {},
  "state": {},
  "code_challenge": {},
  "code_challenge_method": {},
  "nonce": {},
  "prompt": {},
  "max_age": {},
  "request": {},
  "request_uri": {}
 },
 "AwardBackPayAsked": {
  "from": {},
  "to": {},
  "employee_ids": {},
  "pay_date": {}
 },
 "AwardBackPayConfirmed": {
  "confirmation": {},
  "from": {},
  "to": {},
  "employee_ids": {},
  "pay_date": {}
 },
 "AwardBody": {
  "name": {}
 },
 "AwardIncreaseAsked": {
  "on": {}
 },
 "AwardIncreaseConfirm": {
  "confirmation": {},
  "on": {}
 },
 "AwardPerson": {
  "employment_type": {},
  "classification": {},
  "group": {},
  "stream": {},
  "date_of_birth": {},
  "months_with_employer": {},
  "worker": {},
  "disability_services_work": {},
  "office": {}
 },
 "BackPay": {
  "employee_id": {},
  "pay_rate_per_hour": {},
  "from": {},
  "to": {},
  "pay_date": {}
 },
 "BackPayments": {
  "description": {},
  "amount": {},
  "stp_category": {
   "null": true
  },
  "tax_method": {
   "null": true
  },
  "is_adjustment": {
   "null": true
  },
  "start_date": {
   "null": true
  },
  "end_date": {
   "null": true
  }
 },
 "BankAccountCreate": {
  "rank": {},
  "bsb": {
   "null": true
  },
  "account_number": {},
  "account_name": {},
  "reference": {
   "null": true
  },
  "amount_per_period": {
   "null": true
  },
  "percentage": {
   "null": true
  }
 },
 "BankAccountUpdate": {
  "rank": {},
  "bsb": {
   "null": true
  },
  "account_number": {},
  "account_name": {},
  "reference": {
   "null": true
  },
  "amount_per_period": {
   "null": true
  },
  "percentage": {
   "null": true
  }
 },
 "ChangeOfLawAsked": {
  "from": {},
  "to": {},
  "drafts": {}
 },
 "CheckoutBillingAddress": {
  "country": {},
  "address1": {
   "null": true
  },
  "address2": {
   "null": true
  },
  "city": {
   "null": true
  },
  "state": {
   "null": true
  },
  "postcode": {
   "null": true
  }
 },
 "CheckoutCompany": {
  "legal_name": {},
  "billing_address": {
   "schema": "CheckoutBillingAddress"
  },
  "abn": {
   "null": true
  },
  "ird_number": {
   "null": true
  }
 },
 "CheckoutCustomer": {
  "first_name": {},
  "last_name": {},
  "email": {},
  "phone": {
   "null": true
  }
 },
 "ClockPeriod": {
  "start": {},
  "end": {}
 },
 "ClosedownCreate": {
  "rank": {},
  "start_date": {},
  "end_date": {},
  "nominated_date": {
   "null": true
  }
 },
 "ClosedownUpdate": {
  "rank": {},
  "start_date": {},
  "end_date": {},
  "nominated_date": {
   "null": true
  }
 },
 "CompanyAllowanceCreate": {
  "description": {
   "null": true
  },
  "amount": {
   "null": true
  },
  "allowance_category": {
   "null": true
  },
  "other_type": {
   "null": true
  },
  "auto_apply_to_pay": {
   "null": true
  },
  "is_taxable": {
   "null": true
  },
  "is_itemised": {
   "null": true
  },
  "is_included_in_super_calculations": {
   "null": true
  },
  "is_within_limit": {
   "null": true
  },
  "employee_ids": {
   "null": true
  }
 },
 "CompanyAllowanceUpdate": {
  "description": {
   "null": true
  },
  "amount": {
   "null": true
  },
  "allowance_category": {
   "null": true
  },
  "other_type": {
   "null": true
  },
  "auto_apply_to_pay": {
   "null": true
  },
  "is_taxable": {
   "null": true
  },
  "is_itemised": {
   "null": true
  },
  "is_included_in_super_calculations": {
   "null": true
  },
  "is_within_limit": {
   "null": true
  },
  "employee_ids": {
   "null": true
  }
 },
 "CompanyClosedown": {
  "start_date": {},
  "end_date": {},
  "nominated_date": {
   "null": true
  }
 },
 "CompanyCreate": {
  "legal_name": {},
  "abn": {
   "null": true
  },
  "ird_number": {
   "null": true
  },
  "trading_name": {
   "null": true
  },
  "branch_number": {
   "null": true
  },
  "nzbn": {
   "null": true
  },
  "contact_name": {
   "null": true
  },
  "email_address": {
   "null": true
  },
  "phone": {
   "null": true
  },
  "address1": {
   "null": true
  },
  "address2": {
   "null": true
  },
  "city": {
   "null": true
  },
  "state": {
   "null": true
  },
  "postcode": {
   "null": true
  },
  "timezone": {
   "null": true
  },
  "default_pay_period": {
   "null": true
  },
  "week_ends_on": {
   "null": true
  },
  "fortnight_anchor_date": {
   "null": true
  },
  "weekly_pay_date_offset": {
   "null": true
  },
  "fortnightly_pay_date_offset": {
   "null": true
  },
  "monthly_pay_date_offset": {
   "null": true
  },
  "bank_bsb": {
   "null": true
  },
  "bank_account_number": {
   "null": true
  },
  "bank_account_name": {
   "null": true
  },
  "direct_entry_user_id": {
   "null": true
  },
  "financial_institution": {
   "null": true
  },
  "region": {
   "null": true
  },
  "attach_payslips": {
   "null": true
  },
  "default_fund_name": {
   "null": true
  },
  "default_fund_usi": {
   "null": true
  },
  "id": {
   "null": true
  },
  "employees": {
   "null": true,
   "schema": "EmployeeCreate"
  }
 },
 "CompanyPartialUpdate": {
  "legal_name": {},
  "abn": {
   "null": true
  },
  "ird_number": {
   "null": true
  },
  "trading_name": {
   "null": true
  },
  "branch_number": {},
  "nzbn": {
   "null": true
  },
  "contact_name": {
   "null": true
  },
  "email_address": {
   "null": true
  },
  "phone": {
   "null": true
  },
  "address1": {
   "null": true
  },
  "address2": {
   "null": true
  },
  "city": {
   "null": true
  },
  "state": {
   "null": true
  },
  "postcode": {
   "null": true
  },
  "timezone": {},
  "default_pay_period": {},
  "week_ends_on": {},
  "fortnight_anchor_date": {
   "null": true
  },
  "weekly_pay_date_offset": {
   "null": true
  },
  "fortnightly_pay_date_offset": {
   "null": true
  },
  "monthly_pay_date_offset": {
   "null": true
  },
  "bank_bsb": {
   "null": true
  },
  "bank_account_number": {
   "null": true
  },
  "bank_account_name": {
   "null": true
  },
  "direct_entry_user_id": {
   "null": true
  },
  "financial_institution": {
   "null": true
  },
  "region": {
   "null": true
  },
  "attach_payslips": {},
  "default_fund_name": {
   "null": true
  },
  "default_fund_usi": {
   "null": true
  }
 },
 "ComparedPerson": {
  "name": {},
  "hourly_rate": {},
  "hours_per_day": {},
  "weeks": {
   "schema": "ComparedWeeks"
  }
 },
 "ComparedWeeks": {
  "standard_hours": {},
  "additional_hours": {},
  "casual_hours": {},
  "count": {}
 },
 "EarlierEtpCreate": {
  "paid_on": {},
  "taxable_component": {},
  "lump_sum_d": {
   "null": true
  }
 },
 "EarningsWeekCreate": {
  "rank": {},
  "week_ending": {},
  "gross": {},
  "irregular": {
   "null": true
  },
  "days_worked": {
   "null": true
  }
 },
 "EarningsWeekUpdate": {
  "rank": {},
  "week_ending": {},
  "gross": {},
  "irregular": {
   "null": true
  },
  "days_worked": {
   "null": true
  }
 },
 "EmployeeCreate": {
  "first_name": {},
  "middle_name": {
   "null": true
  },
  "last_name": {},
  "reported_first_name": {
   "null": true
  },
  "reported_last_name": {
   "null": true
  },
  "date_of_birth": {},
  "gender": {
   "null": true
  },
  "honorific": {
   "null": true
  },
  "number": {
   "null": true
  },
  "address1": {},
  "address2": {
   "null": true
  },
  "city": {},
  "state": {},
  "country": {},
  "postcode": {},
  "email_address": {
   "null": true
  },
  "phone_home": {
   "null": true
  },
  "phone_mobile": {
   "null": true
  },
  "phone_medical": {
   "null": true
  },
  "kin_name": {
   "null": true
  },
  "kin_relationship": {
   "null": true
  },
  "kin_address1": {
   "null": true
  },
  "kin_address2": {
   "null": true
  },
  "kin_city": {
   "null": true
  },
  "kin_state": {
   "null": true
  },
  "kin_postcode": {
   "null": true
  },
  "kin_phone_home": {
   "null": true
  },
  "kin_phone_work": {
   "null": true
  },
  "kin_phone_mobile": {
   "null": true
  },
  "kin_notes": {
   "null": true
  },
  "start_date": {},
  "employment_status": {},
  "employment_type": {
   "null": true
  },
  "employment_tenure": {
   "null": true
  },
  "active_pay_recipient": {
   "null": true
  },
  "position": {
   "null": true
  },
  "department": {
   "null": true
  },
  "working_days": {
   "null": true
  },
  "working_days_from": {
   "null": true
  },
  "public_holiday_region": {
   "null": true
  },
  "is_super_only_contractor": {
   "null": true
  },
  "tax_file_number": {
   "null": true
  },
  "tfnd_signed_date": {
   "null": true
  },
  "is_foreign_resident": {
   "null": true
  },
  "has_claimed_tax_free_threshold": {
   "null": true
  },
  "has_stsl_liability": {
   "null": true
  },
  "is_closely_held": {
   "null": true
  },
  "working_holiday_tax_scale_applies": {
   "null": true
  },
  "include_email_and_phone_in_stp": {
   "null": true
  },
  "abn": {
   "null": true
  },
  "medicare_levy_exemption": {
   "null": true
  },
  "is_medicare_levy_reduction_claimed": {
   "null": true
  },
  "medicare_levy_has_spouse": {
   "null": true
  },
  "medicare_levy_dependants": {
   "null": true
  },
  "medicare_levy_surcharge": {
   "null": true
  },
  "tax_offset_amount": {
   "null": true
  },
  "extra_withholding_amount": {
   "null": true
  },
  "extra_withholding_rate": {
   "null": true
  },
  "withholding_variation_rate": {
   "null": true
  },
  "withholding_variation_amount": {
   "null": true
  },
  "withholding_variation_from": {
   "null": true
  },
  "withholding_variation_to": {
   "null": true
  },
  "is_withholding_variation_for_additional_payments": {
   "null": true
  },
  "seniors_offset": {
   "null": true
  },
  "seasonal_worker_scheme": {
   "null": true
  },
  "withholding_schedule": {
   "null": true
  },
  "working_holiday_country": {
   "null": true
  },
  "is_employer_registered_whm": {
   "null": true
  },
  "has_extra_pay_in_year": {
   "null": true
  },
  "is_private_or_domestic_worker": {
   "null": true
  },
  "is_death_beneficiary": {
   "null": true
  },
  "child_support_protected_earnings": {
   "null": true
  },
  "fringe_benefits_taxable_value": {
   "null": true
  },
  "fringe_benefits_year_end": {
   "null": true
  },
  "is_fbt_exempt_employer": {
   "null": true
  },
  "minimum_pay_set_by": {
   "null": true
  },
  "award_code": {
   "null": true
  },
  "award_classification": {
   "null": true
  },
  "award_classification_reason": {
   "null": true
  },
  "award_group": {
   "null": true
  },
  "award_stream": {
   "null": true
  },
  "award_worker": {
   "null": true
  },
  "award_disability_services_work": {
   "null": true
  },
  "award_office_work": {
   "null": true
  },
  "award_agreed_hours_per_day": {
   "null": true
  },
  "award_averaging_weeks": {
   "null": true
  },
  "award_averaging_starts_on": {
   "null": true
  },
  "award_all_purpose_rate": {
   "null": true
  },
  "award_set_off": {
   "null": true
  },
  "award_ordinary_hours_only": {
   "null": true
  },
  "nz_tax_code": {
   "null": true
  },
  "ird_number": {
   "null": true
  },
  "has_student_loan": {
   "null": true
  },
  "no_declaration": {
   "null": true
  },
  "stc_rate": {
   "null": true
  },
  "stc_student_loan_rate": {
   "null": true
  },
  "stc_student_loan_threshold_applies": {
   "null": true
  },
  "stc_start_date": {
   "null": true
  },
  "stc_end_date": {
   "null": true
  },
  "stc_previous_tax_code": {
   "null": true
  },
  "student_loan_special_rate": {
   "null": true
  },
  "slcir_rate": {
   "null": true
  },
  "slcir_remaining_amount": {
   "null": true
  },
  "slcir_notice_number": {
   "null": true
  },
  "slbor_amount": {
   "null": true
  },
  "slbor_rate": {
   "null": true
  },
  "schedular_activity": {
   "null": true
  },
  "schedular_elected_rate": {
   "null": true
  },
  "schedular_certificate_rate": {
   "null": true
  },
  "extra_pay_elected_rate": {
   "null": true
  },
  "minimum_wage": {
   "null": true
  },
  "pay_method": {
   "null": true
  },
  "pay_period": {
   "null": true
  },
  "pay_rate_per_hour": {
   "null": true
  },
  "annual_salary": {
   "null": true
  },
  "standard_hours_per_day": {
   "null": true
  },
  "standard_days_per_week": {
   "null": true
  },
  "stp_employment_status": {
   "null": true
  },
  "default_employee_fund_member_number": {
   "null": true
  },
  "default_employee_fund_usi": {
   "null": true
  },
  "super_rate": {
   "null": true
  },
  "compulsory_super_rate": {
   "null": true
  },
  "is_super_enabled": {
   "null": true
  },
  "is_super_age_threshold_enabled": {
   "null": true
  },
  "super_based_on": {
   "null": true
  },
  "kiwisaver_employee_rate": {
   "null": true
  },
  "kiwisaver_employer_rate": {
   "null": true
  },
  "kiwisaver_status_code": {
   "null": true
  },
  "kiwisaver_existing_action": {
   "null": true
  },
  "kiwisaver_cec_obligation": {
   "null": true
  },
  "esct_rate": {
   "null": true
  },
  "esct_rate_is_default": {
   "null": true
  },
  "employer_contrib_tax_method": {
   "null": true
  },
  "employer_contrib_paye_fraction": {
   "null": true
  },
  "employer_contrib_paid_as": {
   "null": true
  },
  "kiwisaver_suspension_start_date": {
   "null": true
  },
  "kiwisaver_suspension_end_date": {
   "null": true
  },
  "kiwisaver_suspension_employer_continues": {
   "null": true
  },
  "kiwisaver_reduction_start_date": {
   "null": true
  },
  "kiwisaver_reduction_end_date": {
   "null": true
  },
  "kiwisaver_reduction_employer_matches": {
   "null": true
  },
  "esct_last_year_earnings": {
   "null": true
  },
  "esct_last_year_contributions": {
   "null": true
  },
  "esct_last_year": {
   "null": true
  },
  "esct_expected_pay": {
   "null": true
  },
  "esct_expected_contribution": {
   "null": true
  },
  "esct_expected_pay_days": {
   "null": true
  },
  "is_leave_enabled": {
   "null": true
  },
  "include_leave_loading_in_super": {
   "null": true
  },
  "accrue_leave_on_hours_worked": {
   "null": true
  },
  "accrue_leave_on_overtime_hours": {
   "null": true
  },
  "accrue_holiday_leave_per_hour": {
   "null": true
  },
  "accrue_sick_leave_per_hour": {
   "null": true
  },
  "accrue_lsl_per_hour": {
   "null": true
  },
  "num_sick_leave_days_per_year": {
   "null": true
  },
  "num_holiday_leave_days_per_year": {
   "null": true
  },
  "annual_holidays_weeks_per_year": {
   "null": true
  },
  "ordinary_weekly_pay": {
   "null": true
  },
  "relevant_daily_pay": {
   "null": true
  },
  "daily_pay_varies": {
   "null": true
  },
  "is_lsl_enabled": {
   "null": true
  },
  "lsl_x_years": {
   "null": true
  },
  "lsl_accrued_x_years": {
   "null": true
  },
  "hourly_amount_for_workers_comp_leave": {
   "null": true
  },
  "hourly_amount_for_paid_parental_leave": {
   "null": true
  },
  "rdo_hours": {
   "null": true
  },
  "toil_hours": {
   "null": true
  },
  "leave_loading_percentage": {
   "null": true
  },
  "holiday_pay_with_pay": {
   "null": true
  },
  "holiday_pay_with_pay_agreed": {
   "null": true
  },
  "holiday_pay_with_pay_end_date": {
   "null": true
  },
  "holiday_pay_with_pay_series_agreed": {
   "null": true
  },
  "primary_bank_bsb": {
   "null": true
  },
  "primary_bank_account_number": {
   "null": true
  },
  "primary_bank_account_name": {
   "null": true
  },
  "secondary_bank_bsb": {
   "null": true
  },
  "secondary_bank_account_number": {
   "null": true
  },
  "secondary_bank_account_name": {
   "null": true
  },
  "secondary_bank_reference": {
   "null": true
  },
  "secondary_bank_amount_per_period": {
   "null": true
  },
  "employee_portal_active": {
   "null": true
  },
  "allow_edit_timesheet": {
   "null": true
  },
  "allow_edit_timeclock": {
   "null": true
  },
  "allow_edit_account_details": {
   "null": true
  },
  "allow_edit_tax_settings": {
   "null": true
  },
  "allow_edit_bank_accounts": {
   "null": true
  },
  "allow_edit_super_details": {
   "null": true
  },
  "allow_edit_leave_requests": {
   "null": true
  },
  "allow_edit_leave_requests_when_negative": {
   "null": true
  },
  "allow_view_holiday_leave_balance": {
   "null": true
  },
  "allow_view_sick_leave_balance": {
   "null": true
  },
  "allow_view_long_service_leave_balance": {
   "null": true
  },
  "allow_view_payslips": {
   "null": true
  },
  "show_roster_summary_on_payslip": {
   "null": true
  },
  "show_position_on_payslip": {
   "null": true
  },
  "show_department_on_payslip": {
   "null": true
  },
  "payslip_show_holiday_leave_balance": {
   "null": true
  },
  "payslip_show_sick_leave_balance": {
   "null": true
  },
  "payslip_show_lsl_balance": {
   "null": true
  },
  "payslip_show_negative_leave_balances": {
   "null": true
  },
  "payslip_show_custom_balances": {
   "null": true
  },
  "payslip_show_hours_and_rate": {
   "null": true
  },
  "payslip_show_allowance_units": {
   "null": true
  },
  "payslip_show_base_ordinary_rate": {
   "null": true
  },
  "payslip_show_super_ytd": {
   "null": true
  },
  "payslip_show_ytd": {
   "null": true
  },
  "payslip_show_zero_dollar_leave": {
   "null": true
  },
  "payslip_time_non_decimal": {
   "null": true
  }
 },
 "EmployeeRequestDecision": {
  "kind": {},
  "decision": {},
  "reason": {}
 },
 "EmployeeUpdate": {
  "id": {},
  "first_name": {},
  "middle_name": {
   "null": true
  },
  "last_name": {},
  "reported_first_name": {
   "null": true
  },
  "reported_last_name": {
   "null": true
  },
  "date_of_birth": {},
  "gender": {},
  "honorific": {
   "null": true
  },
  "number": {
   "null": true
  },
  "address1": {},
  "address2": {
   "null": true
  },
  "city": {},
  "state": {},
  "country": {},
  "postcode": {},
  "email_address": {
   "null": true
  },
  "phone_home": {
   "null": true
  },
  "phone_mobile": {
   "null": true
  },
  "phone_medical": {
   "null": true
  },
  "kin_name": {
   "null": true
  },
  "kin_relationship": {
   "null": true
  },
  "kin_address1": {
   "null": true
  },
  "kin_address2": {
   "null": true
  },
  "kin_city": {
   "null": true
  },
  "kin_state": {
   "null": true
  },
  "kin_postcode": {
   "null": true
  },
  "kin_phone_home": {
   "null": true
  },
  "kin_phone_work": {
   "null": true
  },
  "kin_phone_mobile": {
   "null": true
  },
  "kin_notes": {
   "null": true
  },
  "start_date": {},
  "employment_status": {},
  "employment_type": {
   "null": true
  },
  "employment_tenure": {
   "null": true
  },
  "active_pay_recipient": {},
  "position": {
   "null": true
  },
  "department": {
   "null": true
  },
  "working_days": {
   "null": true
  },
  "working_days_from": {
   "null": true
  },
  "public_holiday_region": {
   "null": true
  },
  "is_super_only_contractor": {},
  "tax_file_number": {
   "null": true
  },
  "tfnd_signed_date": {
   "null": true
  },
  "is_foreign_resident": {
   "null": true
  },
  "has_claimed_tax_free_threshold": {
   "null": true
  },
  "has_stsl_liability": {
   "null": true
  },
  "is_closely_held": {
   "null": true
  },
  "working_holiday_tax_scale_applies": {},
  "include_email_and_phone_in_stp": {},
  "abn": {
   "null": true
  },
  "medicare_levy_exemption": {},
  "is_medicare_levy_reduction_claimed": {},
  "medicare_levy_has_spouse": {},
  "medicare_levy_dependants": {},
  "medicare_levy_surcharge": {},
  "tax_offset_amount": {
   "null": true
  },
  "extra_withholding_amount": {
   "null": true
  },
  "extra_withholding_rate": {
   "null": true
  },
  "withholding_variation_rate": {
   "null": true
  },
  "withholding_variation_amount": {
   "null": true
  },
  "withholding_variation_from": {
   "null": true
  },
  "withholding_variation_to": {
   "null": true
  },
  "is_withholding_variation_for_additional_payments": {},
  "seniors_offset": {},
  "seasonal_worker_scheme": {},
  "withholding_schedule": {},
  "working_holiday_country": {
   "null": true
  },
  "is_employer_registered_whm": {},
  "has_extra_pay_in_year": {},
  "is_private_or_domestic_worker": {},
  "is_death_beneficiary": {},
  "child_support_protected_earnings": {
   "null": true
  },
  "fringe_benefits_taxable_value": {
   "null": true
  },
  "fringe_benefits_year_end": {
   "null": true
  },
  "is_fbt_exempt_employer": {},
  "minimum_pay_set_by": {
   "null": true
  },
  "award_code": {
   "null": true
  },
  "award_classification": {
   "null": true
  },
  "award_classification_reason": {
   "null": true
  },
  "award_group": {
   "null": true
  },
  "award_stream": {
   "null": true
  },
  "award_worker": {
   "null": true
  },
  "award_disability_services_work": {},
  "award_office_work": {},
  "award_agreed_hours_per_day": {
   "null": true
  },
  "award_averaging_weeks": {},
  "award_averaging_starts_on": {
   "null": true
  },
  "award_all_purpose_rate": {
   "null": true
  },
  "award_set_off": {},
  "award_ordinary_hours_only": {},
  "nz_tax_code": {
   "null": true
  },
  "ird_number": {
   "null": true
  },
  "has_student_loan": {},
  "no_declaration": {},
  "stc_rate": {
   "null": true
  },
  "stc_student_loan_rate": {
   "null": true
  },
  "stc_student_loan_threshold_applies": {},
  "stc_start_date": {
   "null": true
  },
  "stc_end_date": {
   "null": true
  },
  "stc_previous_tax_code": {
   "null": true
  },
  "student_loan_special_rate": {
   "null": true
  },
  "slcir_rate": {
   "null": true
  },
  "slcir_remaining_amount": {
   "null": true
  },
  "slcir_notice_number": {
   "null": true
  },
  "slbor_amount": {
   "null": true
  },
  "slbor_rate": {
   "null": true
  },
  "schedular_activity": {
   "null": true
  },
  "schedular_elected_rate": {
   "null": true
  },
  "schedular_certificate_rate": {
   "null": true
  },
  "extra_pay_elected_rate": {
   "null": true
  },
  "minimum_wage": {
   "null": true
  },
  "pay_method": {},
  "pay_period": {},
  "pay_rate_per_hour": {},
  "annual_salary": {
   "null": true
  },
  "standard_hours_per_day": {},
  "standard_days_per_week": {},
  "stp_employment_status": {},
  "default_employee_fund_member_number": {
   "null": true
  },
  "default_employee_fund_usi": {
   "null": true
  },
  "super_rate": {
   "null": true
  },
  "compulsory_super_rate": {
   "null": true
  },
  "is_super_enabled": {},
  "is_super_age_threshold_enabled": {},
  "super_based_on": {
   "null": true
  },
  "kiwisaver_employee_rate": {
   "null": true
  },
  "kiwisaver_employer_rate": {
   "null": true
  },
  "kiwisaver_status_code": {},
  "kiwisaver_existing_action": {
   "null": true
  },
  "kiwisaver_cec_obligation": {
   "null": true
  },
  "esct_rate": {},
  "esct_rate_is_default": {},
  "employer_contrib_tax_method": {
   "null": true
  },
  "employer_contrib_paye_fraction": {
   "null": true
  },
  "employer_contrib_paid_as": {
   "null": true
  },
  "kiwisaver_suspension_start_date": {
   "null": true
  },
  "kiwisaver_suspension_end_date": {
   "null": true
  },
  "kiwisaver_suspension_employer_continues": {},
  "kiwisaver_reduction_start_date": {
   "null": true
  },
  "kiwisaver_reduction_end_date": {
   "null": true
  },
  "kiwisaver_reduction_employer_matches": {},
  "esct_last_year_earnings": {
   "null": true
  },
  "esct_last_year_contributions": {
   "null": true
  },
  "esct_last_year": {
   "null": true
  },
  "esct_expected_pay": {
   "null": true
  },
  "esct_expected_contribution": {
   "null": true
  },
  "esct_expected_pay_days": {
   "null": true
  },
  "is_leave_enabled": {},
  "include_leave_loading_in_super": {},
  "accrue_leave_on_hours_worked": {},
  "accrue_leave_on_overtime_hours": {},
  "accrue_holiday_leave_per_hour": {},
  "accrue_sick_leave_per_hour": {},
  "accrue_lsl_per_hour": {},
  "num_sick_leave_days_per_year": {},
  "num_holiday_leave_days_per_year": {},
  "annual_holidays_weeks_per_year": {
   "null": true
  },
  "ordinary_weekly_pay": {
   "null": true
  },
  "relevant_daily_pay": {
   "null": true
  },
  "daily_pay_varies": {},
  "is_lsl_enabled": {},
  "lsl_x_years": {},
  "lsl_accrued_x_years": {},
  "hourly_amount_for_workers_comp_leave": {},
  "hourly_amount_for_paid_parental_leave": {},
  "rdo_hours": {},
  "toil_hours": {},
  "leave_loading_percentage": {},
  "holiday_pay_with_pay": {
   "null": true
  },
  "holiday_pay_with_pay_agreed": {},
  "holiday_pay_with_pay_end_date": {
   "null": true
  },
  "holiday_pay_with_pay_series_agreed": {},
  "primary_bank_bsb": {
   "null": true
  },
  "primary_bank_account_number": {
   "null": true
  },
  "primary_bank_account_name": {
   "null": true
  },
  "secondary_bank_bsb": {
   "null": true
  },
  "secondary_bank_account_number": {
   "null": true
  },
  "secondary_bank_account_name": {
   "null": true
  },
  "secondary_bank_reference": {
   "null": true
  },
  "secondary_bank_amount_per_period": {
   "null": true
  },
  "employee_portal_active": {},
  "allow_edit_timesheet": {},
  "allow_edit_timeclock": {},
  "allow_edit_account_details": {},
  "allow_edit_tax_settings": {},
  "allow_edit_bank_accounts": {},
  "allow_edit_super_details": {},
  "allow_edit_leave_requests": {},
  "allow_edit_leave_requests_when_negative": {},
  "allow_view_holiday_leave_balance": {},
  "allow_view_sick_leave_balance": {},
  "allow_view_long_service_leave_balance": {},
  "allow_view_payslips": {},
  "show_roster_summary_on_payslip": {},
  "show_position_on_payslip": {},
  "show_department_on_payslip": {},
  "payslip_show_holiday_leave_balance": {},
  "payslip_show_sick_leave_balance": {},
  "payslip_show_lsl_balance": {},
  "payslip_show_negative_leave_balances": {},
  "payslip_show_custom_balances": {},
  "payslip_show_hours_and_rate": {},
  "payslip_show_allowance_units": {},
  "payslip_show_base_ordinary_rate": {},
  "payslip_show_super_ytd": {},
  "payslip_show_ytd": {},
  "payslip_show_zero_dollar_leave": {},
  "payslip_time_non_decimal": {}
 },
 "EmploymentTypeBody": {
  "name": {}
 },
 "FilingPeriod": {
  "from": {},
  "to": {}
 },
 "FollowedAwardBody": {
  "award_code": {},
  "classification": {},
  "margin_percent": {}
 },
 "HigherDuties": {
  "classification": {},
  "start": {},
  "end": {}
 },
 "ImpactAsked": {
  "law": {
   "schema": "ChangeOfLawAsked"
  },
  "rise": {
   "schema": "RiseAsked"
  },
  "award_increase": {
   "schema": "AwardIncreaseAsked"
  },
  "employee_ids": {}
 },
 "JournalAccountsUpdate": {
  "wages": {},
  "overtime": {},
  "leave": {},
  "allowances": {},
  "bonuses": {},
  "termination": {},
  "employer_contributions": {},
  "tax_payable": {},
  "contributions_payable": {},
  "deductions_payable": {},
  "child_support_payable": {},
  "salary_sacrifice_payable": {},
  "net_wages_payable": {}
 },
 "Leave": {
  "description": {},
  "leave_type": {},
  "date": {},
  "hours": {},
  "rate": {
   "null": true
  },
  "multiplier": {
   "null": true
  },
  "leave_loading_amount": {
   "null": true
  },
  "is_cash_up": {
   "null": true
  },
  "tax_as_nz_extra_pay": {
   "null": true
  },
  "is_adjustment": {
   "null": true
  }
 },
 "LeaveLawComparison": {
  "employees": {
   "schema": "ComparedPerson"
  }
 },
 "MachineKeyCreate": {
  "name": {},
  "scopes": {},
  "company_ids": {
   "null": true
  },
  "ends_on": {}
 },
 "NetToGross": {
  "employee_id": {
   "null": true
  },
  "employee_number": {
   "null": true
  },
  "pay_department": {
   "null": true
  },
  "note": {
   "null": true
  },
  "days_paid": {
   "null": true
  },
  "hours": {
   "schema": "PayHours"
  },
  "leave": {
   "schema": "Leave"
  },
  "allowances": {
   "null": true,
   "schema": "PayAllowance"
  },
  "deductions": {
   "null": true,
   "schema": "PayDeduction"
  },
  "bonuses": {
   "null": true,
   "schema": "PayBonus"
  },
  "pay_sacrifices": {
   "null": true,
   "schema": "PaySacrifice"
  },
  "back_payments": {
   "null": true,
   "schema": "BackPayments"
  },
  "super_timing": {
   "null": true,
   "schema": "SuperTimingOfPay"
  },
  "termination": {
   "null": true,
   "schema": "TerminationCreate"
  },
  "net": {}
 },
 "NewDelegation": {
  "user_id": {},
  "delegate_id": {},
  "starts_at": {},
  "ends_at": {}
 },
 "OpeningBalancesBody": {
  "as_at": {},
  "gross": {},
  "tax": {},
  "super": {},
  "resc_super": {},
  "salary_sacrifice": {},
  "qualifying_earnings": {},
  "deductions": {},
  "net": {
   "null": true
  },
  "student_loan": {},
  "kiwisaver_employee": {},
  "kiwisaver_employer": {},
  "esct": {},
  "holiday_leave_hours": {},
  "sick_leave_hours": {},
  "long_service_leave_hours": {},
  "annual_holidays_weeks": {},
  "annual_holidays_advance_paid": {
   "null": true
  },
  "alternative_holiday_days": {},
  "family_violence_leave_days": {},
  "gross_last_12_months": {
   "null": true
  },
  "gross_since_anniversary": {
   "null": true
  },
  "gross_last_4_weeks": {
   "null": true
  },
  "irregular_last_4_weeks": {
   "null": true
  },
  "gross_last_52_weeks": {
   "null": true
  },
  "days_worked_last_52_weeks": {
   "null": true
  }
 },
 "OrderCancel": {
  "order_id": {},
  "reason": {
   "null": true
  }
 },
 "OrderCreate": {
  "dry_run": {},
  "end_customer_id": {
   "null": true
  },
  "customer": {
   "schema": "CheckoutCustomer"
  },
  "company": {
   "schema": "CheckoutCompany"
  },
  "billing_address": {
   "schema": "CheckoutBillingAddress"
  },
  "order": {
   "schema": "OrderedProduct"
  }
 },
 "OrderedProduct": {
  "product_id": {},
  "add_free_trial_month": {}
 },
 "OwnPayRateCreate": {
  "rank": {},
  "description": {},
  "units": {},
  "rate": {
   "null": true
  },
  "multiplier": {
   "null": true
  },
  "is_overtime": {}
 },
 "OwnPayRateUpdate": {
  "rank": {},
  "description": {},
  "units": {},
  "rate": {
   "null": true
  },
  "multiplier": {
   "null": true
  },
  "is_overtime": {}
 },
 "PaidForWork": {
  "category": {},
  "amount": {},
  "hours": {}
 },
 "PayAllowance": {
  "description": {},
  "amount": {
   "null": true
  },
  "units": {
   "null": true
  },
  "allowance_category": {
   "null": true
  },
  "other_type": {
   "null": true
  },
  "is_taxable": {
   "null": true
  },
  "is_itemised": {
   "null": true
  },
  "is_within_limit": {
   "null": true
  },
  "is_adjustment": {
   "null": true
  },
  "is_included_in_super_calculations": {
   "null": true
  }
 },
 "PayBonus": {
  "description": {},
  "amount": {
   "null": true
  },
  "tax_method": {
   "null": true
  },
  "start_date": {
   "null": true
  },
  "end_date": {
   "null": true
  },
  "is_included_in_super_calculations": {
   "null": true
  },
  "is_directors_fees": {
   "null": true
  },
  "is_return_to_work": {
   "null": true
  },
  "is_adjustment": {
   "null": true
  },
  "is_nz_ess": {
   "null": true
  },
  "is_nz_ess_cash_settled": {
   "null": true
  },
  "withhold_paye": {
   "null": true
  },
  "tax_as_nz_extra_pay": {
   "null": true
  },
  "is_nz_discretionary": {
   "null": true
  },
  "is_nz_redundancy": {
   "null": true
  },
  "is_nz_retiring_allowance": {
   "null": true
  }
 },
 "PayCalculation": {
  "country": {},
  "input": {}
 },
 "PayCreate": {
  "employee_id": {
   "null": true
  },
  "employee_number": {
   "null": true
  },
  "pay_department": {
   "null": true
  },
  "note": {
   "null": true
  },
  "days_paid": {
   "null": true
  },
  "hours": {
   "schema": "PayHours"
  },
  "leave": {
   "schema": "Leave"
  },
  "allowances": {
   "null": true,
   "schema": "PayAllowance"
  },
  "deductions": {
   "null": true,
   "schema": "PayDeduction"
  },
  "bonuses": {
   "null": true,
   "schema": "PayBonus"
  },
  "pay_sacrifices": {
   "null": true,
   "schema": "PaySacrifice"
  },
  "back_payments": {
   "null": true,
   "schema": "BackPayments"
  },
  "super_timing": {
   "null": true,
   "schema": "SuperTimingOfPay"
  },
  "termination": {
   "null": true,
   "schema": "TerminationCreate"
  }
 },
 "PayDeduction": {
  "description": {},
  "amount": {
   "null": true
  },
  "classification": {
   "null": true
  },
  "is_included_in_super_calculations": {
   "null": true
  }
 },
 "PayHours": {
  "description": {},
  "units": {},
  "value": {},
  "rate": {
   "null": true
  },
  "multiplier": {
   "null": true
  },
  "rate_reference": {
   "null": true
  },
  "rate_description": {
   "null": true
  },
  "is_overtime": {
   "null": true
  },
  "public_holiday_date": {
   "null": true
  },
  "is_adjustment": {
   "null": true
  }
 },
 "PayRateCreate": {
  "description": {},
  "units": {
   "null": true
  },
  "rate": {
   "null": true
  },
  "multiplier": {
   "null": true
  },
  "is_overtime": {
   "null": true
  }
 },
 "PayRateGroupCreate": {
  "name": {},
  "award_id": {
   "null": true
  },
  "employee_ids": {}
 },
 "PayRateGroupUpdate": {
  "name": {},
  "award_id": {
   "null": true
  },
  "employee_ids": {}
 },
 "PayRateUpdate": {
  "description": {},
  "units": {},
  "rate": {
   "null": true
  },
  "multiplier": {
   "null": true
  },
  "is_overtime": {}
 },
 "PayRunOpen": {
  "pay_period": {},
  "pay_date": {},
  "pay_run_end_date": {}
 },
 "PaySacrifice": {
  "description": {},
  "amount": {
   "null": true
  },
  "is_included_in_super_calculations": {
   "null": true
  },
  "is_super": {
   "null": true
  }
 },
 "PayToCheck": {
  "employee": {
   "schema": "AwardPerson"
  },
  "pay_period_start": {},
  "pay_period_end": {},
  "state": {},
  "shifts": {
   "schema": "Shift"
  },
  "hours": {},
  "agreed_hours": {},
  "without_penalties": {},
  "roster": {
   "schema": "RosterCycleBody"
  },
  "ordinary_hourly_rate": {},
  "paid": {
   "schema": "PaidForWork"
  },
  "set_off": {}
 },
 "PaymentFileCancel": {
  "reason": {},
  "pay_ids": {}
 },
 "PaymentFileCreate": {
  "kind": {},
  "pay_ids": {},
  "payment_date": {},
  "balanced": {}
 },
 "PublicHolidayTransferCreate": {
  "rank": {},
  "holiday_date": {},
  "transferred_to": {}
 },
 "PublicHolidayTransferUpdate": {
  "rank": {},
  "holiday_date": {},
  "transferred_to": {}
 },
 "Reinstatement": {
  "start_date": {
   "null": true
  }
 },
 "ReleaseDecision": {
  "decision": {}
 },
 "RiseAsked": {
  "percentage": {},
  "amount_per_hour": {},
  "new_rate": {}
 },
 "RoleDetails": {
  "name": {},
  "permissions": {},
  "company_ids": {
   "null": true
  },
  "departments": {
   "null": true
  },
  "field_groups": {}
 },
 "RosterCycleBody": {
  "weeks": {},
  "starts_on": {},
  "ordinary_hours_before": {}
 },
 "ScenarioAsked": {
  "name": {},
  "changes": {
   "schema": "ScenarioChangeAsked"
  }
 },
 "ScenarioChangeAsked": {
  "kind": {},
  "people": {},
  "hourly_rate": {},
  "hours_per_week": {},
  "pay_period": {},
  "percentage": {},
  "net": {},
  "employee_ids": {}
 },
 "SecondPersonRulesSet": {
  "pay_runs": {},
  "payments": {},
  "filings": {},
  "bank_accounts": {},
  "limit": {
   "null": true
  },
  "hold_bank_accounts": {}
 },
 "Shift": {
  "date": {},
  "start": {},
  "end": {},
  "periods": {
   "schema": "ClockPeriod"
  },
  "unpaid_breaks": {
   "schema": "ClockPeriod"
  },
  "public_holiday": {},
  "facts": {},
  "rostered_end": {},
  "rostered_hours": {},
  "guaranteed_hours": {},
  "extra_hours_agreed_in_writing": {},
  "long_day": {},
  "previous_finish": {},
  "previous_work_was_overtime": {},
  "shorter_rest_agreed": {},
  "sleepover": {
   "schema": "ClockPeriod"
  },
  "twenty_four_hour_care_hours": {},
  "remote_work": {},
  "higher_duties": {
   "schema": "HigherDuties"
  },
  "allowances": {
   "schema": "ShiftAllowance"
  }
 },
 "ShiftAllowance": {
  "id": {},
  "quantity": {}
 },
 "ShiftsToApprove": {
  "shift_ids": {}
 },
 "ShiftsToInterpret": {
  "employee": {
   "schema": "AwardPerson"
  },
  "state": {},
  "pay_period_start": {},
  "shifts": {
   "schema": "Shift"
  },
  "roster": {
   "schema": "RosterCycleBody"
  },
  "ordinary_hourly_rate": {}
 },
 "StandingAllowanceCreate": {
  "rank": {},
  "description": {},
  "amount": {},
  "units": {},
  "allowance_category": {
   "null": true
  },
  "other_type": {
   "null": true
  },
  "is_taxable": {},
  "is_itemised": {},
  "is_included_in_super_calculations": {},
  "is_within_limit": {
   "null": true
  },
  "auto_apply_to_pay": {}
 },
 "StandingAllowanceUpdate": {
  "rank": {},
  "description": {},
  "amount": {},
  "units": {},
  "allowance_category": {
   "null": true
  },
  "other_type": {
   "null": true
  },
  "is_taxable": {},
  "is_itemised": {},
  "is_included_in_super_calculations": {},
  "is_within_limit": {
   "null": true
  },
  "auto_apply_to_pay": {}
 },
 "StandingBonusCreate": {
  "rank": {},
  "description": {},
  "amount": {},
  "tax_method": {},
  "start_date": {
   "null": true
  },
  "end_date": {
   "null": true
  },
  "is_included_in_super_calculations": {},
  "is_directors_fees": {},
  "is_return_to_work": {},
  "is_nz_ess": {
   "null": true
  },
  "is_nz_ess_cash_settled": {
   "null": true
  },
  "withhold_paye": {
   "null": true
  },
  "tax_as_nz_extra_pay": {
   "null": true
  },
  "is_nz_discretionary": {
   "null": true
  },
  "is_nz_redundancy": {
   "null": true
  },
  "is_nz_retiring_allowance": {
   "null": true
  },
  "auto_apply_to_pay": {}
 },
 "StandingBonusUpdate": {
  "rank": {},
  "description": {},
  "amount": {},
  "tax_method": {},
  "start_date": {
   "null": true
  },
  "end_date": {
   "null": true
  },
  "is_included_in_super_calculations": {},
  "is_directors_fees": {},
  "is_return_to_work": {},
  "is_nz_ess": {
   "null": true
  },
  "is_nz_ess_cash_settled": {
   "null": true
  },
  "withhold_paye": {
   "null": true
  },
  "tax_as_nz_extra_pay": {
   "null": true
  },
  "is_nz_discretionary": {
   "null": true
  },
  "is_nz_redundancy": {
   "null": true
  },
  "is_nz_retiring_allowance": {
   "null": true
  },
  "auto_apply_to_pay": {}
 },
 "StandingDeductionCreate": {
  "rank": {},
  "description": {},
  "amount": {
   "null": true
  },
  "percentage": {
   "null": true
  },
  "basis": {},
  "limit": {
   "null": true
  },
  "classification": {},
  "is_included_in_super_calculations": {},
  "auto_apply_to_pay": {},
  "receiver_name": {
   "null": true
  },
  "receiver_bsb": {
   "null": true
  },
  "receiver_account_number": {
   "null": true
  },
  "receiver_reference": {
   "null": true
  }
 },
 "StandingDeductionUpdate": {
  "rank": {},
  "description": {},
  "amount": {
   "null": true
  },
  "percentage": {
   "null": true
  },
  "basis": {},
  "limit": {
   "null": true
  },
  "classification": {},
  "is_included_in_super_calculations": {},
  "auto_apply_to_pay": {},
  "receiver_name": {
   "null": true
  },
  "receiver_bsb": {
   "null": true
  },
  "receiver_account_number": {
   "null": true
  },
  "receiver_reference": {
   "null": true
  }
 },
 "StandingSacrificeCreate": {
  "rank": {},
  "description": {},
  "amount": {
   "null": true
  },
  "percentage": {
   "null": true
  },
  "limit": {
   "null": true
  },
  "is_included_in_super_calculations": {},
  "is_super": {},
  "auto_apply_to_pay": {}
 },
 "StandingSacrificeUpdate": {
  "rank": {},
  "description": {},
  "amount": {
   "null": true
  },
  "percentage": {
   "null": true
  },
  "limit": {
   "null": true
  },
  "is_included_in_super_calculations": {},
  "is_super": {},
  "auto_apply_to_pay": {}
 },
 "StpSubmit": {
  "pay_run_id": {},
  "pay_ids": {},
  "employee_ids": {},
  "from": {},
  "to": {},
  "action": {},
  "is_final": {}
 },
 "SuperFundCreate": {
  "rank": {},
  "usi": {
   "null": true
  },
  "fund_name": {
   "null": true
  },
  "member_number": {
   "null": true
  },
  "is_smsf": {},
  "abn": {
   "null": true
  },
  "electronic_service_address": {
   "null": true
  },
  "bsb": {
   "null": true
  },
  "account_number": {
   "null": true
  },
  "account_name": {
   "null": true
  },
  "percentage": {
   "null": true
  }
 },
 "SuperFundUpdate": {
  "rank": {},
  "usi": {
   "null": true
  },
  "fund_name": {
   "null": true
  },
  "member_number": {
   "null": true
  },
  "is_smsf": {},
  "abn": {
   "null": true
  },
  "electronic_service_address": {
   "null": true
  },
  "bsb": {
   "null": true
  },
  "account_number": {
   "null": true
  },
  "account_name": {
   "null": true
  },
  "percentage": {
   "null": true
  }
 },
 "SuperReceived": {
  "pay_ids": {},
  "received_on": {}
 },
 "SuperTimingOfPay": {
  "is_first_contribution": {
   "null": true
  },
  "next_regular_payday": {
   "null": true
  },
  "determination_made_on": {
   "null": true
  }
 },
 "TaxSummaryCreate": {
  "etp_code": {},
  "tax_withheld": {
   "null": true
  },
  "taxable_component": {
   "null": true
  },
  "tax_free_component": {
   "null": true
  },
  "lump_sum_d": {
   "null": true
  }
 },
 "Terminate": {
  "termination_date": {},
  "is_manual_leave_amounts": {
   "null": true
  },
  "is_payment_in_lieu_paid": {
   "null": true
  },
  "redundancy_amount": {
   "null": true
  },
  "non_etp_amount": {
   "null": true
  },
  "unused_holiday_amount": {
   "null": true
  },
  "reason": {
   "null": true
  },
  "cessation_type_code": {
   "null": true
  },
  "payment_in_lieu_type": {
   "null": true
  },
  "notice_hours": {
   "null": true
  },
  "notice_lump_sum": {
   "null": true
  },
  "is_unused_holiday_paid": {
   "null": true
  },
  "is_unused_leave_loading_paid": {
   "null": true
  },
  "is_unused_lsl_paid": {
   "null": true
  },
  "is_unused_sick_paid": {
   "null": true
  },
  "redundancy_tax_free_pilon_component": {
   "null": true
  },
  "etp_amount": {
   "null": true
  },
  "unused_leave_loading_amount": {
   "null": true
  },
  "unused_sick_amount": {
   "null": true
  },
  "unused_lsl_pre_august_1978": {
   "null": true
  },
  "unused_lsl_august_1978_to_august_1993": {
   "null": true
  },
  "unused_lsl_post_august_1993": {
   "null": true
  },
  "normal_earnings": {
   "null": true
  },
  "is_genuine_redundancy": {
   "null": true
  },
  "is_invalidity_certified": {
   "null": true
  },
  "mandatory_retirement_date": {
   "null": true
  },
  "last_retirement_date": {
   "null": true
  },
  "is_serious_misconduct": {
   "null": true
  },
  "is_pressing_necessity": {
   "null": true
  },
  "is_unused_rdo_paid": {
   "null": true
  },
  "is_unused_toil_paid": {
   "null": true
  },
  "toil_rate_per_hour": {
   "null": true
  },
  "is_lsl_shortfall_paid": {
   "null": true
  },
  "notice_rate_per_hour": {
   "null": true
  },
  "notice_etp_code": {
   "null": true
  },
  "notice_given_date": {
   "null": true
  },
  "continuous_service_from": {
   "null": true
  },
  "service_days_not_counted": {
   "null": true
  },
  "is_small_business": {
   "null": true
  },
  "is_fixed_term": {
   "null": true
  },
  "is_training_arrangement": {
   "null": true
  },
  "is_apprentice": {
   "null": true
  },
  "lsl_service_from": {
   "null": true
  },
  "lsl_weekly_hours": {
   "null": true
  },
  "lsl_ordinary_hours_worked": {
   "null": true
  },
  "lsl_hours_taken": {
   "null": true
  },
  "lsl_days_used_before_16_august_1978": {
   "null": true
  },
  "lsl_days_used_to_17_august_1993": {
   "null": true
  },
  "lsl_days_used_after_17_august_1993": {
   "null": true
  },
  "holiday_hours_before_18_august_1993": {
   "null": true
  },
  "payment_in_lieu_amount": {
   "null": true
  },
  "unused_alt_holiday_amount": {
   "null": true
  },
  "nz_ytd_taxable": {
   "null": true
  },
  "is_advance_recovery_agreed": {
   "null": true
  },
  "pay_date": {},
  "tax_summaries": {
   "null": true,
   "schema": "TaxSummaryCreate"
  },
  "earlier_etps": {
   "null": true,
   "schema": "EarlierEtpCreate"
  }
 },
 "TerminationCreate": {
  "termination_date": {},
  "is_manual_leave_amounts": {
   "null": true
  },
  "is_payment_in_lieu_paid": {
   "null": true
  },
  "redundancy_amount": {
   "null": true
  },
  "non_etp_amount": {
   "null": true
  },
  "unused_holiday_amount": {
   "null": true
  },
  "reason": {
   "null": true
  },
  "cessation_type_code": {
   "null": true
  },
  "payment_in_lieu_type": {
   "null": true
  },
  "notice_hours": {
   "null": true
  },
  "notice_lump_sum": {
   "null": true
  },
  "is_unused_holiday_paid": {
   "null": true
  },
  "is_unused_leave_loading_paid": {
   "null": true
  },
  "is_unused_lsl_paid": {
   "null": true
  },
  "is_unused_sick_paid": {
   "null": true
  },
  "redundancy_tax_free_pilon_component": {
   "null": true
  },
  "etp_amount": {
   "null": true
  },
  "unused_leave_loading_amount": {
   "null": true
  },
  "unused_sick_amount": {
   "null": true
  },
  "unused_lsl_pre_august_1978": {
   "null": true
  },
  "unused_lsl_august_1978_to_august_1993": {
   "null": true
  },
  "unused_lsl_post_august_1993": {
   "null": true
  },
  "normal_earnings": {
   "null": true
  },
  "is_genuine_redundancy": {
   "null": true
  },
  "is_invalidity_certified": {
   "null": true
  },
  "mandatory_retirement_date": {
   "null": true
  },
  "last_retirement_date": {
   "null": true
  },
  "is_serious_misconduct": {
   "null": true
  },
  "is_pressing_necessity": {
   "null": true
  },
  "is_unused_rdo_paid": {
   "null": true
  },
  "is_unused_toil_paid": {
   "null": true
  },
  "toil_rate_per_hour": {
   "null": true
  },
  "is_lsl_shortfall_paid": {
   "null": true
  },
  "notice_rate_per_hour": {
   "null": true
  },
  "notice_etp_code": {
   "null": true
  },
  "notice_given_date": {
   "null": true
  },
  "continuous_service_from": {
   "null": true
  },
  "service_days_not_counted": {
   "null": true
  },
  "is_small_business": {
   "null": true
  },
  "is_fixed_term": {
   "null": true
  },
  "is_training_arrangement": {
   "null": true
  },
  "is_apprentice": {
   "null": true
  },
  "lsl_service_from": {
   "null": true
  },
  "lsl_weekly_hours": {
   "null": true
  },
  "lsl_ordinary_hours_worked": {
   "null": true
  },
  "lsl_hours_taken": {
   "null": true
  },
  "lsl_days_used_before_16_august_1978": {
   "null": true
  },
  "lsl_days_used_to_17_august_1993": {
   "null": true
  },
  "lsl_days_used_after_17_august_1993": {
   "null": true
  },
  "holiday_hours_before_18_august_1993": {
   "null": true
  },
  "payment_in_lieu_amount": {
   "null": true
  },
  "unused_alt_holiday_amount": {
   "null": true
  },
  "nz_ytd_taxable": {
   "null": true
  },
  "is_advance_recovery_agreed": {
   "null": true
  },
  "tax_summaries": {
   "null": true,
   "schema": "TaxSummaryCreate"
  },
  "earlier_etps": {
   "null": true,
   "schema": "EarlierEtpCreate"
  },
  "pay_date": {
   "null": true
  }
 },
 "TerminationPlan": {
  "termination_date": {},
  "is_manual_leave_amounts": {
   "null": true
  },
  "is_payment_in_lieu_paid": {
   "null": true
  },
  "redundancy_amount": {
   "null": true
  },
  "non_etp_amount": {
   "null": true
  },
  "unused_holiday_amount": {
   "null": true
  },
  "reason": {
   "null": true
  },
  "cessation_type_code": {
   "null": true
  },
  "payment_in_lieu_type": {
   "null": true
  },
  "notice_hours": {
   "null": true
  },
  "notice_lump_sum": {
   "null": true
  },
  "is_unused_holiday_paid": {
   "null": true
  },
  "is_unused_leave_loading_paid": {
   "null": true
  },
  "is_unused_lsl_paid": {
   "null": true
  },
  "is_unused_sick_paid": {
   "null": true
  },
  "redundancy_tax_free_pilon_component": {
   "null": true
  },
  "etp_amount": {
   "null": true
  },
  "unused_leave_loading_amount": {
   "null": true
  },
  "unused_sick_amount": {
   "null": true
  },
  "unused_lsl_pre_august_1978": {
   "null": true
  },
  "unused_lsl_august_1978_to_august_1993": {
   "null": true
  },
  "unused_lsl_post_august_1993": {
   "null": true
  },
  "normal_earnings": {
   "null": true
  },
  "is_genuine_redundancy": {
   "null": true
  },
  "is_invalidity_certified": {
   "null": true
  },
  "mandatory_retirement_date": {
   "null": true
  },
  "last_retirement_date": {
   "null": true
  },
  "is_serious_misconduct": {
   "null": true
  },
  "is_pressing_necessity": {
   "null": true
  },
  "is_unused_rdo_paid": {
   "null": true
  },
  "is_unused_toil_paid": {
   "null": true
  },
  "toil_rate_per_hour": {
   "null": true
  },
  "is_lsl_shortfall_paid": {
   "null": true
  },
  "notice_rate_per_hour": {
   "null": true
  },
  "notice_etp_code": {
   "null": true
  },
  "notice_given_date": {
   "null": true
  },
  "continuous_service_from": {
   "null": true
  },
  "service_days_not_counted": {
   "null": true
  },
  "is_small_business": {
   "null": true
  },
  "is_fixed_term": {
   "null": true
  },
  "is_training_arrangement": {
   "null": true
  },
  "is_apprentice": {
   "null": true
  },
  "lsl_service_from": {
   "null": true
  },
  "lsl_weekly_hours": {
   "null": true
  },
  "lsl_ordinary_hours_worked": {
   "null": true
  },
  "lsl_hours_taken": {
   "null": true
  },
  "lsl_days_used_before_16_august_1978": {
   "null": true
  },
  "lsl_days_used_to_17_august_1993": {
   "null": true
  },
  "lsl_days_used_after_17_august_1993": {
   "null": true
  },
  "holiday_hours_before_18_august_1993": {
   "null": true
  },
  "payment_in_lieu_amount": {
   "null": true
  },
  "unused_alt_holiday_amount": {
   "null": true
  },
  "nz_ytd_taxable": {
   "null": true
  },
  "is_advance_recovery_agreed": {
   "null": true
  },
  "tax_summaries": {
   "null": true,
   "schema": "TaxSummaryCreate"
  },
  "earlier_etps": {
   "null": true,
   "schema": "EarlierEtpCreate"
  }
 },
 "TimesheetEntry": {
  "employee_id": {},
  "employee_number": {},
  "note": {
   "null": true
  },
  "date": {},
  "start": {},
  "end": {},
  "periods": {
   "schema": "ClockPeriod"
  },
  "unpaid_breaks": {
   "schema": "ClockPeriod"
  },
  "public_holiday": {},
  "facts": {},
  "rostered_end": {},
  "rostered_hours": {},
  "guaranteed_hours": {},
  "extra_hours_agreed_in_writing": {},
  "long_day": {},
  "previous_finish": {},
  "previous_work_was_overtime": {},
  "shorter_rest_agreed": {},
  "sleepover": {
   "schema": "ClockPeriod"
  },
  "twenty_four_hour_care_hours": {},
  "remote_work": {},
  "higher_duties": {
   "schema": "HigherDuties"
  },
  "allowances": {
   "schema": "ShiftAllowance"
  }
 },
 "TokenForm": {
  "grant_type": {},
  "code": {},
  "refresh_token": {},
  "client_id": {},
  "client_secret": {},
  "redirect_uri": {},
  "code_verifier": {},
  "scope": {}
 },
 "TokenHandlingForm": {
  "token": {},
  "token_type_hint": {},
  "client_id": {},
  "client_secret": {}
 },
 "TrialCancel": {
  "subscription_trial_id": {},
  "reason": {
   "null": true
  }
 },
 "TrialCreate": {
  "customer": {
   "schema": "CheckoutCustomer"
  },
  "company": {
   "schema": "CheckoutCompany"
  },
  "billing_address": {
   "schema": "CheckoutBillingAddress"
  }
 },
 "UpgradeCreate": {
  "dry_run": {},
  "end_customer_id": {},
  "order": {
   "schema": "UpgradeProduct"
  }
 },
 "UpgradeProduct": {
  "product_id": {}
 },
 "UserChange": {
  "name": {},
  "email": {},
  "role": {},
  "own_role_id": {},
  "is_active": {},
  "company_ids": {}
 },
 "UserInvitation": {
  "name": {},
  "email": {},
  "role": {},
  "own_role_id": {},
  "company_ids": {}
 },
 "WebhookCreate": {
  "url": {},
  "events": {},
  "description": {},
  "is_active": {},
  "secret": {}
 },
 "WebhookUpdate": {
  "url": {},
  "events": {},
  "description": {},
  "is_active": {},
  "regenerate_secret": {}
 },
 "WorkingDayCreate": {
  "rank": {},
  "date": {},
  "is_working_day": {}
 },
 "WorkingDayUpdate": {
  "rank": {},
  "date": {},
  "is_working_day": {}
 }
};
