import { lifetimes, type SignedIn, type SigningBrowser } from '@anz-payroll/accounts';
import { addressKey } from '@anz-payroll/http-kit/limits';
import { CodeOf, PathId, Text } from '@anz-payroll/http-kit/contract';
import { answerRaw, everyone, form, route, type RequestContext, type Route } from '@anz-payroll/http-kit/route';
import {
  confirmSignOnPage,
  pageHeaders,
  leaveForProviderPage,
  messagePage,
  nextAddress,
  signInPage,
  signOnPage,
  type PageServices,
  type SignOnFacts,
} from '../pages';
import { goTo, pageAnswers, showPage } from './page-replies';
import { signedIn, type Visit } from './visit';
import { sessionCookies } from './session-cookies';

const notices = {
  set: 'The provider is saved.',
  passwords: 'It is changed.',
  removed: 'The provider is removed. Users of its domain sign in with passwords.',
} as const;

class SignOnQuery {
  @CodeOf(Object.keys(notices), { optional: true }) done?: keyof typeof notices;
}

class SingleSignOnForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true }) next?: string;
  @Text({ max: 1000, trim: true }) email!: string;
  @Text({ optional: true, max: 1000, description: 'It is on the same form, and not looked at.' }) password?: string;
}

class SignOnForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ max: 500, trim: true }) issuer!: string;
  @Text({ max: 255, trim: true }) client_id!: string;
  @Text({ optional: true, max: 500 }) client_secret?: string;
}

class SignOnPath {
  @PathId() sign_on_id!: number;
}

class SignOnPasswordsForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @CodeOf(['on', 'off']) passwords!: 'on' | 'off';
}

class SignOnRemovalForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
}

class SignOnLinkQuery {
  @Text({ optional: true, max: 200 }) token?: string;
}

class SignOnLinkForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ max: 200 }) token!: string;
}

const back = { address: '/sign-in', name: 'Back to the sign-in page' };

const toConfirm =
  'Your identity provider signs you in here for the first time. We have sent a link to your e-mail address: open it in this browser within an hour, and you are in. After that the provider is enough.';

const spentAnswer = answerRaw('text/html', 'The link was used, has expired, or was opened in another browser.');
const spentPage = () =>
  showPage(
    400,
    messagePage(
      'This link does not work here',
      'It was used already, an hour has passed, or you began in another browser. Open it in the browser in which you began, or sign in by single sign-on again.',
      { address: '/sign-in', name: 'The sign-in page' },
    ),
  );

const returnPath = '/sign-in/single-sign-on/callback';
function browserOf(context: RequestContext, cookies: PageServices['cookies']): SigningBrowser {
  const sent = context.header('cookie');
  return {
    address: addressKey(context.ip),
    requestId: context.requestId,
    device: cookies.read(sent, 'device'),
    sessionSecret: cookies.read(sent, 'session'),
    agent: context.header('user-agent'),
  };
}

function signInBy(cookies: PageServices['cookies'], begun: SignedIn & { readonly next: string | null }) {
  const next = nextAddress(begun.next ?? undefined);
  return goTo(begun.awaitsCode ? `/sign-in/code?next=${encodeURIComponent(next)}` : next, {
    'Set-Cookie': [cookies.write('sign-on', '', 0), ...sessionCookies(cookies, begun)],
  });
}

const script = pageHeaders({ script: true });
const auth = signedIn({ afterSignIn: 'home', stepUp: true });

