import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import {
  readAuthorizationAsk,
  type AuthorizationAsk,
  type AuthorizationParameters,
} from '../domain/authorization-request';
import { findClient } from './find-client';
import type { OAuthClient } from '../domain/oauth-client';
import { oauthRefusal, type OAuthRefusal } from '../domain/oauth-refusal';
import { readSignInDemand, type SignInDemand } from '../domain/sign-in-demand';

export interface CheckedAuthorization {
  readonly client: OAuthClient;
  readonly redirectUri: string;
  readonly ask: AuthorizationAsk;
  readonly signInDemand: SignInDemand;
}

/**
 * Where the refusal goes. Until client and redirect address are known to belong together, nobody may be redirected, or
 * the server would be an open redirector; the reason is then shown on a page. @law RFC 6749 4.1.2.1
 */
export type AuthorizationProblem =
  | { readonly to: 'page'; readonly refusal: OAuthRefusal }
  | {
      readonly to: 'client';
      readonly redirectUri: string;
      readonly state: string | null;
      readonly refusal: OAuthRefusal;
    };

/** Checks an authorization request as far as it can be checked before anyone has signed in. */
export function checkAuthorization(deps: Pick<AccountsDependencies, 'reading'>) {
  const find = findClient(deps);
  return async (parameters: AuthorizationParameters): Promise<Result<CheckedAuthorization, AuthorizationProblem>> => {
    const { client_id: clientId, redirect_uri: redirectUri, state = null } = parameters;
    const client = clientId === undefined ? undefined : await find(clientId);
    if (client === undefined) return page('invalid_client', 'The client_id is missing or names no application.');
    if (redirectUri === undefined || !client.redirectUris.includes(redirectUri)) {
      return page('invalid_request', 'The redirect_uri is missing or not one that this application registered.');
    }
    const ask = readAuthorizationAsk(parameters);
    if (!ask.ok) return refused({ to: 'client', redirectUri, state, refusal: ask.error });
    if (client.isPublic && ask.value.codeChallenge === null) {
      const refusal = oauthRefusal('invalid_request', 'A public application must send a code_challenge (PKCE, S256).');
      return refused({ to: 'client', redirectUri, state, refusal });
    }
    const demand = readSignInDemand(parameters);
    if (!demand.ok) return refused({ to: 'client', redirectUri, state, refusal: demand.error });
    return accepted({ client, redirectUri, ask: ask.value, signInDemand: demand.value });
  };
}

function page(error: OAuthRefusal['error'], description: string): Result<never, AuthorizationProblem> {
  return refused({ to: 'page', refusal: oauthRefusal(error, description) });
}
