import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import { departmentsOf, permissionsOf, type RolePermission } from '../domain/role';
import type { Scope } from '../domain/scope';
import { isSubscriptionActive } from '../domain/subscription';

/** For whom a request speaks, and what it may do. */
export interface Bearer {
  readonly grantId: number;
  readonly customerId: number;
  /** Null for a token the operator issued by hand: it acts as the customer itself. */
  readonly userId: number | null;
  /** Reaches every company: an owner, or the customer itself, without a limit to some. */
  readonly isOwner: boolean;
  /** What the user's role allows; all for a token that acts as the customer itself. */
  readonly permissions: readonly RolePermission[];
  /** The only departments whose employees it sees; null for all. */
  readonly departments: readonly string[] | null;
  readonly clientId: string | null;
  readonly scopes: readonly Scope[];
  /** The only companies it reaches; null for all that its user does. */
  readonly companyIds: readonly number[] | null;
  readonly isApiAdmin: boolean;
  readonly isReseller: boolean;
  readonly hasActiveSubscription: boolean;
  readonly expiresAt: number;
}

/** Reads an access token. Only one that ran out is called expired; whatever else is wrong stays unsaid. */
export function authenticateBearer(deps: Pick<AccountsDependencies, 'reading' | 'clock' | 'secrets'>) {
  return async (token: string): Promise<Result<Bearer, 'unknown' | 'expired'>> => {
    const hash = deps.secrets.digest(token);
    const facts = await deps.reading.run((stores) => stores.tokens.findAccess(hash));
    if (facts === undefined || facts.isRevoked || facts.user?.isActive === false) return refused('unknown');
    const now = deps.clock.now();
    if (facts.expiresAt <= now) return refused('expired');
    return accepted({
      grantId: facts.grantId,
      customerId: facts.customerId,
      userId: facts.user?.id ?? null,
      isOwner: facts.companyIds === null && (facts.user === null || facts.user.role === 'owner'),
      permissions: permissionsOf(facts.user?.role ?? 'owner'),
      departments: departmentsOf(facts.user?.role ?? 'owner'),
      clientId: facts.clientId,
      scopes: facts.scopes,
      companyIds: facts.companyIds,
      isApiAdmin: facts.isApiAdmin,
      isReseller: facts.isReseller,
      hasActiveSubscription: facts.subscriptions.some((one) => isSubscriptionActive(one, now)),
      expiresAt: facts.expiresAt,
    });
  };
}
