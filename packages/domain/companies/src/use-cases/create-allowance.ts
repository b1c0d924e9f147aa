import { accepted, type Result } from 'payroll-core';
import type { UnitOfWork } from '@anz-payroll/kernel';
import { allowanceReadModel, type AllowanceReadModel } from '../domain/allowance-read-model';
import type { CompaniesRefusal } from '../domain/companies-refusal';
import { decideAllowance, readAllowance } from '../domain/decide-allowance';
import type { CompanyStores } from '../ports';
import { checkAllowance } from './check-allowance';
import { inCompany } from './in-company';

export function createAllowance(deps: { readonly unitOfWork: UnitOfWork<CompanyStores> }) {
  return async (command: {
    readonly companyId: number;
    readonly body: unknown;
  }): Promise<Result<AllowanceReadModel, CompaniesRefusal>> => {
    const sent = readAllowance(command.body);
    if (!sent.ok) return sent;
    return inCompany(deps.unitOfWork, command.companyId, async (stores, company) => {
      const decided = decideAllowance(company.id, company.country, sent.value);
      if (!decided.ok) return decided;
      const checked = await checkAllowance(stores, decided.value);
      if (!checked.ok) return checked;
      return accepted(allowanceReadModel(await stores.allowances.add(decided.value)));
    });
  };
}
