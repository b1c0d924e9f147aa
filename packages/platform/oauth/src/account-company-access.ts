import type { AccountsUseCases } from '@anz-payroll/accounts';
import type { CompanyAccess } from '@anz-payroll/http-kit/security';

export function accountCompanyAccess({
  reachCompany,
  reachableCompanies,
}: Pick<AccountsUseCases, 'reachCompany' | 'reachableCompanies'>): CompanyAccess {
  return {
    check: (principal, companyId) => reachCompany(principal, companyId),
    reachable: (principal) => reachableCompanies(principal),
  };
}
