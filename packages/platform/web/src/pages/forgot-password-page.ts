import { csrfField } from './form-fields';
import { html } from '../markup';
import { page } from './page';

/** Asks for the address; the answer is the same whether or not somebody has it. */
export function forgotPasswordPage(facts: { readonly csrfToken: string; readonly isSent?: true }): string {
  return page({
    title: 'Get a new password',
    isNarrow: true,
    body: html`<div class="card">
      <h1>Get a new password</h1>
      ${
        facts.isSent === true
          ? html`<p class="notice" role="status">
                If somebody signs in with that address, an e-mail with a link is on its way. The link works once, for
                one day.
              </p>
              <p class="quiet">
                Nothing arrives? Look among the unwanted mail, check the address, or ask the owner of your account which
                address they invited. Only a few links an hour are sent to one address.
              </p>
              <p><a href="/sign-in">Back to the sign-in page</a></p>`
          : html`<form method="post" action="/forgot-password">
              ${csrfField(facts.csrfToken)}
              <label for="email">E-mail address</label>
              <p class="hint" id="hint">The one you sign in with. Your password stays until you set a new one.</p>
              <input
                id="email"
                name="email"
                type="email"
                autocomplete="username"
                required
                maxlength="254"
                aria-describedby="hint"
                autofocus
              />
              <button class="wide">Send the link</button>
            </form>`
      }
    </div>`,
  });
}
