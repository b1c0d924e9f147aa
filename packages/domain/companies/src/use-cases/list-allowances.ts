import { accepted, type Result } from 'payroll-core';
import type { UnitOfWork } from '@anz-payroll/kernel';
import { allowanceReadModel, type AllowanceReadModel } from '../domain/allowance-read-model';
import { refusal, type CompaniesRefusal } from '../domain/companies-refusal';
import type { CompanyStores } from '../ports';
import type { Versioned } from './read-company';

export function listAllowances(deps: { readonly unitOfWork: UnitOfWork<CompanyStores> }) {
  return (query: { readonly companyId: number }): Promise<readonly AllowanceReadModel[]> =>
    deps.unitOfWork.run(async ({ allowances }) =>
      (await allowances.ofCompany(query.companyId)).map(allowanceReadModel),
    );
}

export interface OneAllowance {
  readonly companyId: number;
  readonly allowanceId: number;
}

export function readAllowanceById(deps: { readonly unitOfWork: UnitOfWork<CompanyStores> }) {
  return (query: OneAllowance): Promise<Result<Versioned<AllowanceReadModel>, CompaniesRefusal>> =>
    deps.unitOfWork.run(async ({ allowances }) => {
      const found = await allowances.find(query.companyId, query.allowanceId);
      if (found === undefined) return noAllowance();
      return accepted({ value: allowanceReadModel(found), version: found.version });
    });
}

export function noAllowance(): { readonly ok: false; readonly error: CompaniesRefusal } {
  return refusal('allowance/not-found', 'Allowance not found');
}
