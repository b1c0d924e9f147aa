export type { EmployeeParts, PartListChange } from './employee-parts';
export type {
  EmployeeCursor,
  EmployeeEmail,
  EmployeeEmails,
  EmployeePage,
  EmployeeRequests,
  Employees,
  EmployeeStatus,
  EmployeeStores,
  EmploymentTypes,
  FinalPays,
  NumberHolder,
  OpeningReports,
  OtherOpening,
  PlanSeats,
} from './employee-stores';
export type { FundRegistry, Licence, Licences, BatchIds } from './outside';
