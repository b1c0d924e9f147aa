import type { EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
import type { CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';

export interface EmployeeVisit extends CompanyVisit {
  readonly employee: EmployeeReadModel;
  /** Of the employee's record. */
  readonly version: number;
}

/** The visit with its employee; undefined for one of another company. */
export async function withEmployee(
  { employees }: WebAppServices,
  visit: CompanyVisit,
  employeeId: number,
): Promise<EmployeeVisit | undefined> {
  const found = await employees.readEmployee({ customerId: visit.session.customer.id, employeeId });
  if (!found.ok || found.value.value.company_id !== visit.company.id) return undefined;
  return { ...visit, employee: found.value.value, version: found.value.version };
}
