import {
  lastDayOf,
  lastKeyDay,
  machineKeyScopes,
  machineKeyStatus,
  meaningOf,
  usualKeyDay,
  type CurrentSession,
  type KeyWithSecret,
  type MachineKey,
  type MachineKeyStatus,
  type Scope,
} from '@anz-payroll/accounts';
import { bar } from './bar';
import {
  csrfField,
  dateInput,
  describedAt,
  problemAt,
  refusedBox,
  requestKeyField,
  shownDate,
  type FormProblem,
} from './form-fields';
import { html, type Html } from '../markup';
import { moment } from './moment';
import { page } from './page';

export interface KeysFacts extends FormProblem {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly now: number;
  readonly keys: readonly MachineKey[];
  readonly companies: readonly { readonly id: number; readonly name: string }[];
  /** Who made the keys, by id. */
  readonly owners: ReadonlyMap<number, string>;
  readonly notice?: string;
  /** Shown this once, right after it was made. */
  readonly fresh?: KeyWithSecret;
  /** What was typed into the form, when it is shown again. */
  readonly typed?: {
    readonly name: string;
    readonly endsOn: string;
    readonly scopes: readonly string[];
    readonly reach: 'all' | 'chosen';
    readonly companyIds: readonly string[];
  };
}

const statusInWords: Readonly<Record<MachineKeyStatus, string>> = {
  active: 'Works',
  ended: 'Ended',
  'owner-closed': 'Ended with its owner’s access',
};

/** Keys by which machines act for the account, and the form that makes one. */
export function keysPage(facts: KeysFacts): string {
  const { session, csrfToken, keys, fresh } = facts;
  return page({
    title: 'Keys for machines',
    script: 'page',
    bar: bar(session, csrfToken),
    body: html`<p><a href="/home">Home</a></p>
      <h1>Keys for machines</h1>
      <p class="quiet">
        A program of your own acts for ${session.customer.name} by a key: as the person who made it, within what the key
        allows, until its last day. The <a href="/api/docs">API documentation</a> says how it gets a token.
      </p>
      ${facts.notice === undefined ? '' : html`<p class="notice" role="status">${facts.notice}</p>`}${refusedBox(facts)}
      ${fresh === undefined ? '' : freshCard(fresh)}
      <section class="card" aria-labelledby="keys">
        <h2 id="keys">Keys</h2>
        ${keys.length === 0 ? html`<p class="quiet">None yet.</p>` : keyTable(facts)}
      </section>
      ${newKeyForm(facts)}`,
  });
}

function freshCard({ key, secret }: KeyWithSecret): Html {
  return html`<section class="card" aria-labelledby="fresh">
    <h2 id="fresh">${key.client.name}</h2>
    <p>Client id</p>
    <code class="secret">${key.client.clientId}</code>
    <p>Client secret. It is shown this once: copy it now and keep it safe.</p>
    <code class="secret" id="client-secret">${secret}</code>
  </section>`;
}

function keyTable({ keys, companies, owners, now, csrfToken }: KeysFacts): Html {
  return html`<div class="table">
    <table class="stack">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">It may</th>
          <th scope="col">Companies</th>
          <th scope="col">Owner</th>
          <th scope="col">Last day</th>
          <th scope="col">Last use</th>
          <th scope="col">Status</th>
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody>
        ${keys.map((key) => {
          const { client, grant } = key;
          return html`<tr>
            <td data-label="Key">${client.name}<br /><code>${client.clientId}</code></td>
            <td data-label="It may">${scopesInWords(grant.scopes)}</td>
            <td data-label="Companies">${companiesInWords(grant.companyIds, companies)}</td>
            <td data-label="Owner">${owners.get(grant.userId ?? 0) ?? ''}</td>
            <td data-label="Last day">${shownDate(lastDayOf(client.endsAt))}</td>
            <td data-label="Last use">${client.lastUsedAt === null ? 'Never' : moment(client.lastUsedAt)}</td>
            <td data-label="Status">${statusInWords[machineKeyStatus(key, now)]}</td>
            <td>
              <form class="inline" method="post" action="/keys/revoke">
                ${csrfField(csrfToken)}<input type="hidden" name="client_id" value="${client.clientId}" /><button
                  class="danger"
                  aria-label="Revoke ${client.name}"
                  data-confirm="Revoke ${client.name}? It does not work again."
                >
                  Revoke
                </button>
              </form>
            </td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}

