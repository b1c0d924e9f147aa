import { Text } from '@anz-payroll/http-kit/contract';
import { answerRaw, everyone, form, route, type Route } from '@anz-payroll/http-kit/route';
import { confirmEmailPage, emailChangePage, messagePage, pageHeaders, type PageServices } from '../pages';
import { goTo, pageAnswers, showPage } from './page-replies';
import { mustConfirm } from './page-security';
import { signedIn } from './visit';

const script = pageHeaders({ script: true });

class EmailForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ max: 1000, trim: true, isCheckedByReader: true }) email!: string;
  @Text({ optional: true, max: 1000, isCheckedByReader: true }) password?: string;
}

class LinkQuery {
  @Text({ optional: true, max: 200 }) token?: string;
}

class LinkForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ max: 200 }) token!: string;
}

const spentAnswer = answerRaw('text/html', 'The link was used or has expired.');
const spentPage = () =>
  showPage(
    400,
    messagePage(
      'This link does not work any more',
      'It was used already, withdrawn, or a day has passed. Ask for the new address once more on your account page.',
      { address: '/account', name: 'Your account page' },
    ),
  );

/** Another e-mail address to sign in with: asked for by whoever is signed in, confirmed from the new address. */
export function emailChangeRoutes(pages: PageServices): readonly Route[] {
  const { accounts, forms, session: sessionOf } = pages;
  return [
    route({
      method: 'GET',
      path: '/account/email',
      operation: 'page-email-change',
      may: 'signed-in',
      summary: 'The form that asks for another e-mail address to sign in with',
      tag: 'Pages',
      auth: signedIn(),
      rate: 'lookup',
      responses: { 200: pageAnswers[200], 303: pageAnswers[303] },
      async handle({ context }) {
        const { session, csrfToken } = context.visit;
        // Before anything is typed: the form has a password, which no page keeps.
        if (await mustConfirm(pages, session, context.now)) return goTo('/confirm?next=%2Faccount%2Femail');
        const { takesPassword } = await accounts.readOwnEmailChange(session.user.id);
        return showPage(200, emailChangePage({ session, csrfToken, takesPassword }), script);
      },
    }),
    route({
      method: 'POST',
      path: '/account/email',
      operation: 'form-ask-email-change',
      may: 'signed-in',
      summary: 'Asks for another e-mail address: a link goes there, and the present address is told',
      tag: 'Pages',
      auth: signedIn({ stepUp: true }),
      rate: 'lookup',
      request: { body: form(EmailForm, { maxBytes: 16_384 }) },
      responses: { 303: pageAnswers[303], 403: pageAnswers[403], 422: pageAnswers[422] },
      async handle({ body, context: { visit } }) {
        const { session, csrfToken, actor } = visit;
        const { email, password } = body;
        const asked = await accounts.askForEmailChange({ userId: session.user.id, email, password }, actor);
        if (asked.ok) return goTo('/account?done=email-asked');
        const { takesPassword } = await accounts.readOwnEmailChange(session.user.id);
        const { message: problem, path: at } = asked.error;
        return showPage(422, emailChangePage({ session, csrfToken, takesPassword, email, problem, at }), script);
      },
    }),
    route({
      method: 'GET',
      path: '/confirm-email',
      operation: 'page-confirm-email',
      summary: 'The page behind the link that confirms a new e-mail address',
      tag: 'Pages',
      auth: everyone,
      rate: 'lookup',
      request: { query: LinkQuery },
      responses: { 200: pageAnswers[200], 400: spentAnswer },
      async handle({ query, context }) {
        const token = query.token ?? '';
        const waiting = await accounts.readEmailChangeLink(token);
        if (waiting === undefined) return spentPage();
        const { csrfToken, cookie } = forms.token(context);
        const { email, previousEmail } = waiting.change;
        const body = confirmEmailPage({ csrfToken, token, email, previousEmail });
        return showPage(200, body, { ...script, ...(cookie === undefined ? {} : { 'Set-Cookie': cookie }) });
      },
    }),
    route({
      method: 'POST',
      path: '/confirm-email',
      operation: 'form-confirm-email',
      summary: 'Confirms a new e-mail address by a link: single use, one day',
      tag: 'Pages',
      auth: everyone,
      rate: 'lookup',
      request: { body: form(LinkForm, { maxBytes: 4096 }) },
      responses: { 303: pageAnswers[303], 400: spentAnswer, 403: pageAnswers[403], 422: pageAnswers[422] },
      async handle({ body, context }) {
        const { token: secret } = body;
        const waiting = await accounts.readEmailChangeLink(secret);
        if (waiting === undefined) return spentPage();
        const { requestId, ip } = context;
        const changed = await accounts.confirmEmailChange({ secret, requestId, address: ip });
        if (changed.ok) {
          const own = await sessionOf(context);
          return goTo(
            own?.user.id === changed.value.id ? '/account?done=email-changed' : '/sign-in?again=1&done=email',
          );
        }
        if (changed.error.code === 'email-change/spent') return spentPage();
        const { email, previousEmail } = waiting.change;
        const shown = { csrfToken: body.csrf_token ?? '', token: secret, email, previousEmail };
        return showPage(422, confirmEmailPage({ ...shown, problem: changed.error.message }), script);
      },
    }),
  ];
}
