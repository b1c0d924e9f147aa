import { roleMay } from '@anz-payroll/accounts';
import { countryFeatures } from '../country-features';
import { html, type Html } from '../../markup';
import { storedInWords, type Problems, type RecordForm, type Typed } from '../record-form';
import { recordList } from '../record-list';
import { companyPage, seesRuns, type CompanyFrame } from './company-page';

/** A list of the company's settings, as the pages name it. */
export interface CompanyList {
  readonly path: string;
  readonly title: string;
  readonly one: string;
  readonly help: string;
  readonly columns: readonly string[];
}

/** One entry of such a list: values by field, as the API shows them. */
export interface ListEntry {
  readonly id: number;
  readonly values: Readonly<Record<string, unknown>>;
}

export interface CompanyListFacts extends CompanyFrame {
  readonly list: CompanyList;
  readonly lists: readonly CompanyList[];
  readonly form: RecordForm;
  readonly entries: readonly ListEntry[];
  /** The entry that is changed; without, one is added. */
  readonly entry?: ListEntry;
  readonly typed: Typed;
  readonly problems: Problems;
  readonly notice?: string;
  readonly problem?: string;
}

/** A list of the company with the form that adds to it or changes one entry. */
export function companyListPage(facts: CompanyListFacts): string {
  const { company, csrfToken, list, lists, form, entry, typed, problems, notice, problem } = facts;
  const settings = `/companies/${company.id}/settings`;
  const address = `${settings}/${list.path}`;
  const title = entry === undefined ? list.title : `Edit ${list.one}`;
  return companyPage(facts, {
    title,
    here: 'settings',
    crumbs: [{ address: settings, name: 'Settings' }, ...(entry === undefined ? [] : [{ address, name: list.title }])],
    body: html`<h1>${title}</h1>
      ${settingsNavigation(facts, lists, list.path)}
      ${recordList({
        ...list,
        ...{
          address,
          back: settings,
          csrfToken,
          form,
          entries: facts.entries,
          entry,
          typed,
          problems,
          notice,
          problem,
        },
        cell: ({ values }, name) => storedInWords(form, name, values[name]),
        nameOf: ({ values }) => storedInWords(form, list.columns[0] ?? '', values[list.columns[0] ?? '']),
        none: 'None yet. Add the first one below.',
        mayWrite: roleMay(facts.session.user.role, 'pay-items.write'),
      })}`,
  });
}

/** The lists beside the settings themselves. */
export function settingsNavigation(
  { company: { id, country }, session }: Pick<CompanyFrame, 'company' | 'session'>,
  lists: readonly Pick<CompanyList, 'path' | 'title'>[],
  here: string,
): Html {
  const current = here === '' ? 'settings' : `settings/${here}`;
  const all = [
    { path: 'settings', title: 'Company' },
    ...lists.map(({ path, title }) => ({ path: `settings/${path}`, title })),
    { path: 'settings/leave-types', title: 'Leave types' },
    ...(roleMay(session.user.role, 'people.read')
      ? [{ path: 'settings/employment-types', title: 'Employment types' }]
      : []),
    ...(countryFeatures[country].hasSuperFunds && roleMay(session.user.role, 'people.read')
      ? [{ path: 'settings/super-funds', title: 'Super funds' }]
      : []),
    ...(seesRuns(session.user.role) ? [{ path: 'approvals', title: 'Second person' }] : []),
  ];
  return html`<nav class="tabs" aria-label="Settings">
    <ul>
      ${all.map(
        ({ path, title }) =>
          html`<li>
            <a href="/companies/${id}/${path}" ${path === current ? html`aria-current="page"` : ''}>${title}</a>
          </li>`,
      )}
    </ul>
  </nav>`;
}
