import { roleMay } from '@anz-payroll/accounts';
import { html } from '../../markup';
import { csrfField } from '../form-fields';
import { recordFields, type Problems, type Typed } from '../record-form';
import { companyForm } from './company-form';
import { settingsNavigation, type CompanyList } from './company-lists-page';
import { companyPage, type CompanyFrame } from './company-page';

export interface CompanySettingsFacts extends CompanyFrame {
  readonly typed: Typed;
  readonly problems: Problems;
  readonly notice?: string;
  readonly lists: readonly CompanyList[];
}

export function companySettingsPage(facts: CompanySettingsFacts): string {
  const { company, csrfToken, typed, problems, notice, lists } = facts;
  return companyPage(facts, {
    title: 'Settings',
    here: 'settings',
    body: html`<h1>Company settings</h1>
      ${settingsNavigation(company.id, lists, '')}
      ${company.country === 'AU' ? html`<p><a href="/companies/${company.id}/award-increase">Increase of the awards that your classifications follow</a></p>` : ''}
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}
      <form method="post" action="/companies/${company.id}/settings" novalidate>
        ${csrfField(csrfToken)}${recordFields(companyForm(company), typed, problems)}
        ${roleMay(facts.session.user.role, 'company.write') ? html`<p class="actions tight"><button>Save</button></p>` : ''}
      </form>`,
  });
}
