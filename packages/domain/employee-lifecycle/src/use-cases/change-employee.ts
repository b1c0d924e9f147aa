import { accepted, type Result } from 'payroll-core';
import { countsTowardPlan, type Employee } from '../domain/employee';
import { employeeAnnouncement } from '../domain/employee-announcement';
import { changedMeanwhile, refusal, type EmployeeRefusal } from '../domain/employee-refusal';
import type { EmployeeStores } from '../ports';
import { nowIn, type EmployeeDependencies, type Now } from './employee-dependencies';

/** Which employee, and for which customer: another customer's employee does not exist. */
export interface OneEmployee {
  readonly customerId: number;
  readonly employeeId: number;
}

export interface ChangeEmployee extends OneEmployee {
  /** Which versions the caller is willing to overwrite; without it, any. */
  readonly mayTouch?: (version: number) => boolean;
}

/**
 * One step of an employee's life: lock, decide, keep the plan's seats in step, store, announce. The customer's
 * seats are locked before the employee, as everywhere.
 */
export function changeEmployee(
  deps: EmployeeDependencies,
  command: ChangeEmployee,
  event: 'employee.updated' | 'employee.deleted',
  decide: (
    before: Employee,
    stores: EmployeeStores,
    now: Now,
    taken: number,
  ) => Promise<Result<Employee, EmployeeRefusal>>,
): Promise<Result<{ readonly employee: Employee; readonly now: Now }, EmployeeRefusal>> {
  return deps.unitOfWork.run(async (stores) => {
    const taken = await stores.seats.lock(command.customerId);
    const before = await stores.employees.lock(command.employeeId);
    const company = before === undefined ? undefined : await stores.companies.find(before.companyId);
    if (before === undefined || company === undefined || before.customerId !== command.customerId) return noSuchId();
    if (command.mayTouch?.(before.version) === false) {
      return changedMeanwhile('employee');
    }
    const now = nowIn(company, deps.clock);
    const decided = await decide(before, stores, now, taken);
    if (!decided.ok) return decided;
    const employee = await storeEmployee(stores, before, { ...decided.value, updatedAt: now.moment });
    await stores.announcements.add([employeeAnnouncement(event, employee, now.rates)]);
    return accepted({ employee, now });
  });
}

/** Stores a decided step and keeps the number of taken places right; the caller has locked both. */
export async function storeEmployee(
  stores: Pick<EmployeeStores, 'employees' | 'seats'>,
  before: Employee,
  after: Employee,
): Promise<Employee> {
  const change = Number(countsTowardPlan(after)) - Number(countsTowardPlan(before));
  if (change !== 0) await stores.seats.change(after.customerId, change);
  return stores.employees.save(after);
}

export function noSuchId() {
  return refusal('employee/no-such-id', 'No employee found with the given employee_id');
}

/** Lifecycle writes need an active subscription; reads go on without one. */
export async function refuseWithoutSubscription(
  deps: EmployeeDependencies,
  customerId: number,
): Promise<Result<undefined, EmployeeRefusal>> {
  return (await deps.licences.of(customerId)).isActive
    ? accepted(undefined)
    : refusal('employee/no-subscription', 'The customer has no active subscription.');
}
