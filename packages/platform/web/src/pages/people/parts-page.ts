import { roleMay } from '@anz-payroll/accounts';
import type { EmployeeReadModel, Part } from '@anz-payroll/employee-lifecycle';
import { html, type Html } from '../../markup';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { csrfField } from '../form-fields';
import {
  choiceLabel,
  fieldKind,
  labelOf,
  recordFields,
  shownValue,
  type Problems,
  type RecordForm,
  type Typed,
} from '../record-form';
import { bankSharesCard } from './bank-shares-card';
import { partForm, partListsFor, textOf, type PartList, maskedValues } from './part-lists';
import { personName } from './people-page';

export interface PartsFacts extends CompanyFrame {
  readonly employee: EmployeeReadModel;
  readonly list: PartList;
  readonly parts: readonly Part[];
  /** The entry that is changed; without, one is added. */
  readonly part?: Part;
  readonly typed: Typed;
  readonly problems: Problems;
  readonly notice?: string;
  /** What could not be done with the list. */
  readonly problem?: string;
  /** What is typed as order and shares of bank accounts. */
  readonly shares?: Typed;
}

/** A list of an employee with the form that adds to it or changes one entry. */
export function partsPage(facts: PartsFacts): string {
  const { company, csrfToken, employee, list, parts, part, typed, problems, notice, problem } = facts;
  const home = `/companies/${company.id}/people/${employee.id}`;
  const address = `${home}/${list.path}`;
  const name = personName(employee);
  const title = part === undefined ? `${list.title} of ${name}` : `Edit ${list.one} of ${name}`;
  return companyPage(facts, {
    title,
    here: 'people',
    crumbs: [
      { address: `/companies/${company.id}/people`, name: 'People' },
      { address: home, name },
      ...(part === undefined ? [] : [{ address, name: list.title }]),
    ],
    body: html`<h1>${title}</h1>
      <nav class="tabs" aria-label="Details of ${name}">
        <ul>
          ${partListsFor(company.country).map(
            (one) =>
              html`<li>
                <a href="${home}/${one.path}" ${one.path === list.path ? html`aria-current="page"` : ''}
                  >${one.title}</a
                >
              </li>`,
          )}
        </ul>
      </nav>
      <p class="quiet">${list.help}</p>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}
      ${problem === undefined ? '' : html`<p class="alert" role="alert">${problem}</p>`}
      ${part === undefined ? listCard(list, parts, partForm(list.kind, company.country), address, csrfToken) : ''}
      ${part === undefined && list.kind === 'bank-account' ? bankSharesCard(parts, partForm(list.kind, company.country), `${home}/bank-account-shares`, csrfToken, facts.shares ?? {}) : ''}
      <form method="post" action="${part === undefined ? address : `${address}/${part.id}`}" novalidate>
        ${csrfField(csrfToken)}${part === undefined ? html`<h2>Add a ${list.one}</h2>` : ''}
        ${recordFields(partForm(list.kind, company.country, part), typed, problems)}
        <p class="actions tight">
          ${roleMay(facts.session.user.role, 'people.write') ? html`<button>${part === undefined ? `Add the ${list.one}` : 'Save'}</button>` : ''}
          <a class="button plain" href="${part === undefined ? home : address}"
            >${part === undefined ? 'Back' : 'Cancel'}</a
          >
        </p>
      </form>`,
  });
}

function listCard(list: PartList, parts: readonly Part[], form: RecordForm, address: string, csrfToken: string): Html {
  if (parts.length === 0) return html`<p class="card">None yet.</p>`;
  const columns = list.columns.filter((name) => form.groups.some(({ names }) => names.includes(name)));
  return html`<section class="card table" aria-label="${list.title}">
    <table class="stack">
      <thead>
        <tr>
          ${columns.map((name) => html`<th scope="col">${labelOf(form, name)}</th>`)}
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody>
        ${parts.map((part) => {
          const called = textOf(part.values[columns[0] ?? '']) ?? String(part.rank);
          return html`<tr>
            ${columns.map((name) => html`<td data-label="${labelOf(form, name)}">${cell(list, form, part, name)}</td>`)}
            <td class="actions tight">
              <a class="button plain slim" href="${address}/${part.id}" aria-label="Edit ${called}">Edit</a>
              <form class="inline" method="post" action="${address}/${part.id}/remove">
                ${csrfField(csrfToken)}<button
                  class="danger"
                  aria-label="Remove ${called}"
                  data-confirm="Remove ${called}?"
                >
                  Remove
                </button>
              </form>
            </td>
          </tr>`;
        })}
      </tbody>
    </table>
  </section>`;
}

function cell(list: PartList, form: RecordForm, part: Part, name: string): string {
  const encrypted = maskedValues(list.kind, part);
  if (name in encrypted) return encrypted[name] ?? '';
  const field = form.fields[name];
  const value = part.values[name];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field === undefined) return '';
  return fieldKind(field) === 'choice' && typeof value === 'string' ? choiceLabel(value) : shownValue(field, value);
}
