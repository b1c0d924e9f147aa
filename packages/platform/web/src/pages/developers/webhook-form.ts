import { html, type Html } from '../../markup';
import { eventTypes } from '@anz-payroll/webhook-outbox';
import { csrfField, requestKeyField, versionField } from '../form-fields';
import { shownVersion, storedNow, tickedNow } from '../stored-now';

/** The form's name of an event: names of fields have no dots. */
export function eventField(event: string): string {
  return event.replace('.', '_');
}

export interface WebhookValues {
  readonly url: string;
  readonly description: string;
  readonly events: readonly string[];
}

/** The version of what the form shows of a webhook. */
export function webhookVersion({ url, description, events }: WebhookValues): string {
  return shownVersion({ url, description, events: eventTypes.filter((event) => events.includes(event)) });
}

/** The webhook that a form is about. */
interface FormOf {
  readonly webhook: WebhookValues;
  /** Whether somebody else changed it while the form was typed. */
  readonly hasChanged: boolean;
}

/** The fields of a webhook, empty for a new one and as they stand for one that is edited. */
export function webhookForm(
  action: string,
  csrfToken: string,
  { url, description, events }: WebhookValues,
  save: string,
  of?: FormOf,
): Html {
  const stored = of?.hasChanged === true ? of.webhook : undefined;
  return html`<form method="post" action="${action}">
    ${csrfField(csrfToken)}${of === undefined ? requestKeyField() : versionField(webhookVersion(of.webhook))}
    <label for="url">Address</label>
    <p class="hint" id="url-hint">A public https address that answers with 2xx.</p>
    ${storedNow(url, stored?.url)}
    <input id="url" name="url" required value="${url}" aria-describedby="url-hint" />
    <label for="description">Description (optional)</label>
    ${storedNow(description, stored?.description)}
    <input id="description" name="description" value="${description}" />
    <fieldset>
      <legend>Events</legend>
      <div class="fields roomy checks">
        ${eventTypes.map(
          (event) =>
            html`<label class="check"
              ><input
                type="checkbox"
                name="${eventField(event)}"
                value="on"
                ${events.includes(event) ? html`checked` : ''}
              />${event}${tickedNow(events.includes(event), stored?.events.includes(event))}</label
            >`,
        )}
      </div>
    </fieldset>
    <button>${save}</button>
  </form>`;
}
