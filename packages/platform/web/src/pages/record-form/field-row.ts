import type { Field } from '@anz-payroll/companies/fields';
import { html, type Html } from '../../markup';
import { dollars } from '../../pay-pages';
import { fieldKind, type FieldKind } from './field-kind';
import { choiceLabel } from './field-label';
import { labelOf, type Choice, type RecordForm } from './form-model';
import { inPageWords } from './problems-at-fields';
import { shownValue } from './typed-value';

const hints: Readonly<Partial<Record<FieldKind, string>>> = {
  date: 'Day, month, year: 15/11/2026',
  percentage: 'Such as 12%',
};

/** One field with its label, help, and what is wrong with it. */
export function fieldRow(form: RecordForm, name: string, typed: string, problem: string | undefined): Html {
  const field = form.fields[name];
  if (field === undefined) return html``;
  const kind = fieldKind(field);
  const choices = form.notes[name]?.choices ?? choicesOf(field, kind);
  const stored = form.encrypted[name] ?? null;
  const help = [
    form.notes[name]?.help ?? withoutCountry(field.schema.description),
    hints[kind],
    stored === null ? undefined : `Stored: ${stored}. Leave it empty to keep it`,
    choices === undefined && kind !== 'notes' && kind !== 'email' ? defaultHint(form, field) : undefined,
  ].filter((text) => text !== undefined && text !== '');
  const isRequired = form.required.includes(name);
  const describedBy = [
    ...(help.length === 0 ? [] : [`${name}-help`]),
    ...(problem === undefined ? [] : [`${name}-problem`]),
  ].join(' ');
  const attributes = html`id="${name}"
  name="${name}"${describedBy === '' ? '' : html` aria-describedby="${describedBy}"`}${problem === undefined ? '' : html` aria-invalid="true"`}${isRequired ? html` aria-required="true"` : ''}`;
  return html`<div class="field ${kind === 'notes' ? 'wide' : ''}">
    <label for="${name}">${labelOf(form, name)}${isRequired ? html` <span class="quiet">(required)</span>` : ''}</label>
    ${help.length === 0 ? '' : html`<p class="hint" id="${name}-help">${help.map((text) => inPageWords(form, sentence(text ?? ''))).join(' ')}</p>`}
    ${problem === undefined ? '' : html`<p class="problem" id="${name}-problem">${problem}</p>`}
    ${choices === undefined ? control(kind, typed, attributes) : select(form, name, field, choices, typed, attributes)}
  </div>`;
}

function control(kind: FieldKind, typed: string, attributes: Html): Html {
  if (kind === 'notes') {
    return html`<textarea ${attributes} rows="4">${typed}</textarea>`;
  }
  const isNumber = kind === 'amount' || kind === 'percentage' || kind === 'whole';
  const mode = isNumber ? html` class="number" inputmode="decimal"` : '';
  // Without maxlength: a browser would cut what is pasted and say nothing; the field says what is too long.
  return html`<input
    ${attributes}
    type="${kind === 'email' ? 'email' : 'text'}"
    ${mode}
    autocomplete="off"
    value="${typed}"
  />`;
}

function select(
  form: RecordForm,
  name: string,
  field: Field<unknown>,
  choices: readonly Choice[],
  typed: string,
  attributes: Html,
): Html {
  const isKnown = typed === '' || choices.some(({ value }) => value === typed);
  const listed = isKnown ? choices : [...choices, { value: typed, label: choiceLabel(typed) }];
  const hasEmpty = typed === '' || form.isNew || field.read(null).ok;
  const usual = 'whenOmitted' in field ? field.whenOmitted : undefined;
  const usualLabel = choices.find(({ value }) => value === String(usual))?.label;
  const empty =
    form.isNew && usualLabel !== undefined
      ? `By default: ${usualLabel}`
      : form.required.includes(name)
        ? 'Choose'
        : '–';
  return html`<select ${attributes}>
    ${hasEmpty ? html`<option value="">${empty}</option>` : ''}
    ${listed.map(
      ({ value, label }) => html`<option value="${value}" ${value === typed ? html`selected` : ''}>${label}</option>`,
    )}
  </select>`;
}

/** A stored value as lists show it: yes or no, a choice by its label, an amount in dollars. */
export function storedInWords(form: RecordForm, name: string, value: unknown): string {
  const field = form.fields[name];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const shown = field === undefined ? '' : shownValue(field, value);
  if (form.notes[name]?.isDollars === true && shown !== '') return dollars(shown);
  const label = shownLabel(form, name, shown);
  return field !== undefined && fieldKind(field) === 'choice' && label === shown ? choiceLabel(shown) : label;
}

/** A value as its field shows it: that of a choice by its label. */
export function shownLabel(form: RecordForm, name: string, shown: string): string {
  const field = form.fields[name];
  const choices = field === undefined ? undefined : (form.notes[name]?.choices ?? choicesOf(field, fieldKind(field)));
  return choices?.find(({ value }) => value === shown)?.label ?? shown;
}

function choicesOf({ schema }: Field<unknown>, kind: FieldKind): readonly Choice[] | undefined {
  if (kind === 'yes-or-no') {
    return [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ];
  }
  return schema.enum?.flatMap((code) => (code === null ? [] : [{ value: code, label: choiceLabel(code) }]));
}

function defaultHint(form: RecordForm, field: Field<unknown>): string | undefined {
  const usual = 'whenOmitted' in field ? shownValue(field, field.whenOmitted) : '';
  return form.isNew && usual !== '' ? `Empty means ${usual}` : undefined;
}

/** The API names the country of a field, where both countries have it; a form shows the fields of one. */
function withoutCountry(description: string | undefined): string | undefined {
  const text = description?.replace(/^(?:Australia|New Zealand): /, '');
  return text === undefined ? undefined : text.charAt(0).toUpperCase() + text.slice(1);
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
