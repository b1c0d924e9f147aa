import type { AccountsUseCases } from 'accounts';
import type { CompanyAccess } from '../http/security';

export function accountCompanyAccess({ reachCompany }: Pick<AccountsUseCases, 'reachCompany'>): CompanyAccess {
  return { check: (principal, companyId) => reachCompany(principal, companyId) };
}
