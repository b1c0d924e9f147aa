import { passwordLength } from '@anz-payroll/accounts';
import { csrfField, describedAt, problemAt, refusedBox, type FormProblem } from './form-fields';
import { html, type Html } from '../markup';
import { page } from './page';

interface SetPasswordFacts extends FormProblem {
  readonly csrfToken: string;
  readonly token: string;
  readonly email: string;
  /** Somebody who was invited has nothing yet that could end. */
  readonly isFirst: boolean;
}

export function setPasswordPage(form: SetPasswordFacts): string {
  return page({
    title: 'Set your password',
    script: 'page',
    isNarrow: true,
    body: html`<div class="card">
      <h1>Set your password</h1>
      <p class="quiet">For ${form.email}</p>
      ${refusedBox(form)}
      ${
        form.isFirst
          ? ''
          : html`<p class="quiet">
              You will be signed out everywhere, and applications and keys for machines that act for you end. Passkeys
              and your authenticator app stay: look on your account page whether all of them are yours.
            </p>`
      }
      <form method="post" action="/set-password">
        ${csrfField(form.csrfToken)}<input type="hidden" name="token" value="${form.token}" />
        <input type="hidden" name="username" autocomplete="username" value="${form.email}" />
        <label for="password">New password</label>
        <p class="hint" id="hint">
          At least ${passwordLength.least} characters. A few words in a row are easy to remember.
        </p>
        ${passwordInput('password', form, 'hint')}
        <label for="again">The same password again</label>
        ${passwordInput('again', form)}
        <button class="wide">Set password</button>
      </form>
    </div>`,
  });
}

function passwordInput(id: string, form: FormProblem, hint?: string): Html {
  return html`${problemAt(id, form)}
    <input
      id="${id}"
      name="${id}"
      type="password"
      autocomplete="new-password"
      required
      minlength="${passwordLength.least}"
      maxlength="${passwordLength.most}"
      ${describedAt(id, form, hint)}
      ${id === 'password' && form.at === undefined ? html`autofocus` : ''}
    />`;
}
