import type { EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
import { html } from '../../markup';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { csrfField } from '../form-fields';
import { recordFields, type Problems, type RecordForm, type Typed } from '../record-form';
import { personName } from './people-page';

export interface OpeningBalancesFacts extends CompanyFrame {
  readonly employee: EmployeeReadModel;
  readonly form: RecordForm;
  readonly typed: Typed;
  readonly problems: Problems;
  readonly notice?: string;
}

/** What the person brings from the payroll before this one. */
export function openingBalancesPage(facts: OpeningBalancesFacts): string {
  const { company, csrfToken, employee, form, typed, problems, notice } = facts;
  const home = `/companies/${company.id}/people/${employee.id}`;
  const name = personName(employee);
  return companyPage(facts, {
    title: `Opening balances of ${name}`,
    here: 'people',
    crumbs: [
      { address: `/companies/${company.id}/people`, name: 'People' },
      { address: home, name },
    ],
    body: html`<h1>Opening balances of ${name}</h1>
      <p class="quiet">
        Year-to-date figures and leave from the payroll before this one, as at a day. What is left empty is zero.
      </p>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}
      <form method="post" action="${home}/opening-balances" novalidate>
        ${csrfField(csrfToken)}${recordFields(form, typed, problems)}
        <p class="actions tight"><button>Save</button> <a class="button plain" href="${home}">Back</a></p>
      </form>`,
  });
}
