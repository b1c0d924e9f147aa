export { absencesPage, type AbsencesFacts } from './absences/absences-page';
export { activityPage, actorOf, detailsInWords, onBehalfOf } from './activity-page';
export { approvalsPage, rulesVersion, type ApprovalsFacts } from './approvals/approvals-page';
export { accountPage, type AccountFacts } from './account-page';
export { confirmPage, signInCodePage } from './sign-in-code-page';
export { apiManagementPage, applicationVersion, type ManagementFacts } from './api-management-page';
export { sectionsOf } from './bar';
export { browserScript, scriptNames, type ScriptName } from './browser-script';
export { consentPage } from './consent-page';
export { eventsPage, type ShownEvent } from './developers/events-page';
export { usagePage, type UsageRow } from './developers/usage-page';
export { deliveryPage } from './developers/delivery-page';
export { eventField, webhookVersion } from './developers/webhook-form';
export { webhookPage, type WebhookFacts } from './developers/webhook-page';
export { webhooksPage } from './developers/webhooks-page';
export { awardIncreasePage, type AwardIncreaseFacts } from './company/award-increase-page';
export { countryFeatures } from './country-features';
export { companyForm, newCompanyForm } from './company/company-form';
export { companyListPage, type CompanyList, type ListEntry } from './company/company-lists-page';
export { needFilters, type NeedFilter } from './worklist';
export { isNarrow, companyName } from './company/company-page';
export { dashboardPage } from './company/dashboard-page';
export { closedownOfCompanyForm, companySettingsPage } from './company/company-settings-page';
export { employmentTypesPage, type EmploymentTypesFacts } from './company/employment-types-page';
export { stpPeoplePage, type StpPeopleFacts } from './pays/stp-people-page';
export { payrollTaxPage } from './reports/payroll-tax-page';
export { leaveTypesPage } from './company/leave-types-page';
export { superFundsPage, type FundInUse, type SuperFundsFacts } from './company/super-funds-page';
export { newCompanyPage } from './company/new-company-page';
export { csrfField, shownDate } from './form-fields';
export { nothingSaved } from './stored-now';
export { html } from '../markup';
export { homePage } from './home-page';
export { messagePage } from './message-page';
export { sendAgainPage } from './send-again-page';
export { nextAddress } from './next-address';
export { pageHeaders, type PageNeeds } from './page-headers';
export { pageServices, type PageServices } from './page-services';
export { pagesCss } from './pages-css';
export { pagesCssPath } from './page';
export { employeeForm, newEmployeeForm, type EmploymentChoices } from './people/employee-form';
export { employeeFormPage } from './people/employee-form-page';
export { employeePage } from './people/employee-page';
export { awardBackPayPage } from './reports/award-back-pay-page';
export { backPayPage, type BackPayTyped } from './people/back-pay-page';
export { balancesPage } from './people/balances-page';
export { issuedPayslipsPage } from './people/issued-payslips-page';
export { openingBalancesPage } from './people/opening-balances-page';
export { partForm, partLists, partsWithoutFigures, textOf, type PartList } from './people/part-lists';
export { partsPage } from './people/parts-page';
export { peopleFilters, peoplePage, personName, type PeopleFilter } from './people/people-page';
export { alikePeople } from './people/import/alike-people';
export { importPage } from './people/import/import-page';
export { peopleColumns } from './people/import/people-columns';
export { leavesCountryOut, problemsOfNotes } from './people/import/problems-of-notes';
export { readPeople } from './people/import/read-people';
export { readSpreadsheet } from './spreadsheets/read-spreadsheet';
export { exportedParts, peopleCsv, peopleTemplate, type ExportedPerson } from './people/import/write-people';
export { terminatePage, type TerminationTyped } from './people/terminate-page';
export {
  australianManualAmounts,
  dayQuestions,
  leaveQuestions,
  newZealandManualAmounts,
  planProblems,
  terminationLabels,
  terminationRowFields,
  terminationRows,
  terminationWords,
  yesOrNoQuestions,
  type TerminationRows,
} from './people/termination-fields';
export { enterPayPage } from './pays/enter-pay-page';
export { superTimingFields } from './pays/super-timing-card';
export { changePayPage } from './pays/change-pay-page';
export { chosenLeave, leaveChoice } from './pays/leave-choices';
export {
  allowanceHelp,
  otherAllowanceNames,
  payRowsFor,
  type NamedRate,
  type PayColumn,
  type PayRows,
} from './pays/pay-rows';
export { payslipLinkPage } from './pays/payslip-link-page';
export { payPage } from './pays/pay-page';
export { enterRunPage, type EnterRunFacts } from './pays/run-table/enter-run-page';
export { addedColumns, runColumns, shownColumn } from './pays/run-table/run-columns';
export { reviewRunPage } from './pays/review/review-run-page';
export { type NextStep, type StepReason } from './pays/next-steps';
export { correctPayPage } from './pays/correct-pay-page';
export {
  mostNamed,
  mostTicked,
  paymentFilesPage,
  type RefusedReturn,
  type TypedPaymentFile,
} from './pays/payment-files-page';
export { runPage } from './pays/run-page';
export { runsPage, type RunsFacts } from './pays/runs-page';
export { whatIfPage } from './pays/what-if-page';
export type { ToCheck } from './to-check';
export { startPage, type StartStep } from './start/start-page';
export { requestsPage, type RequestsFacts } from './requests/requests-page';
export { askedLeave } from './own/own-leave-page';
export { ownFormPage, type OwnField } from './own/own-form';
export { ownHomePage } from './own/own-home-page';
export { ownJobsPage } from './own/own-jobs-page';
export { ownLeavePage, type OwnLeaveFacts } from './own/own-leave-page';
export { ownTimesheetPage, type OwnTimesheetFacts } from './own/own-timesheet-page';
export { ownPayslipPage } from './own/own-payslip-page';
export { ownPayslipsPage } from './own/own-payslips-page';
export { accessPage, accessVersion, portalFlags, portalFlagsOf, type AccessFacts } from './people/access-page';
export { matchingPeople } from './people/matching-people';
export { partOf, type ListPart } from './list-part';
export { plainText } from './plain-text';
export { superReceivedForm } from './pays/super-received-form';
export { searchPage, type FoundPage } from './search-page';
export { forecastPage } from './changes/forecast-page';
export { scenariosPage, type ScenariosFacts } from './changes/scenarios-page';
export { impactPage } from './changes/impact-page';
export { accountsVersion, reportPage, type ReportFacts } from './reports/report-page';
export { reportsPage, yearsOfArchive } from './reports/reports-page';
export { setPasswordPage } from './set-password-page';
export { confirmEmailPage, emailChangePage } from './email-change-page';
export { signInPage } from './sign-in-page';
export { forgotPasswordPage } from './forgot-password-page';
export { keysPage, type KeysFacts } from './keys-page';
export { userPage, userVersion, type UserFacts } from './users/user-page';
export { usersPage, type UsersFacts } from './users/users-page';
export { permissionNames } from './users/role-names';
export type { FormProblem } from './form-fields';
export { rolePage, rolesPage, roleVersion, type RoleFacts, type RolesFacts } from './users/roles-page';
export { keptShifts } from './timesheets/kept-shifts';
export { readShiftText } from './timesheets/shift-text';
export { readTimesheetCsv } from './timesheets/read-timesheet-csv';
export { lineVersion, mostDeleted, timesheetsPage, type TimesheetsFacts } from './timesheets/timesheets-page';
export { tryPage, type TryFacts } from './try/try-page';
export { shareFields, sharesVersion } from './people/bank-shares-card';
export { employeeFieldNotes } from './people/employee-field-notes';
export { stateCode, stateOfPersonNote } from './australian-states';
export { zipped } from './zipped';
export {
  changedBody,
  changedMeanwhile,
  fieldLabel,
  fieldNames,
  inPageWords,
  isoDate,
  newBody,
  plainDigits,
  plainHours,
  problemsAtFields,
  problemsMeanwhile,
  problemsOfItem,
  shownRecord,
  typedValue,
  withVersion,
  type Choice,
  type FieldNote,
  type Problems,
  type RecordForm,
  type Typed,
} from './record-form';
export { confirmSignOnPage, leaveForProviderPage, signOnPage, type SignOnFacts } from './sign-on/sign-on-page';
export { newPasskeyPage, passkeyConfirmPage, passkeySignInPage } from './passkey-page';
