import { problem, type Problem } from '../errors';
import { satisfiesScope, type CompanyAccess, type Principal } from '../security';
import type { BearerAuth } from '../route';

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

/** The company in the path must exist and be within reach (spec part 5 and 7.2). */
export async function authoriseCompany(
  auth: BearerAuth,
  principal: Principal,
  params: object | undefined,
  access: CompanyAccess,
): Promise<Problem | undefined> {
  if (auth.company === undefined) return undefined;
  const companyId = (params as Readonly<Record<string, unknown>> | undefined)?.[auth.company.param];
  if (typeof companyId !== 'number') throw new TypeError(`Path parameter ${auth.company.param} is not an id`);
  const reach = await access.check(principal, companyId);
  if (reach === 'reachable') return undefined;
  return reach === 'forbidden'
    ? problem('forbidden', 'User does not have access to this company.')
    : problem(auth.company.unknown.problem, auth.company.unknown.detail);
}
