import type { Scope } from './scope';

const revocationReasons = [
  'reuse',
  'customer',
  'partner',
  'client-request',
  'operator',
  'new-password',
  'user-closed',
] as const;

export type RevocationReason = (typeof revocationReasons)[number];

/**
 * One authorisation: a client (or the operator, when null) may act for a customer within fixed scopes. Every code and
 * token that came from it is its family; revoking the grant ends them all at once.
 */
export interface Grant {
  readonly id: number;
  /** The client's record id; null for a token the operator issued by hand. */
  readonly clientRecordId: number | null;
  readonly customerId: number;
  /** Who consented; null for a token the operator issued by hand, which acts as the customer itself. */
  readonly userId: number | null;
  readonly scopes: readonly Scope[];
  /** The only companies it reaches, of those that its user does; null for all of them, also later ones. */
  readonly companyIds: readonly number[] | null;
  /** When whoever consented had signed in; null where nobody did, and in grants from before this was stored. */
  readonly authenticatedAt: number | null;
  readonly createdAt: number;
  readonly revokedAt: number | null;
  readonly revokedBecause: RevocationReason | null;
  readonly version: number;
}

/** How many companies a grant can name. */
export const mostGrantedCompanies = 200;

/** What lists of connections call a token that the operator handed out. */
export const operatorTokenName = 'Token of the operator';
