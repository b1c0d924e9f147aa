import { domainOf, type CurrentSession, type SignOnDomain } from '@anz-payroll/accounts';
import { bar } from '../bar';
import { alertBox, csrfField } from '../form-fields';
import { html, type Html } from '../../markup';
import { page } from '../page';

export interface SignOnFacts {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly domains: readonly SignOnDomain[];
  /** What the provider has to be told. */
  readonly redirectUri: string;
  readonly notice?: string;
  readonly problem?: string;
  readonly typed?: { readonly issuer: string; readonly client_id: string };
}

/** Where users of the owner's domain sign in. */
export function signOnPage(facts: SignOnFacts): string {
  const { session, csrfToken, domains, redirectUri } = facts;
  const domain = domainOf(session.user.emailKey);
  const own = domains.find((one) => one.domain === domain);
  const typed = facts.typed ?? { issuer: own?.issuer, client_id: own?.clientId };
  return page({
    title: 'Single sign-on',
    script: 'page',
    bar: bar(session, csrfToken, 'users'),
    body: html`<h1>Single sign-on</h1>
      <p class="quiet">
        Users whose address ends in @${domain} can sign in with the identity provider of your organisation (OpenID
        Connect). Everybody is still invited by you: the provider says who they are, you say what they may do. The first
        time they confirm by a link in an e-mail that the provider speaks of them. Somebody who sees pay of another
        employer with the same sign-in keeps a password or a passkey.
      </p>
      ${facts.notice === undefined ? '' : html`<p class="notice" role="status">${facts.notice}</p>`}${alertBox(facts.problem)}
      ${domains.map((one) => domainCard(one, csrfToken))}
      <section class="card" aria-labelledby="provider">
        <h2 id="provider">The provider of ${domain}</h2>
        <p>At the provider, register a web application with this redirect address: <code>${redirectUri}</code></p>
        <form method="post" action="/sign-on">
          ${csrfField(csrfToken)}
          <label for="issuer">Issuer</label>
          <p class="hint" id="issuer-hint">As the provider writes it, like https://login.example.com/tenant.</p>
          <input
            id="issuer"
            name="issuer"
            type="url"
            required
            autocomplete="off"
            aria-describedby="issuer-hint"
            value="${typed.issuer}"
          />
          <label for="client_id">Client ID</label>
          <input id="client_id" name="client_id" required autocomplete="off" value="${typed.client_id}" />
          <label for="client_secret">Client secret</label>
          <p class="hint" id="secret-hint">
            Leave it empty to keep the one that is stored, or for an application without one.
          </p>
          <input
            id="client_secret"
            name="client_secret"
            type="password"
            autocomplete="off"
            aria-describedby="secret-hint"
          />
          <button>Save the provider</button>
        </form>
      </section>`,
  });
}

function domainCard({ id, domain, issuer, passwordsOff, provenAt }: SignOnDomain, csrfToken: string): Html {
  const passwords = passwordsOff
    ? 'Passwords are off: users of this domain sign in there and nowhere else.'
    : 'Passwords work too.';
  return html`<section class="card" aria-labelledby="domain-${id}">
    <h2 id="domain-${id}">${domain}</h2>
    <p>Signs in at <code>${issuer}</code>. ${passwords}</p>
    ${
      provenAt === null
        ? html`<p class="quiet">
            Nobody has signed in there yet. Sign out, choose "Use single sign-on" and come back: then passwords can be
            turned off.
          </p>`
        : ''
    }
    <div class="actions">
      ${
        provenAt === null
          ? ''
          : html`<form class="inline" method="post" action="/sign-on/${id}/passwords">
              ${csrfField(csrfToken)}<input type="hidden" name="passwords" value="${passwordsOff ? 'on' : 'off'}" />
              <button class="plain">${passwordsOff ? 'Let passwords work again' : 'Turn passwords off'}</button>
            </form>`
      }
      <form class="inline" method="post" action="/sign-on/${id}/remove">
        ${csrfField(csrfToken)}<button
          class="danger"
          data-confirm="Remove the provider? Nobody signs in by it any more."
        >
          Remove the provider
        </button>
      </form>
    </div>
  </section>`;
}

/** What the link in the e-mail opens: a button, because some mail programs open links by themselves. */
export function confirmSignOnPage(facts: {
  readonly csrfToken: string;
  readonly token: string;
  readonly email: string;
  readonly provider: string;
}): string {
  return page({
    title: 'Confirm that it is you',
    isNarrow: true,
    body: html`<div class="card">
      <h1>Confirm that it is you</h1>
      <p>
        From now on <strong>${facts.provider}</strong> signs you in as <strong>${facts.email}</strong>. Confirm it only
        if you have just signed in there yourself.
      </p>
      <form method="post" action="/confirm-sign-on">
        ${csrfField(facts.csrfToken)}<input type="hidden" name="token" value="${facts.token}" />
        <button class="wide">Confirm and sign in</button>
      </form>
    </div>`,
  });
}

/** The browser goes on by itself; a form's answer may not lead to another site. */
export function leaveForProviderPage(address: string): string {
  return page({
    title: 'Single sign-on',
    isNarrow: true,
    body: html`<div class="card">
      <h1>Single sign-on</h1>
      <p>You are led to <a href="${address}">${new URL(address).host}</a>.</p>
    </div>`,
  });
}
