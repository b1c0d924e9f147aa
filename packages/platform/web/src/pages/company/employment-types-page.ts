import { roleMay } from '@anz-payroll/accounts';
import type { EmploymentOption } from '@anz-payroll/employee-lifecycle';
import { html, type Html } from '../../markup';
import { csrfField, describedAt, problemAt, refusedBox, type FormProblem } from '../form-fields';
import { settingsNavigation, type CompanyList } from './company-lists-page';
import { companyPage, type CompanyFrame } from './company-page';

export interface EmploymentTypesFacts extends CompanyFrame, FormProblem {
  readonly lists: readonly CompanyList[];
  readonly types: readonly EmploymentOption[];
  /** What was typed into a form that was not saved, and of which type; without an id, of a new one. */
  readonly typed?: { readonly id?: number; readonly name: string };
  readonly notice?: string;
}

/** The types of employment that a person's record can name: those that are built in, and the account's own. */
export function employmentTypesPage(facts: EmploymentTypesFacts): string {
  const { company, lists, types, notice, typed } = facts;
  const mayWrite = roleMay(facts.session.user.role, 'people.write');
  const address = `/companies/${company.id}/settings/employment-types`;
  return companyPage(facts, {
    title: 'Employment types',
    here: 'settings',
    crumbs: [{ address: `/companies/${company.id}/settings`, name: 'Settings' }],
    body: html`<h1>Employment types</h1>
      ${settingsNavigation(facts, lists, 'employment-types')}
      <p class="quiet">
        A person’s record names one of these. The type is for your own lists: tax, super and leave follow from the
        employment status. Types of your own are the same in all companies of the account.
      </p>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`} ${refusedBox(facts)}
      <section class="card table" aria-label="Employment types">
        <table class="stack">
          <thead>
            <tr>
              <th scope="col">Type</th>
              <th scope="col">Whose</th>
              <th scope="col">Action</th>
            </tr>
          </thead>
          <tbody>
            ${types.map(
              (type) =>
                html`<tr>
                  <th scope="row">${type.name}</th>
                  <td data-label="Whose">${type.isCustom ? 'Your own' : 'Built in'}</td>
                  <td>${type.isCustom && mayWrite ? ownForms(facts, address, type) : ''}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </section>
      ${
        mayWrite
          ? html`<section class="card" aria-labelledby="add">
              <h2 id="add">Add a type of your own</h2>
              <form method="post" action="${address}" novalidate>
                ${csrfField(facts.csrfToken)}
                <label for="name">Name</label>
                ${nameField('name', typed?.id === undefined ? (typed?.name ?? '') : '', facts)}
                <p class="actions tight"><button>Add the type</button></p>
              </form>
            </section>`
          : ''
      }`,
  });
}

function ownForms(facts: EmploymentTypesFacts, address: string, { id, name }: EmploymentOption): Html {
  const field = `name-${id}`;
  const isTyped = facts.typed?.id === id;
  return html`<details ${isTyped ? html`open` : ''}>
    <summary aria-label="Rename or delete ${name}">Rename or delete</summary>
    <form method="post" action="${address}/${id}" novalidate>
      ${csrfField(facts.csrfToken)}
      <label for="${field}">Name</label>
      ${nameField(field, isTyped ? (facts.typed?.name ?? '') : name, facts)}
      <p class="actions tight"><button class="plain">Save the name</button></p>
    </form>
    <form method="post" action="${address}/${id}/delete">
      ${csrfField(facts.csrfToken)}<button
        class="danger"
        data-confirm="Delete the employment type ${name}?"
        aria-label="Delete ${name}"
      >
        Delete
      </button>
    </form>
  </details>`;
}

function nameField(id: string, value: string, facts: FormProblem): Html {
  return html`${problemAt(id, facts)}
    <input
      id="${id}"
      name="name"
      required
      maxlength="60"
      autocomplete="off"
      value="${value}"
      ${describedAt(id, facts)}
    />`;
}
