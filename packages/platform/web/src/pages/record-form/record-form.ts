import { html, type Html } from '../../markup';
import { requestKeyField, versionField } from '../form-fields';
import { fieldRow } from './field-row';
import { labelOf, type FieldGroup, type Problems, type RecordForm, type Typed } from './form-model';

export function recordFields(form: RecordForm, typed: Typed, problems: Problems): Html {
  return html`${form.version === undefined ? requestKeyField() : versionField(form.version)}${problemSummary(form, problems)}${form.groups.map((group, index) => groupCard(form, group, index, typed, problems))}`;
}

function problemSummary(form: RecordForm, problems: Problems): Html {
  const { meanwhile, ...others } = problems;
  const found = Object.entries(others);
  if (found.length === 0 && meanwhile === undefined) return html``;
  return html`<div class="alert" role="alert">
    <p>Nothing was saved. ${meanwhile ?? 'Please change:'}</p>
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
