import { addressKey } from '@anz-payroll/http-kit/limits';
import { QueryWholeNumber, Text } from '@anz-payroll/http-kit/contract';
import { everyone, form, route, type Route } from '@anz-payroll/http-kit/route';
import {
  messagePage,
  newPasskeyPage,
  nextAddress,
  pageHeaders,
  passkeyConfirmPage,
  passkeySignInPage,
  signInPage,
  type PageServices,
} from '../pages';
import { goTo, pageAnswers, showPage } from './page-replies';
import { signedIn } from './visit';
import { sessionCookies } from './session-cookies';

class PasskeyStartForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true }) next?: string;
}

class PasskeyAnswerForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true }) next?: string;
  @Text({ max: 100 }) challenge!: string;
  @Text({ max: 16_000 }) response!: string;
}

class NewPasskeyForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ max: 100 }) challenge!: string;
  @Text({ max: 16_000 }) response!: string;
  @Text({ optional: true, max: 1000 }) name?: string;
}

class PasskeyRemovalForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @QueryWholeNumber({ min: 1 }) passkey_id!: number;
}

const script = pageHeaders({ script: true });
const answerBytes = { maxBytes: 32_768 };

/** Signing in, confirming and adding by a passkey of the device. */
export function passkeyRoutes(pages: PageServices): readonly Route[] {
  const { accounts, cookies } = pages;
  const { origin } = new URL(pages.issuer);
  const ownForm = signedIn({ afterSignIn: 'home' });
  const changesSignIn = signedIn({ afterSignIn: 'home', stepUp: true });
  const back = { address: '/account', name: 'Back to your sign-in' };
  return [
    route({
      method: 'POST',
      path: '/sign-in/passkey',
      operation: 'page-passkey-sign-in',
      summary: 'Asks the browser for a passkey of this service',
      tag: 'Pages',
      auth: everyone,
      rate: 'lookup',
      request: { body: form(PasskeyStartForm, { maxBytes: 4096 }) },
      responses: { 200: pageAnswers[200], 403: pageAnswers[403] },
      async handle({ body }) {
        const question = await accounts.startPasskeySignIn(origin);
        const next = nextAddress(body.next);
        return showPage(200, passkeySignInPage({ csrfToken: body.csrf_token ?? '', question, next }), script);
      },
    }),
    route({
      method: 'POST',
      path: '/sign-in/passkey/confirm',
      operation: 'sign-in-passkey',
      summary: 'Signs in whose passkey it is; it counts as both factors',
      tag: 'Pages',
      auth: everyone,
      rate: 'lookup',
      request: { body: form(PasskeyAnswerForm, answerBytes) },
      responses: { 303: pageAnswers[303], 403: pageAnswers[403], 422: pageAnswers[422] },
      async handle({ body, context }) {
        const next = nextAddress(body.next);
        const sent = context.header('cookie');
        const outcome = await accounts.signInByPasskey({
          origin,
          challenge: body.challenge,
          response: body.response,
          address: addressKey(context.ip),
          requestId: context.requestId,
          device: cookies.read(sent, 'device'),
          sessionSecret: cookies.read(sent, 'session'),
          agent: context.header('user-agent'),
        });
        if (!outcome.ok) {
          const again = { csrfToken: body.csrf_token ?? '', next, problem: outcome.error.message };
          return showPage(422, signInPage(again));
        }
        const { sessionSecret, device } = outcome.value;
        return goTo(next, {
          'Set-Cookie': [...sessionCookies(cookies, { sessionSecret, device })],
        });
      },
    }),
    route({
      method: 'POST',
      path: '/account/passkeys',
      operation: 'form-start-passkey',
      may: 'signed-in',
      summary: 'Asks the browser to make a passkey for whoever is signed in',
      tag: 'Pages',
      auth: changesSignIn,
      rate: 'lookup',
      request: { body: form(PasskeyStartForm, { maxBytes: 4096 }) },
      responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 422: pageAnswers[422] },
      async handle({ context: { visit } }) {
        const question = await accounts.startPasskey(visit.session.user.id, origin);
        if (!question.ok) return showPage(422, messagePage('No passkey was added', question.error.message, back));
        return showPage(200, newPasskeyPage({ csrfToken: visit.csrfToken, question: question.value }), script);
      },
    }),
    route({
      method: 'POST',
      path: '/account/passkeys/confirm',
      operation: 'form-add-passkey',
      may: 'signed-in',
      summary: 'Keeps the passkey that the device has made',
      tag: 'Pages',
      auth: changesSignIn,
      rate: 'lookup',
      request: { body: form(NewPasskeyForm, answerBytes) },
      responses: { 303: pageAnswers[303], 403: pageAnswers[403], 422: pageAnswers[422] },
      async handle({ body: { challenge, response, name = '' }, context: { visit } }) {
        const command = { userId: visit.session.user.id, origin, challenge, response, name };
        const added = await accounts.addPasskey(command, visit.actor);
        if (added.ok) return goTo('/account?done=passkey-added');
        return showPage(422, messagePage('No passkey was added', added.error.message, back));
      },
    }),
    route({
      method: 'POST',
      path: '/account/passkeys/remove',
      operation: 'form-remove-passkey',
      may: 'signed-in',
      summary: 'Removes a passkey of whoever is signed in',
      tag: 'Pages',
      auth: changesSignIn,
      rate: 'lookup',
      request: { body: form(PasskeyRemovalForm, { maxBytes: 4096 }) },
      responses: { 303: pageAnswers[303], 403: pageAnswers[403], 422: pageAnswers[422] },
      async handle({ body, context: { visit } }) {
        const command = { userId: visit.session.user.id, passkeyId: body.passkey_id };
        const removed = await accounts.removePasskey(command, visit.actor);
        if (removed.ok) return goTo('/account?done=passkey-removed');
        return showPage(422, messagePage('Nothing was removed', removed.error.message, back));
      },
    }),
    route({
      method: 'POST',
      path: '/confirm/passkey',
      operation: 'form-start-passkey-confirmation',
      may: 'signed-in',
      summary: 'Asks somebody who is signed in for a passkey, before money leaves',
      tag: 'Pages',
      auth: ownForm,
      rate: 'lookup',
      request: { body: form(PasskeyStartForm, { maxBytes: 4096 }) },
      responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403] },
      async handle({ body, context: { visit } }) {
        const next = nextAddress(body.next);
        const question = await accounts.startPasskeyConfirmation(visit.session.user.id, origin);
        if (!question.ok) return goTo(next);
        return showPage(
          200,
          passkeyConfirmPage({ csrfToken: visit.csrfToken, question: question.value, next }),
          script,
        );
      },
    }),
    route({
      method: 'POST',
      path: '/confirm/passkey/confirm',
      operation: 'form-confirm-passkey',
      may: 'signed-in',
      summary: 'Notes that somebody has shown by a passkey that it is still them',
      tag: 'Pages',
      auth: ownForm,
      rate: 'lookup',
      request: { body: form(PasskeyAnswerForm, answerBytes) },
      responses: { 303: pageAnswers[303], 403: pageAnswers[403], 422: pageAnswers[422] },
      async handle({ body: { challenge, response, next }, context: { visit } }) {
        const { session, user } = visit.session;
        const command = { userId: user.id, sessionId: session.id, origin, challenge, response };
        const confirmed = await accounts.confirmByPasskey(command, visit.actor);
        if (confirmed.ok) return goTo(nextAddress(next));
        const again = { address: '/confirm', name: 'Try again' };
        return showPage(422, messagePage('It was not confirmed', confirmed.error.message, again));
      },
    }),
  ];
}
