import { reportsOf } from '@anz-payroll/reports';
import { html } from '../../markup';
import type { Country } from '@anz-payroll/companies';
import { countryPayroll } from '@anz-payroll/pay-runs';
import { civilDate } from 'payroll-core/calendar';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { alertBox } from '../form-fields';

/** Records are kept for seven years (Fair Work Act 2009, section 535; Tax Administration Act 1994 of New Zealand, section 22), besides the one that runs. */
const KEPT = 7;

/** The financial years whose reports are fetched together, newest first, each by the year in which it begins. */
export function yearsOfArchive(country: Country, today: string): readonly number[] {
  const newest = Number(countryPayroll(country).yearOf(civilDate(today)).firstDay.slice(0, 4));
  return Array.from({ length: KEPT + 1 }, (_, i) => newest - i);
}

export interface ReportsFacts extends CompanyFrame {
  readonly years: readonly number[];
  readonly problem?: string;
}

/** The list of reports, each with what it answers. */
export function reportsPage(facts: ReportsFacts): string {
  const { company, years, problem } = facts;
  return companyPage(facts, {
    title: 'Reports',
    here: 'reports',
    body: html`<h1>Reports</h1>
      ${alertBox(problem)}
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
      </ul>
      <section class="card" aria-labelledby="archive">
        <h2 id="archive">A whole year</h2>
        <p class="quiet">
          Every report of a financial year as CSV, in one file to keep. Payslips are fetched from each pay run.
        </p>
        <form class="search" method="get" action="/companies/${company.id}/reports/year.zip">
          <div class="short">
            <label for="year">Financial year</label>
            <select id="year" name="year">
              ${years.map((year) => html`<option value="${year}">${year}–${String(year + 1).slice(2)}</option>`)}
            </select>
          </div>
          <button class="plain">Fetch the year</button>
        </form>
      </section>`,
  });
}
