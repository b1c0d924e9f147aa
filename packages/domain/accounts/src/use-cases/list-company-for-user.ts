import type { AccountsDependencies } from './accounts-dependencies';

/** A member who creates a company reaches it from then on; for an owner the listing says nothing new. */
export function listCompanyForUser(deps: Pick<AccountsDependencies, 'unitOfWork'>) {
  return async (userId: number, companyId: number): Promise<void> =>
    deps.unitOfWork.run((stores) => stores.companyAccess.list(userId, companyId));
}
