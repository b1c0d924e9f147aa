import { html, type Html } from '../markup';
import { alertBox, csrfField } from './form-fields';
import { labelOf, recordFields, type Problems, type RecordForm, type Typed } from './record-form';

/** A list of records with the form that adds to it or changes one of them. */
export interface RecordListFacts<E extends { readonly id: number }> {
  readonly title: string;
  /** "Add a bank account". */
  readonly one: string;
  readonly help: string;
  readonly columns: readonly string[];
  /** Where the list is, and the page that "Back" leads to. */
  readonly address: string;
  readonly back: string;
  readonly csrfToken: string;
  readonly form: RecordForm;
  readonly entries: readonly E[];
  /** The entry that is changed; without, one is added. */
  readonly entry: E | undefined;
  /** What stands in a column of an entry. */
  readonly cell: (entry: E, column: string) => string;
  /** What an entry is called by its buttons. */
  readonly nameOf: (entry: E) => string;
  readonly none: string;
  readonly mayWrite: boolean;
  readonly typed: Typed;
  readonly problems: Problems;
  readonly notice: string | undefined;
  /** What could not be done with the list. */
  readonly problem: string | undefined;
  /** Between the list and its form. */
  readonly beside?: Html;
}

export function recordList<E extends { readonly id: number }>(facts: RecordListFacts<E>): Html {
  const { entry, notice } = facts;
  const isNew = entry === undefined;
  return html`<p class="quiet">${facts.help}</p>
    ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}${alertBox(facts.problem)}
    ${isNew ? html`${listCard(facts)}${facts.beside ?? ''}` : ''}
    ${isNew && !facts.mayWrite ? backLink(facts) : entryForm(facts)}`;
}

function backLink({ back }: { readonly back: string }): Html {
  return html`<p class="actions tight"><a class="button plain" href="${back}">Back</a></p>`;
}

function entryForm<E extends { readonly id: number }>(facts: RecordListFacts<E>): Html {
  const { address, entry, one, csrfToken } = facts;
  const isNew = entry === undefined;
  return html`<form method="post" action="${isNew ? address : `${address}/${entry.id}`}" novalidate>
    ${csrfField(csrfToken)}${isNew ? html`<h2>Add ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}</h2>` : ''}
    ${recordFields(facts.form, facts.typed, facts.problems)}
    <p class="actions tight">
      ${facts.mayWrite ? html`<button>${isNew ? `Add the ${one}` : 'Save'}</button>` : ''}
      <a class="button plain" href="${isNew ? facts.back : address}">${isNew ? 'Back' : 'Cancel'}</a>
    </p>
  </form>`;
}

function listCard<E extends { readonly id: number }>(facts: RecordListFacts<E>): Html {
  const { title, columns, address, csrfToken, form, entries, cell, nameOf, none, mayWrite } = facts;
  if (entries.length === 0) return html`<p class="card">${none}</p>`;
  return html`<section class="card table" aria-label="${title}">
    <table class="stack">
      <thead>
        <tr>
          ${columns.map((name) => html`<th scope="col">${labelOf(form, name)}</th>`)}
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody>
        ${entries.map((entry) => {
          const called = nameOf(entry);
          return html`<tr>
            ${columns.map((name) => html`<td data-label="${labelOf(form, name)}">${cell(entry, name)}</td>`)}
            <td class="actions tight">
              <a
                class="button plain slim"
                href="${address}/${entry.id}"
                aria-label="${mayWrite ? 'Edit' : 'See'} ${called}"
                >${mayWrite ? 'Edit' : 'See'}</a
              >
              ${mayWrite ? removeForm(`${address}/${entry.id}/remove`, called, csrfToken) : ''}
            </td>
          </tr>`;
        })}
      </tbody>
    </table>
  </section>`;
}

function removeForm(action: string, called: string, csrfToken: string): Html {
  return html`<form class="inline" method="post" action="${action}">
    ${csrfField(csrfToken)}<button class="danger" aria-label="Remove ${called}" data-confirm="Remove ${called}?">
      Remove
    </button>
  </form>`;
}
