import { accepted, refused } from 'payroll-core';
import type { IdentityProviders, VerifiedIdentity } from '../ports/identity-providers';

/** A provider that vouches for whom the test says; for nobody at first. */
export function fakeIdentityProviders(): IdentityProviders & { vouched: VerifiedIdentity | undefined } {
  const fake: IdentityProviders & { vouched: VerifiedIdentity | undefined } = {
    vouched: undefined,
    check: () => Promise.resolve(accepted(null)),
    authorizationAddress: ({ issuer }, { state }) => Promise.resolve(accepted(`${issuer}/authorize?state=${state}`)),
    identityOf: () => Promise.resolve(fake.vouched === undefined ? refused('refused') : accepted(fake.vouched)),
  };
  return fake;
}
