import type { CurrentSession } from '@anz-payroll/accounts';
import { html, type Html } from '../../markup';
import { developerPage } from './developer-page';

export interface UsageRow {
  readonly what: string;
  readonly counts: readonly { readonly label: string; readonly used: number; readonly limit: number }[];
}

export interface UsageFacts {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  /** Undefined where the operator has switched limits off. */
  readonly rows: readonly UsageRow[] | undefined;
}

export function usagePage({ session, csrfToken, rows }: UsageFacts): string {
  return developerPage({
    session,
    csrfToken,
    title: 'Usage',
    here: 'usage',
    body: html`<h1>Usage against rate limits</h1>
      <p class="quiet">Requests counted in the last minute, for each application and for tokens of your own.</p>
      ${rows === undefined ? html`<p class="card">Rate limits are switched off on this service.</p>` : usageTable(rows)}`,
  });
}

function usageTable(rows: readonly UsageRow[]): Html {
  const classes = rows[0]?.counts ?? [];
  return html`<div class="card table" tabindex="0" role="region" aria-label="Requests of the last minute">
    <table class="stack">
      <thead>
        <tr>
          <th scope="col">Who</th>
          ${classes.map(({ label }) => html`<th scope="col" class="number">${label}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ what, counts }) =>
            html`<tr>
              <th scope="row">${what}</th>
              ${counts.map(
                ({ label, used, limit }) =>
                  html`<td class="number" data-label="${label}">
                    <span
                      >${used} of ${limit}
                      <meter
                        min="0"
                        max="${limit}"
                        high="${Math.floor(limit * 0.8)}"
                        value="${used}"
                        aria-label="${label}, ${what}"
                      ></meter
                    ></span>
                  </td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
