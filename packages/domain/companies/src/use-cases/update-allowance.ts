import { accepted, type Result } from 'payroll-core';
import type { UnitOfWork } from '@anz-payroll/kernel';
import { allowanceReadModel, type AllowanceReadModel } from '../domain/allowance-read-model';
import { changedMeanwhile, type CompaniesRefusal } from '../domain/companies-refusal';
import { decideAllowanceChange, readAllowance } from '../domain/decide-allowance';
import { normalKey } from '../domain/normal-key';
import type { CompanyStores } from '../ports';
import { checkAllowance } from './check-allowance';
import { inCompany } from './in-company';
import { noAllowance, type OneAllowance } from './list-allowances';
import type { Versioned } from './read-company';

export interface UpdateAllowance extends OneAllowance {
  readonly body: unknown;
  /** Renames the lines that processed pays wrote under the old description as well. */
  readonly propagateDescriptionToHistory: boolean;
  readonly mayTouch?: (version: number) => boolean;
}

export function updateAllowance(deps: { readonly unitOfWork: UnitOfWork<CompanyStores> }) {
  return async (command: UpdateAllowance): Promise<Result<Versioned<AllowanceReadModel>, CompaniesRefusal>> => {
    const sent = readAllowance(command.body);
    if (!sent.ok) return sent;
    return inCompany(deps.unitOfWork, command.companyId, async (stores, company) => {
      const before = await stores.allowances.find(command.companyId, command.allowanceId);
      if (before === undefined) return noAllowance();
      if (command.mayTouch?.(before.version) === false) {
        return changedMeanwhile('allowance');
      }
      const decided = decideAllowanceChange(before, company.country, sent.value);
      if (!decided.ok) return decided;
      const checked = await checkAllowance(stores, {
        ...decided.value,
        // Whoever is attached already may stay attached, also after they were deleted: a list that was read can be sent back.
        employeeIds: decided.value.employeeIds.filter((id) => !before.employeeIds.includes(id)),
      });
      if (!checked.ok) return checked;
      const saved = await stores.allowances.save(decided.value);
      if (saved.description !== before.description) {
        const fromKey = normalKey(before.description);
        const { allowanceHistory } = stores;
        if (command.propagateDescriptionToHistory) {
          await allowanceHistory.rename(command.companyId, fromKey, saved.description, saved.id);
        } else await allowanceHistory.leaveUnder(command.companyId, fromKey, saved.id);
      }
      return accepted({ value: allowanceReadModel(saved), version: saved.version });
    });
  };
}
