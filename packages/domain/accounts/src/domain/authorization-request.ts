import { accepted, refused, type Result } from 'payroll-core';
import { isCodeChallenge } from './code-verifier';
import { oauthRefusal, type OAuthRefusal } from './oauth-refusal';
import { readScopes } from './read-scopes';
import type { Scope } from './scope';

/** The parameters of an authorization request by their names in the protocol. Repeated ones never get this far. */
export interface AuthorizationParameters {
  readonly client_id?: string;
  readonly redirect_uri?: string;
  readonly response_type?: string;
  readonly response_mode?: string;
  readonly scope?: string;
  readonly state?: string;
  readonly code_challenge?: string;
  readonly code_challenge_method?: string;
  readonly nonce?: string;
  readonly prompt?: string;
  readonly max_age?: string;
  readonly request?: string;
  readonly request_uri?: string;
}

/** What the client asked for, after every check that needs neither the client's record nor the user. */
export interface AuthorizationAsk {
  readonly state: string | null;
  readonly scopes: readonly Scope[];
  readonly codeChallenge: string | null;
  /** Handed back in the ID token, unchanged. */
  readonly nonce: string | null;
}

/** A request that waits for the user's answer on the consent page: single use, ten minutes, bound to one session. */
export interface AuthorizationRequest extends AuthorizationAsk {
  readonly id: number;
  readonly hash: string;
  readonly sessionId: number;
  readonly clientRecordId: number;
  readonly redirectUri: string;
  readonly expiresAt: number;
  readonly usedAt: number | null;
  readonly version: number;
}

const printable = /^[\x20-\x7e]*$/;

/**
 * Reads what follows `client_id` and `redirect_uri`. `response_type` may be left out, as the specification's own query
 * does; only `code` exists. Unknown parameters are ignored.
 */
export function readAuthorizationAsk(given: AuthorizationParameters): Result<AuthorizationAsk, OAuthRefusal> {
  if (given.state !== undefined && (given.state.length > 1024 || !printable.test(given.state))) {
    return invalid('The state is longer than 1024 characters or not printable ASCII.');
  }
  if (given.nonce !== undefined && (given.nonce.length > 255 || !printable.test(given.nonce))) {
    return invalid('The nonce is longer than 255 characters or not printable ASCII.');
  }
  if (given.response_type !== undefined && given.response_type !== 'code') {
    return refused(oauthRefusal('unsupported_response_type', 'The response_type must be code.'));
  }
  if (given.response_mode !== undefined && given.response_mode !== 'query') {
    return invalid('The response_mode must be query.');
  }
  const scopes = readScopes(given.scope);
  if (!scopes.ok)
    return refused(oauthRefusal('invalid_scope', 'The scope parameter names a scope that does not exist.'));
  const challenge = readCodeChallenge(given.code_challenge, given.code_challenge_method);
  if (!challenge.ok) return challenge;
  return accepted({
    state: given.state ?? null,
    scopes: scopes.value,
    codeChallenge: challenge.value,
    nonce: given.nonce ?? null,
  });
}

/** Only S256: a missing method means `plain` in RFC 7636, which protects nothing. @law RFC 9700 2.1.1 */
function readCodeChallenge(
  challenge: string | undefined,
  method: string | undefined,
): Result<string | null, OAuthRefusal> {
  if (challenge === undefined) {
    return method === undefined ? accepted(null) : invalid('A code_challenge_method needs a code_challenge.');
  }
  if (method !== 'S256') return invalid('The code_challenge_method must be S256.');
  if (!isCodeChallenge(challenge)) return invalid('An S256 code_challenge has 43 base64url characters.');
  return accepted(challenge);
}

function invalid(description: string): { readonly ok: false; readonly error: OAuthRefusal } {
  return refused(oauthRefusal('invalid_request', description));
}
