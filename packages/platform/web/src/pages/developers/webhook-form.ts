import { html, type Html } from '../../markup';
import { eventTypes } from '@anz-payroll/webhook-outbox';
import { csrfField, requestKeyField } from '../form-fields';

/** The form's name of an event: names of fields have no dots. */
export function eventField(event: string): string {
  return event.replace('.', '_');
}

export interface WebhookValues {
  readonly url: string;
  readonly description: string;
  readonly events: readonly string[];
}

/** The fields of a webhook, empty for a new one and as they stand for one that is edited. */
export function webhookForm(
  action: string,
  csrfToken: string,
  { url, description, events }: WebhookValues,
  save: string,
): Html {
  return html`<form method="post" action="${action}">
    ${csrfField(csrfToken)}${requestKeyField()}
    <label for="url">Address</label>
    <p class="hint" id="url-hint">A public https address that answers with 2xx.</p>
    <input id="url" name="url" required maxlength="512" value="${url}" aria-describedby="url-hint" />
    <label for="description">Description (optional)</label>
    <input id="description" name="description" maxlength="255" value="${description}" />
    <fieldset>
      <legend>Events</legend>
      <div class="fields checks">
        ${eventTypes.map(
          (event) =>
            html`<label class="check"
              ><input
                type="checkbox"
                name="${eventField(event)}"
                value="on"
                ${events.includes(event) ? html`checked` : ''}
              />${event}</label
            >`,
        )}
      </div>
    </fieldset>
    <button>${save}</button>
  </form>`;
}
