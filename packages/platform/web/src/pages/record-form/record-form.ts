import type { FieldSet } from '@anz-payroll/companies/fields';
import { html, type Html } from '../../markup';
import { fieldLabel } from './field-label';
import { fieldRow } from './field-row';

/** What a page says of a field beyond its table. */
export interface FieldNote {
  readonly label?: string;
  readonly help?: string;
  /** What may be chosen, where the table itself does not list it. */
  readonly choices?: readonly Choice[];
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface FieldGroup {
  readonly title: string;
  readonly help?: string;
  readonly names: readonly string[];
  /** Folded until somebody opens it, or until one of its fields has a problem. */
  readonly isFolded?: true;
}

/** A form for one record: its fields come from the table of the domain, so a new field of the table is on the page. */
export interface RecordForm {
  readonly fields: FieldSet;
  readonly groups: readonly FieldGroup[];
  readonly notes: Readonly<Record<string, FieldNote>>;
  readonly required: readonly string[];
  /** Never shown in full: what is stored, masked, by field. It is kept unless a new value is typed. */
  readonly sealed: Readonly<Record<string, string | null>>;
  /** A new record: what is left empty gets its default. */
  readonly isNew: boolean;
}

/** What stands in the fields, as text. */
export type Typed = Readonly<Record<string, string>>;

/** What is wrong, by field; under `record` what is wrong with the whole. */
export type Problems = Readonly<Record<string, string>>;

export function recordFields(form: RecordForm, typed: Typed, problems: Problems): Html {
  return html`${problemSummary(form, problems)}${form.groups.map((group, index) => groupCard(form, group, index, typed, problems))}`;
}

export function labelOf({ notes }: Pick<RecordForm, 'notes'>, name: string): string {
  return notes[name]?.label ?? fieldLabel(name);
}

function problemSummary(form: RecordForm, problems: Problems): Html {
  const found = Object.entries(problems);
  if (found.length === 0) return html``;
  return html`<div class="alert" role="alert">
    <p>Nothing was saved. Please change:</p>
    <ul>
      ${found.map(([name, message]) =>
        name === 'record'
          ? html`<li>${message}</li>`
          : html`<li><a href="#${name}">${labelOf(form, name)}</a>: ${message}</li>`,
      )}
    </ul>
  </div>`;
}

function groupCard(form: RecordForm, group: FieldGroup, index: number, typed: Typed, problems: Problems): Html {
  const { title, help, names, isFolded } = group;
  if (names.length === 0) return html``;
  const body = html`${help === undefined ? '' : html`<p class="quiet">${help}</p>`}
    <div class="fields roomy">${names.map((name) => fieldRow(form, name, typed[name] ?? '', problems[name]))}</div>`;
  if (isFolded !== true) {
    return html`<section class="card" aria-labelledby="group-${index}">
      <h2 id="group-${index}">${title}</h2>
      ${body}
    </section>`;
  }
  const isOpen = names.some((name) => problems[name] !== undefined);
  return html`<details class="card" ${isOpen ? html`open` : ''}>
    <summary>${title}</summary>
    ${body}
  </details>`;
}
