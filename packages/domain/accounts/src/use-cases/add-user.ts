import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import { emailKeyOf, isEmailAddress } from '../domain/email-address';
import type { User } from '../domain/user';
import { checkUserName } from '../domain/user-name';
import type { AccountStores } from '../ports/account-stores';

/** Name and e-mail address of a user, read as they are stored. */
type NamedUser = Pick<User, 'name' | 'email' | 'emailKey'>;

export function checkNewUser(given: {
  readonly name: string;
  readonly email: string;
}): Result<NamedUser, AccountsRefusal> {
  const name = checkUserName(given.name);
  if (!name.ok) return name;
  const email = given.email.trim();
  if (!isEmailAddress(email)) {
    return refused({ code: 'user/invalid', message: 'That is not an e-mail address.', path: 'email' });
  }
  return accepted({ name: name.value, email, emailKey: emailKeyOf(email) });
}

/** By whose it is; unknown where it was taken a moment ago. */
const taken = {
  unknown: 'Another user has that e-mail address.',
  own: 'A user of this account has that e-mail address. Change the role of that user instead.',
  foreign:
    'A user of another account has that e-mail address, and an address signs in to one account. Use another address.',
} as const;

/** Stores a user who may sign in at once, unless another has the e-mail address. */
export async function addUser(
  { users }: Pick<AccountStores, 'users'>,
  fresh: NamedUser & Pick<User, 'customerId' | 'role' | 'passwordHash'>,
  now: number,
): Promise<Result<User, AccountsRefusal>> {
  const user = await users.add({ ...fresh, isActive: true, signedOnAt: null, removedAt: null, createdAt: now });
  if (user === undefined) {
    const other = await users.findByEmail(fresh.emailKey);
    const whose = other === undefined ? 'unknown' : other.customerId === fresh.customerId ? 'own' : 'foreign';
    return refused({ code: 'user/email-taken', message: taken[whose], path: 'email' });
  }
  return accepted(user);
}
