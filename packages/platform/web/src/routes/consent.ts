import OAuth2Server, { OAuthError as LibraryError, ServerError } from 'oauth2-server';
import { mostGrantedCompanies, type ShownAuthorization } from '@anz-payroll/accounts';
import { innerError, redirectWith, type Consenting } from '@anz-payroll/oauth';
import { consentPage, messagePage, pageHeaders, type PageServices } from '../pages';
import { CodeOf, Text, TextList } from '@anz-payroll/http-kit/contract';
import { answerRaw, form, route, type Route } from '@anz-payroll/http-kit/route';
import { chosenCompanies } from './chosen-companies';
import { goTo, pageAnswers, showPage } from './page-replies';
import { reachedCompanies } from './reached-companies';
import { signedIn, type Visit } from './visit';

class ConsentQuery {
  @Text({ optional: true, max: 200 }) request?: string;
}

class ConsentForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ max: 200 }) request!: string;
  @CodeOf(['allow', 'deny']) answer!: 'allow' | 'deny';
  @CodeOf(['all', 'chosen'], { optional: true, description: 'For every company, or only for those that are chosen.' })
  reach?: 'all' | 'chosen';
  @TextList({ optional: true, pattern: /^\d{1,15}$/, max: 15, maxItems: mostGrantedCompanies })
  company_ids?: readonly string[];
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

export const showConsentRoute = (pages: PageServices): Route =>
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
      const secret = query.request ?? '';
      const shown = await pages.accounts.showAuthorization(secret, context.visit.session.session);
      return shown === undefined ? spentPage() : ask(200, pages, context.visit, shown, secret);
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
    request: { body: form(ConsentForm, { maxBytes: 16_384, lists: ['company_ids'] }) },
    responses: { 303: pageAnswers[303], 400: spentAnswer, 403: pageAnswers[403], 422: pageAnswers[422] },
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
      if (shown === undefined) return spentPage();
      const again = (problem: string) => ask(422, pages, context.visit, shown, body.request, problem);
      const chosen = chosenCompanies(body);
      if (!chosen.ok) return again(chosen.error);
      const companyIds = chosen.value;
      const within = companyIds === null ? [] : (await reachedCompanies(pages, current)).map(({ id }) => id);
      if (companyIds?.every((id) => within.includes(id)) === false)
        return again('Choose one or more of your companies.');
      const consenting = { requestSecret: body.request, signedIn: current, requestId: context.requestId, companyIds };
      const code = await approve(pages.oauth, shown, consenting);
      if (code === undefined) return spentPage();
      return goTo(redirectWith(shown.request.redirectUri, { code, state: shown.request.state, iss: issuer }));
    },
  });

/** The consent page; with a problem, shown again. */
async function ask<S extends 200 | 422>(
  status: S,
  pages: PageServices,
  { session, csrfToken }: Visit,
  shown: ShownAuthorization,
  secret: string,
  problem?: string,
) {
  const companies = await reachedCompanies(pages, session);
  const all = await pages.accounts.listConnections({ customerId: session.customer.id });
  const connections = all.filter(
    ({ clientId, grant }) => clientId === shown.client.clientId && grant.userId === session.user.id,
  );
  const body = consentPage({ shown, session, csrfToken, secret, companies, connections, problem });
  return showPage(status, body, pageHeaders({ formTarget: shown.request.redirectUri, script: true }));
}

/** The code, made by the library's authorization endpoint; undefined when another answer was faster. */
async function approve(
  server: OAuth2Server,
  { request, client }: ShownAuthorization,
  consenting: Consenting,
): Promise<string | undefined> {
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
