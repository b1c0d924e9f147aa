import { reportsOf } from '@anz-payroll/reports';
import { html } from '../../markup';
import { companyPage, type CompanyFrame } from '../company/company-page';

/** The list of reports, each with what it answers. */
export function reportsPage(facts: CompanyFrame): string {
  const { company } = facts;
  return companyPage(facts, {
    title: 'Reports',
    here: 'reports',
    body: html`<h1>Reports</h1>
      <ul class="grid">
        ${reportsOf(company.country).map(
          ({ name, title, says }) =>
            html`<li class="card">
              <h2><a href="/companies/${company.id}/reports/${name}">${title}</a></h2>
              <p class="quiet">${says}</p>
            </li>`,
        )}
      </ul>`,
  });
}
