import OAuth2Server from 'oauth2-server';
import { lifetimes, type AccountsUseCases } from '@anz-payroll/accounts';
import { oauthModel } from './oauth-model';
import { tokenGrants } from './token-grants';

export function createOAuthServer(accounts: AccountsUseCases): OAuth2Server {
  return new OAuth2Server({
    model: oauthModel(accounts),
    extendedGrantTypes: tokenGrants(accounts),
    // Which client needs a secret is known only once it is found: the model decides.
    requireClientAuthentication: { authorization_code: false, refresh_token: false },
    allowEmptyState: true,
    allowBearerTokensInQueryString: false,
    authorizationCodeLifetime: lifetimes.authorizationCode,
    accessTokenLifetime: lifetimes.accessToken,
    refreshTokenLifetime: lifetimes.refreshToken,
  });
}
