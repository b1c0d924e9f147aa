import type { AccountsUseCases } from '@anz-payroll/accounts';
import { answer, everyone, urlencoded, route, type Route } from '@anz-payroll/http-kit/route';
import { Introspection, OAuthErrorBody, TokenHandlingForm } from './oauth-contracts';
import { oauthError, oauthErrors } from './oauth-error';
import { readTokenHandling } from './token-handling';

export const introspectRoute = (accounts: AccountsUseCases, issuer: string): Route =>
  route({
    method: 'POST',
    path: '/api/oauth/introspect',
    operation: 'oauth-introspect',
    summary: 'Says whether a token of the asking application is good (RFC 7662)',
    tag: 'OAuth',
    auth: everyone,
    rate: 'unlimited',
    guard: 'burst',
    request: { body: urlencoded(TokenHandlingForm, { maxBytes: 16_384 }) },
    responses: {
      200: answer(Introspection, 'What the token means, or only that it is not active.'),
      400: answer(OAuthErrorBody, 'The request was refused.'),
      401: answer(OAuthErrorBody, 'The client did not authenticate.'),
    },
    protocolErrors: oauthErrors,
    async handle({ body, context }) {
      const asked = await readTokenHandling(accounts, context.header('authorization'), body);
      if (!asked.ok) return oauthError(asked.error);
      const { client, token } = asked.value;
      const active = await accounts.introspectToken(client, token);
      if (active === undefined) return { status: 200, body: { active: false } };
      return {
        status: 200,
        body: {
          active: true,
          scope: active.scopes.join(' '),
          client_id: client.clientId,
          token_type: active.kind === 'access_token' ? 'Bearer' : 'refresh_token',
          exp: Math.floor(active.expiresAt / 1000),
          iat: Math.floor(active.issuedAt / 1000),
          sub: String(active.customerId),
          iss: issuer,
        },
      };
    },
  });
