import { scopeNames } from '@anz-payroll/accounts';
import { answerOpen, everyone, route, type Route } from '@anz-payroll/http-kit/route';

export const serverMetadataRoute = (issuer: string): Route => {
  const methods = ['client_secret_basic', 'client_secret_post', 'none'];
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/api/oauth/authorize`,
    token_endpoint: `${issuer}/api/oauth/token`,
    revocation_endpoint: `${issuer}/api/oauth/revoke`,
    introspection_endpoint: `${issuer}/api/oauth/introspect`,
    service_documentation: `${issuer}/api/docs`,
    scopes_supported: scopeNames,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: methods,
    revocation_endpoint_auth_methods_supported: methods,
    introspection_endpoint_auth_methods_supported: methods,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
  return route({
    method: 'GET',
    path: '/.well-known/oauth-authorization-server',
    operation: 'oauth-server-metadata',
    summary: 'Where the OAuth endpoints are and what they support (RFC 8414)',
    tag: 'OAuth',
    auth: everyone,
    rate: 'unlimited',
    responses: { 200: answerOpen({ type: 'object' }, 'The metadata.') },
    handle: () => Promise.resolve({ status: 200, body: metadata, headers: { 'Cache-Control': 'public, max-age=300' } }),
  });
};
