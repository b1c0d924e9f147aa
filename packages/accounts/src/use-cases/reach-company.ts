import type { AccountsDependencies } from './accounts-dependencies';

export type CompanyAnswer = 'reachable' | 'unknown' | 'forbidden';

/** Whether a customer's user reaches a company: an owner all of the customer's, a member those listed for them. */
export function reachCompany(deps: Pick<AccountsDependencies, 'reading'>) {
  return async (
    who: { readonly customerId: number; readonly userId: number | null },
    companyId: number,
  ): Promise<CompanyAnswer> => {
    const reach = await deps.reading.run((stores) => stores.companyAccess.reach(companyId, who.userId));
    if (reach === undefined) return 'unknown';
    if (reach.customerId !== who.customerId) return 'forbidden';
    if (who.userId === null || reach.role === 'owner') return 'reachable';
    return reach.role === 'member' && reach.isListed ? 'reachable' : 'forbidden';
  };
}
