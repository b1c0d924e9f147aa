import { reachesAll } from '../domain/role';
import type { CompanyReach } from '../ports/account-stores';
import type { AccountsDependencies } from './accounts-dependencies';

export type CompanyAnswer = 'reachable' | 'unknown' | 'forbidden';

/** A customer's user; null for a token that acts as the customer itself. */
export interface Asking {
  readonly customerId: number;
  readonly userId: number | null;
}

/** Whether a customer's user reaches a company: an owner or auditor all of the customer's, others those listed for them. */
export function reachCompany(deps: Pick<AccountsDependencies, 'reading'>) {
  return async (who: Asking, companyId: number): Promise<CompanyAnswer> => {
    const reach = await deps.reading.run((stores) => stores.companyAccess.reach(companyId, who.userId));
    return reach === undefined ? 'unknown' : answerOf(reach, who);
  };
}

export function answerOf(reach: CompanyReach, who: Asking): CompanyAnswer {
  if (reach.customerId !== who.customerId) return 'forbidden';
  if (who.userId === null) return 'reachable';
  if (reach.role === null) return 'forbidden';
  return reachesAll(reach.role) || reach.isListed ? 'reachable' : 'forbidden';
}
