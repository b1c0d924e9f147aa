import { html, type Html } from '../../markup';
import { csrfField } from '../form-fields';
import { requestCard, type ShownRequest } from '../requests/request-words';
import { ownPage, type OwnFrame, type OwnTab } from './own-page';

export interface OwnField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** With choices, one of them; without, a line of text. */
  readonly choices?: readonly (readonly [value: string, label: string])[];
  readonly isOptional?: boolean;
  readonly autocomplete?: string;
  readonly isNumber?: boolean;
}

export interface OwnFormFacts extends OwnFrame {
  readonly here: OwnTab;
  readonly title: string;
  /** What is on record, and what the form is for. */
  readonly intro: Html;
  readonly fields: readonly OwnField[];
  readonly typed: Readonly<Record<string, string>>;
  readonly action: string;
  readonly button: string;
  /** What was asked for before, newest first. */
  readonly requests: readonly ShownRequest[];
}

/** A form by which an employee asks for a change, and what became of earlier ones. */
export function ownFormPage(facts: OwnFormFacts): string {
  const { here, title, intro, action, fields, typed, button, csrfToken } = facts;
  return ownPage(facts, {
    title,
    here,
    body: html`${intro}
      <section class="card" aria-labelledby="ask">
        <h2 id="ask">${button}</h2>
        <form method="post" action="${action}">
          ${csrfField(csrfToken)}${fields.map((field) => fieldRow(field, typed[field.name] ?? ''))}
          <p class="quiet">Somebody who works on the payroll looks at it before it counts.</p>
          <button class="wide">${button}</button>
        </form>
      </section>
      ${requestCard(facts)}`,
  });
}

export function fieldRow(
  { name, label, hint, choices, isOptional, autocomplete, isNumber }: OwnField,
  value: string,
): Html {
  const described = hint === undefined ? '' : html`aria-describedby="${name}-hint"`;
  const control =
    choices === undefined
      ? html`<input
          id="${name}"
          name="${name}"
          value="${value}"
          autocomplete="${autocomplete ?? 'off'}"
          ${isNumber === true ? html`inputmode="numeric"` : ''}
          ${isOptional === true ? '' : html`required`}
          ${described}
        />`
      : html`<select id="${name}" name="${name}" ${isOptional === true ? '' : html`required`} ${described}>
          ${value === '' ? html`<option value="">Choose…</option>` : ''}
          ${choices.map(
            ([code, words]) => html`<option value="${code}" ${code === value ? html`selected` : ''}>${words}</option>`,
          )}
        </select>`;
  return html`<label for="${name}">${label}${isOptional === true ? ' (optional)' : ''}</label>
    ${hint === undefined ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`} ${control}`;
}
