import { isOfDepartment } from '../domain/department';
import type { EmployeeDependencies } from './employee-dependencies';

/** The ids of a company's employees who belong to one of these departments, in whatever state. */
export function employeesOfDepartments(deps: Pick<EmployeeDependencies, 'reading'>) {
  return ({
    companyId,
    departments,
  }: {
    readonly companyId: number;
    readonly departments: readonly string[];
  }): Promise<ReadonlySet<number>> =>
    deps.reading.run(async ({ employees }) => {
      const all = await employees.ofCompany(companyId, 'all');
      return new Set(all.filter(({ details }) => isOfDepartment(details, departments)).map(({ id }) => id));
    });
}
