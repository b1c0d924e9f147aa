import { alertBox, csrfField } from './form-fields';
import { html, type Html } from '../markup';
import { page } from './page';

interface CodeForm {
  readonly csrfToken: string;
  readonly next: string;
  readonly problem?: string;
}

/** The second half of a sign-in. */
export function signInCodePage(form: CodeForm): string {
  return codePage(form, {
    title: 'Your code',
    action: '/sign-in/code',
    says: html`<p class="quiet">Open your authenticator app and type the code of this service, or a recovery code.</p>`,
    button: 'Sign in',
  });
}

const confirmedBefore =
  'This is asked before money or a report leaves, before what money goes by is changed, and before somebody or an application is let in.';

/** Before money leaves, or somebody is let in. */
export function confirmPage(form: CodeForm & { readonly hasApp: boolean; readonly hasPasskey: boolean }): string {
  const passkey = html`<form method="post" action="/confirm/passkey">
    ${csrfField(form.csrfToken)}<input type="hidden" name="next" value="${form.next}" />
    <button class="wide ${form.hasApp ? 'plain' : ''}">Use a passkey</button>
  </form>`;
  if (!form.hasApp && form.hasPasskey) {
    return page({
      title: 'Confirm it is you',
      script: 'page',
      isNarrow: true,
      body: html`<div class="card">
        <h1>Confirm it is you</h1>
        <p>${confirmedBefore}</p>
        <p class="quiet">You are not asked again for a quarter of an hour. Then send the form once more.</p>
        ${passkey}
      </div>`,
    });
  }
  return codePage(form, {
    ...(form.hasPasskey ? { more: passkey } : {}),
    title: 'Confirm it is you',
    action: '/confirm',
    says: html`<p>${confirmedBefore} Type the code of your authenticator app.</p>
      <p class="quiet">You are not asked again for a quarter of an hour. Then send the form once more.</p>`,
    button: 'Confirm',
  });
}

function codePage(
  form: CodeForm,
  words: {
    readonly title: string;
    readonly action: string;
    readonly says: Html;
    readonly button: string;
    readonly more?: Html;
  },
): string {
  return page({
    title: words.title,
    script: 'page',
    isNarrow: true,
    body: html`<div class="card">
      <h1>${words.title}</h1>
      ${words.says}${alertBox(form.problem)}
      <form method="post" action="${words.action}">
        ${csrfField(form.csrfToken)}<input type="hidden" name="next" value="${form.next}" />
        ${codeField()}
        <button class="wide">${words.button}</button>
      </form>
      ${words.more ?? ''}
    </div>`,
  });
}

export function codeField(id = 'code'): Html {
  return html`<label for="${id}">Code</label>
    <input
      id="${id}"
      name="code"
      inputmode="numeric"
      autocomplete="one-time-code"
      required
      maxlength="20"
      ${id === 'code' ? html`autofocus` : ''}
    />`;
}
