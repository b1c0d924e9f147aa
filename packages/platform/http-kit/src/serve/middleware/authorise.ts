import { problem, type Problem } from '../../errors';
import { satisfiesScope, type Permission, type Principal } from '../../security';
import type { BearerAuth } from '../../route';

/**
 * What the token itself must say: scope, the permission of its user's role, admin, reseller, subscription. No database is
 * asked. Without a declared permission nobody is let in.
 */
export function authorise(
  { auth, may }: { readonly auth: BearerAuth; readonly may?: Permission | undefined },
  principal: Principal,
): Problem | undefined {
  if (!satisfiesScope(principal.scopes, auth.scopes)) {
    const scope = auth.scopes[0] ?? '';
    return problem('forbidden', `Missing required scope: ${scope}`, {
      'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${auth.scopes.join(' ')}"`,
    });
  }
  if (may === undefined || !principal.permissions.includes(may)) {
    return problem('forbidden', `Your role does not have the permission ${may ?? 'that nobody has'}.`);
  }
  if (auth.apiAdmin === true && !principal.isApiAdmin) {
    return problem('forbidden', 'Only an API admin customer may use this endpoint.');
  }
  if (auth.reseller === true && !principal.isReseller) {
    return problem('forbidden', 'Only a reseller may use this endpoint.');
  }
  if (auth.activeSubscription === true && !principal.hasActiveSubscription) {
    return problem('forbidden', 'The customer has no active subscription.');
  }
  return undefined;
}
