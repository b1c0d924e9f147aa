import type { CurrentSession } from '@anz-payroll/accounts';
import { html } from '../../markup';
import { moment } from '../moment';
import { developerPage } from './developer-page';

export interface ShownEvent {
  readonly cursor: number;
  readonly type: string;
  readonly entity: string;
  readonly at: number | null;
  readonly body: string;
}

export interface EventsFacts {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly events: readonly ShownEvent[];
  readonly after: number;
  readonly hasMore: boolean;
}

/** The account's events in the order in which they happened, behind a cursor, as GET /api/events gives them. */
export function eventsPage({ session, csrfToken, events, after, hasMore }: EventsFacts): string {
  const last = events.at(-1);
  return developerPage({
    session,
    csrfToken,
    title: 'Events',
    here: 'events',
    body: html`<h1>Event feed</h1>
      <p class="quiet">
        Oldest first, the same as <code>GET /api/events?after=${after}</code>. Keep the last cursor and ask again from
        there.
      </p>
      <section class="card table" aria-label="Events">
        ${
          events.length === 0
            ? html`<p class="quiet">${after === 0 ? 'Nothing has happened yet.' : 'Nothing after this cursor.'}</p>`
            : html`<table class="stack">
                <thead>
                  <tr>
                    <th scope="col" class="number">Cursor</th>
                    <th scope="col">Event</th>
                    <th scope="col">Record</th>
                    <th scope="col">When</th>
                    <th scope="col">Envelope</th>
                  </tr>
                </thead>
                <tbody>
                  ${events.map(
                    (event) =>
                      html`<tr>
                        <td data-label="Cursor" class="number">${event.cursor}</td>
                        <th scope="row" class="short">${event.type}</th>
                        <td data-label="Record">${event.entity}</td>
                        <td data-label="When" class="short">${event.at === null ? '' : moment(event.at)}</td>
                        <td class="lead">
                          <details>
                            <summary aria-label="Show the envelope of event ${event.cursor}">Show</summary>
                            <pre
                              tabindex="0"
                              role="region"
                              aria-label="Envelope of event ${event.cursor}"
                            ><code>${event.body}</code></pre>
                          </details>
                        </td>
                      </tr>`,
                  )}
                </tbody>
              </table>`
        }
      </section>
      <p>
        ${after === 0 ? '' : html`<a href="/developers/events">From the beginning</a> `}${
          hasMore && last !== undefined ? html`<a href="/developers/events?after=${last.cursor}">Later events</a>` : ''
        }
      </p>`,
  });
}
