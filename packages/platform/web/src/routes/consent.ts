import OAuth2Server, { OAuthError as LibraryError, ServerError } from 'oauth2-server';
import type { CurrentSession, ShownAuthorization } from '@anz-payroll/accounts';
import { innerError, redirectWith, type Consenting } from '@anz-payroll/oauth';
import { consentPage, messagePage, pageHeaders, type PageServices } from '../pages';
import { CodeOf, Text } from '@anz-payroll/http-kit/contract';
import { answerRaw, form, route, type Route } from '@anz-payroll/http-kit/route';
import { goTo, pageAnswers, showPage } from './page-replies';
import { signedIn } from './visit';

class ConsentQuery {
  @Text({ optional: true, max: 200 }) request?: string;
}

class ConsentForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ max: 200 }) request!: string;
  @CodeOf(['allow', 'deny']) answer!: 'allow' | 'deny';
}

const spentAnswer = answerRaw('text/html', 'The request was answered or has expired.');
const spentPage = () =>
  showPage(
    400,
    messagePage(
      'This request is over',
      'It was answered already, or ten minutes have passed. Start again from the application.',
    ),
  );

export const showConsentRoute = ({ accounts }: PageServices): Route =>
  route({
    method: 'GET',
    path: '/consent',
    operation: 'page-consent',
    may: 'signed-in',
    summary: 'The consent page of an authorization request',
    tag: 'Pages',
    auth: signedIn({ afterSignIn: 'home' }),
    rate: 'lookup',
    request: { query: ConsentQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 400: spentAnswer },
    async handle({ query, context }) {
      const { session: current, csrfToken } = context.visit;
      const secret = query.request ?? '';
      const shown = await accounts.showAuthorization(secret, current.session);
      if (shown === undefined) return spentPage();
      const body = consentPage(shown, current, csrfToken, secret);
      return showPage(200, body, pageHeaders({ formTarget: shown.request.redirectUri }));
    },
  });

export const consentRoute = (pages: PageServices): Route =>
  route({
    method: 'POST',
    path: '/consent',
    operation: 'consent',
    may: 'signed-in',
    summary: 'Answers an authorization request, and sends the browser back to the application',
    tag: 'Pages',
    auth: signedIn({ afterSignIn: 'home' }),
    rate: 'lookup',
    request: { body: form(ConsentForm, { maxBytes: 4096 }) },
    responses: { 303: pageAnswers[303], 400: spentAnswer, 403: pageAnswers[403] },
    async handle({ body, context }) {
      const { accounts, issuer } = pages;
      const { session: current } = context.visit;
      if (body.answer === 'deny') {
        const denied = await accounts.denyAuthorization(body.request, current.session);
        if (denied === undefined) return spentPage();
        const error = { error: 'access_denied', error_description: 'The customer did not allow it.' };
        return goTo(redirectWith(denied.redirectUri, { ...error, state: denied.state, iss: issuer }));
      }
      const shown = await accounts.showAuthorization(body.request, current.session);
      const code = shown && (await approve(pages.oauth, shown, current, body.request, context.requestId));
      if (shown === undefined || code === undefined) return spentPage();
      return goTo(redirectWith(shown.request.redirectUri, { code, state: shown.request.state, iss: issuer }));
    },
  });

/** The code, made by the library's authorization endpoint; undefined when another answer was faster. */
async function approve(
  server: OAuth2Server,
  { request, client }: ShownAuthorization,
  signedIn: CurrentSession,
  requestSecret: string,
  requestId: string,
): Promise<string | undefined> {
  const consenting: Consenting = { requestSecret, signedIn, requestId };
  const asked = {
    client_id: client.clientId,
    redirect_uri: request.redirectUri,
    response_type: 'code',
    scope: request.scopes.join(' '),
    ...(request.codeChallenge === null ? {} : { code_challenge: request.codeChallenge, code_challenge_method: 'S256' }),
  };
  try {
    const { authorizationCode } = await server.authorize(
      new OAuth2Server.Request({ method: 'GET', headers: {}, query: asked }),
      new OAuth2Server.Response(),
      { authenticateHandler: { handle: () => consenting } },
    );
    return authorizationCode;
  } catch (error) {
    if (error instanceof ServerError || !(error instanceof LibraryError)) throw innerError(error);
    return undefined;
  }
}
