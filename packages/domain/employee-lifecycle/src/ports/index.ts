export type { EmployeeParts } from './employee-parts';
export type {
  EmployeeCursor,
  EmployeePage,
  Employees,
  EmployeeStatus,
  EmployeeStores,
  EmploymentTypes,
  FinalPays,
  NumberHolder,
  PlanPlaces,
} from './employee-stores';
export type { FundRegistry, Licence, Licences, BatchIds } from './outside';
