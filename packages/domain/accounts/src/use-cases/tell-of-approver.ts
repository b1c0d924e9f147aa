import type { Actor } from '../domain/actor';
import { needsSecondPerson } from '../domain/release';
import { roleMay } from '../domain/role';
import { canSignIn, type User } from '../domain/user';
import type { AccountStores } from '../ports/account-stores';
import { reachesCompany } from './reach-company';

type Stores = Pick<AccountStores, 'companyAccess' | 'releases' | 'users' | 'emails'>;

/** The companies that ask for a second person and in which this user may be the one. */
export async function approvesIn(stores: Stores, user: User): Promise<readonly number[]> {
  if (!user.isActive || !roleMay(user.role, 'pays.approve')) return [];
  const found: number[] = [];
  for (const companyId of (await stores.companyAccess.reachWithin(user.customerId, null)).keys()) {
    const rules = await stores.releases.rulesOf(companyId);
    if (rules === undefined || !needsSecondPerson(rules, 'rules', null)) continue;
    if (await reachesCompany(stores, user, companyId)) found.push(companyId);
  }
  return found;
}

/**
 * Tells whoever else approves there that somebody new may: a second person whom the first let in alone could be the first
 * once more, and those who would notice hear of it before anything is paid.
 */
export async function tellOfApprover(
  stores: Stores,
  user: User,
  approvedIn: readonly number[],
  { userId: by }: Pick<Actor, 'userId'>,
  now: number,
): Promise<void> {
  const fresh = (await approvesIn(stores, user)).filter((companyId) => !approvedIn.includes(companyId));
  if (fresh.length === 0) return;
  const facts = { name: user.name, address: user.email, companies: String(fresh.length) };
  for (const other of await stores.users.ofCustomer(user.customerId)) {
    if (other.id === user.id || other.id === by || !canSignIn(other)) continue;
    const own = await approvesIn(stores, other);
    if (!fresh.some((companyId) => own.includes(companyId))) continue;
    await stores.emails.add({ kind: 'approver-named', userId: other.id, facts }, now);
  }
}
