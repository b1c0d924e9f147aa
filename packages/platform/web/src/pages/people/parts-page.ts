import { roleMay } from '@anz-payroll/accounts';
import type { EmployeeReadModel, Part } from '@anz-payroll/employee-lifecycle';
import { html } from '../../markup';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { storedInWords, type Problems, type RecordForm, type Typed } from '../record-form';
import { recordList } from '../record-list';
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
  const form = partForm(list.kind, company.country, part);
  const columns = list.columns.filter((column) => form.groups.some(({ names }) => names.includes(column)));
  const mayWrite = roleMay(facts.session.user.role, 'people.write');
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
          ${partListsFor(company.country, facts.session.user.role).map(
            (one) =>
              html`<li>
                <a href="${home}/${one.path}" ${one.path === list.path ? html`aria-current="page"` : ''}
                  >${one.title}</a
                >
              </li>`,
          )}
        </ul>
      </nav>
      ${recordList({
        ...list,
        columns,
        ...{ address, back: home, csrfToken, form, entries: parts, entry: part, typed, problems, notice, problem },
        cell: (one, column) => cell(list, form, one, column),
        nameOf: (one) => textOf(one.values[columns[0] ?? '']) ?? String(one.rank),
        none: 'None yet.',
        mayWrite,
        ...(list.kind === 'bank-account' && mayWrite
          ? { beside: bankSharesCard(parts, form, `${home}/bank-account-shares`, csrfToken, facts.shares ?? {}) }
          : {}),
      })}`,
  });
}

function cell(list: PartList, form: RecordForm, part: Part, name: string): string {
  const encrypted = maskedValues(list.kind, part);
  if (name in encrypted) return encrypted[name] ?? '';
  return storedInWords(form, name, part.values[name]);
}
