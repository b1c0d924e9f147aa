import type { EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
import type { RequestContext } from '@anz-payroll/http-kit/route';
import { enterCompany, isTurned, type CompanyVisit } from '../enter';
import { notThere } from '../page-replies';
import type { WebAppServices } from '../web-app-services';

export interface EmployeeVisit extends CompanyVisit {
  readonly employee: EmployeeReadModel;
}

/** An employee of a company within reach; one of another company does not exist. */
export async function enterEmployee(
  web: WebAppServices,
  context: RequestContext,
  { company_id, employee_id }: { readonly company_id: number; readonly employee_id: number },
) {
  const visit = await enterCompany(web, context, company_id);
  if (isTurned(visit)) return visit;
  const customerId = visit.session.customer.id;
  const found = await web.employees.readEmployee({ customerId, employeeId: employee_id });
  if (!found.ok || found.value.value.company_id !== company_id) return { turned: notThere() };
  return { ...visit, employee: found.value.value };
}
