import type { CurrentSession } from '@anz-payroll/accounts';
import { html, type Html } from '../../markup';
import type { DeliveryStatus, LoggedDelivery, WebhookEndpoint } from '@anz-payroll/webhook-outbox';
import { alertBox, csrfField, requestKeyField } from '../form-fields';
import { moment } from '../moment';
import { developerPage } from './developer-page';
import { webhookForm, type WebhookValues } from './webhook-form';
import { stateBadge } from './webhooks-page';

export interface WebhookFacts {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly endpoint: WebhookEndpoint;
  readonly deliveries: readonly LoggedDelivery[];
  readonly notice?: string;
  readonly problem?: string;
  /** What was typed, when it was refused. */
  readonly typed?: WebhookValues;
  /** Whether it was refused because somebody else changed the webhook. */
  readonly hasChanged?: boolean;
  /** Shown this once, right after it was made. */
  readonly secret?: string;
}

function freshSecret(secret: string): Html {
  return html`<section class="card" aria-labelledby="fresh">
    <h2 id="fresh">New secret</h2>
    <p>It is shown this once: copy it now. Deliveries are signed with it from now on.</p>
    <code class="secret" id="webhook-secret">${secret}</code>
  </section>`;
}

export const deliveryBadges: Readonly<Record<DeliveryStatus, readonly [string, string]>> = {
  pending: ['wait', 'Queued'],
  sending: ['wait', 'Being sent'],
  retry: ['wait', 'Will be retried'],
  delivered: ['good', 'Delivered'],
  failed: ['bad', 'Failed'],
  skipped: ['', 'Skipped'],
};

/** One webhook and what became of its deliveries, newest first. */
export function webhookPage(facts: WebhookFacts): string {
  const { session, csrfToken, endpoint, deliveries, notice, problem, typed, secret } = facts;
  const action = `/developers/webhooks/${endpoint.id}`;
  return developerPage({
    session,
    csrfToken,
    title: 'Webhook',
    here: 'webhooks',
    body: html`<nav class="crumbs" aria-label="You are here">
        <ul>
          <li><a href="/developers/webhooks">Webhooks</a></li>
          <li aria-current="page">${endpoint.id}</li>
        </ul>
      </nav>
      <h1>${endpoint.url}</h1>
      <p class="quiet">${endpoint.description}</p>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}${alertBox(problem)}
      ${secret === undefined ? '' : freshSecret(secret)}
      <section class="card" aria-label="Settings">
        <dl class="facts">
          <dt>State</dt>
          <dd>${stateBadge(endpoint.isActive)}</dd>
          <dt>Events</dt>
          <dd>${endpoint.events.join(', ')}</dd>
          <dt>Registered</dt>
          <dd>${moment(endpoint.createdAt)}</dd>
        </dl>
        <div class="actions tight">
          ${sendButton(csrfToken, `${action}/test`, 'Send a test ping', '')}
          ${button(csrfToken, `${action}/${endpoint.isActive ? 'pause' : 'resume'}`, endpoint.isActive ? 'Pause' : 'Resume', 'plain')}
          ${button(csrfToken, `${action}/secret`, 'Make a new secret', 'plain', 'Make a new secret? From then on your listener must check signatures with it.')}
          ${button(csrfToken, `${action}/remove`, 'Remove', 'danger', 'Remove this webhook? What is queued for it is skipped.')}
        </div>
      </section>
      <section class="card" aria-labelledby="edit">
        <h2 id="edit">Edit</h2>
        ${webhookForm(action, csrfToken, typed ?? endpoint, 'Save changes', { webhook: endpoint, hasChanged: facts.hasChanged === true })}
      </section>
      <section class="card table" aria-labelledby="deliveries">
        <h2 id="deliveries">Deliveries</h2>
        ${deliveries.length === 0 ? html`<p class="quiet">Nothing was sent yet.</p>` : deliveryTable(deliveries, action, csrfToken)}
      </section>`,
  });
}

function deliveryTable(deliveries: readonly LoggedDelivery[], action: string, csrfToken: string): Html {
  return html`<table class="stack">
    <thead>
      <tr>
        <th scope="col">Event</th>
        <th scope="col">State</th>
        <th scope="col">Answer</th>
        <th scope="col" class="number">Tries</th>
        <th scope="col">Queued</th>
        <th scope="col">Action</th>
      </tr>
    </thead>
    <tbody>
      ${deliveries.map((delivery) => {
        const [kind, label] = deliveryBadges[delivery.status];
        return html`<tr>
          <th scope="row" class="short">
            <a href="${action}/deliveries/${delivery.id}">${delivery.event}</a>
          </th>
          <td data-label="State"><span class="badge ${kind}">${label}</span></td>
          <td data-label="Answer" class="wrap">${answerOf(delivery)}</td>
          <td data-label="Tries" class="number">${delivery.attempts}</td>
          <td data-label="Queued" class="short">${moment(delivery.createdAt)}</td>
          <td>${sendButton(csrfToken, `${action}/deliveries/${delivery.id}/resend`, 'Resend', 'plain slim')}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

function answerOf({ lastStatusCode, lastError, durationMs }: LoggedDelivery): string {
  const took = durationMs === null ? '' : ` in ${durationMs} ms`;
  if (lastStatusCode !== null) return `${lastStatusCode}${took}`;
  return lastError === null ? 'none yet' : `${lastError}${took}`;
}

/** A button that sends something once, however often it is clicked. */
export function sendButton(csrfToken: string, action: string, label: string, kind: string): Html {
  return html`<form method="post" action="${action}">
    ${csrfField(csrfToken)}${requestKeyField()}<button class="${kind}">${label}</button>
  </form>`;
}

function button(csrfToken: string, action: string, label: string, kind: string, question?: string): Html {
  return html`<form method="post" action="${action}">
    ${csrfField(csrfToken)}<button class="${kind}" ${question === undefined ? '' : html`data-confirm="${question}"`}>
      ${label}
    </button>
  </form>`;
}
