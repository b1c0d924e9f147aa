import { domainOf, longestDomain, type SignOnDomain } from '../domain/sign-on-domain';
import type { User } from '../domain/user';
import type { AccountStores } from '../ports/account-stores';

type SignOnStores = Pick<AccountStores, 'users' | 'signOnDomains' | 'employeeAccess'>;

/**
 * Where somebody with this address signs in, other than here. It is the account of the user that counts, so that nobody sends
 * users of others to a provider of theirs; and somebody who sees pay of another employer too signs in here. An address that nobody has is answered like one that somebody has, wherever a
 * single account has named a provider for the domain.
 */
export async function signOnOf(
  { users, signOnDomains, employeeAccess }: SignOnStores,
  emailKey: string,
): Promise<SignOnDomain | undefined> {
  const domain = domainOf(emailKey);
  if (domain.length > longestDomain) return undefined;
  const named = await signOnDomains.ofDomain(domain);
  if (named.length === 0) return undefined;
  const user = await users.findByEmail(emailKey);
  if (user !== undefined) {
    const own = named.find(({ customerId }) => customerId === user.customerId);
    return own === undefined || (await seesPayElsewhere({ employeeAccess }, user)) ? undefined : own;
  }
  return named.length === 1 ? named[0] : undefined;
}

/** Whether somebody with this address signs in by single sign-on alone. */
export async function hasPasswordsOff(stores: SignOnStores, emailKey: string): Promise<boolean> {
  return (await signOnOf(stores, emailKey))?.passwordsOff === true;
}

/** Whether a user is an employee of another account's company: what a provider that their own account named must not open. */
export async function seesPayElsewhere(
  { employeeAccess }: Pick<AccountStores, 'employeeAccess'>,
  { id, customerId }: Pick<User, 'id' | 'customerId'>,
): Promise<boolean> {
  return (await employeeAccess.ofUser(id)).some((job) => job.customerId !== customerId);
}

/** Whether the account of a user decides who signs in as them, or once did: a passkey of then would still let somebody in. */
export async function isSignedInByAccount(
  { signOnDomains }: Pick<AccountStores, 'signOnDomains'>,
  { emailKey, customerId, signedOnAt }: Pick<User, 'emailKey' | 'customerId' | 'signedOnAt'>,
): Promise<boolean> {
  if (signedOnAt !== null) return true;
  return (await signOnDomains.ofDomain(domainOf(emailKey))).some((one) => one.customerId === customerId);
}
