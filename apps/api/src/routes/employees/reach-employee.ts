import type { Principal } from '@anz-payroll/http-kit/security';
import type { PeopleServices } from '../companies/people-services';

/**
 * Whether the token reaches an employee. One of another customer, or of a company that this user does not reach, does
 * not exist (spec part 5: records of another company are reported as not found).
 */
export async function reachesEmployee(
  { employees, access }: Pick<PeopleServices, 'employees' | 'access'>,
  principal: Principal,
  employeeId: number,
): Promise<boolean> {
  if (principal.isOwner) return true;
  const companyId = await employees.companyOfEmployee({ customerId: principal.customerId, employeeId });
  return companyId !== undefined && (await access.check(principal, companyId)) === 'reachable';
}
