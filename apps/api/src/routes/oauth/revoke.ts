import type { AccountsUseCases } from '@anz-payroll/accounts';
import { answer, answerOpen, everyone, urlencoded, route, type Route } from '@anz-payroll/http-kit/route';
import { OAuthErrorBody, TokenHandlingForm } from './oauth-contracts';
import { oauthError, oauthErrors } from './oauth-error';
import { readTokenHandling } from './token-handling';

export const revokeRoute = (accounts: AccountsUseCases): Route =>
  route({
    method: 'POST',
    path: '/api/oauth/revoke',
    operation: 'oauth-revoke',
    summary: 'Ends a token (RFC 7009)',
    description: 'A refresh token ends with every token of the same consent, an access token alone.',
    tag: 'OAuth',
    auth: everyone,
    rate: 'unlimited',
    guard: 'burst',
    crossOrigin: 'form-client',
    request: { body: urlencoded(TokenHandlingForm, { maxBytes: 16_384 }) },
    responses: {
      // Some clients insist on JSON, although RFC 7009 lets them ignore the body.
      200: answerOpen({ type: 'object' }, 'The token is not good any more, or never was.'),
      400: answer(OAuthErrorBody, 'The request was refused.'),
      401: answer(OAuthErrorBody, 'The client did not authenticate.'),
    },
    protocolErrors: oauthErrors,
    async handle({ body, context }) {
      const asked = await readTokenHandling(accounts, context.header('authorization'), body);
      if (!asked.ok) return oauthError(asked.error);
      const revoked = await accounts.revokeToken({ ...asked.value, requestId: context.requestId });
      return revoked.ok ? { status: 200, body: {} } : oauthError(revoked.error);
    },
  });
