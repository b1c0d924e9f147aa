import { departmentsOf, type Role } from '@anz-payroll/accounts';
import type { CompanyReadModel } from '@anz-payroll/companies';
import type { EmployeesUseCases } from '@anz-payroll/employee-lifecycle';

/** The company with those of its employees whom the role sees. */
export async function withOwnDepartments(
  employees: Pick<EmployeesUseCases, 'employeesOfDepartments'>,
  role: Role,
  company: CompanyReadModel,
): Promise<CompanyReadModel> {
  const departments = departmentsOf(role);
  if (departments === null) return company;
  const seen = await employees.employeesOfDepartments({ companyId: company.id, departments });
  return { ...company, employees: company.employees.filter(({ id }) => seen.has(id)) };
}
