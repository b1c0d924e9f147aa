import { accepted, refused, type Result } from 'payroll-core';
import { oauthRefusal, type OAuthRefusal } from './oauth-refusal';
import { readScopes } from './read-scopes';
import type { Scope } from './scope';

/** A refresh may ask for less, never for more: widening needs the customer's consent. @law RFC 6749 6 */
export function narrowScopes(
  granted: readonly Scope[],
  asked: string | undefined,
): Result<readonly Scope[], OAuthRefusal> {
  if (asked === undefined) return accepted(granted);
  const scopes = readScopes(asked);
  return scopes.ok && scopes.value.every((scope) => granted.includes(scope))
    ? accepted(scopes.value)
    : refused(oauthRefusal('invalid_scope', 'The scope goes beyond what the customer granted.'));
}
