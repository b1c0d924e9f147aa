import { html, type Html } from '../../markup';
import { csrfField, describedAt, problemAt } from '../form-fields';
import type { Problems } from '../record-form';
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
  /** What is wrong, by field. */
  readonly problems?: Problems;
  readonly action: string;
  readonly button: string;
  /** What was asked for before, newest first. */
  readonly requests: readonly ShownRequest[];
}

/** A form by which an employee asks for a change, and what became of earlier ones. */
export function ownFormPage(facts: OwnFormFacts): string {
  const { here, title, intro, action, fields, typed, problems = {}, button, csrfToken } = facts;
  return ownPage(facts, {
    title,
    here,
    body: html`${problemSummary(fields, problems)}${intro}
      <section class="card" aria-labelledby="ask">
        <h2 id="ask">${button}</h2>
        <form method="post" action="${action}">
          ${csrfField(csrfToken)}${fields.map((field) => fieldRow(field, typed[field.name] ?? '', problems))}
          <p class="quiet">Somebody who works on the payroll looks at it before it counts.</p>
          <button class="wide">${button}</button>
        </form>
      </section>
      ${requestCard(facts)}`,
  });
}

/** Above the form: what is wrong, with the way to each field. */
export function problemSummary(fields: readonly Pick<OwnField, 'name' | 'label'>[], problems: Problems): Html {
  const found = fields.filter(({ name }) => problems[name] !== undefined);
  if (found.length === 0) return html``;
  return html`<div class="alert" role="alert">
    <p>Nothing was sent. Please change:</p>
    <ul>
      ${found.map(({ name, label }) => html`<li><a href="#${name}">${label}</a>: ${problems[name]}</li>`)}
    </ul>
  </div>`;
}

export function fieldRow(
  { name, label, hint, choices, isOptional, autocomplete, isNumber }: OwnField,
  value: string,
  problems: Problems = {},
): Html {
  const problem = { problem: problems[name], at: name };
  const described = describedAt(name, problem, hint === undefined ? undefined : `${name}-hint`);
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
    ${hint === undefined ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`} ${problemAt(name, problem)}
    ${control}`;
}
