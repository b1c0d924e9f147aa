import type { Result } from 'payroll-core';
import type { UnitOfWork } from '@anz-payroll/kernel';
import type { CompaniesRefusal } from '../domain/companies-refusal';
import type { Company } from '../domain/company';
import type { CompanyStores } from '../ports';
import { companyOrRefusal } from './company-by-id';

/**
 * One change to what belongs to a company. The company's row is the lock: of two writers one waits for the other, so
 * that a check made here still holds when the change is stored.
 */
export function inCompany<T>(
  unitOfWork: UnitOfWork<CompanyStores>,
  companyId: number,
  work: (stores: CompanyStores, company: Company) => Promise<Result<T, CompaniesRefusal>>,
): Promise<Result<T, CompaniesRefusal>> {
  return unitOfWork.run(async (stores) => {
    const company = companyOrRefusal(await stores.companies.lock(companyId));
    return company.ok ? work(stores, company.value) : company;
  });
}
