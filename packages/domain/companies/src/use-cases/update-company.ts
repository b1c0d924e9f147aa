import { accepted, type Result } from 'payroll-core';
import type { Clock, UnitOfWork } from '@anz-payroll/kernel';
import { changeCompany } from '../domain/change-company';
import { changedMeanwhile, type CompaniesRefusal } from '../domain/companies-refusal';
import { companyReadModel, type CompanyReadModel } from '../domain/company-read-model';
import type { CompanyStores } from '../ports';
import { companyOrRefusal } from './company-by-id';
import { announceCompany } from './open-company';
import type { Versioned } from './read-company';

export interface UpdateCompany {
  readonly companyId: number;
  readonly body: unknown;
  /** Which versions the caller is willing to overwrite; without it, any. */
  readonly mayTouch?: (version: number) => boolean;
}

/** An empty body, or one that says what is already so, changes nothing and announces nothing. */
export function updateCompany(deps: { readonly unitOfWork: UnitOfWork<CompanyStores>; readonly clock: Clock }) {
  return (command: UpdateCompany): Promise<Result<Versioned<CompanyReadModel>, CompaniesRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const found = companyOrRefusal(await stores.companies.lock(command.companyId));
      if (!found.ok) return found;
      const before = found.value;
      if (command.mayTouch?.(before.version) === false) {
        return changedMeanwhile('company');
      }
      const changed = changeCompany(before, command.body);
      if (!changed.ok) return changed;
      let company = changed.value;
      if (company !== before) {
        company = await stores.companies.save({ ...company, updatedAt: deps.clock.now() });
        await announceCompany(stores, company, 'company.updated');
      }
      const employees = (await stores.staff.basicOf([company.id])).get(company.id) ?? [];
      return accepted({ value: companyReadModel(company, employees), version: company.version });
    });
}
