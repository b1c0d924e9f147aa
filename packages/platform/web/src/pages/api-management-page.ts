import type { Connection, CurrentSession, OAuthClient } from '@anz-payroll/accounts';
import { bar } from './bar';
import { developerTabs } from './developers/developer-page';
import {
  csrfField,
  describedAt,
  problemAt,
  refusedBox,
  requestKeyField,
  versionField,
  type FormProblem,
} from './form-fields';
import { html, type Html } from '../markup';
import { moment } from './moment';
import { page } from './page';
import { shownVersion, storedNow } from './stored-now';

/** What stands in the fields of an application, as text. */
export interface ApplicationValues {
  readonly name: string;
  readonly redirectUris: string;
  readonly isPublic?: boolean;
}

export interface ManagementFacts extends FormProblem {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly clients: readonly OAuthClient[];
  readonly connections: readonly Connection[];
  /** Tokens of this customer that the operator handed out. */
  readonly handedOut: readonly Connection[];
  /** What was typed, when it was refused; of a new application where no client id is named. */
  readonly typed?: ApplicationValues & { readonly clientId?: string };
  /** Whether somebody else changed the application while the form was typed. */
  readonly hasChanged?: boolean;
  readonly notice?: string;
  /** Shown this once, right after it was made. */
  readonly fresh?: { readonly client: OAuthClient; readonly secret: string | null };
}

export function apiManagementPage(facts: ManagementFacts): string {
  const { session, csrfToken, clients, connections, handedOut, fresh } = facts;
  return page({
    title: 'API management',
    script: 'page',
    bar: bar(session, csrfToken, 'developers'),
    body: html`${developerTabs('applications')}
      <h1>API management</h1>
      <p class="quiet">
        Applications of ${session.customer.name} that customers can connect to. See the
        <a href="/api/docs">API documentation</a>.
      </p>
      ${facts.notice === undefined ? '' : html`<p class="notice" role="status">${facts.notice}</p>`}${refusedBox(facts)}
      ${fresh === undefined ? '' : freshCard(fresh)}
      <section aria-labelledby="clients">
        <h2 id="clients">Applications</h2>
        ${clients.length === 0 ? html`<p class="quiet">None yet.</p>` : clients.map((client) => clientCard(client, facts))}
      </section>
      ${newApplication(facts)}
      <section class="card" aria-labelledby="connections">
        <h2 id="connections">Connected customers</h2>
        ${connections.length === 0 ? html`<p class="quiet">No customer is connected.</p>` : connectionTable(connections, csrfToken)}
      </section>
      ${handedOut.length === 0 ? '' : handedOutCard(handedOut, csrfToken)}`,
  });
}

function newApplication(facts: ManagementFacts): Html {
  const { csrfToken } = facts;
  const isTyped = facts.typed !== undefined && facts.typed.clientId === undefined;
  const typed: ApplicationValues = isTyped ? facts.typed : { name: '', redirectUris: '' };
  const problem = isTyped ? facts : {};
  return html`<section class="card" aria-labelledby="new">
    <h2 id="new">New application</h2>
    <form method="post" action="/api-management/clients">
      ${csrfField(csrfToken)}${requestKeyField()}
      <label for="name">Name</label>
      <p class="hint" id="name-hint">Customers see it when they are asked for consent.</p>
      ${problemAt('name', problem)}
      <input id="name" name="name" required value="${typed.name}" ${describedAt('name', problem, 'name-hint')} />
      <label for="redirect_uris">Redirect addresses</label>
      <p class="hint" id="redirect-hint">One on each line; each must match exactly. https, or http on localhost.</p>
      ${problemAt('redirect_uris', problem)}
      <textarea
        id="redirect_uris"
        name="redirect_uris"
        rows="3"
        required
        ${describedAt('redirect_uris', problem, 'redirect-hint')}
      >
${typed.redirectUris}</textarea>
      <label class="check"
        ><input type="checkbox" name="is_public" value="true" ${typed.isPublic === true ? html`checked` : ''} />It
        cannot keep a secret (it runs on a phone or in a browser)</label
      >
      <button>Create application</button>
    </form>
  </section>`;
}

/** The version of what the form of an application shows. */
export function applicationVersion({ name, redirectUris }: Pick<OAuthClient, 'name' | 'redirectUris'>): string {
  return shownVersion({ name, redirectUris });
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

function clientCard(client: OAuthClient, facts: ManagementFacts): Html {
  const { csrfToken } = facts;
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
    ${changeForm(client, facts)}
    <div class="actions tight">
      ${client.isPublic ? '' : html`<form method="post" action="/api-management/clients/rotate-secret">${csrfField(csrfToken)}${id}<button class="plain" data-confirm="Make a new secret of ${client.name}? The one in use stops working.">New secret</button></form>`}
      <form method="post" action="/api-management/clients/revoke">
        ${csrfField(csrfToken)}${id}<button
          class="danger"
          aria-label="Revoke ${client.name}"
          data-confirm="Revoke ${client.name}? Whoever uses it is disconnected for good."
        >
          Revoke
        </button>
      </form>
    </div>
  </article>`;
}

function changeForm(client: OAuthClient, facts: ManagementFacts): Html {
  const { clientId } = client;
  const isTyped = facts.typed?.clientId === clientId;
  const stored = { name: client.name, redirectUris: client.redirectUris.join('\n') };
  const typed: ApplicationValues = isTyped ? facts.typed : stored;
  const problem = isTyped ? facts : {};
  const now = isTyped && facts.hasChanged === true ? stored : undefined;
  const [nameId, addressesId] = [`name-${clientId}`, `redirect_uris-${clientId}`];
  return html`<details ${isTyped ? html`open` : ''}>
    <summary>Name and redirect addresses</summary>
    <form method="post" action="/api-management/clients/change">
      ${csrfField(facts.csrfToken)}${versionField(applicationVersion(client))}
      <input type="hidden" name="client_id" value="${clientId}" />
      <label for="${nameId}">Name</label>
      ${storedNow(typed.name, now?.name)}${problemAt(nameId, problem)}
      <input id="${nameId}" name="name" required value="${typed.name}" ${describedAt(nameId, problem)} />
      <label for="${addressesId}">Redirect addresses, one on each line</label>
      ${storedNow(typed.redirectUris, now?.redirectUris)}${problemAt(addressesId, problem)}
      <textarea
        id="${addressesId}"
        name="redirect_uris"
        rows="${client.redirectUris.length + 1}"
        required
        ${describedAt(addressesId, problem)}
      >
${typed.redirectUris}</textarea>
      <button>Save</button>
    </form>
  </details>`;
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
                    data-confirm="Disconnect ${customerName}? They have to allow the application anew."
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
