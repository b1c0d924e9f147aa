import OAuth2Server, { OAuthError as LibraryError, ServerError } from 'oauth2-server';
import {
  lifetimes,
  oauthErrors as oauthErrorCodes,
  oauthRefusal,
  type IssuedTokens,
  type MachineToken,
  type OAuthError,
} from '@anz-payroll/accounts';
import type { PageServices } from '@anz-payroll/web';
import { innerError, readClientCredentials, type AnsweredToken } from '@anz-payroll/oauth';
import { answer, answerEither, everyone, urlencoded, route, type Route } from '@anz-payroll/http-kit/route';
import { MachineTokenAnswer, OAuthErrorBody, TokenAnswer, TokenForm } from './oauth-contracts';
import { oauthError, oauthErrors } from './oauth-error';

const unstored = { 'Cache-Control': 'no-store', Pragma: 'no-cache' } as const;
const grantTypes = ['authorization_code', 'refresh_token', 'client_credentials'];

export const tokenRoute = ({ oauth: server, accounts, issuer }: PageServices): Route =>
  route({
    method: 'POST',
    path: '/api/oauth/token',
    operation: 'oauth-token',
    summary: 'Exchanges an authorization code or a refresh token for a new pair of tokens, or a key for a token',
    description:
      'Codes and refresh tokens are good once. A second use ends every token that came from the same consent. Access tokens last 1800 seconds, refresh tokens 2592000. With the scope `openid` an ID token comes with them. A key for a machine (`client_credentials`) gets an access token only, which does not outlive the key.',
    tag: 'OAuth',
    auth: everyone,
    rate: 'unlimited',
    guard: 'burst',
    crossOrigin: 'form-client',
    request: { body: urlencoded(TokenForm, { maxBytes: 16_384 }) },
    responses: {
      200: answerEither([TokenAnswer, MachineTokenAnswer], 'The new tokens.'),
      400: answer(OAuthErrorBody, 'The request was refused.'),
      401: answer(OAuthErrorBody, 'The client did not authenticate.'),
    },
    protocolErrors: oauthErrors,
    async handle({ body, context }) {
      const sent: TokenForm = given(body);
      const credentials = readClientCredentials(context.header('authorization'), sent);
      if (!credentials.ok) return oauthError(credentials.error);
      if (sent.grant_type !== undefined && !grantTypes.includes(sent.grant_type)) {
        return oauthError(oauthRefusal('unsupported_grant_type', `Use one of ${grantTypes.join(', ')}.`));
      }
      const { clientId, secret } = credentials.value;
      const request = new OAuth2Server.Request({
        method: 'POST',
        query: {},
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '1' },
        body: { ...sent, client_id: clientId, ...(secret === null ? {} : { client_secret: secret }) },
        requestId: context.requestId,
      });
      try {
        const { issued } = (await server.token(request, new OAuth2Server.Response())) as AnsweredToken;
        if (!('refreshToken' in issued)) return answeredKey(issued);
        return answered(issued, await accounts.signIdToken(issued, issuer));
      } catch (error) {
        if (error instanceof ServerError || !(error instanceof LibraryError)) throw innerError(error);
        if (error.name === 'invalid_client' && sent.grant_type === 'client_credentials') {
          await accounts.noteKeyRefusal(clientId, context.requestId);
        }
        const code = oauthErrorCodes.find((known) => known === error.name) ?? ('invalid_request' satisfies OAuthError);
        return oauthError(oauthRefusal(code, error.message));
      }
    },
  });

function answeredKey({ accessToken, expiresInSeconds, scopes }: MachineToken) {
  const body: MachineTokenAnswer = {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: expiresInSeconds,
    scope: scopes.join(' '),
  };
  return { status: 200, headers: unstored, body } as const;
}

function answered(issued: IssuedTokens, idToken: string | undefined) {
  const body: TokenAnswer = {
    access_token: issued.accessToken,
    token_type: 'Bearer',
    expires_in: lifetimes.accessToken,
    refresh_token: issued.refreshToken,
    refresh_expires_in: lifetimes.refreshToken,
    ...(idToken === undefined ? {} : { id_token: idToken }),
  };
  return { status: 200, headers: unstored, body } as const;
}

/** An empty parameter counts as one that was not sent. @law RFC 6749 3.2 */
function given(form: TokenForm): TokenForm {
  const sent = Object.entries(form);
  return sent.some(([, value]) => value === '') ? Object.fromEntries(sent.filter(([, value]) => value !== '')) : form;
}
