import { domainOf, longestDomain, type SignOnDomain } from '../domain/sign-on-domain';
import type { AccountStores } from '../ports/account-stores';

/**
 * Where somebody with this address signs in, other than here. It is the account of the user that counts, so that nobody sends
 * users of others to a provider of theirs. An address that nobody has is answered like one that somebody has, wherever a
 * single account has named a provider for the domain.
 */
export async function signOnOf(
  { users, signOnDomains }: Pick<AccountStores, 'users' | 'signOnDomains'>,
  emailKey: string,
): Promise<SignOnDomain | undefined> {
  const domain = domainOf(emailKey);
  if (domain.length > longestDomain) return undefined;
  const named = await signOnDomains.ofDomain(domain);
  if (named.length === 0) return undefined;
  const user = await users.findByEmail(emailKey);
  if (user !== undefined) return named.find(({ customerId }) => customerId === user.customerId);
  return named.length === 1 ? named[0] : undefined;
}

/** Whether somebody with this address signs in by single sign-on alone. */
export async function hasPasswordsOff(
  stores: Pick<AccountStores, 'users' | 'signOnDomains'>,
  emailKey: string,
): Promise<boolean> {
  return (await signOnOf(stores, emailKey))?.passwordsOff === true;
}
