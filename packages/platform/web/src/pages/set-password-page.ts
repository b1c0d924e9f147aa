import { passwordLength } from '@anz-payroll/accounts';
import { alertBox, csrfField } from './form-fields';
import { html } from '../markup';
import { page } from './page';

export function setPasswordPage(form: { csrfToken: string; token: string; email: string; problem?: string }): string {
  return page({
    title: 'Set your password',
    isNarrow: true,
    body: html`<div class="card">
      <h1>Set your password</h1>
      <p class="quiet">For ${form.email}</p>
      ${alertBox(form.problem)}
      <form method="post" action="/set-password">
        ${csrfField(form.csrfToken)}<input type="hidden" name="token" value="${form.token}" />
        <input type="hidden" name="username" autocomplete="username" value="${form.email}" />
        <label for="password">New password</label>
        <p class="hint" id="hint">
          At least ${passwordLength.least} characters. A few words in a row are easy to remember. You will be signed out
          everywhere, and applications that act for you have to be connected again.
        </p>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="new-password"
          required
          minlength="${passwordLength.least}"
          maxlength="${passwordLength.most}"
          aria-describedby="hint"
          autofocus
        />
        <label for="again">The same password again</label>
        <input
          id="again"
          name="again"
          type="password"
          autocomplete="new-password"
          required
          minlength="${passwordLength.least}"
          maxlength="${passwordLength.most}"
        />
        <button class="wide">Set password</button>
      </form>
    </div>`,
  });
}
