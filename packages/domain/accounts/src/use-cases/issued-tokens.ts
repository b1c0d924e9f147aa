import type { AccountsDependencies } from './accounts-dependencies';
import { expiryOf } from '../domain/lifetimes';
import type { NewRecord } from '../domain/new-record';
import type { Scope } from '../domain/scope';
import type { TokenPair } from '../domain/token-pair';

/** What an ID token says of a pair. */
export interface TokenIdentity {
  readonly clientId: string;
  readonly customerId: number;
  readonly authenticatedAt: number | null;
  /** Only of a code: a refreshed ID token has none. */
  readonly nonce: string | null;
}

/** A pair in the clear: it exists only in the token endpoint's answer. */
export interface IssuedTokens {
  readonly accessToken: string;
  readonly accessExpiresAt: number;
  readonly refreshToken: string;
  readonly refreshExpiresAt: number;
  readonly scopes: readonly Scope[];
  readonly identity: TokenIdentity;
}

/** Makes a new pair and the record that is kept of it: hashes only. */
export function issueTokens(
  deps: Pick<AccountsDependencies, 'secrets'>,
  grantId: number,
  scopes: readonly Scope[],
  identity: TokenIdentity,
  now: number,
): { readonly issued: IssuedTokens; readonly record: NewRecord<TokenPair> } {
  const issued: IssuedTokens = {
    accessToken: deps.secrets.random(),
    accessExpiresAt: expiryOf('accessToken', now),
    refreshToken: deps.secrets.random(),
    refreshExpiresAt: expiryOf('refreshToken', now),
    scopes,
    identity,
  };
  const record: NewRecord<TokenPair> = {
    grantId,
    accessHash: deps.secrets.digest(issued.accessToken),
    accessScopes: scopes,
    accessExpiresAt: issued.accessExpiresAt,
    accessRevokedAt: null,
    refreshHash: deps.secrets.digest(issued.refreshToken),
    refreshExpiresAt: issued.refreshExpiresAt,
    refreshUsedAt: null,
    createdAt: now,
  };
  return { issued, record };
}
