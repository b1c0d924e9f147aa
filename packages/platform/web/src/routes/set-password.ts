import { messagePage, pageHeaders, setPasswordPage, type PageServices } from '../pages';
import { Text } from '@anz-payroll/http-kit/contract';
import { answerRaw, everyone, form, route, type Route } from '@anz-payroll/http-kit/route';
import { goTo, pageAnswers, showPage } from './page-replies';

const script = pageHeaders({ script: true });

class SetPasswordQuery {
  @Text({ optional: true, max: 200 }) token?: string;
}

class SetPasswordForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ max: 200 }) token!: string;
  @Text({ optional: true, max: 1000, description: 'For password managers; it decides nothing.' }) username?: string;
  @Text({ max: 1000 }) password!: string;
  @Text({ max: 1000 }) again!: string;
}

const spentAnswer = answerRaw('text/html', 'The link was used or has expired.');
const spentPage = () =>
  showPage(
    400,
    messagePage('This link does not work any more', 'It was used already, or a day has passed. Ask for a new one.', {
      address: '/forgot-password',
      name: 'Get a new link by e-mail',
    }),
  );

export const showSetPasswordRoute = ({ accounts, forms }: PageServices): Route =>
  route({
    method: 'GET',
    path: '/set-password',
    operation: 'page-set-password',
    summary: 'The page behind a set-password link',
    tag: 'Pages',
    auth: everyone,
    rate: 'lookup',
    request: { query: SetPasswordQuery },
    responses: { 200: pageAnswers[200], 400: spentAnswer },
    async handle({ query, context }) {
      const token = query.token ?? '';
      const user = await accounts.readPasswordLink(token);
      if (user === undefined) return spentPage();
      const { csrfToken, cookie } = forms.token(context);
      const body = setPasswordPage({ csrfToken, token, email: user.email, isFirst: user.passwordHash === null });
      return showPage(200, body, { ...script, ...(cookie === undefined ? {} : { 'Set-Cookie': cookie }) });
    },
  });

export const setPasswordRoute = ({ accounts, cookies }: PageServices): Route =>
  route({
    method: 'POST',
    path: '/set-password',
    operation: 'set-password',
    summary: 'Sets a password by a link: single use, one day',
    tag: 'Pages',
    auth: everyone,
    rate: 'lookup',
    request: { body: form(SetPasswordForm, { maxBytes: 16_384 }) },
    responses: { 303: pageAnswers[303], 400: spentAnswer, 403: pageAnswers[403], 422: pageAnswers[422] },
    async handle({ body, context }) {
      const { token, password, again } = body;
      const user = await accounts.readPasswordLink(token);
      if (user === undefined) return spentPage();
      const retry = (problem: string, at: string | undefined) => {
        const shown = {
          csrfToken: body.csrf_token ?? '',
          token,
          email: user.email,
          isFirst: user.passwordHash === null,
        };
        return showPage(422, setPasswordPage({ ...shown, problem, at }), script);
      };
      if (password !== again) return retry('The two passwords are not the same.', 'again');
      const outcome = await accounts.setPassword({
        linkSecret: token,
        password,
        requestId: context.requestId,
        address: context.ip,
      });
      if (outcome.ok) return goTo('/sign-in?done=password', { 'Set-Cookie': cookies.write('session', '', 0) });
      return outcome.error.code === 'password-link/spent'
        ? spentPage()
        : retry(outcome.error.message, outcome.error.path);
    },
  });
