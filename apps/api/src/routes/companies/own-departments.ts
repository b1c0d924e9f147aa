import type { CompanyReadModel } from '@anz-payroll/companies';
import type { EmployeesUseCases } from '@anz-payroll/employee-lifecycle';
import type { Principal } from '@anz-payroll/http-kit/security';

export interface DepartmentServices {
  readonly employees: Pick<EmployeesUseCases, 'employeesOfDepartments'>;
}

/** Whether the role sees an employee of the company, by the id. */
export async function seenEmployees(
  { employees }: DepartmentServices,
  { departments }: Pick<Principal, 'departments'>,
  companyId: number,
): Promise<(employeeId: number) => boolean> {
  if (departments === null) return () => true;
  const seen = await employees.employeesOfDepartments({ companyId, departments });
  return (employeeId) => seen.has(employeeId);
}

/** The company with those of its employees whom the role sees. */
export async function withOwnDepartments(
  services: DepartmentServices,
  principal: Pick<Principal, 'departments'>,
  company: CompanyReadModel,
): Promise<CompanyReadModel> {
  if (principal.departments === null) return company;
  const isSeen = await seenEmployees(services, principal, company.id);
  return { ...company, employees: company.employees.filter(({ id }) => isSeen(id)) };
}
