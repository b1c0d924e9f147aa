import type { CurrentSession } from '@anz-payroll/accounts';
import { html, type Html } from '../../markup';
import { eventTypes, type WebhookEndpoint } from '@anz-payroll/webhook-outbox';
import { alertBox } from '../form-fields';
import { moment } from '../moment';
import { developerPage } from './developer-page';
import { webhookForm, type WebhookValues } from './webhook-form';

export interface WebhooksFacts {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly endpoints: readonly WebhookEndpoint[];
  readonly notice?: string;
  readonly problem?: string;
  /** Shown this once, right after it was made. */
  readonly fresh?: { readonly url: string; readonly secret: string };
  /** What was typed, when it was refused. */
  readonly typed?: WebhookValues;
}

export function webhooksPage(facts: WebhooksFacts): string {
  const { session, csrfToken, endpoints, notice, problem, fresh } = facts;
  return developerPage({
    session,
    csrfToken,
    title: 'Webhooks',
    here: 'webhooks',
    body: html`<h1>Webhooks</h1>
      <p class="quiet">
        Where this service tells you what happened, signed. Open one to see what became of each delivery.
      </p>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}${alertBox(problem)}
      ${fresh === undefined ? '' : freshSecret(fresh)}
      <section class="card table" aria-label="Registered webhooks">
        ${endpoints.length === 0 ? html`<p class="quiet">None is registered yet.</p>` : endpointTable(endpoints)}
      </section>
      ${newWebhook(facts)}`,
  });
}

function freshSecret({ url, secret }: NonNullable<WebhooksFacts['fresh']>): Html {
  return html`<section class="card" aria-labelledby="fresh">
    <h2 id="fresh">Secret of ${url}</h2>
    <p>It is shown this once: copy it now. Your listener checks each delivery's signature with it.</p>
    <code class="secret" id="webhook-secret">${secret}</code>
  </section>`;
}

function endpointTable(endpoints: readonly WebhookEndpoint[]): Html {
  return html`<table class="stack">
    <thead>
      <tr>
        <th scope="col">Address</th>
        <th scope="col">Events</th>
        <th scope="col">State</th>
        <th scope="col">Since</th>
      </tr>
    </thead>
    <tbody>
      ${endpoints.map(
        ({ id, url, description, events, isActive, createdAt }) =>
          html`<tr>
            <td class="wrap lead">
              <a href="/developers/webhooks/${id}">${url}</a>${
                description === '' ? '' : html`<br /><span class="quiet">${description}</span>`
              }
            </td>
            <td data-label="Events">${events.length === eventTypes.length ? 'All' : events.join(', ')}</td>
            <td data-label="State">${stateBadge(isActive)}</td>
            <td data-label="Since" class="short">${moment(createdAt)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

export function stateBadge(isActive: boolean): Html {
  return isActive ? html`<span class="badge good">Active</span>` : html`<span class="badge">Paused</span>`;
}

function newWebhook({ csrfToken, typed }: WebhooksFacts): Html {
  const fresh = { url: '', description: '', events: eventTypes };
  return html`<section class="card" aria-labelledby="new">
    <h2 id="new">New webhook</h2>
    ${webhookForm('/developers/webhooks', csrfToken, typed ?? fresh, 'Register webhook')}
  </section>`;
}
