import type { OAuthClient } from '../domain/oauth-client';
import type { Scope } from '../domain/scope';
import type { Subscription } from '../domain/subscription';
import type { Role } from '../domain/role';

/** One access token and everything around it that decides whether, and for whom, it still speaks. */
export interface AccessFacts {
  readonly tokenId: number;
  readonly grantId: number;
  readonly scopes: readonly Scope[];
  /** The only companies of the grant; null for all. */
  readonly companyIds: readonly number[] | null;
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** The token itself, its grant or its client was revoked. */
  readonly isRevoked: boolean;
  /** Null for a token the operator issued by hand. */
  readonly clientId: string | null;
  readonly clientRecordId: number | null;
  readonly customerId: number;
  readonly isApiAdmin: boolean;
  readonly isReseller: boolean;
  readonly user: { readonly id: number; readonly role: Role; readonly isActive: boolean } | null;
  readonly subscriptions: readonly Pick<Subscription, 'startsAt' | 'endsAt'>[];
}

/** One refresh token with its grant. */
export interface RefreshFacts {
  readonly grantId: number;
  readonly clientRecordId: number | null;
  readonly customerId: number;
  readonly userId: number | null;
  /** The scopes of the grant: a refresh token keeps them all. */
  readonly scopes: readonly Scope[];
  /** When whoever consented had signed in, where it is known. */
  readonly authenticatedAt: number | null;
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly usedAt: number | null;
  /** Its grant was revoked, or its user may not sign in any more. */
  readonly isRevoked: boolean;
}

/** A refresh token that may be exchanged, and who may do it. */
export interface GoodRefresh {
  readonly grantId: number;
  readonly customerId: number;
  readonly authenticatedAt: number | null;
  /** The scopes of the grant: a refresh token keeps them all. */
  readonly scopes: readonly Scope[];
  readonly client: Pick<OAuthClient, 'clientId' | 'isPublic' | 'secretHash' | 'redirectUris'>;
}
