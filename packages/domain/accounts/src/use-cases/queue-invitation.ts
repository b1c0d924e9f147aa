import type { Actor } from '../domain/actor';
import type { User } from '../domain/user';
import type { AccountStores } from '../ports/account-stores';
import { hasPasswordsOff } from './sign-on-of';

/** The invitation names the account and who invites. */
export async function queueInvitation(
  stores: Pick<AccountStores, 'customers' | 'users' | 'emails' | 'signOnDomains' | 'employeeAccess'>,
  user: User,
  actor: Actor,
  now: number,
): Promise<void> {
  const { customers, users, emails } = stores;
  const customer = await customers.find(user.customerId);
  const inviter = actor.userId === null ? undefined : await users.find(actor.userId);
  const facts = {
    customer: customer?.name ?? '',
    ...(inviter === undefined ? {} : { inviter: inviter.name }),
    // There is no password to set.
    ...((await hasPasswordsOff(stores, user.emailKey)) ? { by: 'single-sign-on' } : {}),
  };
  await emails.add({ kind: 'invitation', userId: user.id, facts }, now);
}
