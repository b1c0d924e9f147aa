import type { AuditEntry, CurrentSession } from '@anz-payroll/accounts';
import { bar } from './bar';
import { html } from '../markup';
import { moment } from './moment';
import { page } from './page';

/** The owner's view of the audit log, newest first. */
export function activityPage(
  session: CurrentSession,
  csrfToken: string,
  entries: readonly AuditEntry[],
  hasMore: boolean,
): string {
  const last = entries.at(-1);
  return page({
    title: 'Activity',
    script: 'page',
    bar: bar(session, csrfToken, 'activity'),
    body: html`<h1>Activity</h1>
      <p class="quiet">
        Who changed what, and who read tax and bank numbers. Entries cannot be edited: each one is chained to the one
        before it.
      </p>
      <div class="card table">
        <table class="stack">
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">What</th>
              <th scope="col">Record</th>
              <th scope="col">By</th>
              <th scope="col">From</th>
              <th scope="col">Request</th>
            </tr>
          </thead>
          <tbody>
            ${entries.map(
              (entry) =>
                html`<tr>
                  <td data-label="When" class="short">${moment(entry.at)}</td>
                  <td data-label="What" class="short">${entry.action}</td>
                  <td data-label="Record" class="short">${entry.recordType} ${entry.recordId}</td>
                  <td data-label="By" class="wrap">${actorOf(entry)}</td>
                  <td data-label="From" class="fine">${entry.address}</td>
                  <td data-label="Request" class="fine">${entry.requestId}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      ${hasMore && last !== undefined ? html`<p><a href="/activity?before=${last.sequence}">Older entries</a></p>` : ''}`,
  });
}

function actorOf({ userId, clientId, operator }: AuditEntry): string {
  if (operator !== null) return `operator ${operator}`;
  const user = userId === null ? 'the service' : `user ${userId}`;
  return clientId === null ? user : `${user} through application ${clientId}`;
}
