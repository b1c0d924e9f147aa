import type { AuditEntry, AuditVerdict, CurrentSession } from '@anz-payroll/accounts';
import { snakeCase } from '@anz-payroll/kernel';
import { bar } from './bar';
import { html, type Html } from '../markup';
import { localMoment } from './moment';
import { page } from './page';
import { fieldLabel } from './record-form';

export interface ActivityFacts {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly entries: readonly AuditEntry[];
  readonly hasMore: boolean;
  /** The names of users by their ids, of those who were removed too. */
  readonly names: ReadonlyMap<number, string>;
  /** Those who can be chosen. */
  readonly users: readonly { readonly id: number; readonly name: string }[];
  readonly timeZone: string;
  readonly filter: { readonly userId?: number; readonly action?: string };
  readonly verdict?: AuditVerdict;
}

/** The audit log as people read it, newest first. */
export function activityPage(facts: ActivityFacts): string {
  const { session, csrfToken, entries, hasMore, names, timeZone } = facts;
  const last = entries.at(-1);
  return page({
    title: 'Activity',
    script: 'page',
    bar: bar(session, csrfToken, 'activity'),
    body: html`<div class="heading">
        <h1>Activity</h1>
        <p class="actions tight">
          <a class="button plain slim" href="/activity?verify=yes">Verify the log</a>
          <a class="button plain slim" href="/activity/export.csv">Export</a>
        </p>
      </div>
      <p class="quiet">
        Who changed what, and who read tax and bank numbers. Entries cannot be edited: each one is chained to the one
        before it. Times are of ${timeZone}.
      </p>
      ${facts.verdict === undefined ? '' : verdictBox(facts.verdict)} ${filterForm(facts)}
      <div class="card table">
        <table class="stack">
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col">Record</th>
              <th scope="col">Details</th>
              <th scope="col">From</th>
            </tr>
          </thead>
          <tbody>
            ${entries.map(
              (entry) =>
                html`<tr>
                  <td data-label="When" class="short">${localMoment(entry.at, timeZone)}</td>
                  <td data-label="Who" class="wrap">${actorOf(entry, names)}</td>
                  <td data-label="What" class="short">${actionInWords(entry.action)}</td>
                  <td data-label="Record" class="short">${entry.recordType} ${entry.recordId ?? ''}</td>
                  <td data-label="Details" class="wrap fine">${detailsInWords(entry)}</td>
                  <td data-label="From" class="fine">${entry.address}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      ${hasMore && last !== undefined ? html`<p><a href="${older(facts, last.sequence)}">Older entries</a></p>` : ''}`,
  });
}

function verdictBox(verdict: AuditVerdict): Html {
  return verdict.isIntact
    ? html`<p class="notice" role="status">
        The log is whole: ${verdict.entries} entries, each fits the one before it. Newest hash:
        <code>${verdict.head}</code>
      </p>`
    : html`<p class="alert" role="alert">
        The log was changed: entry ${verdict.brokenAt} does not fit. Tell the operator of the service.
      </p>`;
}

function filterForm({ users, filter }: ActivityFacts): Html {
  return html`<form class="search" method="get" action="/activity">
    <div>
      <label for="user">Who</label>
      <select id="user" name="user">
        <option value="">Everybody</option>
        ${users.map(({ id, name }) => html`<option value="${id}" ${id === filter.userId ? html`selected` : ''}>${name}</option>`)}
      </select>
    </div>
    <div>
      <label for="action">What</label>
      <input
        id="action"
        name="action"
        maxlength="64"
        value="${filter.action}"
        placeholder="user.sign-in"
        autocomplete="off"
      />
    </div>
    <button class="plain">Show</button>
  </form>`;
}

function older({ filter }: ActivityFacts, before: number): string {
  const query = new URLSearchParams({
    before: String(before),
    ...(filter.userId === undefined ? {} : { user: String(filter.userId) }),
    ...(filter.action === undefined ? {} : { action: filter.action }),
  });
  return `/activity?${query.toString()}`;
}

/** The absent person in whose place somebody acted. */
export function onBehalfOf({ details }: AuditEntry): readonly number[] {
  const id = details['on_behalf_of'];
  return id === undefined ? [] : [Number(id)];
}

/** Who acted, by name. */
export function actorOf(entry: AuditEntry, names: ReadonlyMap<number, string>): string {
  const { userId, clientId, operator } = entry;
  if (operator !== null) return `operator ${operator}`;
  const nameOf = (id: number) => names.get(id) ?? `user ${id}`;
  const absent = onBehalfOf(entry).map((id) => ` for ${nameOf(id)}`);
  const user = `${userId === null ? 'the service' : nameOf(userId)}${absent.join('')}`;
  return clientId === null ? user : `${user} through application ${clientId}`;
}

/** `user.sign-in` as `user: sign in`. */
export function actionInWords(action: string): string {
  return action.replace('.', ': ').replaceAll('-', ' ');
}

export function detailsInWords({ details }: AuditEntry): string {
  return Object.entries(details)
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${name === 'fields' ? fieldsInWords(value) : value}`)
    .join('; ');
}

/** Names of fields, which entries hold between spaces or commas. */
function fieldsInWords(names: string): string {
  return names
    .split(/[ ,]+/)
    .map((name) => fieldLabel(snakeCase(name)))
    .join(', ');
}
