import { addressKey } from '@anz-payroll/http-kit/limits';
import { forgotPasswordPage, type PageServices } from '../pages';
import { Text } from '@anz-payroll/http-kit/contract';
import { everyone, form, route, type Route } from '@anz-payroll/http-kit/route';
import { pageAnswers, showPage } from './page-replies';

class ForgotPasswordForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ max: 1000, trim: true }) email!: string;
}

export const forgotPasswordPageRoute = ({ forms }: PageServices): Route =>
  route({
    method: 'GET',
    path: '/forgot-password',
    operation: 'page-forgot-password',
    summary: 'The page on which a link to set a new password is asked for',
    tag: 'Pages',
    auth: everyone,
    rate: 'lookup',
    responses: { 200: pageAnswers[200] },
    handle({ context }) {
      const { csrfToken, cookie } = forms.token(context);
      return Promise.resolve(
        showPage(200, forgotPasswordPage({ csrfToken }), cookie === undefined ? {} : { 'Set-Cookie': cookie }),
      );
    },
  });

export const forgotPasswordRoute = ({ accounts }: PageServices): Route =>
  route({
    method: 'POST',
    path: '/forgot-password',
    operation: 'ask-password-link',
    summary: 'Mails a link to set a new password; the answer is the same for every address',
    tag: 'Pages',
    auth: everyone,
    rate: 'lookup',
    request: { body: form(ForgotPasswordForm, { maxBytes: 16_384 }) },
    responses: { 200: pageAnswers[200], 403: pageAnswers[403] },
    async handle({ body, context }) {
      const { ip, requestId } = context;
      await accounts.askForPasswordLink({ email: body.email, address: addressKey(ip), requestId });
      return showPage(200, forgotPasswordPage({ csrfToken: body.csrf_token ?? '', isSent: true }));
    },
  });
