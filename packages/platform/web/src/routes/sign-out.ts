import type { PageServices } from '../pages';
import { Text } from '@anz-payroll/http-kit/contract';
import { everyone, form, route, type Route } from '@anz-payroll/http-kit/route';
import { goTo, pageAnswers } from './page-replies';

class SignOutForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
}

export const signOutRoute = ({ accounts, cookies }: PageServices): Route =>
  route({
    method: 'POST',
    path: '/sign-out',
    operation: 'sign-out',
    summary: 'Ends the session on the server and in the browser',
    tag: 'Pages',
    auth: everyone,
    rate: 'lookup',
    guard: 'burst',
    request: { body: form(SignOutForm, { maxBytes: 4096 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403] },
    async handle({ context }) {
      const secret = cookies.read(context.header('cookie'), 'session');
      if (secret !== undefined) await accounts.signOut(secret);
      return goTo('/sign-in', { 'Set-Cookie': cookies.write('session', '', 0) });
    },
  });
