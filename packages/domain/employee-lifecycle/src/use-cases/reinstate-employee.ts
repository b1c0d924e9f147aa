import { accepted, type CivilDate, type Result } from 'payroll-core';
import { decideReinstatement } from '../domain/decide-lifecycle';
import { employeeReadModel, type EmployeeReadModel } from '../domain/employee-read-model';
import type { EmployeeRefusal } from '../domain/employee-refusal';
import { changeEmployee, refuseWithoutSubscription, type ChangeEmployee } from './change-employee';
import type { EmployeeDependencies } from './employee-dependencies';
import { endApprovedLeave, endTimeAway, type EndedLeave } from './end-approved-leave';

export interface Reinstated {
  readonly employee: EmployeeReadModel;
  /** Approved leave of days after the last day of the job before, which ended with it. Pays that wait may have it. */
  readonly endedLeave: readonly EndedLeave[];
  /** Whether time away without pay had days after the last day of the job before; they ended with it. */
  readonly hasEndedTimeAway: boolean;
}

/**
 * The job begins anew on the day given, or on the company's today. Leave that was approved and time away that was told for days after
 * the job before are not of it.
 */
export function reinstateEmployee(deps: EmployeeDependencies) {
  return async (
    command: ChangeEmployee & { readonly startDate?: CivilDate },
  ): Promise<Result<Reinstated, EmployeeRefusal>> => {
    const licensed = await refuseWithoutSubscription(deps, command.customerId);
    if (!licensed.ok) return licensed;
    let endedLeave: readonly EndedLeave[] = [];
    let hasEndedTimeAway = false;
    const changed = await changeEmployee(deps, command, 'employee.updated', async (before, stores, now) => {
      const staged = await stores.finalPays.stagedFor(before.id);
      const decided = decideReinstatement(before, command.startDate ?? now.today, staged);
      if (decided.ok && before.terminationDate !== null) {
        endedLeave = await endApprovedLeave(stores, before.id, before.terminationDate, now.moment);
        hasEndedTimeAway = await endTimeAway(stores, before.id, before.terminationDate);
      }
      return decided;
    });
    if (!changed.ok) return changed;
    const { employee, now } = changed.value;
    return accepted({ employee: employeeReadModel(employee, now.rates), endedLeave, hasEndedTimeAway });
  };
}
