import { scopeNames } from '@anz-payroll/accounts';
import { answerOpen, everyone, route, type Route } from '@anz-payroll/http-kit/route';

/** RFC 8414 and OpenID Connect Discovery 1.0 share their members; each names its own address of the document. */
function metadataOf(issuer: string) {
  const methods = ['client_secret_basic', 'client_secret_post', 'none'];
  return {
    issuer,
    authorization_endpoint: `${issuer}/api/oauth/authorize`,
    token_endpoint: `${issuer}/api/oauth/token`,
    userinfo_endpoint: `${issuer}/api/oauth/userinfo`,
    jwks_uri: `${issuer}/api/oauth/jwks`,
    revocation_endpoint: `${issuer}/api/oauth/revoke`,
    introspection_endpoint: `${issuer}/api/oauth/introspect`,
    service_documentation: `${issuer}/api/docs`,
    scopes_supported: scopeNames,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    claims_supported: ['iss', 'sub', 'aud', 'exp', 'iat', 'auth_time', 'nonce', 'at_hash', 'name', 'user'],
    claims_parameter_supported: false,
    request_parameter_supported: false,
    request_uri_parameter_supported: false,
    prompt_values_supported: ['none', 'login', 'consent', 'select_account'],
    token_endpoint_auth_methods_supported: methods,
    revocation_endpoint_auth_methods_supported: methods,
    introspection_endpoint_auth_methods_supported: methods,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
}

export const serverMetadataRoutes = (issuer: string): readonly Route[] => {
  const body = metadataOf(issuer);
  const documents = [
    {
      path: '/.well-known/oauth-authorization-server',
      operation: 'oauth-server-metadata',
      summary: 'Where the OAuth endpoints are and what they support (RFC 8414)',
    },
    {
      path: '/.well-known/openid-configuration',
      operation: 'openid-configuration',
      summary: 'Where the OpenID endpoints are and what they support (OpenID Connect Discovery 1.0)',
    },
  ] as const;
  return documents.map((document) =>
    route({
      ...document,
      method: 'GET',
      tag: 'OAuth',
      auth: everyone,
      rate: 'unlimited',
      crossOrigin: 'everyone',
      responses: { 200: answerOpen({ type: 'object' }, 'The metadata.') },
      handle: () => Promise.resolve({ status: 200, body, headers: { 'Cache-Control': 'public, max-age=300' } }),
    }),
  );
};
