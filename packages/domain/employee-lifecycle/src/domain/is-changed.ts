import { employeeFieldNames, type EmployeeDetails } from './fields/employee-fields';

/** Only a real change is stored and announced. */
export function isChanged(before: EmployeeDetails, after: EmployeeDetails): boolean {
  return employeeFieldNames.some((name) => before[name] !== after[name]);
}
