import { addressKey } from '@anz-payroll/http-kit/limits';
import { nextAddress, signInPage, type PageServices } from '../pages';
import { Text } from '@anz-payroll/http-kit/contract';
import { everyone, form, route, type Route } from '@anz-payroll/http-kit/route';
import { goTo, pageAnswers, showPage } from './page-replies';
import { sessionCookies } from './session-cookies';

const notices = {
  password: 'Your password is set. Sign in with it.',
  email: 'Your new e-mail address counts from now on. Sign in with it.',
} as const;

class SignInQuery {
  @Text({ optional: true }) next?: string;
  @Text({ optional: true }) done?: string;
  @Text({ optional: true, max: 1, description: 'Asks for the password of somebody who is signed in, too.' })
  again?: string;
}

class SignInForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true }) next?: string;
  @Text({ max: 1000, trim: true }) email!: string;
  @Text({ max: 1000 }) password!: string;
}

export const showSignInRoute = ({ session, forms }: PageServices): Route =>
  route({
    method: 'GET',
    path: '/sign-in',
    operation: 'page-sign-in',
    summary: 'The sign-in page',
    tag: 'Pages',
    auth: everyone,
    rate: 'lookup',
    request: { query: SignInQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303] },
    async handle({ query, context }) {
      const next = nextAddress(query.next);
      if (query.again === undefined && (await session(context)) !== undefined) return goTo(next);
      const { csrfToken, cookie } = forms.token(context);
      const done = query.done === 'password' || query.done === 'email' ? { notice: notices[query.done] } : {};
      return showPage(
        200,
        signInPage({ csrfToken, next, ...done }),
        cookie === undefined ? {} : { 'Set-Cookie': cookie },
      );
    },
  });

export const signInRoute = (pages: PageServices): Route =>
  route({
    method: 'POST',
    path: '/sign-in',
    operation: 'sign-in',
    summary: 'Signs in with e-mail address and password',
    description:
      'Wrong guesses for an account from one address are limited hard, those from everywhere are slowed down; a browser in which the user has signed in before is not held up by the guesses of others.',
    tag: 'Pages',
    auth: everyone,
    rate: 'lookup',
    request: { body: form(SignInForm, { maxBytes: 16_384 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403], 422: pageAnswers[422], 429: pageAnswers[429] },
    async handle({ body, context }) {
      const { accounts, cookies } = pages;
      const next = nextAddress(body.next);
      const { email, password } = body;
      const { ip, requestId } = context;
      const sent = context.header('cookie');
      const outcome = await accounts.signIn({
        email,
        password,
        address: addressKey(ip),
        requestId,
        device: cookies.read(sent, 'device'),
        sessionSecret: cookies.read(sent, 'session'),
        agent: context.header('user-agent'),
      });
      if (outcome.ok) {
        const { sessionSecret, device, awaitsCode } = outcome.value;
        const first = next === '/home' ? await firstAddress(pages, sessionSecret) : next;
        const to = awaitsCode ? `/sign-in/code?next=${encodeURIComponent(next)}` : first;
        return goTo(to, {
          'Set-Cookie': [...sessionCookies(cookies, { sessionSecret, device })],
        });
      }
      const { message, retryAfterMs } = outcome.error;
      const again = signInPage({ csrfToken: body.csrf_token ?? '', next, email, problem: message });
      return retryAfterMs === undefined
        ? showPage(422, again)
        : showPage(429, again, { 'Retry-After': String(Math.ceil(retryAfterMs / 1000)) });
    },
  });

/** The owner of one company in which nobody works yet is led to its set-up: a trial begins there. */
async function firstAddress({ accounts, companies }: PageServices, sessionSecret: string): Promise<string> {
  const session = await accounts.readSession(sessionSecret);
  if (session?.user.role !== 'owner') return '/home';
  const [company, ...others] = await companies.listCompanies({ customerId: session.customer.id, reachable: 'all' });
  const isNew = company !== undefined && others.length === 0 && company.employees.length === 0;
  return isNew ? `/companies/${company.id}/start` : '/home';
}
