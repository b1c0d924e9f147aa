import { accepted, type Result } from 'payroll-core';
import type { UnitOfWork } from '@anz-payroll/kernel';
import type { CompaniesRefusal } from '../domain/companies-refusal';
import { companyReadModel, type CompanyReadModel } from '../domain/company-read-model';
import type { CompanyStores } from '../ports';
import { companyOrRefusal } from './company-by-id';

export interface Versioned<T> {
  readonly value: T;
  readonly version: number;
}

export function readCompany(deps: { readonly unitOfWork: UnitOfWork<CompanyStores> }) {
  return (query: { readonly companyId: number }): Promise<Result<Versioned<CompanyReadModel>, CompaniesRefusal>> =>
    deps.unitOfWork.run(async ({ companies, staff }) => {
      const company = companyOrRefusal(await companies.find(query.companyId));
      if (!company.ok) return company;
      const employees = (await staff.basicOf([query.companyId])).get(query.companyId) ?? [];
      return accepted({ value: companyReadModel(company.value, employees), version: company.value.version });
    });
}
