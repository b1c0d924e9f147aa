import type { CurrentSession } from '@anz-payroll/accounts';
import { html } from '../../markup';
import { bar } from '../bar';
import { page } from '../page';

export interface OwnJobsFacts {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly jobs: readonly { readonly employeeId: number; readonly company: string }[];
}

/** The jobs of somebody who has several, or none that is open. */
export function ownJobsPage({ session, csrfToken, jobs }: OwnJobsFacts): string {
  return page({
    title: 'My pay',
    bar: bar(session, csrfToken, 'my'),
    body: html`<h1>My pay</h1>
      ${
        jobs.length === 0
          ? html`<p>No employer lets you see your pay here at the moment. Ask the one who invited you.</p>`
          : html`<ul class="grid">
              ${jobs.map(
                ({ employeeId, company }) =>
                  html`<li class="card">
                    <h2><a href="/my/${employeeId}">${company}</a></h2>
                  </li>`,
              )}
            </ul>`
      }`,
  });
}
