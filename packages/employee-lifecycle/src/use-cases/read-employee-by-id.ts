import type { Versioned } from 'companies';
import { accepted, type Result } from 'payroll-core';
import { employeeReadModel, type EmployeeReadModel } from '../domain/employee-read-model';
import { refusal, type EmployeeRefusal } from '../domain/employee-refusal';
import type { OneEmployee } from './change-employee';
import { nowIn, type EmployeeDependencies } from './employee-dependencies';

type Deps = Pick<EmployeeDependencies, 'reading' | 'clock'>;

/** In whatever state, the deleted included. */
export function readEmployeeById(deps: Deps) {
  return (query: OneEmployee): Promise<Result<Versioned<EmployeeReadModel>, EmployeeRefusal>> =>
    deps.reading.run(async ({ employees, companies }) => {
      const employee = await employees.find(query.employeeId);
      const company = employee === undefined ? undefined : await companies.find(employee.companyId);
      if (employee === undefined || company === undefined || employee.customerId !== query.customerId) {
        return refusal('employee/not-found', 'Employee not found');
      }
      const value = employeeReadModel(employee, nowIn(company, deps.clock).rates);
      return accepted({ value, version: employee.version });
    });
}

/** Which company an employee belongs to, so that reach can be checked; undefined when there is no such employee. */
export function companyOfEmployee(deps: Deps) {
  return (query: OneEmployee): Promise<number | undefined> =>
    deps.reading.run(async ({ employees, companies }) => {
      const employee = await employees.find(query.employeeId);
      if (employee === undefined || employee.customerId !== query.customerId) return undefined;
      return (await companies.find(employee.companyId)) === undefined ? undefined : employee.companyId;
    });
}
