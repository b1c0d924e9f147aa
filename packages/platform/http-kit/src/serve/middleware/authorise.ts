import { problem, type Problem } from '../../errors';
import { satisfiesScope, type Principal } from '../../security';
import type { BearerAuth } from '../../route';

/** What the token itself must say: scope, admin, reseller, subscription. No database is asked. */
export function authorise(auth: BearerAuth, principal: Principal): Problem | undefined {
  if (!satisfiesScope(principal.scopes, auth.scopes)) {
    const scope = auth.scopes[0] ?? '';
    return problem('forbidden', `Missing required scope: ${scope}`, {
      'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${auth.scopes.join(' ')}"`,
    });
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
