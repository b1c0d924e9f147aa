import type { UnitOfWork } from '@anz-payroll/kernel';
import type { Company } from '../domain/company';
import { companyReadModel, type CompanyReadModel } from '../domain/company-read-model';
import type { CompanyStores } from '../ports';

export interface ListCompanies {
  readonly customerId: number;
  /** Companies out of reach are left out without a word. */
  readonly reachable: 'all' | (() => Promise<ReadonlySet<number>>);
}

export function listCompanies(deps: { readonly unitOfWork: UnitOfWork<CompanyStores> }) {
  return async (query: ListCompanies): Promise<readonly CompanyReadModel[]> => {
    // Reach is kept elsewhere and asked outside: units of work are not nested.
    const all = await deps.unitOfWork.run(({ companies }) => companies.ofCustomer(query.customerId));
    const found = query.reachable === 'all' ? all : within(all, await query.reachable());
    return deps.unitOfWork.run(async ({ staff }) => {
      const employees = await staff.basicOf(found.map(({ id }) => id));
      return found.map((company) => companyReadModel(company, employees.get(company.id) ?? []));
    });
  };
}

function within(companies: readonly Company[], reachable: ReadonlySet<number>): readonly Company[] {
  return companies.filter(({ id }) => reachable.has(id));
}
