import { browserName } from '@anz-payroll/kernel';
import type { CurrentSession, EmailChange, Passkey, SecondFactorState, Session } from '@anz-payroll/accounts';
import { bar } from './bar';
import { alertBox, csrfField } from './form-fields';
import { html, type Html } from '../markup';
import { moment } from './moment';
import { page } from './page';
import { codeField } from './sign-in-code-page';
import { roleName } from './users/role-names';

export interface AccountFacts {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly sessions: readonly Session[];
  readonly factor: SecondFactorState;
  readonly passkeys: readonly Passkey[];
  /** A new address that is not confirmed yet. */
  readonly waitingEmail?: Pick<EmailChange, 'email' | 'expiresAt'> | undefined;
  /** Just made, shown this once. */
  readonly secret?: string;
  readonly recoveryCodes?: readonly string[];
  readonly notice?: string;
  readonly problem?: string;
}

/** How somebody signs in, and where they are signed in now. */
export function accountPage(facts: AccountFacts): string {
  const { session, csrfToken } = facts;
  const { user } = session;
  return page({
    title: 'Your sign-in',
    script: 'page',
    bar: bar(session, csrfToken),
    body: html`<h1>Your sign-in</h1>
      ${facts.notice === undefined ? '' : html`<p class="notice" role="status">${facts.notice}</p>`}${alertBox(facts.problem)}
      <dl class="facts card">
        <dt>Name</dt>
        <dd>${user.name}</dd>
        <dt>E-mail</dt>
        <dd>
          ${user.email}
          ${
            facts.waitingEmail === undefined
              ? html`<a href="/account/email">Change it</a>`
              : html`<br /><span class="quiet"
                    >${facts.waitingEmail.email} counts once the link in the e-mail to it is opened, until
                    ${moment(facts.waitingEmail.expiresAt)}.</span
                  >
                  <form class="inline" method="post" action="/account/email/cancel">
                    ${csrfField(csrfToken)}<button class="plain slim">Withdraw it</button>
                  </form>
                  <a href="/account/email">Another address</a>`
          }
        </dd>
        <dt>Role</dt>
        <dd>${roleName(user.role)}</dd>
        <dt>Password</dt>
        <dd><a href="/forgot-password">Get a link to set a new one</a></dd>
      </dl>
      ${facts.recoveryCodes === undefined ? '' : recoveryCard(facts.recoveryCodes)}
      ${facts.secret === undefined ? factorCard(facts) : secretCard(facts, facts.secret)} ${passkeysCard(facts)}
      ${sessionsCard(facts)}`,
  });
}

function recoveryCard(codes: readonly string[]): Html {
  return html`<section class="card" aria-labelledby="recovery">
    <h2 id="recovery">Recovery codes</h2>
    <p>
      Shown this once: print them or keep them where your telephone is not. Each works once in place of a code of the
      app.
    </p>
    <ul class="plain-list" id="recovery-codes">
      ${codes.map((code) => html`<li><code>${code.slice(0, 5)}-${code.slice(5)}</code></li>`)}
    </ul>
  </section>`;
}

function secretCard({ csrfToken, session }: AccountFacts, secret: string): Html {
  const label = encodeURIComponent(`Payroll:${session.user.email}`);
  const address = `otpauth://totp/${label}?secret=${secret}&issuer=Payroll`;
  return html`<section class="card" aria-labelledby="factor">
    <h2 id="factor">Add your authenticator app</h2>
    <ol>
      <li>
        In the app, add an account by its key (time-based), or on this telephone
        <a href="${address}">open the app with it</a>:
        <code class="secret" id="secret">${secret.replaceAll(/(.{4})/g, '$1 ').trim()}</code>
      </li>
      <li>
        Type the code that the app shows.
        <form method="post" action="/account/second-factor/confirm">
          ${csrfField(csrfToken)}${codeField()}<button>Turn it on</button>
        </form>
      </li>
    </ol>
  </section>`;
}

