import { alertBox, csrfField } from './form-fields';
import { html } from '../markup';
import { page } from './page';

export function signInPage(form: {
  csrfToken: string;
  next: string;
  email?: string;
  problem?: string;
  notice?: string;
}): string {
  return page({
    title: 'Sign in',
    isNarrow: true,
    body: html`<div class="card">
        <h1>Sign in</h1>
        ${form.notice === undefined ? '' : html`<p class="notice" role="status">${form.notice}</p>`}${alertBox(form.problem)}
        <form method="post" action="/sign-in">
          ${csrfField(form.csrfToken)}<input type="hidden" name="next" value="${form.next}" />
          <label for="email">E-mail address</label>
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="username"
            required
            maxlength="254"
            value="${form.email}"
            ${form.email === undefined ? html` autofocus` : ''}
          />
          <label for="password">Password</label>
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="current-password"
            required
            maxlength="400"
            ${form.email === undefined ? '' : html` autofocus`}
          />
          <button class="wide">Sign in</button>
          <button class="wide plain" formaction="/sign-in/single-sign-on" formnovalidate>Use single sign-on</button>
        </form>
        <form method="post" action="/sign-in/passkey">
          ${csrfField(form.csrfToken)}<input type="hidden" name="next" value="${form.next}" />
          <button class="wide plain">Use a passkey</button>
        </form>
      </div>
      <p class="quiet">Just looking? <a href="/try">Try the pay calculator</a>, without signing in.</p>
      <p class="quiet">
        Forgotten your password, or has your invitation expired? <a href="/forgot-password">Get a link by e-mail</a> to
        set a new one.
      </p>`,
  });
}
