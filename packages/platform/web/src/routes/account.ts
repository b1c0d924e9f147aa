import { accountPage, pageHeaders, type AccountFacts, type PageServices } from '../pages';
import { CodeOf, QueryWholeNumber, Text, type ContractClass } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { goTo, pageAnswers, showPage } from './page-replies';
import { signedIn, type Visit } from './visit';

const notices = {
  'email-asked':
    'An e-mail is on its way to the new address. Open the link in it within a day; until then you sign in with the address you have.',
  'email-changed': 'You sign in with the new e-mail address from now on.',
  'email-withdrawn': 'The new address is withdrawn; the link in the e-mail does not work any more.',
  off: 'The authenticator app is off.',
  'passkey-added': 'The passkey is added.',
  'passkey-removed': 'The passkey is removed.',
  ended: 'That browser is signed out.',
  'ended-others': 'You are signed out everywhere else.',
} as const;

const script = pageHeaders({ script: true });

class AccountQuery {
  @CodeOf(Object.keys(notices), { optional: true }) done?: keyof typeof notices;
}

class AccountForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
}

class AccountCodeForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ max: 100 }) code!: string;
}

class SessionForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @QueryWholeNumber({ min: 1 }) session_id!: number;
}

type Outcome =
  | { readonly done: keyof typeof notices }
  | Pick<AccountFacts, 'secret' | 'recoveryCodes' | 'notice'>
  | { readonly problem: string };

/** Whoever has a passkey shows it first, or a password alone would add the app that stands in for it. */
const addsFactor = { stepUp: true } as const;

/** The own sign-in: an authenticator app, recovery codes, and the browsers that are signed in. */
export function accountRoutes(pages: PageServices): readonly Route[] {
  const { accounts } = pages;
  return [
    route({
      method: 'GET',
      path: '/account',
      operation: 'page-account',
      may: 'signed-in',
      summary: 'How the user signs in, and where they are signed in now',
      tag: 'Pages',
      auth: signedIn(),
      rate: 'lookup',
      request: { query: AccountQuery },
      responses: { 200: pageAnswers[200], 303: pageAnswers[303] },
      async handle({ query, context: { visit } }) {
        const notice = query.done === undefined ? {} : { notice: notices[query.done] };
        return showPage(200, await body(pages, visit, notice), script);
      },
    }),
    accountForm(
      pages,
      'second-factor',
      'form-start-second-factor',
      AccountForm,
      async (_, { session }) => {
        const started = await accounts.startSecondFactor(session.user.id);
        return started.ok ? { secret: started.value.secret } : { problem: started.error.message };
      },
      addsFactor,
    ),
    accountForm(
      pages,
      'second-factor/confirm',
      'form-confirm-second-factor',
      AccountCodeForm,
      async ({ code }, visit) => {
        const on = await accounts.confirmSecondFactor({ userId: visit.session.user.id, code }, visit.actor);
        if (!on.ok) return { problem: `${on.error.message} Add the app again with a new key.` };
        return { recoveryCodes: on.value.recoveryCodes, notice: 'The authenticator app is on.' };
      },
      addsFactor,
    ),
    accountForm(
      pages,
      'second-factor/recovery-codes',
      'form-new-recovery-codes',
      AccountCodeForm,
      async ({ code }, { session, actor }) => {
        const made = await accounts.replaceRecoveryCodes({ userId: session.user.id, code }, actor);
        return made.ok ? { recoveryCodes: made.value.recoveryCodes } : { problem: made.error.message };
      },
    ),
    accountForm(
      pages,
      'second-factor/remove',
      'form-remove-second-factor',
      AccountCodeForm,
      async ({ code }, visit) => {
        const off = await accounts.removeSecondFactor({ userId: visit.session.user.id, code }, visit.actor);
        return off.ok ? { done: 'off' } : { problem: off.error.message };
      },
    ),
    accountForm(pages, 'email/cancel', 'form-cancel-email-change', AccountForm, async (_, { session, actor }) => {
      await accounts.cancelEmailChange(session.user.id, actor);
      return { done: 'email-withdrawn' };
    }),
    accountForm(pages, 'sessions/end', 'form-end-session', SessionForm, async (sent, { session, actor }) => {
      const ended = await accounts.endSessions({ userId: session.user.id, sessionId: sent.session_id }, actor);
      return ended > 0 ? { done: 'ended' } : { problem: 'There is no such browser, or it is signed out already.' };
    }),
    accountForm(pages, 'sessions/end-others', 'form-end-other-sessions', AccountForm, async (_, { session, actor }) => {
      await accounts.endSessions({ userId: session.user.id, allBut: session.session.id }, actor);
      return { done: 'ended-others' };
    }),
  ];
}

function accountForm<T extends { readonly csrf_token?: string }>(
  pages: PageServices,
  action: string,
  operation: string,
  contract: ContractClass<T>,
  work: (sent: T, visit: Visit) => Promise<Outcome>,
  needs: { readonly stepUp?: true } = {},
): Route {
  return route({
    method: 'POST',
    path: `/account/${action}`,
    operation,
    may: 'signed-in',
    summary: `A form of the account page: ${operation.replace('form-', '').replaceAll('-', ' ')}`,
    tag: 'Pages',
    auth: signedIn({ afterSignIn: 'home', ...needs }),
    rate: 'lookup',
    request: { body: form<T>(contract, { maxBytes: 4096 }) },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 422: pageAnswers[422] },
    async handle({ body: sent, context: { visit } }) {
      const outcome = await work(sent, visit);
      if ('done' in outcome) return goTo(`/account?done=${outcome.done}`);
      // Key and recovery codes are in this answer alone.
      return showPage('problem' in outcome ? 422 : 200, await body(pages, visit, outcome), script);
    },
  });
}

async function body(
  { accounts }: PageServices,
  { session, csrfToken }: Visit,
  more: Partial<AccountFacts>,
): Promise<string> {
  const sessions = await accounts.listSessions(session.user.id);
  const factor = await accounts.readSecondFactor(session.user.id);
  const passkeys = await accounts.listPasskeys(session.user.id);
  const { waiting } = await accounts.readOwnEmailChange(session.user.id);
  return accountPage({ session, csrfToken, sessions, factor, passkeys, waitingEmail: waiting, ...more });
}
