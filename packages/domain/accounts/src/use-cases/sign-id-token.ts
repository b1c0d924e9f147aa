import type { AccountsDependencies } from './accounts-dependencies';
import { lifetimes } from '../domain/lifetimes';
import type { IssuedTokens } from './issued-tokens';
import type { SigningKeyRing } from './signing-keys';

/**
 * The ID token that goes with a pair of tokens; undefined without the scope `openid`. Its subject is the customer, by
 * the id that webhooks give as `customerId`. @law OpenID Connect Core 1.0, 2, 3.1.3.6 and 12.2
 */
export function signIdToken(deps: Pick<AccountsDependencies, 'clock' | 'signer'>, keys: SigningKeyRing) {
  return async ({ accessToken, scopes, identity }: IssuedTokens, issuer: string): Promise<string | undefined> => {
    if (!scopes.includes('openid')) return undefined;
    const iat = Math.floor(deps.clock.now() / 1000);
    const { customerId, clientId, nonce, authenticatedAt } = identity;
    const claims = {
      iss: issuer,
      sub: String(customerId),
      aud: clientId,
      iat,
      exp: iat + lifetimes.accessToken,
      ...(authenticatedAt === null ? {} : { auth_time: Math.floor(authenticatedAt / 1000) }),
      ...(nonce === null ? {} : { nonce }),
      at_hash: deps.signer.leftHalfHash(accessToken),
    };
    return deps.signer.sign(claims, await keys.signing());
  };
}
