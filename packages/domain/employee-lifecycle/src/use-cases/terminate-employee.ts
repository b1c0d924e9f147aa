import type { CivilDate, Result } from 'payroll-core';
import { decideTermination } from '../domain/decide-lifecycle';
import { employeeAnnouncement } from '../domain/employee-announcement';
import type { Employee } from '../domain/employee';
import type { EmployeeRefusal } from '../domain/employee-refusal';
import type { EmployeeStores } from '../ports';
import { storeEmployee } from './change-employee';
import type { Now } from './employee-dependencies';

/**
 * Ends the job, inside the unit of work that makes or processes the final pay. The caller has locked the customer's
 * seats and the employee, and asks here after its own checks, so that a refused request leaves no pay behind.
 */
export async function terminateEmployee(
  stores: Pick<EmployeeStores, 'employees' | 'seats' | 'finalPays' | 'announcements'>,
  before: Employee,
  on: CivilDate,
  now: Now,
): Promise<Result<Employee, EmployeeRefusal>> {
  const decided = decideTermination(before, on, await stores.finalPays.stagedFor(before.id));
  if (!decided.ok) return decided;
  const employee = await storeEmployee(stores, before, { ...decided.value, updatedAt: now.moment });
  await stores.announcements.add([employeeAnnouncement('employee.updated', employee, now.rates)]);
  return { ok: true, value: employee };
}
