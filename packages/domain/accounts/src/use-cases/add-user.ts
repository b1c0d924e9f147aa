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
  const email = checkEmail(given.email);
  return email.ok ? accepted({ name: name.value, ...email.value }) : email;
}

export function checkEmail(given: string): Result<Pick<User, 'email' | 'emailKey'>, AccountsRefusal> {
  const email = given.trim();
  if (!isEmailAddress(email)) {
    return refused({ code: 'user/invalid', message: 'That is not an e-mail address.', path: 'email' });
  }
  return accepted({ email, emailKey: emailKeyOf(email) });
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
  const user = await users.add({
    ...fresh,
    isActive: true,
    signedOnAt: null,
    signedOnAs: null,
    removedAt: null,
    createdAt: now,
  });
  if (user === undefined) {
    return emailTaken(await users.findByEmail(fresh.emailKey), fresh.customerId);
  }
  return accepted(user);
}

/** The refusal of an address that somebody has; undefined where they had it a moment ago. */
export function emailTaken(
  holder: User | undefined,
  customerId: number,
): { readonly ok: false; readonly error: AccountsRefusal } {
  const whose = holder === undefined ? 'unknown' : holder.customerId === customerId ? 'own' : 'foreign';
  return refused({ code: 'user/email-taken', message: taken[whose], path: 'email' });
}
