import { accepted, type Result } from 'payroll-core';
import type { UnitOfWork } from '@anz-payroll/kernel';
import type { CompaniesRefusal } from '../domain/companies-refusal';
import type { CompanyStores } from '../ports';
import { companyOrRefusal } from './company-by-id';

/** Remembers which company the customer works with, for the screens that open on one. */
export function chooseDefaultCompany(deps: { readonly unitOfWork: UnitOfWork<CompanyStores> }) {
  return (command: { readonly companyId: number }): Promise<Result<undefined, CompaniesRefusal>> =>
    deps.unitOfWork.run(async ({ companies }) => {
      const company = companyOrRefusal(await companies.find(command.companyId));
      if (!company.ok) return company;
      await companies.setDefault(company.value.customerId, company.value.id);
      return accepted(undefined);
    });
}
