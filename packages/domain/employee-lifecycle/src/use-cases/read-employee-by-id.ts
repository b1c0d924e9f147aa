import type { Versioned } from '@anz-payroll/companies';
import { accepted, type Result } from 'payroll-core';
import { employeeReadModel, type EmployeeReadModel } from '../domain/employee-read-model';
import { refusal, type EmployeeRefusal } from '../domain/employee-refusal';
import type { OneEmployee } from './change-employee';
import { nowIn, type EmployeeDependencies } from './employee-dependencies';

type Deps = Pick<EmployeeDependencies, 'reading' | 'clock'>;

/** In whatever state, the deleted included. */
export function readEmployeeById(deps: Deps) {
  return (query: OneEmployee): Promise<Result<Versioned<EmployeeReadModel>, EmployeeRefusal>> =>
    deps.reading.run(async ({ employees }) => {
      const found = await employees.findWithCompany(query.employeeId);
      if (found?.employee.customerId !== query.customerId) {
        return refusal('employee/not-found', 'Employee not found');
      }
      const { employee, country, timezone } = found;
      const value = employeeReadModel(employee, nowIn({ country, details: { timezone } }, deps.clock).rates);
      return accepted({ value, version: employee.version });
    });
}

/** Which company an employee belongs to, so that reach can be checked; undefined when there is no such employee. */
export function companyOfEmployee(deps: Deps) {
  return (query: OneEmployee): Promise<number | undefined> =>
    deps.reading.run(async ({ employees }) => {
      const found = await employees.findWithCompany(query.employeeId);
      return found?.employee.customerId === query.customerId ? found.employee.companyId : undefined;
    });
}
