import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import { canSignIn, type User } from '../domain/user';
import type { AccountStores } from '../ports/account-stores';

/**
 * An account keeps an owner who can sign in. The customer's record is saved over the version that was read, so that of two
 * owners who take each other away at the same moment only one succeeds.
 */
export async function keepAnOwner(
  { users, customers }: Pick<AccountStores, 'users' | 'customers'>,
  user: User,
  next: Pick<User, 'role' | 'isActive' | 'passwordHash' | 'signedOnAt'>,
): Promise<Result<null, AccountsRefusal>> {
  const isOwner = user.role === 'owner' && canSignIn(user);
  if (!isOwner || (next.role === 'owner' && canSignIn(next))) return accepted(null);
  const customer = await customers.find(user.customerId);
  const others = (await users.ofCustomer(user.customerId)).filter(
    (other) => other.id !== user.id && other.role === 'owner' && canSignIn(other),
  );
  if (customer === undefined || others.length === 0) {
    return refused({
      code: 'user/last-owner',
      message: 'This is the last owner who can sign in. Make somebody else an owner first.',
    });
  }
  await customers.save(customer);
  return accepted(null);
}
