import { accepted, type Result } from 'payroll-core';
import type { Clock, UnitOfWork } from '@anz-payroll/kernel';
import { changedMeanwhile, type CompaniesRefusal } from '../domain/companies-refusal';
import type { CompanyStores } from '../ports';
import { companyOrRefusal } from './company-by-id';
import { announceCompany } from './open-company';

/** Hides the company and, with it, its employees; nothing is erased, and their numbers can be given to others. */
export function deleteCompany(deps: { readonly unitOfWork: UnitOfWork<CompanyStores>; readonly clock: Clock }) {
  return (command: {
    readonly companyId: number;
    readonly mayTouch?: (version: number) => boolean;
  }): Promise<Result<undefined, CompaniesRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const found = companyOrRefusal(await stores.companies.lock(command.companyId));
      if (!found.ok) return found;
      if (command.mayTouch?.(found.value.version) === false) return changedMeanwhile('company');
      await stores.staff.stopCounting(found.value.customerId, command.companyId);
      const company = await stores.companies.save({ ...found.value, isDeleted: true, updatedAt: deps.clock.now() });
      await announceCompany(stores, company, 'company.deleted');
      return accepted(undefined);
    });
}
