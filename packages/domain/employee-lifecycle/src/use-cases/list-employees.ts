import { normalKey } from '@anz-payroll/companies';
import { accepted, type Result } from 'payroll-core';
import type { Employee } from '../domain/employee';
import { employeeReadModel, type EmployeeReadModel } from '../domain/employee-read-model';
import type { EmployeeRefusal } from '../domain/employee-refusal';
import { sortKey } from '../domain/sort-key';
import type { EmployeeCursor, EmployeePage, EmployeeStatus } from '../ports';
import { noCompany } from './create-employees';
import { nowIn, type EmployeeDependencies } from './employee-dependencies';

export interface ListEmployees {
  readonly companyId: number;
  /** Without one: all that are not deleted. */
  readonly status?: EmployeeStatus;
  readonly page?: EmployeePage;
  /** Only the employee who has this number, where the status lets them be listed. */
  readonly number?: string;
}

export interface EmployeeList {
  readonly employees: readonly EmployeeReadModel[];
  /** Where the next page starts; absent on the last one. */
  readonly next?: EmployeeCursor;
}

export function listEmployees(deps: Pick<EmployeeDependencies, 'reading' | 'clock'>) {
  return (query: ListEmployees): Promise<Result<EmployeeList, EmployeeRefusal>> =>
    deps.reading.run(async (stores) => {
      const company = await stores.companies.find(query.companyId);
      if (company === undefined) return noCompany();
      const { page, number } = query;
      const { rates } = nowIn(company, deps.clock);
      if (number !== undefined) {
        const holders = await stores.employees.ofNumbers(query.companyId, [normalKey(number)]);
        const listed = holders.filter((holder) => isListed(holder, query.status));
        return accepted({ employees: listed.map((employee) => employeeReadModel(employee, rates)) });
      }
      // One more than asked for tells whether there is a next page.
      const found = await stores.employees.ofCompany(
        query.companyId,
        query.status,
        page === undefined ? undefined : { ...page, limit: page.limit + 1 },
      );
      const shown = page === undefined ? found : found.slice(0, page.limit);
      const last = shown.at(-1);
      const next = last && found.length > shown.length && { nameKey: sortKey(last.details), id: last.id };
      return accepted({
        employees: shown.map((employee) => employeeReadModel(employee, rates)),
        ...(next ? { next } : {}),
      });
    });
}

/** Whether a company has more people than this who are not deleted. Told to this service alone: nobody's reach is checked. */
export function isLargerThan(deps: Pick<EmployeeDependencies, 'reading'>) {
  return (companyId: number, most: number): Promise<boolean> =>
    deps.reading.run(({ employees }) => employees.areMoreThan(companyId, most));
}

function isListed({ isDeleted, isTerminated }: Employee, status: EmployeeStatus | undefined): boolean {
  switch (status) {
    case undefined:
      return !isDeleted;
    case 'active':
      return !isDeleted && !isTerminated;
    case 'terminated':
      return !isDeleted && isTerminated;
    case 'deleted':
      return isDeleted;
    case 'all':
      return true;
  }
}
