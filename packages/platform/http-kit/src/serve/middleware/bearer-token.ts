import { accepted, refused, type Result } from 'payroll-core';
import { problem, type Problem } from '../../errors';
import type { Authenticator, Principal } from '../../security';

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
