import type { PasskeyQuestion } from '@anz-payroll/accounts';
import { alertBox, csrfField } from './form-fields';
import { html, type Html } from '../markup';
import { page } from './page';

interface PasskeyForm {
  readonly csrfToken: string;
  readonly question: PasskeyQuestion;
  readonly next?: string;
  readonly problem?: string;
}

/** Makes a passkey on this device. */
export function newPasskeyPage(form: PasskeyForm): string {
  return passkeyPage(form, {
    title: 'Add a passkey',
    action: '/account/passkeys/confirm',
    kind: 'create',
    says: html`<p>
        Your device makes a key for this service and asks for your finger, face or PIN. From then on it signs you in
        without a password and without a code.
      </p>
      <label for="name">Name</label>
      <p class="hint" id="name-hint">So that you know it again, like “telephone”.</p>
      <input id="name" name="name" autocomplete="off" aria-describedby="name-hint" />`,
    button: 'Make the passkey',
  });
}

export function passkeySignInPage(form: PasskeyForm): string {
  return passkeyPage(form, {
    title: 'Your passkey',
    action: '/sign-in/passkey/confirm',
    kind: 'get',
    says: html`<p>Your device asks for your finger, face or PIN.</p>`,
    button: 'Use your passkey',
  });
}

/** Before money leaves. */
export function passkeyConfirmPage(form: PasskeyForm): string {
  return passkeyPage(form, {
    title: 'Confirm it is you',
    action: '/confirm/passkey/confirm',
    kind: 'get',
    says: html`<p>Money or a report is about to leave. Your device asks for your finger, face or PIN.</p>`,
    button: 'Use your passkey',
  });
}

function passkeyPage(
  { csrfToken, question, next, problem }: PasskeyForm,
  words: {
    readonly title: string;
    readonly action: string;
    readonly kind: 'create' | 'get';
    readonly says: Html;
    readonly button: string;
  },
): string {
  return page({
    title: words.title,
    isNarrow: true,
    script: 'passkey',
    body: html`<div class="card">
      <h1>${words.title}</h1>
      ${alertBox(problem)}
      <form method="post" action="${words.action}" data-passkey="${words.kind}" data-options="${question.options}">
        ${csrfField(csrfToken)}<input type="hidden" name="challenge" value="${question.challenge}" />
        <input type="hidden" name="response" value="" />
        ${next === undefined ? '' : html`<input type="hidden" name="next" value="${next}" />`}
        <p class="alert" role="alert" data-problem hidden></p>
        ${words.says}
        <button class="wide">${words.button}</button>
      </form>
      <noscript><p class="alert">Passkeys need the small script of this page. Use another way to sign in.</p></noscript>
    </div>`,
  });
}
