import {
  mustSignInAgain,
  oauthRefusal,
  roleMay,
  type AuthorizationParameters,
  type AuthorizationProblem,
} from '@anz-payroll/accounts';
import { redirectWith } from '@anz-payroll/oauth';
import { messagePage, mustConfirm, pageHeaders, type PageServices } from '@anz-payroll/web';
import { answerRaw, answerRedirect, everyone, route, urlencoded, type Route } from '@anz-payroll/http-kit/route';
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
      302: answerRedirect(
        'To the sign-in page, to that of the second factor, the consent page, or back to the application with an error.',
      ),
      400: answerRaw('text/html', 'The application or its redirect_uri is not known.'),
      403: answerRaw('text/html', 'Whoever is signed in sees the own pay alone, and connects no applications.'),
    },
    protocolErrors: oauthErrors,
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
      const { redirectUri, ask, signInDemand: demand } = checked.value;
      const session = await pages.session(context);
      if (demand.isSilent) {
        // The customer is asked for every consent, so that silence never answers for them.
        const error = session === undefined ? 'login_required' : 'consent_required';
        const problem = oauthRefusal(error, 'The customer has to be asked, which prompt=none forbids.');
        return refusal({ to: 'client', redirectUri, state: ask.state, refusal: problem });
      }
      if (session === undefined) {
        return { status: 302, headers: { Location: `/sign-in?next=${encodeURIComponent(context.url)}` } };
      }
      if (mustSignInAgain(demand, session.session.createdAt, context.now)) {
        const next = withoutDemand(context.url);
        return { status: 302, headers: { Location: `/sign-in?again=1&next=${encodeURIComponent(next)}` } };
      }
      // They do not speak for the account, which is what an application is told of them (decision 1319).
      if (!roleMay(session.user.role, 'company.read')) return notForEmployees(session.user.email, context.url);
      // An application acts without them from then on (decision 1126).
      if (await mustConfirm(pages, session, context.now)) {
        return { status: 302, headers: { Location: `/confirm?next=${encodeURIComponent(context.url)}` } };
      }
      const started = await accounts.startAuthorization(checked.value, session);
      if (!started.ok) return refusal(started.error);
      return { status: 302, headers: { Location: `/consent?request=${started.value}` } };
    },
  });

function notForEmployees(email: string, address: string) {
  const body = messagePage(
    'Your sign-in connects no applications',
    `You are signed in as ${email}, which shows your own pay. Applications are connected by whoever runs the payroll.`,
    { address: `/sign-in?again=1&next=${encodeURIComponent(address)}`, name: 'Sign in as somebody else' },
  );
  return { status: 403, mediaType: 'text/html', headers: pageHeaders(), body } as const;
}

/** The other method that OpenID Connect Core 3.1.2.1 asks for. */
export const authorizeByPostRoute = (): Route =>
  route({
    method: 'POST',
    path: '/api/oauth/authorize',
    operation: 'oauth-authorize-by-post',
    summary: 'Takes an authorization request as a form',
    tag: 'OAuth',
    auth: everyone,
    rate: 'unlimited',
    request: { body: urlencoded(AuthorizeQuery, { maxBytes: 16_384 }) },
    responses: { 303: answerRedirect('To the same request as a GET.') },
    protocolErrors: oauthErrors,
    handle: ({ body }) => {
      const query = new URLSearchParams({ ...withoutEmpty(body) });
      return Promise.resolve({ status: 303, headers: { Location: `/api/oauth/authorize?${query.toString()}` } });
    },
  });

/** The sign-in that follows answers what the request demanded; the ID token tells when it was. */
function withoutDemand(address: string): string {
  const [path = '', query = ''] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.delete('prompt');
  parameters.delete('max_age');
  return `${path}?${parameters.toString()}`;
}

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
