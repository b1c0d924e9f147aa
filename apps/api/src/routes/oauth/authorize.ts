import type { AuthorizationParameters, AuthorizationProblem } from '@anz-payroll/accounts';
import { redirectWith } from '@anz-payroll/oauth';
import { messagePage, pageHeaders, type PageServices } from '@anz-payroll/web';
import { answerRaw, answerRedirect, everyone, route, type Route } from '@anz-payroll/http-kit/route';
import { AuthorizeQuery } from './oauth-contracts';
import { oauthErrors } from './oauth-error';

export const authorizeRoute = (pages: PageServices): Route =>
  route({
    method: 'GET',
    path: '/api/oauth/authorize',
    operation: 'oauth-authorize',
    summary: 'Asks the customer for consent and sends the browser back with a code',
    description:
      'Redirects to the sign-in and consent pages, then to `redirect_uri` with `code`, `state` and `iss` (RFC 9207). A request whose application or `redirect_uri` is not known is answered with a page, never with a redirect.',
    tag: 'OAuth',
    auth: everyone,
    rate: 'unlimited',
    request: { query: AuthorizeQuery },
    responses: {
      302: answerRedirect('To the sign-in page, the consent page, or back to the application with an error.'),
      400: answerRaw('text/html', 'The application or its redirect_uri is not known.'),
    },
    foreignErrors: oauthErrors,
    async handle({ query, context }) {
      const { accounts, issuer } = pages;
      const refusal = (problem: AuthorizationProblem) =>
        problem.to === 'page'
          ? ({
              status: 400,
              mediaType: 'text/html',
              headers: pageHeaders(),
              body: messagePage('This link does not work', problem.refusal.description),
            } as const)
          : ({
              status: 302,
              headers: { Location: errorRedirect(problem, issuer) },
            } as const);
      const checked = await accounts.checkAuthorization(withoutEmpty(query));
      if (!checked.ok) return refusal(checked.error);
      const session = await pages.session(context);
      if (session === undefined) {
        return { status: 302, headers: { Location: `/sign-in?next=${encodeURIComponent(context.url)}` } };
      }
      const started = await accounts.startAuthorization(checked.value, session);
      if (!started.ok) return refusal(started.error);
      return { status: 302, headers: { Location: `/consent?request=${started.value}` } };
    },
  });

function errorRedirect(problem: Extract<AuthorizationProblem, { to: 'client' }>, issuer: string): string {
  const { redirectUri, state, refusal } = problem;
  return redirectWith(redirectUri, {
    error: refusal.error,
    error_description: refusal.description,
    state,
    iss: issuer,
  });
}

/** An empty parameter counts as one that was not sent. @law RFC 6749 3.1 */
function withoutEmpty(query: AuthorizeQuery): AuthorizationParameters {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}
