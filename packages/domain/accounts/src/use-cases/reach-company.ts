import { namesCompany, reachesAll, roleMay } from '../domain/role';
import { mostGrantedCompanies } from '../domain/grant';
import type { User } from '../domain/user';
import type { AccountStores, CompanyReach } from '../ports/account-stores';
import type { AccountsDependencies } from './accounts-dependencies';

export type CompanyAnswer = 'reachable' | 'unknown' | 'forbidden';

/** A customer's user; null for a token that acts as the customer itself. */
export interface Asking {
  readonly customerId: number;
  readonly userId: number | null;
  /** The only companies that the token was given for; null or left out for all. */
  readonly companyIds?: readonly number[] | null;
}

/**
 * Whether a customer's user reaches a company: an owner or auditor all of the customer's, an own role those that it names,
 * and everybody those listed for them.
 */
export function reachCompany(deps: Pick<AccountsDependencies, 'reading'>) {
  return async (who: Asking, companyId: number): Promise<CompanyAnswer> => {
    const reach = await deps.reading.run((stores) => stores.companyAccess.reach(companyId, who.userId));
    return reach === undefined ? 'unknown' : answerOf(reach, who, companyId);
  };
}

/** Whether somebody who gives a grant reaches each company that they chose, and chose at least one; null is no choice. */
export async function reachesEach(
  { companyAccess }: Pick<AccountStores, 'companyAccess'>,
  who: Asking,
  companyIds: readonly number[] | null,
): Promise<boolean> {
  if (companyIds === null) return true;
  if (companyIds.length < 1 || companyIds.length > mostGrantedCompanies) return false;
  const reached = await companyAccess.reachWithin(who.customerId, who.userId);
  return companyIds.every((id) => {
    const reach = reached.get(id);
    return reach !== undefined && answerOf(reach, who, id) === 'reachable';
  });
}

export function answerOf(reach: CompanyReach, who: Asking, companyId: number): CompanyAnswer {
  if (reach.customerId !== who.customerId) return 'forbidden';
  if (who.companyIds?.includes(companyId) === false) return 'forbidden';
  if (who.userId === null) return 'reachable';
  if (reach.role === null || !roleMay(reach.role, 'company.read')) return 'forbidden';
  const isReached = reachesAll(reach.role) || reach.isListed || namesCompany(reach.role, companyId);
  return isReached ? 'reachable' : 'forbidden';
}

/** Whether a company of their own customer is within reach of a user. */
export async function reachesCompany(
  { companyAccess }: Pick<AccountStores, 'companyAccess'>,
  user: Pick<User, 'id' | 'role'>,
  companyId: number,
): Promise<boolean> {
  if (reachesAll(user.role) || namesCompany(user.role, companyId)) return true;
  return (await companyAccess.companiesOf(user.id)).includes(companyId);
}
