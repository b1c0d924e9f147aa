import type { Connection, CurrentSession, OAuthClient } from '@anz-payroll/accounts';
import { bar } from './bar';
import { developerTabs } from './developers/developer-page';
import { alertBox, csrfField } from './form-fields';
import { html, type Html } from '../markup';
import { moment } from './moment';
import { page } from './page';

export interface ManagementFacts {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly clients: readonly OAuthClient[];
  readonly connections: readonly Connection[];
  /** Tokens of this customer that the operator handed out. */
  readonly handedOut: readonly Connection[];
  readonly problem?: string;
  readonly notice?: string;
  /** Shown this once, right after it was made. */
  readonly fresh?: { readonly client: OAuthClient; readonly secret: string | null };
}

export function apiManagementPage(facts: ManagementFacts): string {
  const { session, csrfToken, clients, connections, handedOut, fresh } = facts;
  return page({
    title: 'API management',
    bar: bar(session, csrfToken, 'developers'),
    body: html`${developerTabs('applications')}
      <h1>API management</h1>
      <p class="quiet">
        Applications of ${session.customer.name} that customers can connect to. See the
        <a href="/api/docs">API documentation</a>.
      </p>
      ${facts.notice === undefined ? '' : html`<p class="notice" role="status">${facts.notice}</p>`}${alertBox(facts.problem)}
      ${fresh === undefined ? '' : freshCard(fresh)}
      <section aria-labelledby="clients">
        <h2 id="clients">Applications</h2>
        ${clients.length === 0 ? html`<p class="quiet">None yet.</p>` : clients.map((client) => clientCard(client, csrfToken))}
      </section>
      <section class="card" aria-labelledby="new">
        <h2 id="new">New application</h2>
        <form method="post" action="/api-management/clients">
          ${csrfField(csrfToken)}
          <label for="name">Name</label>
          <p class="hint" id="name-hint">Customers see it when they are asked for consent.</p>
          <input id="name" name="name" required maxlength="100" aria-describedby="name-hint" />
          <label for="redirects">Redirect addresses</label>
          <p class="hint" id="redirect-hint">One on each line; each must match exactly. https, or http on localhost.</p>
          <textarea id="redirects" name="redirect_uris" rows="3" required aria-describedby="redirect-hint"></textarea>
          <label class="check"
            ><input type="checkbox" name="is_public" value="true" />It cannot keep a secret (it runs on a phone or in a
            browser)</label
          >
          <button>Create application</button>
        </form>
      </section>
      <section class="card" aria-labelledby="connections">
        <h2 id="connections">Connected customers</h2>
        ${connections.length === 0 ? html`<p class="quiet">No customer is connected.</p>` : connectionTable(connections, csrfToken)}
      </section>
      ${handedOut.length === 0 ? '' : handedOutCard(handedOut, csrfToken)}`,
  });
}

function freshCard({ client, secret }: NonNullable<ManagementFacts['fresh']>): Html {
  return html`<section class="card" aria-labelledby="fresh">
    <h2 id="fresh">${client.name}</h2>
    <p>Client id</p>
    <code class="secret">${client.clientId}</code> ${
      secret === null
        ? html`<p>This application has no secret: it proves itself by PKCE.</p>`
        : html`<p>Client secret. It is shown this once: copy it now and keep it safe.</p>
            <code class="secret" id="client-secret">${secret}</code>`
    }
  </section>`;
}

function clientCard(client: OAuthClient, csrfToken: string): Html {
  const id = html`<input type="hidden" name="client_id" value="${client.clientId}" />`;
  return html`<article class="card">
    <h3>${client.name}</h3>
    <dl class="facts">
      <dt>Client id</dt>
      <dd><code>${client.clientId}</code></dd>
      <dt>Kind</dt>
      <dd>${client.isPublic ? 'Public: PKCE, no secret' : 'Confidential: has a secret'}</dd>
      <dt>Created</dt>
      <dd>${moment(client.createdAt)}</dd>
    </dl>
    <details>
      <summary>Name and redirect addresses</summary>
      <form method="post" action="/api-management/clients/change">
        ${csrfField(csrfToken)}${id}
        <label for="name-${client.clientId}">Name</label>
        <input id="name-${client.clientId}" name="name" required maxlength="100" value="${client.name}" />
        <label for="uris-${client.clientId}">Redirect addresses, one on each line</label>
        <textarea id="uris-${client.clientId}" name="redirect_uris" rows="${client.redirectUris.length + 1}" required>
${client.redirectUris.join('\n')}</textarea>
        <button>Save</button>
      </form>
    </details>
    <div class="actions tight">
      ${client.isPublic ? '' : html`<form method="post" action="/api-management/clients/rotate-secret">${csrfField(csrfToken)}${id}<button class="plain">New secret</button></form>`}
      <form method="post" action="/api-management/clients/revoke">
        ${csrfField(csrfToken)}${id}<button class="danger" aria-label="Revoke ${client.name}">Revoke</button>
      </form>
    </div>
  </article>`;
}

function handedOutCard(handedOut: readonly Connection[], csrfToken: string): Html {
  return html`<section class="card" aria-labelledby="handed-out">
    <h2 id="handed-out">Tokens of the operator</h2>
    <p class="quiet">Whoever runs this service made them for ${handedOut[0]?.customerName}. They end by themselves.</p>
    ${connectionTable(handedOut, csrfToken)}
  </section>`;
}

function connectionTable(connections: readonly Connection[], csrfToken: string): Html {
  return html`<div class="table">
    <table class="stack">
      <thead>
        <tr>
          <th scope="col">Customer</th>
          <th scope="col">Application</th>
          <th scope="col">Scopes</th>
          <th scope="col">Since</th>
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody>
        ${connections.map(
          ({ grant, clientName, customerName }) =>
            html`<tr>
              <td data-label="Customer">${customerName}</td>
              <td data-label="Application">${clientName}</td>
              <td data-label="Scopes">${grant.scopes.join(' ')}</td>
              <td data-label="Since">${moment(grant.createdAt)}</td>
              <td>
                <form class="inline" method="post" action="/api-management/connections/revoke">
                  ${csrfField(csrfToken)}<input type="hidden" name="connection_id" value="${grant.id}" /><button
                    class="danger"
                    aria-label="Disconnect ${customerName}"
                  >
                    Disconnect
                  </button>
                </form>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
