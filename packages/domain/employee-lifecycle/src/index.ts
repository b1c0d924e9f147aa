/** The employee record, its country rules, its life, and what hangs on it. */
export {
  employeeDocument,
  partDocument,
  upgradeEmployeeDocument,
  upgradePartDocument,
} from './domain/employee-document';
export type { CountryEmployee } from './countries/country-employee';
export { countryEmployee, countryEmployees } from './countries/registered-countries';
export { mainJobTwice } from './domain/main-job-twice';
export { countsTowardPlan, type Employee, type NewEmployee } from './domain/employee';
export {
  employeeReadModel,
  maskedReadModel,
  type CurrentRates,
  type EmployeeReadModel,
} from './domain/employee-read-model';
export { stpExtras, type StpExtras } from './domain/stp-extras';
export { employeeAnnouncement } from './domain/employee-announcement';
export { employeeRefusalCodes, type EmployeeRefusal, type EmployeeRefusalCode } from './domain/employee-refusal';
export type { BatchOutcome, EmployeeResult } from './domain/employee-result';
export {
  decideDeletion,
  decideReinstatement,
  decideRestoration,
  decideTermination,
  type StagedFinalPay,
} from './domain/decide-lifecycle';
export {
  employeeFieldGroups,
  employeeFieldNames,
  employeeFields,
  requiredOnCreate,
  encryptedFieldNames,
  type EmployeeBody,
  type EmployeeDetails,
  type EmployeeFieldName,
} from './domain/fields/employee-fields';
export { employmentStatuses, type EmploymentStatus } from './domain/fields/employment-status';
export { nzTaxCodes, type NzTaxCode } from './domain/fields/nz-tax-fields';
export { formatName } from './domain/format-name';
export { builtInEmploymentTypes, employmentTenures, type EmploymentOption } from './domain/option-choice';
export { deductionReceiver, type DeductionReceiver } from './domain/parts/deduction-receiver';
export type { DraftPart, Part, PartKind, PartValues } from './domain/parts/part';
export { openingMembersElsewhere } from './domain/parts/opening-balances';
export { partRules } from './domain/parts/part-rules';
export type { IdentifierType } from './domain/read-employee';
export type { ItemErrors } from './domain/settle-employee';
export {
  requestKinds,
  requestStates,
  type Asked,
  type EmployeeRequest,
  type LeaveAsked,
  type LeaveDayAsked,
  type NewEmployeeRequest,
  type RequestKind,
  type RequestState,
} from './domain/requests/employee-request';
export { recordOfAuDeclaration, type AuTaxDeclaration } from './domain/declarations/au-tax-declaration';
export { kiwisaverRates, recordOfKiwisaver, type KiwisaverChoice } from './domain/declarations/nz-kiwisaver';
export { recordOfNzDeclaration, type NzTaxDeclaration } from './domain/declarations/nz-tax-declaration';
export { sortKey } from './domain/sort-key';
export { isOfDepartment } from './domain/department';
export type * from './ports';
export { storeEmployee, type OneEmployee } from './use-cases/change-employee';
export {
  createCompanyWithEmployees,
  MOST_EMPLOYEES_WITH_COMPANY,
  type CreateCompanyWithEmployees,
} from './use-cases/create-company-with-employees';
export { createEmployees, type CreateEmployees } from './use-cases/create-employees';
export { deleteEmployee } from './use-cases/delete-employee';
export { nowIn, type EmployeeDependencies, type Now } from './use-cases/employee-dependencies';
export { changeSuperFund, type ChangeSuperFund, type ChangeSuperFundRefusal } from './use-cases/change-super-fund';
export { closeDownCompany, type CloseDownCompany, type CompanyClosedDown } from './use-cases/close-down-company';
export {
  createPart,
  deletePart,
  listParts,
  listPartsOfCompany,
  replaceParts,
  setOpeningBalances,
  updatePart,
} from './use-cases/employee-parts';
export {
  createEmploymentType,
  deleteEmploymentType,
  employmentTypeFields,
  listEmploymentTenures,
  listEmploymentTypes,
  renameEmploymentType,
} from './use-cases/employment-types';
export {
  MOST_IMPORTED,
  tooManyPeople,
  type ImportEmployees,
  type ImportOutcome,
  type ImportRow,
} from './use-cases/import-employees';
export { importedParts, type ImportedPart, type ImportProblem } from './use-cases/import-lists';
export { employeesUseCases, type EmployeesUseCases } from './use-cases/employees-use-cases';
export {
  listEmployeePayRates,
  ownPayRate,
  ownRateReference,
  type EmployeePayRate,
} from './use-cases/list-employee-pay-rates';
export { listEmployees, type EmployeeList, type ListEmployees } from './use-cases/list-employees';
export { companyOfEmployee, readEmployeeById } from './use-cases/read-employee-by-id';
export { reinstateEmployee, type Reinstated } from './use-cases/reinstate-employee';
export { restoreEmployee } from './use-cases/restore-employee';
export { terminateEmployee } from './use-cases/terminate-employee';
export { updateEmployees, type UpdateEmployees } from './use-cases/update-employees';
export type { AskAwardIncrease, AwardIncrease, IncreaseOfGroup } from './use-cases/award-increase';
