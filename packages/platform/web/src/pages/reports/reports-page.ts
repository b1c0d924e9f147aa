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
        ${
          company.country === 'AU'
            ? html`<li class="card">
                <h2><a href="/companies/${company.id}/reports/payroll-tax-of-year">Payroll tax of a year</a></h2>
                <p class="quiet">What is owed to each state, of the company alone or with its group.</p>
              </li>`
            : ''
        }
        <li class="card">
          <h2><a href="/companies/${company.id}/reports/forecast">Forecast</a></h2>
          <p class="quiet">What payroll will cost, month by month, and on which days the cash leaves.</p>
        </li>
        <li class="card">
          <h2><a href="/companies/${company.id}/reports/scenarios">What it would cost</a></h2>
          <p class="quiet">A hire, a rise, other hours, a bonus with a given net: scenarios side by side.</p>
        </li>
        <li class="card">
          <h2><a href="/companies/${company.id}/reports/impact">Impact of a change</a></h2>
          <p class="quiet">Whom a change of law or a rise touches, by how much, and which rule moves it.</p>
        </li>
      </ul>`,
  });
}
