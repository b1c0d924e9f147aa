import { addressKey } from '@anz-payroll/http-kit/limits';
import { confirmPage, nextAddress, pageHeaders, signInCodePage, type PageServices } from '../pages';
import { Text } from '@anz-payroll/http-kit/contract';
import { everyone, form, route, type Route } from '@anz-payroll/http-kit/route';
import { goTo, pageAnswers, showPage } from './page-replies';
import { signedIn, type Visit } from './visit';

class NextQuery {
  @Text({ optional: true }) next?: string;
}

class SignInCodeForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true }) next?: string;
  @Text({ max: 100 }) code!: string;
}

const script = pageHeaders({ script: true });
const wait = (retryAfterMs: number) => ({ ...script, 'Retry-After': String(Math.ceil(retryAfterMs / 1000)) });

/** The code after the password, and the code before money leaves. */
export function codeRoutes(pages: PageServices): readonly Route[] {
  const { accounts, cookies, forms } = pages;
  return [
    route({
      method: 'GET',
      path: '/sign-in/code',
      operation: 'page-sign-in-code',
      summary: 'Asks for the code of the authenticator app, after the password',
      tag: 'Pages',
      auth: everyone,
      rate: 'lookup',
      request: { query: NextQuery },
      responses: { 200: pageAnswers[200], 303: pageAnswers[303] },
      handle({ query, context }) {
        if (cookies.read(context.header('cookie'), 'session') === undefined) return Promise.resolve(goTo('/sign-in'));
        const { csrfToken } = forms.token(context);
        return Promise.resolve(showPage(200, signInCodePage({ csrfToken, next: nextAddress(query.next) }), script));
      },
    }),
    route({
      method: 'POST',
      path: '/sign-in/code',
      operation: 'sign-in-code',
      summary: 'The second half of a sign-in: a code of the app or a recovery code',
      tag: 'Pages',
      auth: everyone,
      rate: 'lookup',
      request: { body: form(SignInCodeForm, { maxBytes: 16_384 }) },
      responses: { 303: pageAnswers[303], 403: pageAnswers[403], 422: pageAnswers[422], 429: pageAnswers[429] },
      async handle({ body, context }) {
        const next = nextAddress(body.next);
        const sessionSecret = cookies.read(context.header('cookie'), 'session') ?? '';
        const { ip, requestId } = context;
        const command = { sessionSecret, code: body.code, address: addressKey(ip), requestId };
        const outcome = await accounts.confirmSignIn(command);
        if (outcome.ok) {
          return goTo(next, { 'Set-Cookie': cookies.write('session', outcome.value.sessionSecret) });
        }
        const { code, message, retryAfterMs } = outcome.error;
        if (code === 'sign-in/refused') return goTo('/sign-in', { 'Set-Cookie': cookies.write('session', '', 0) });
        const again = signInCodePage({ csrfToken: body.csrf_token ?? '', next, problem: message });
        return retryAfterMs === undefined ? showPage(422, again, script) : showPage(429, again, wait(retryAfterMs));
      },
    }),
    route({
      method: 'GET',
      path: '/confirm',
      operation: 'page-confirm',
      may: 'signed-in',
      summary: 'Asks somebody who is signed in for a code, before money leaves',
      tag: 'Pages',
      auth: signedIn(),
      rate: 'lookup',
      request: { query: NextQuery },
      responses: { 200: pageAnswers[200], 303: pageAnswers[303] },
      async handle({ query, context: { visit } }) {
        const ways = await waysOf(pages, visit);
        return showPage(
          200,
          confirmPage({ csrfToken: visit.csrfToken, next: nextAddress(query.next), ...ways }),
          script,
        );
      },
    }),
    route({
      method: 'POST',
      path: '/confirm',
      operation: 'form-confirm',
      may: 'signed-in',
      summary: 'Notes that somebody has shown by a code that it is still them',
      tag: 'Pages',
      auth: signedIn({ afterSignIn: 'home' }),
      rate: 'lookup',
      request: { body: form(SignInCodeForm, { maxBytes: 16_384 }) },
      responses: { 303: pageAnswers[303], 403: pageAnswers[403], 422: pageAnswers[422], 429: pageAnswers[429] },
      async handle({ body, context: { visit } }) {
        const { session, user } = visit.session;
        const next = nextAddress(body.next);
        const command = { sessionId: session.id, userId: user.id, code: body.code };
        const outcome = await accounts.confirmItIsYou(command, visit.actor);
        if (outcome.ok) return goTo(next);
        const { message, retryAfterMs } = outcome.error;
        const again = confirmPage({
          csrfToken: visit.csrfToken,
          next,
          problem: message,
          ...(await waysOf(pages, visit)),
        });
        return retryAfterMs === undefined ? showPage(422, again, script) : showPage(429, again, wait(retryAfterMs));
      },
    }),
  ];
}

async function waysOf({ accounts }: PageServices, { session: { user } }: Visit) {
  const { isOn } = await accounts.readSecondFactor(user.id);
  return { hasApp: isOn, hasPasskey: (await accounts.listPasskeys(user.id)).length > 0 };
}