function factorCard({ csrfToken, factor }: AccountFacts): Html {
  if (!factor.isOn) {
    return html`<section class="card" aria-labelledby="factor">
      <h2 id="factor">Authenticator app</h2>
      <p>
        Off. With an app that shows codes nobody signs in with your password alone, and you are asked for a code before
        money leaves.
      </p>
      <form method="post" action="/account/second-factor">
        ${csrfField(csrfToken)}<button>Add an authenticator app</button>
      </form>
    </section>`;
  }
  return html`<section class="card" aria-labelledby="factor">
    <h2 id="factor">Authenticator app</h2>
    <p>
      On. ${factor.recoveryCodesLeft} ${factor.recoveryCodesLeft === 1 ? 'recovery code is' : 'recovery codes are'}
      left.
    </p>
    <details>
      <summary>New recovery codes, or turn it off</summary>
      <form method="post" action="/account/second-factor/recovery-codes">
        ${csrfField(csrfToken)}${codeField('code-new')}<button class="plain">New recovery codes</button>
      </form>
      <form method="post" action="/account/second-factor/remove">
        ${csrfField(csrfToken)}${codeField('code-off')}<button class="danger">Turn it off</button>
      </form>
    </details>
  </section>`;
}

function passkeysCard({ csrfToken, passkeys }: AccountFacts): Html {
  return html`<section class="card" aria-labelledby="passkeys">
    <h2 id="passkeys">Passkeys</h2>
    <p>
      A passkey of your telephone, computer or security key signs you in without a password and without a code, and
      confirms before money leaves that it is you.
    </p>
    ${
      passkeys.length === 0
        ? ''
        : html`<ul class="plain-list" id="passkey-list">
            ${passkeys.map(
              ({ id, name, createdAt, usedAt }) =>
                html`<li>
                  ${name}, added ${moment(createdAt)}${usedAt === null ? '' : html`, last used ${moment(usedAt)}`}
                  <form class="inline" method="post" action="/account/passkeys/remove">
                    ${csrfField(csrfToken)}<input type="hidden" name="passkey_id" value="${id}" /><button
                      class="plain slim"
                      aria-label="Remove ${name}"
                    >
                      Remove
                    </button>
                  </form>
                </li>`,
            )}
          </ul>`
    }
    <form method="post" action="/account/passkeys">${csrfField(csrfToken)}<button>Add a passkey</button></form>
  </section>`;
}

function sessionsCard({ csrfToken, session, sessions }: AccountFacts): Html {
  return html`<section class="card table" aria-labelledby="sessions">
    <h2 id="sessions">Where you are signed in</h2>
    <table class="stack">
      <thead>
        <tr>
          <th scope="col">Browser</th>
          <th scope="col">Address</th>
          <th scope="col">Since</th>
          <th scope="col">Last used</th>
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody>
        ${sessions.map(
          ({ id, agent, address, createdAt, seenAt }) =>
            html`<tr>
              <td data-label="Browser" class="wrap">${agent === null ? 'Unknown' : browserName(agent)}</td>
              <td data-label="Address">${address ?? 'unknown'}</td>
              <td data-label="Since">${moment(createdAt)}</td>
              <td data-label="Last used">${moment(seenAt ?? createdAt)}</td>
              <td>
                ${
                  id === session.session.id
                    ? 'This one'
                    : html`<form class="inline" method="post" action="/account/sessions/end">
                        ${csrfField(csrfToken)}<input type="hidden" name="session_id" value="${id}" /><button
                          class="plain slim"
                          aria-label="Sign out ${agent === null ? 'the browser' : browserName(agent)} at ${address ?? 'an unknown address'}"
                        >
                          Sign out
                        </button>
                      </form>`
                }
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
    <form method="post" action="/account/sessions/end-others">
      ${csrfField(csrfToken)}<button class="danger">Sign out everywhere else</button>
    </form>
  </section>`;
}
