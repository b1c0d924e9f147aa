import { accepted, type CivilDate, type Result } from 'payroll-core';
import { decideReinstatement } from '../domain/decide-lifecycle';
import { employeeReadModel, type EmployeeReadModel } from '../domain/employee-read-model';
import type { EmployeeRefusal } from '../domain/employee-refusal';
import { changeEmployee, refuseWithoutSubscription, type ChangeEmployee } from './change-employee';
import type { EmployeeDependencies } from './employee-dependencies';

/** The job begins anew on the day given, or on the company's today. */
export function reinstateEmployee(deps: EmployeeDependencies) {
  return async (
    command: ChangeEmployee & { readonly startDate?: CivilDate },
  ): Promise<Result<EmployeeReadModel, EmployeeRefusal>> => {
    const licensed = await refuseWithoutSubscription(deps, command.customerId);
    if (!licensed.ok) return licensed;
    const changed = await changeEmployee(deps, command, 'employee.updated', async (before, { finalPays }, now) =>
      decideReinstatement(before, command.startDate ?? now.today, await finalPays.stagedFor(before.id)),
    );
    return changed.ok ? accepted(employeeReadModel(changed.value.employee, changed.value.now.rates)) : changed;
  };
}
