import type { CurrentSession } from '@anz-payroll/accounts';
import { bar } from './bar';
import { csrfField, describedAt, problemAt, refusedBox, type FormProblem } from './form-fields';
import { html } from '../markup';
import { page } from './page';

interface EmailChangeFacts extends FormProblem {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly takesPassword: boolean;
  /** What was typed into a form that was not taken. */
  readonly email?: string;
}

/** The form that asks for another e-mail address to sign in with. */
export function emailChangePage(facts: EmailChangeFacts): string {
  const { session, csrfToken } = facts;
  return page({
    title: 'Your e-mail address',
    script: 'page',
    bar: bar(session, csrfToken),
    isNarrow: true,
    body: html`<p><a href="/account">Your sign-in</a></p>
      <div class="card">
        <h1>Your e-mail address</h1>
        <p class="quiet">
          You sign in with ${session.user.email}. A link goes to the new address, and the address you have now is told.
          Nothing changes until you open the link. The address in an employee’s record stays as it is.
        </p>
        ${refusedBox(facts)}
        <form method="post" action="/account/email">
          ${csrfField(csrfToken)}
          <label for="email">New e-mail address</label>
          ${problemAt('email', facts)}
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="email"
            required
            ${describedAt('email', facts)}
            value="${facts.email ?? ''}"
          />
          ${
            facts.takesPassword
              ? html`<label for="password">Your password</label>
                  ${problemAt('password', facts)}
                  <input
                    id="password"
                    name="password"
                    type="password"
                    autocomplete="current-password"
                    required
                    ${describedAt('password', facts)}
                  />`
              : ''
          }
          <button class="wide">Send the link</button>
        </form>
      </div>`,
  });
}

/** What the link in the e-mail opens: a button, because some mail programs open links by themselves. */
export function confirmEmailPage(facts: {
  readonly csrfToken: string;
  readonly token: string;
  readonly email: string;
  readonly previousEmail: string;
  readonly problem?: string;
}): string {
  return page({
    title: 'Confirm your new e-mail address',
    script: 'page',
    isNarrow: true,
    body: html`<div class="card">
      <h1>Confirm your new e-mail address</h1>
      ${refusedBox(facts)}
      <p>From now on you sign in with <strong>${facts.email}</strong> in place of ${facts.previousEmail}.</p>
      <form method="post" action="/confirm-email">
        ${csrfField(facts.csrfToken)}<input type="hidden" name="token" value="${facts.token}" />
        <button class="wide">Use this address</button>
      </form>
    </div>`,
  });
}
