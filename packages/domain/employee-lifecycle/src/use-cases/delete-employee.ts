import { accepted, type Result } from 'payroll-core';
import { decideDeletion } from '../domain/decide-lifecycle';
import type { EmployeeRefusal } from '../domain/employee-refusal';
import { changeEmployee, refuseWithoutSubscription, type ChangeEmployee } from './change-employee';
import type { EmployeeDependencies } from './employee-dependencies';

/** Hides the record: nothing is reported, and the number stays taken. */
export function deleteEmployee(deps: EmployeeDependencies) {
  return async (command: ChangeEmployee): Promise<Result<undefined, EmployeeRefusal>> => {
    const licensed = await refuseWithoutSubscription(deps, command.customerId);
    if (!licensed.ok) return licensed;
    const changed = await changeEmployee(deps, command, 'employee.deleted', async (before) => decideDeletion(before));
    return changed.ok ? accepted(undefined) : changed;
  };
}
