/** The error codes of RFC 6749 4.1.2.1 and 5.2, and of OpenID Connect Core 3.1.2.6, that this server answers with. */
export const oauthErrors = [
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'invalid_scope',
  'unauthorized_client',
  'unsupported_grant_type',
  'unsupported_response_type',
  'access_denied',
  'login_required',
  'consent_required',
  'request_not_supported',
  'request_uri_not_supported',
] as const;

export type OAuthError = (typeof oauthErrors)[number];

/** `description` tells the developer what to change. It never repeats a code, a token or a secret. */
export interface OAuthRefusal {
  readonly error: OAuthError;
  readonly description: string;
}

export function oauthRefusal(error: OAuthError, description: string): OAuthRefusal {
  return { error, description };
}
