import { accepted, type Result } from 'payroll-core';
import { decideRestoration } from '../domain/decide-lifecycle';
import { countsTowardPlan } from '../domain/employee';
import { employeeReadModel, type EmployeeReadModel } from '../domain/employee-read-model';
import { refusal, type EmployeeRefusal } from '../domain/employee-refusal';
import { changeEmployee, type ChangeEmployee } from './change-employee';
import type { EmployeeDependencies } from './employee-dependencies';

/** Back to visibility; whoever was terminated is terminated still, and takes no place in the plan. */
export function restoreEmployee(deps: EmployeeDependencies) {
  return async (command: ChangeEmployee): Promise<Result<EmployeeReadModel, EmployeeRefusal>> => {
    const { isActive, employeeCap } = await deps.licences.of(command.customerId);
    if (!isActive) return refusal('employee/no-subscription', 'The customer has no active subscription.');
    const changed = await changeEmployee(deps, command, 'employee.updated', async (before, _stores, _now, taken) => {
      const decided = decideRestoration(before);
      if (decided.ok && countsTowardPlan(decided.value) && employeeCap !== null && taken >= employeeCap) {
        return refusal('employee/cap-reached', `The plan has seats for ${employeeCap} employees and all are taken.`);
      }
      return decided;
    });
    return changed.ok ? accepted(employeeReadModel(changed.value.employee, changed.value.now.rates)) : changed;
  };
}
