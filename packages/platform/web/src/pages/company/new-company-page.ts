import type { CurrentSession } from '@anz-payroll/accounts';
import { html } from '../../markup';
import { bar } from '../bar';
import { csrfField } from '../form-fields';
import { page } from '../page';
import { recordFields, type Problems, type Typed } from '../record-form';
import { newCompanyForm } from './company-form';

export interface NewCompanyFacts {
  readonly session: CurrentSession;
  readonly csrfToken: string;
  readonly typed: Typed;
  readonly problems: Problems;
}

export function newCompanyPage({ session, csrfToken, typed, problems }: NewCompanyFacts): string {
  return page({
    title: 'Add a company',
    script: 'page',
    bar: bar(session, csrfToken, 'home'),
    body: html`<nav class="crumbs" aria-label="You are here">
        <ul>
          <li><a href="/home">Companies</a></li>
        </ul>
      </nav>
      <h1>Add a company</h1>
      <p class="quiet">Only the legal name and one business number are needed now. Everything can be changed later.</p>
      <form method="post" action="/companies/new" novalidate>
        ${csrfField(csrfToken)}${recordFields(newCompanyForm, typed, problems)}
        <p class="actions tight"><button>Add the company</button> <a class="button plain" href="/home">Cancel</a></p>
      </form>`,
  });
}
