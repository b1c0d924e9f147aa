import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { User } from '../domain/user';
import type { AccountStores } from '../ports/account-stores';

/** A user of the customer, or of any where the operator asks; one of others, or one who was removed, is not there. */
export async function ownUser(
  { users }: Pick<AccountStores, 'users'>,
  userId: number,
  customerId: number | undefined,
): Promise<Result<User, AccountsRefusal>> {
  const user = await users.find(userId);
  if (user === undefined || user.removedAt !== null || (customerId ?? user.customerId) !== user.customerId) {
    return refused({ code: 'user/unknown', message: `There is no user ${userId}.` });
  }
  return accepted(user);
}
