import { roleMay } from '@anz-payroll/accounts';
import { countryFeatures } from '../country-features';
import { html, type Html } from '../../markup';
import { alertBox, csrfField, dateInput, describedAt, problemAt } from '../form-fields';
import { partForm } from '../people/part-lists';
import { recordFields, type Problems, type RecordForm, type Typed } from '../record-form';
import { companyForm } from './company-form';
import { settingsNavigation, type CompanyList } from './company-lists-page';
import { companyPage, seesRuns, type CompanyFrame } from './company-page';

export interface CompanySettingsFacts extends CompanyFrame {
  readonly typed: Typed;
  readonly problems: Problems;
  readonly notice?: string;
  readonly lists: readonly CompanyList[];
  /** Of the closedown for everybody: what was typed, and what is wrong with it. */
  readonly closedown?: { readonly typed: Typed; readonly problems: Problems };
  /** What was typed to delete the company, and what is wrong with it. */
  readonly deletion?: { readonly typed: string; readonly problem: string };
}

export function companySettingsPage(facts: CompanySettingsFacts): string {
  const { company, csrfToken, typed, problems, notice, lists } = facts;
  return companyPage(facts, {
    title: 'Settings',
    here: 'settings',
    body: html`<h1>Company settings</h1>
      ${settingsNavigation(facts, lists, '')}
      ${countryFeatures[company.country].hasModernAwards && seesRuns(facts.session.user.role) ? html`<p><a href="/companies/${company.id}/award-increase">Increase of the awards that your classifications follow</a></p>` : ''}
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}
      <form method="post" action="/companies/${company.id}/settings" novalidate>
        ${csrfField(csrfToken)}${recordFields(companyForm(company), typed, problems)}
        ${roleMay(facts.session.user.role, 'company.write') ? html`<p class="actions tight"><button>Save</button></p>` : ''}
      </form>
      ${countryFeatures[company.country].hasClosedowns && roleMay(facts.session.user.role, 'people.write') ? closedownForm(facts) : ''}
      ${roleMay(facts.session.user.role, 'company.delete') ? deletionForm(facts) : ''}`,
  });
}

/** For a company that was made by mistake: it cannot be restored. */
function deletionForm({ company, csrfToken, deletion }: CompanySettingsFacts): Html {
  const wrong = { problem: deletion?.problem, at: 'name_of_company' };
  return html`<details class="card" ${deletion === undefined ? '' : html`open`}>
    <summary>Delete the company</summary>
    <p>
      The company, its people and its pays are then seen by nobody any more, and cannot be restored here. Nothing is
      reported to anybody, and what was paid stays paid. Take what you have to keep first: payslips, files and the
      <a href="/companies/${company.id}/reports#archive">reports of each year</a>.
    </p>
    <form method="post" action="/companies/${company.id}/delete">
      ${csrfField(csrfToken)}
      <label for="name_of_company">Type the legal name, ${company.legal_name}</label>
      ${problemAt('name_of_company', wrong)}
      <input
        id="name_of_company"
        name="name_of_company"
        type="text"
        autocomplete="off"
        value="${deletion?.typed ?? ''}"
        ${describedAt('name_of_company', wrong)}
      />
      <button class="danger">Delete the company</button>
    </form>
  </details>`;
}

const closedownLabels = {
  start_date: 'First day',
  end_date: 'Last day',
  nominated_date: 'Nominated day (optional)',
} as const;

/** The form of a closedown for everybody, as its refusals are put at its fields. */
export function closedownOfCompanyForm({ country }: CompanyFrame['company']): RecordForm {
  const notes = Object.fromEntries(Object.entries(closedownLabels).map(([name, label]) => [name, { label }]));
  return { ...partForm('closedown', country), notes };
}

/** One closedown for everybody who works here; each employee's page shows it. */
function closedownForm({ company, csrfToken, closedown }: CompanySettingsFacts): Html {
  const field = (name: keyof typeof closedownLabels, isRequired: boolean) =>
    html`<div class="short">
      <label for="${name}">${closedownLabels[name]}</label>
      ${dateInput(name, closedown?.typed[name] ?? '', closedown?.problems[name], isRequired)}
    </div>`;
  return html`<section class="card" aria-labelledby="closedown">
    <h2 id="closedown">Closedown for everybody</h2>
    <p class="quiet">
      Added for every active employee. The pay of its first day pays 8% to whoever has no annual holidays left, and
      their 12 months begin anew. Runs that you open afterwards have annual holidays in place of wages on its days of
      work, as far as they reach; days behind them are without pay.
    </p>
    ${alertBox(closedown?.problems['record'])}
    <form method="post" action="/companies/${company.id}/closedown">
      ${csrfField(csrfToken)}
      <div class="fields">${field('start_date', true)}${field('end_date', true)}${field('nominated_date', false)}</div>
      <p class="actions tight">
        <button data-confirm="Add the closedown for everybody who works here?">Add the closedown</button>
      </p>
    </form>
  </section>`;
}
