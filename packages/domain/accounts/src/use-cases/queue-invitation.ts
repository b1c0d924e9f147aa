import type { Actor } from '../domain/actor';
import type { User } from '../domain/user';
import type { AccountStores } from '../ports/account-stores';

/** The invitation names the account and who invites. */
export async function queueInvitation(
  { customers, users, letters }: Pick<AccountStores, 'customers' | 'users' | 'letters'>,
  user: User,
  actor: Actor,
  now: number,
): Promise<void> {
  const customer = await customers.find(user.customerId);
  const inviter = actor.userId === null ? undefined : await users.find(actor.userId);
  const facts = { customer: customer?.name ?? '', ...(inviter === undefined ? {} : { inviter: inviter.name }) };
  await letters.add({ kind: 'invitation', userId: user.id, facts }, now);
}
