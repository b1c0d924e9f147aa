import {
  AccessDeniedError,
  InvalidClientError,
  InvalidGrantError,
  InvalidRequestError,
  InvalidScopeError,
  UnauthorizedClientError,
  UnsupportedGrantTypeError,
  UnsupportedResponseTypeError,
  type OAuthError as LibraryError,
} from 'oauth2-server';
import type { OAuthError, OAuthRefusal } from '@anz-payroll/accounts';

const classes = {
  invalid_request: InvalidRequestError,
  invalid_client: InvalidClientError,
  invalid_grant: InvalidGrantError,
  invalid_scope: InvalidScopeError,
  unauthorized_client: UnauthorizedClientError,
  unsupported_grant_type: UnsupportedGrantTypeError,
  unsupported_response_type: UnsupportedResponseTypeError,
  access_denied: AccessDeniedError,
  // Only the authorization endpoint answers with these, and there the library is not asked.
  login_required: InvalidRequestError,
  consent_required: InvalidRequestError,
  request_not_supported: InvalidRequestError,
  request_uri_not_supported: InvalidRequestError,
} satisfies Record<OAuthError, new (message: string) => LibraryError>;

/** A refusal of ours as the library throws its own, so that it passes through untouched. */
export function libraryError({ error, description }: OAuthRefusal): LibraryError {
  return new classes[error](description);
}
