import { roleMay } from '@anz-payroll/accounts';
import type { EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
import { html, type Html } from '../../markup';
import { dollars } from '../../pay-pages';
import { companyPage, isNarrow, type CompanyFrame } from '../company/company-page';
import { partLinks, type ListPart } from '../list-part';

export const peopleFilters = {
  active: 'Active',
  terminated: 'Terminated',
  deleted: 'Deleted',
  all: 'All',
} as const;

export type PeopleFilter = keyof typeof peopleFilters;

export interface PeopleFacts extends CompanyFrame {
  readonly employees: readonly EmployeeReadModel[];
  readonly search: string;
  readonly filter: PeopleFilter;
  /** The address of the next page, if there is one. */
  readonly next?: string;
  /** Those of a search, page by page. */
  readonly part?: ListPart<EmployeeReadModel>;
  readonly notice?: string;
}

export function peoplePage(facts: PeopleFacts): string {
  const { company, employees, search, filter, next, part, notice } = facts;
  return companyPage(facts, {
    title: 'People',
    here: 'people',
    body: html`<div class="heading">
        <h1>People</h1>
        ${
          roleMay(facts.session.user.role, 'people.write')
            ? html`<p class="actions tight">
                ${
                  mayAdd(facts)
                    ? html`<a class="button slim" href="/companies/${company.id}/people/new">Add a person</a>
                        <a class="button plain slim" href="/companies/${company.id}/people/import">Import people</a>`
                    : ''
                }
                <a class="button plain slim" href="/companies/${company.id}/requests">Requests</a>
              </p>`
            : ''
        }
      </div>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}
      <form class="search" method="get" action="/companies/${company.id}/people" role="search">
        <div>
          <label for="q">Name or number</label>
          <input id="q" name="q" type="search" maxlength="100" value="${search}" autocomplete="off" />
        </div>
        <div class="short">
          <label for="status">State</label>
          <select id="status" name="status" data-submit>
            ${Object.entries(peopleFilters).map(
              ([code, label]) =>
                html`<option value="${code}" ${code === filter ? html`selected` : ''}>${label}</option>`,
            )}
          </select>
        </div>
        <button class="plain">Search</button>
      </form>
      <section id="people" class="card table" aria-label="Employees">
        ${employees.length === 0 ? nobody(facts) : peopleTable(employees, roleMay(facts.session.user.role, 'pay-figures.read'))}
      </section>
      ${next === undefined ? '' : html`<p><a href="${next}">Next page</a></p>`}
      ${part === undefined ? '' : partLinks(part, 'people, by name', '#people', [`status=${filter}`])}`,
  });
}

function mayAdd({ session }: PeopleFacts): boolean {
  return roleMay(session.user.role, 'people.write') && !isNarrow(session.user.role);
}

function nobody(facts: PeopleFacts): Html {
  const { company, search, filter } = facts;
  if (company.employees.length > 0 || search !== '' || filter !== 'active') {
    return html`<p class="quiet">Nobody was found.</p>`;
  }
  return html`<p>
    Nobody works here yet.
    ${mayAdd(facts) ? html`<a href="/companies/${company.id}/people/new">Add the first person</a> with their tax declaration and pay rate.` : ''}
  </p>`;
}

function peopleTable(employees: readonly EmployeeReadModel[], showsPay: boolean): Html {
  return html`<table class="stack">
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Number</th>
        <th scope="col">Position</th>
        <th scope="col">Paid</th>
        <th scope="col" class="number">Pay rate</th>
        <th scope="col">State</th>
      </tr>
    </thead>
    <tbody>
      ${employees.map(
        (employee) =>
          html`<tr>
            <th scope="row">
              <a href="/companies/${employee.company_id}/people/${employee.id}">${personName(employee)}</a>
            </th>
            <td data-label="Number">${employee.number}</td>
            <td data-label="Position">${employee.position}</td>
            <td data-label="Paid">${periodNames[employee.pay_period ?? ''] ?? ''}</td>
            <td data-label="Pay rate" class="number">
              ${employee.pay_rate_per_hour === null ? '' : showsPay ? payRateInWords(employee) : 'hidden'}
            </td>
            <td data-label="State">${employmentBadge(employee)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

interface PayRateOf {
  readonly annual_salary: number | null;
  /** Null where the role of whoever looks sees no figures. */
  readonly pay_rate_per_hour: string | null;
}

/** Somebody with a salary is known by it: the hourly rate that follows from it is no figure that anybody agreed to. */
export function payRateInWords({ annual_salary, pay_rate_per_hour }: PayRateOf): string | null {
  if (annual_salary !== null) return `${dollars(String(annual_salary))} a year`;
  return pay_rate_per_hour === null ? null : `${dollars(pay_rate_per_hour)} an hour`;
}

export const periodNames: Readonly<Record<string, string>> = {
  WEEKLY: 'Weekly',
  FORTNIGHTLY: 'Fortnightly',
  MONTHLY: 'Monthly',
  QUARTERLY: 'Quarterly',
};

export function personName({ first_name, last_name }: Pick<EmployeeReadModel, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`;
}

export function employmentBadge({
  is_terminated,
  is_deleted,
}: Pick<EmployeeReadModel, 'is_terminated' | 'is_deleted'>): Html {
  return html`${
    is_terminated ? html`<span class="badge wait">Terminated</span>` : html`<span class="badge good">Active</span>`
  }${is_deleted ? html` <span class="badge bad">Deleted</span>` : ''}`;
}
