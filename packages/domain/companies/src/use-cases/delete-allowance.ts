import { accepted, type Result } from 'payroll-core';
import type { UnitOfWork } from '@anz-payroll/kernel';
import { changedMeanwhile, refusal, type CompaniesRefusal } from '../domain/companies-refusal';
import type { CompanyStores } from '../ports';
import { inCompany } from './in-company';
import { noAllowance, type OneAllowance } from './list-allowances';

export interface DeleteAllowance extends OneAllowance {
  readonly force: boolean;
  readonly mayTouch?: (version: number) => boolean;
}

/**
 * Pays that used the template keep their lines. `force` takes it from the employees who still have it; a deleted employee
 * does not keep it from being deleted.
 */
export function deleteAllowance(deps: { readonly unitOfWork: UnitOfWork<CompanyStores> }) {
  return (command: DeleteAllowance): Promise<Result<{ readonly message: string }, CompaniesRefusal>> =>
    inCompany(deps.unitOfWork, command.companyId, async (stores) => {
      const allowance = await stores.allowances.find(command.companyId, command.allowanceId);
      if (allowance === undefined) return noAllowance();
      if (command.mayTouch?.(allowance.version) === false) return changedMeanwhile('allowance');
      const visible = await stores.staff.visibleAmong(command.companyId, allowance.employeeIds);
      const attached = allowance.employeeIds.filter((id) => visible.has(id));
      if (attached.length > 0 && !command.force) {
        return refusal(
          'allowance/still-attached',
          `The allowance is still attached to employees ${attached.join(', ')}. Detach them, or delete with force=true.`,
        );
      }
      await stores.allowances.remove(allowance);
      const detached = attached.length === 0 ? '' : ` and detached from ${attached.length} employees`;
      return accepted({ message: `Allowance ${allowance.id} deleted${detached}.` });
    });
}
