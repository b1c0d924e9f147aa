import type { Scope } from './scope';

/** An access token and the refresh token issued with it, as hashes. Rotation writes a new pair and marks this one used. */
export interface TokenPair {
  readonly id: number;
  readonly grantId: number;
  readonly accessHash: string;
  /** The grant's scopes, or fewer when a refresh asked for fewer. */
  readonly accessScopes: readonly Scope[];
  readonly accessExpiresAt: number;
  readonly accessRevokedAt: number | null;
  /** Null for a token the operator issued by hand. */
  readonly refreshHash: string | null;
  readonly refreshExpiresAt: number | null;
  readonly refreshUsedAt: number | null;
  readonly createdAt: number;
  readonly version: number;
}