function scopesInWords(scopes: readonly Scope[]): string {
  return scopes
    .filter((scope) => machineKeyScopes.includes(scope))
    .map((scope) => meaningOf(scope).says)
    .join('; ');
}

/** The companies that a grant is limited to; one that is out of the reader's reach has no name here. */
export function companiesInWords(companyIds: readonly number[] | null, companies: KeysFacts['companies']): string {
  if (companyIds === null) return 'Every company';
  const named = companies.filter(({ id }) => companyIds.includes(id));
  const others = companyIds.length - named.length;
  const rest = others === 0 ? [] : [`${others} ${others === 1 ? 'other' : 'others'}`];
  return [...named.map(({ name }) => name), ...rest].join('; ');
}

/** Which companies: all, or those that are ticked. */
export function companyChoice(
  companies: KeysFacts['companies'],
  facts: Pick<KeysFacts, 'typed' | 'problem' | 'at'> = {},
): Html {
  const { reach = 'all', companyIds = [] } = facts.typed ?? {};
  return html`<fieldset id="company_ids" ${describedAt('company_ids', facts)}>
      <legend>For which companies?</legend>
      ${problemAt('company_ids', facts)}
      <label class="check"
        ><input type="radio" name="reach" value="all" ${reach === 'all' ? html`checked` : ''} />Every company that you
        reach, also those added later</label
      >
      <label class="check"
        ><input type="radio" name="reach" value="chosen" ${reach === 'chosen' ? html`checked` : ''} />Only the companies
        ticked below</label
      >
    </fieldset>
    <fieldset>
      <legend>Companies</legend>
      ${companies.map(
        ({ id, name }) =>
          html`<label class="check"
            ><input
              type="checkbox"
              name="company_ids"
              value="${id}"
              ${companyIds.includes(String(id)) ? html`checked` : ''}
            />${name}</label
          >`,
      )}
    </fieldset>`;
}

function newKeyForm(facts: KeysFacts): Html {
  const { session, csrfToken, companies, now, typed } = facts;
  const offered = machineKeyScopes.filter((scope) => session.customer.isReseller || !meaningOf(scope).isReseller);
  return html`<section class="card" aria-labelledby="new">
    <h2 id="new">New key</h2>
    <form method="post" action="/keys">
      ${csrfField(csrfToken)}${requestKeyField()}
      <label for="name">Name</label>
      <p class="hint" id="name-hint">What it is for, so that whoever finds it later knows.</p>
      ${problemAt('name', facts)}
      <input
        id="name"
        name="name"
        required
        autocomplete="off"
        ${describedAt('name', facts, 'name-hint')}
        value="${typed?.name}"
      />
      <fieldset id="scopes" ${describedAt('scopes', facts)}>
        <legend>It may</legend>
        ${problemAt('scopes', facts)}
        ${offered.map((scope) => {
          const { says, saysNot } = meaningOf(scope);
          return html`<label class="check"
            ><input
              type="checkbox"
              name="scopes"
              value="${scope}"
              ${typed?.scopes.includes(scope) === true ? html`checked` : ''}
            /><span
              >${says}${saysNot === undefined ? '' : html`<br /><span class="quiet">${saysNot}</span>`}</span
            ></label
          >`;
        })}
      </fieldset>
      ${companies.length > 1 ? companyChoice(companies, facts) : ''}
      <label for="ends_on">Last day</label>
      <p class="hint" id="ends-hint">
        It works until the end of this day in UTC; at most until ${shownDate(lastKeyDay(now))}.
      </p>
      ${dateInput('ends_on', typed?.endsOn ?? usualKeyDay(now), facts.at === 'ends_on' ? facts.problem : undefined)}
      <button>Create key</button>
    </form>
  </section>`;
}
