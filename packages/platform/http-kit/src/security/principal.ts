import type { Permission } from './permission';

/** Who a request acts for, as the token says. A token is scoped to one customer's data. */
export interface Principal {
  /** A user behind an OAuth grant, or a token that an operator issued. */
  readonly kind: 'user' | 'operator';
  readonly customerId: number;
  readonly userId: number | null;
  /** Reaches every company: the user is an owner, or the token acts for the customer itself, without a limit to some. */
  readonly isOwner: boolean;
  /** What the user's role allows; all for a token that acts for the customer itself. */
  readonly permissions: readonly Permission[];
  /** The only departments whose employees it sees; null for all. */
  readonly departments: readonly string[] | null;
  /** Rate limits count per OAuth client; a token without one counts for its customer. */
  readonly clientId: string | null;
  readonly scopes: readonly string[];
  /** The only companies it reaches; null for all that its user does. */
  readonly companyIds: readonly number[] | null;
  readonly isApiAdmin: boolean;
  readonly isReseller: boolean;
  readonly hasActiveSubscription: boolean;
}
