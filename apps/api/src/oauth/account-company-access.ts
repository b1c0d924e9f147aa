import type { AccountsUseCases } from 'accounts';
import type { CompanyAccess } from '../http/security';

export function accountCompanyAccess({
  reachCompany,
  reachableCompanies,
}: Pick<AccountsUseCases, 'reachCompany' | 'reachableCompanies'>): CompanyAccess {
  return {
    check: (principal, companyId) => reachCompany(principal, companyId),
    reachable: (principal) => reachableCompanies(principal),
  };
}