/** Signing in at the identity provider of the user's organisation, and the page on which its owner names it. */
export function singleSignOnRoutes(pages: PageServices): readonly Route[] {
  const { accounts, cookies, forms, issuer } = pages;
  return [
    route({
      method: 'POST',
      path: '/sign-in/single-sign-on',
      operation: 'single-sign-on',
      summary: 'Leads to the identity provider of the domain of an e-mail address',
      tag: 'Pages',
      auth: everyone,
      rate: 'lookup',
      request: { body: form(SingleSignOnForm, { maxBytes: 16_384 }) },
      responses: { 200: pageAnswers[200], 403: pageAnswers[403], 422: pageAnswers[422] },
      async handle({ body }) {
        const { email } = body;
        const next = nextAddress(body.next);
        const started = await accounts.startSingleSignOn({ email, next, redirectUri: `${issuer}${returnPath}` });
        if (!started.ok) {
          const again = { csrfToken: body.csrf_token ?? '', next, email, problem: started.error.message };
          return showPage(422, signInPage(again));
        }
        const { address, secret } = started.value;
        return showPage(200, leaveForProviderPage(address), {
          Refresh: `0; url=${address}`,
          'Set-Cookie': cookies.write('sign-on', secret, 600),
        });
      },
    }),
    route({
      method: 'GET',
      path: returnPath,
      operation: 'single-sign-on-callback',
      summary: 'Where the identity provider sends the browser back to',
      tag: 'Pages',
      auth: everyone,
      rate: 'lookup',
      responses: { 303: pageAnswers[303], 403: pageAnswers[403] },
      async handle({ context }) {
        const sent = context.header('cookie');
        const outcome = await accounts.finishSingleSignOn({
          secret: cookies.read(sent, 'sign-on'),
          returnAddress: `${issuer}${context.url}`,
          ...browserOf(context, cookies),
        });
        const spent = cookies.write('sign-on', '', 0);
        if (!outcome.ok) {
          return showPage(403, messagePage('You are not signed in', outcome.error.message, back), {
            'Set-Cookie': spent,
          });
        }
        if (outcome.value.kind === 'signed-in') return signInBy(cookies, outcome.value);
        return showPage(403, messagePage('Confirm that it is you', toConfirm, back), {
          'Set-Cookie': cookies.write('sign-on', outcome.value.secret, lifetimes.signOnConfirmation),
        });
      },
    }),
    route({
      method: 'GET',
      path: '/confirm-sign-on',
      operation: 'page-confirm-sign-on',
      summary: 'The page behind the link that confirms who an identity provider vouches for',
      tag: 'Pages',
      auth: everyone,
      rate: 'lookup',
      request: { query: SignOnLinkQuery },
      responses: { 200: pageAnswers[200], 400: spentAnswer },
      async handle({ query, context }) {
        const token = query.token ?? '';
        const secret = cookies.read(context.header('cookie'), 'sign-on');
        const waiting = await accounts.readSignOnConfirmation({ secret, token });
        if (waiting === undefined) return spentPage();
        const { csrfToken, cookie } = forms.token(context);
        const body = confirmSignOnPage({ csrfToken, token, ...waiting });
        return showPage(200, body, cookie === undefined ? {} : { 'Set-Cookie': cookie });
      },
    }),
    route({
      method: 'POST',
      path: '/confirm-sign-on',
      operation: 'form-confirm-sign-on',
      summary:
        'Confirms who an identity provider vouches for, and signs in: single use, one hour, in the browser that asked',
      tag: 'Pages',
      auth: everyone,
      rate: 'lookup',
      request: { body: form(SignOnLinkForm, { maxBytes: 4096 }) },
      responses: { 303: pageAnswers[303], 400: spentAnswer, 403: pageAnswers[403] },
      async handle({ body, context }) {
        const secret = cookies.read(context.header('cookie'), 'sign-on');
        const done = await accounts.confirmSignOn({ secret, token: body.token, ...browserOf(context, cookies) });
        return done.ok ? signInBy(cookies, done.value) : spentPage();
      },
    }),
    route({
      method: 'GET',
      path: '/sign-on',
      operation: 'page-sign-on',
      may: 'users.manage',
      summary: 'The identity provider of the domain, for the owner of the account',
      tag: 'Pages',
      auth: signedIn(),
      rate: 'lookup',
      request: { query: SignOnQuery },
      responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403] },
      async handle({ query, context: { visit } }) {
        const notice = query.done === undefined ? {} : { notice: notices[query.done] };
        return showPage(200, await settingsPage(pages, visit, notice), script);
      },
    }),
    route({
      method: 'POST',
      path: '/sign-on',
      operation: 'form-set-sign-on',
      may: 'users.manage',
      summary: 'Names the identity provider of the domain of the owner',
      tag: 'Pages',
      auth,
      rate: 'lookup',
      request: { body: form(SignOnForm, { maxBytes: 16_384 }) },
      responses: { 303: pageAnswers[303], 403: pageAnswers[403], 422: pageAnswers[422] },
      async handle({ body, context: { visit } }) {
        const { customer, user } = visit.session;
        const { issuer: named, client_id: clientId, client_secret: clientSecret = '' } = body;
        const secret = clientSecret === '' ? {} : { clientSecret };
        const command = { customerId: customer.id, userId: user.id, issuer: named, clientId, ...secret };
        const set = await accounts.setSignOnDomain(command, visit.actor);
        if (set.ok) return goTo('/sign-on?done=set');
        const typed = { issuer: named, client_id: clientId };
        return showPage(422, await settingsPage(pages, visit, { problem: set.error.message, typed }), script);
      },
    }),
    route({
      method: 'POST',
      path: '/sign-on/{sign_on_id}/passwords',
      operation: 'form-sign-on-passwords',
      may: 'users.manage',
      summary: 'Turns passwords off for a domain with single sign-on, or on again',
      tag: 'Pages',
      auth,
      rate: 'lookup',
      request: { params: SignOnPath, body: form(SignOnPasswordsForm, { maxBytes: 4096 }) },
      responses: { 303: pageAnswers[303], 403: pageAnswers[403], 422: pageAnswers[422] },
      async handle({ params, body, context: { visit } }) {
        const customerId = visit.session.customer.id;
        const command = { customerId, id: params.sign_on_id, passwordsOff: body.passwords === 'off' };
        const set = await accounts.setPasswordSignIn(command, visit.actor);
        if (set.ok) return goTo('/sign-on?done=passwords');
        return showPage(422, await settingsPage(pages, visit, { problem: set.error.message }), script);
      },
    }),
    route({
      method: 'POST',
      path: '/sign-on/{sign_on_id}/remove',
      operation: 'form-remove-sign-on',
      may: 'users.manage',
      summary: 'Removes the identity provider of a domain',
      tag: 'Pages',
      auth,
      rate: 'lookup',
      request: { params: SignOnPath, body: form(SignOnRemovalForm, { maxBytes: 4096 }) },
      responses: { 303: pageAnswers[303], 403: pageAnswers[403], 422: pageAnswers[422] },
      async handle({ params, context: { visit } }) {
        const command = { customerId: visit.session.customer.id, id: params.sign_on_id };
        const removed = await accounts.removeSignOnDomain(command, visit.actor);
        if (removed.ok) return goTo('/sign-on?done=removed');
        return showPage(422, await settingsPage(pages, visit, { problem: removed.error.message }), script);
      },
    }),
  ];
}

async function settingsPage(
  { accounts, issuer }: PageServices,
  { session, csrfToken }: Visit,
  more: Partial<SignOnFacts>,
): Promise<string> {
  const domains = await accounts.listSignOnDomains(session.customer.id);
  return signOnPage({ session, csrfToken, domains, redirectUri: `${issuer}${returnPath}`, ...more });
}
