import type { CurrentSession } from '@anz-payroll/accounts';
import type { InspectedDelivery, LoggedAttempt, WebhookEndpoint } from '@anz-payroll/webhook-outbox';
import { html, type Html } from '../../markup';
import { moment } from '../moment';
import { developerPage } from './developer-page';
import { deliveryBadges, sendButton } from './webhook-page';

export interface DeliveryFacts {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly endpoint: WebhookEndpoint;
  readonly inspected: InspectedDelivery;
}

/** One delivery: its payload, and for each attempt what was sent and what came back. */
export function deliveryPage({ session, csrfToken, endpoint, inspected }: DeliveryFacts): string {
  const { delivery, payload, attempts } = inspected;
  const webhook = `/developers/webhooks/${endpoint.id}`;
  const [kind, label] = deliveryBadges[delivery.status];
  return developerPage({
    session,
    csrfToken,
    title: 'Delivery',
    here: 'webhooks',
    body: html`<nav class="crumbs" aria-label="You are here">
        <ul>
          <li><a href="/developers/webhooks">Webhooks</a></li>
          <li><a href="${webhook}">${endpoint.id}</a></li>
          <li aria-current="page">${delivery.id}</li>
        </ul>
      </nav>
      <h1>${delivery.event}</h1>
      <section class="card" aria-label="Delivery">
        <dl class="facts">
          <dt>State</dt>
          <dd><span class="badge ${kind}">${label}</span></dd>
          <dt>To</dt>
          <dd>${endpoint.url}</dd>
          <dt>Envelope</dt>
          <dd>${delivery.envelopeId}</dd>
          <dt>Queued</dt>
          <dd>${moment(delivery.createdAt)}</dd>
          ${
            delivery.lastError === null
              ? ''
              : html`<dt>Last problem</dt>
                  <dd>${delivery.lastError}</dd>`
          }
        </dl>
        <div class="actions tight">
          ${sendButton(csrfToken, `${webhook}/deliveries/${delivery.id}/resend`, 'Resend', '')}
        </div>
      </section>
      <section class="card" aria-labelledby="payload">
        <h2 id="payload">Payload</h2>
        ${
          payload === null
            ? html`<p class="quiet">
                This record is not shown: the customer's consent to read it has ended, or your role does not read it.
              </p>`
            : code(indented(payload), 'Payload as it is sent')
        }
      </section>
      ${
        attempts.length === 0
          ? html`<section class="card" aria-label="Attempts"><p class="quiet">No attempt was made yet.</p></section>`
          : attempts.map(attemptCard)
      }`,
  });
}

function attemptCard({ attempt, statusCode, error, durationMs, endedAt, sentHeaders, answer }: LoggedAttempt): Html {
  const heading = `attempt-${attempt}`;
  return html`<section class="card" aria-labelledby="${heading}">
    <h2 id="${heading}">Attempt ${attempt}</h2>
    <dl class="facts">
      <dt>Answer</dt>
      <dd>${statusCode === null ? 'none' : String(statusCode)}</dd>
      ${
        error === null
          ? ''
          : html`<dt>Problem</dt>
              <dd>${error}</dd>`
      }
      <dt>Took</dt>
      <dd>${durationMs} ms</dd>
      <dt>Ended</dt>
      <dd>${moment(endedAt)}</dd>
    </dl>
    <h3>Headers sent</h3>
    ${sentHeaders === null ? html`<p class="quiet">Not recorded.</p>` : code(lines(sentHeaders), `Headers sent in attempt ${attempt}`)}
    ${
      answer === null
        ? ''
        : html`<h3>Headers of the answer</h3>
            ${code(lines(answer.headers), `Headers of the answer to attempt ${attempt}`)}
            <h3>Body of the answer</h3>
            ${
              answer.body === ''
                ? html`<p class="quiet">Empty.</p>`
                : html`${code(answer.body, `Body of the answer to attempt ${attempt}`)}${answer.isCut ? html`<p class="hint">The beginning of it.</p>` : ''}`
            }`
    }
  </section>`;
}

/** Wide lines scroll, so that the box must be reached by the keyboard and have a name. */
function code(text: string, name: string): Html {
  return html`<pre class="code" tabindex="0" role="region" aria-label="${name}"><code>${text}</code></pre>`;
}

function lines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

function indented(payload: string): string {
  return JSON.stringify(JSON.parse(payload), null, 2);
}
