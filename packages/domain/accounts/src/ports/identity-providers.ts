import type { Result } from 'payroll-core';
import type { SignOnDomain } from '../domain/sign-on-domain';

export type ProviderSettings = Pick<SignOnDomain, 'issuer' | 'clientId' | 'clientSecret'>;

/**
 * Why a provider was of no use. `unreachable`: it does not answer, or may not be asked. `wrong-issuer`: what answers is
 * somebody else. `refused`: it did not sign the person in. `invalid`: its answer does not hold.
 */
export type ProviderProblem = 'unreachable' | 'wrong-issuer' | 'refused' | 'invalid';

export interface VerifiedIdentity {
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
}

interface Proofs {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** OpenID providers that sign people in for us. @law OpenID Connect Core 1.0, Discovery 1.0, RFC 7636, RFC 9207 */
export interface IdentityProviders {
  /** Whether there is a provider at this issuer. */
  check(provider: ProviderSettings): Promise<Result<null, ProviderProblem>>;
  /** Where the browser is sent. */
  authorizationAddress(
    provider: ProviderSettings,
    request: Proofs & { readonly redirectUri: string; readonly loginHint: string },
  ): Promise<Result<string, ProviderProblem>>;
  /** Whom the provider vouches for, by the address that the browser came back to. */
  identityOf(
    provider: ProviderSettings,
    answer: Proofs & { readonly address: string },
  ): Promise<Result<VerifiedIdentity, ProviderProblem>>;
}
