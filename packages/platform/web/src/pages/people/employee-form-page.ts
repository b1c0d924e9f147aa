import type { EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
import { html } from '../../markup';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { csrfField } from '../form-fields';
import { recordFields, type Problems, type RecordForm, type Typed } from '../record-form';
import { personName } from './people-page';

export interface EmployeeFormFacts extends CompanyFrame {
  readonly form: RecordForm;
  readonly typed: Typed;
  readonly problems: Problems;
  /** The person whose record is changed; a new person without. */
  readonly employee?: EmployeeReadModel;
}

export function employeeFormPage(facts: EmployeeFormFacts): string {
  const { company, csrfToken, form, typed, problems, employee } = facts;
  const people = `/companies/${company.id}/people`;
  const name = employee === undefined ? undefined : personName(employee);
  const address = employee === undefined ? people : `${people}/${employee.id}`;
  const title = name === undefined ? 'Add a person' : `Edit ${name}`;
  return companyPage(facts, {
    title,
    here: 'people',
    crumbs: [{ address: people, name: 'People' }, ...(name === undefined ? [] : [{ address, name }])],
    body: html`<h1>${title}</h1>
      ${name === undefined ? html`<p class="quiet">Folded groups have usual values; open them where something is different.</p>` : ''}
      <form method="post" action="${address}/${employee === undefined ? 'new' : 'edit'}" novalidate>
        ${csrfField(csrfToken)}${recordFields(form, typed, problems)}
        <p class="actions tight">
          <button>${name === undefined ? 'Add the person' : 'Save'}</button>
          <a class="button plain" href="${address}">Cancel</a>
        </p>
      </form>`,
  });
}
