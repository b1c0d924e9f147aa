import { accepted, refused, type Result } from 'payroll-core';
import { problem, type Problem } from '../../errors';
import type { BearerAuth, Route } from '../../route';
import {
  accountWide,
  beyondRole,
  limitedToCompanies,
  satisfiesScope,
  type Authenticator,
  type NarrowedRoute,
  type Principal,
} from '../../security';
import type { ApiServices } from '../api-services';
import type { Step } from '../step';

/** RFC 6750 section 2.1: the token's alphabet. */
const BEARER = /^Bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

export function bearerTokenOf(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : BEARER.exec(authorization)?.[1];
}

/** RFC 6750 section 3.1: a request without credentials gets no error code, a bad token gets `invalid_token`. */
export const notAuthenticated = problem('not-authenticated', 'Not authenticated', { 'WWW-Authenticate': 'Bearer' });
const invalidToken = problem('not-authenticated', 'Not authenticated', {
  'WWW-Authenticate': 'Bearer error="invalid_token", error_description="The access token is not valid"',
});
const tokenExpired = problem('not-authenticated', 'Token expired', {
  'WWW-Authenticate': 'Bearer error="invalid_token", error_description="The access token expired"',
});

export async function authenticate(token: string, authenticator: Authenticator): Promise<Result<Principal, Problem>> {
  const found = await authenticator.authenticate(token);
  if (found.ok) return accepted(found.principal);
  return refused(found.reason === 'expired' ? tokenExpired : invalidToken);
}

/**
 * What the token itself must say: scope, the permission of its user's role, admin, reseller, subscription. No database is
 * asked. Without a declared permission nobody is let in.
 */
export function authorise(
  route: { readonly auth: BearerAuth } & NarrowedRoute,
  principal: Principal,
): Problem | undefined {
  const { auth, may } = route;
  if (!satisfiesScope(principal.scopes, auth.scopes, may)) {
    const scope = auth.scopes[0] ?? '';
    return problem('forbidden', `Missing required scope: ${scope}`, {
      'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${auth.scopes.join(' ')}"`,
    });
  }
  const isAccountWide = auth.everyCompany === true || (may !== undefined && accountWide.includes(may));
  if (principal.companyIds !== null && isAccountWide) {
    return problem('forbidden', limitedToCompanies);
  }
  if (may === undefined || !principal.permissions.includes(may)) {
    return problem('forbidden', `Your role does not have the permission ${may ?? 'that nobody has'}.`);
  }
  const beyond = beyondRole(route, principal);
  if (beyond !== undefined) return problem('forbidden', beyond);
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
export function companyAccess({ companyAccess: access }: ApiServices, { auth }: Route): Step | undefined {
  const need = auth.kind === 'bearer' ? auth.company : undefined;
  if (need === undefined) return undefined;
  return async (_, res) => {
    const { params, principal } = res.locals;
    const companyId = (params as Readonly<Record<string, unknown>> | undefined)?.[need.param];
    if (typeof companyId !== 'number' || principal === null)
      throw new TypeError(`Path parameter ${need.param} is not an id`);
    const reach = await access.check(principal, companyId);
    if (reach === 'reachable') return undefined;
    return reach === 'forbidden'
      ? problem('forbidden', 'User does not have access to this company.')
      : problem(need.unknown.problem, need.unknown.detail);
  };
}
