export { accountCompanyAccess } from './account-company-access';
export { bearerAuthenticator, innerError } from './bearer-authenticator';
export { readClientCredentials } from './client-credentials';
export type { Consenting } from './oauth-model';
export { createOAuthServer } from './oauth-server';
export { redirectWith } from './redirect-with';
export type { AnsweredToken } from './token-grants';
