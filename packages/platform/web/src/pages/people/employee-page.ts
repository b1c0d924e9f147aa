import { roleMay } from '@anz-payroll/accounts';
import { masked, type Country } from '@anz-payroll/companies';
import type { EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
import { countryFeatures } from '../country-features';
import { html, type Html } from '../../markup';
import { day } from '../../pay-pages';
import type { PayRecord } from '@anz-payroll/pay-runs';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { alertBox, csrfField, dateInput, versionField } from '../form-fields';
import { payTable } from '../pays/pay-table';
import { employeeCharts } from './employee-charts';
import { partListsFor } from './part-lists';
import { employmentBadge, payRateInWords, periodNames, personName } from './people-page';
import { taxCodeInWords } from './tax-code-in-words';

export interface EmployeeFacts extends CompanyFrame {
  readonly employee: EmployeeReadModel;
  /** The pays of the financial year, oldest first. */
  readonly pays: readonly PayRecord[];
  readonly today: string;
  readonly plan?: { readonly lastDay: string; readonly version: number };
  /** The company's classifications, and whether the person belongs to each. */
  readonly classifications?: readonly {
    readonly id: number;
    readonly name: string;
    readonly award: string | null;
    readonly belongs: boolean;
  }[];
  readonly notice?: string;
  readonly problem?: string;
}

export function employeePage(facts: EmployeeFacts): string {
  const { company, employee, pays, notice, problem } = facts;
  const { role } = facts.session.user;
  const processed = pays.filter(({ status }) => status === 'processed');
  return companyPage(facts, {
    title: personName(employee),
    here: 'people',
    crumbs: [{ address: `/companies/${company.id}/people`, name: 'People' }],
    body: html`<div class="heading">
        <h1>${personName(employee)} ${employmentBadge(employee)}</h1>
        ${employee.is_deleted ? '' : html`<p>${employee.is_terminated || !roleMay(role, 'pays.write') ? '' : html`<a class="button slim" href="/companies/${company.id}/people/${employee.id}/pay">Enter a pay</a>`} ${roleMay(role, 'people.write') && roleMay(role, 'pay-figures.read') ? html`<a class="button plain slim" href="/companies/${company.id}/people/${employee.id}/edit">Edit</a>` : ''}</p>`}
      </div>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}${alertBox(problem)}
      <div class="columns">
        ${jobCard(company.country, employee, roleMay(role, 'pay-figures.read'))}${roleMay(role, 'people.write') ? lifeCard(facts) : ''}
      </div>
      ${employee.is_deleted ? '' : recordsCard(facts)} ${employee.is_deleted ? '' : classificationCard(facts)}
      ${employeeCharts(processed)} ${roleMay(role, 'pays.read') ? paysCard(pays) : ''}`,
  });
}

function paysCard(pays: readonly PayRecord[]): Html {
  return html`<section class="card table" aria-labelledby="pays">
    <h2 id="pays">Pays of this financial year</h2>
    ${pays.length === 0 ? html`<p class="quiet">None yet.</p>` : payTable(pays.toReversed(), 'by-date')}
  </section>`;
}

const taxOf: Readonly<Record<Country, (employee: EmployeeReadModel) => TaxFacts>> = {
  AU: (employee) => ({
    numberName: 'Tax file number',
    number: employee.tax_file_number,
    code: employee.tax_treatment_code,
  }),
  NZ: ({ ird_number: number, nz_tax_code: code, has_student_loan }) => ({
    numberName: 'IRD number',
    number,
    code: code !== null && has_student_loan ? `${code} SL` : code,
  }),
};

interface TaxFacts {
  readonly numberName: string;
  readonly number: EmployeeReadModel['ird_number'];
  readonly code: string | null | undefined;
}

function jobCard(country: Country, employee: EmployeeReadModel, showsPay: boolean): Html {
  const { numberName, number, code } = taxOf[country](employee);
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['Number', employee.number],
    ['Position', employee.position],
    ['Employment', employee.employment_status],
    ['Started', employee.start_date === null ? null : day(employee.start_date)],
    ['Ended', employee.termination_date === null ? null : day(employee.termination_date)],
    ['Paid', periodNames[employee.pay_period ?? '']],
    ['Department', employee.department],
    ['Pay rate', showsPay ? payRateInWords(employee) : null],
    [numberName, masked(number)],
    ['Tax code', code],
    ['That means', taxCodeInWords(country, code)],
  ];
  return html`<section class="card" aria-labelledby="job">
    <h2 id="job">The job</h2>
    <dl class="facts">
      ${facts.map(([name, value]) =>
        value === null || value === undefined || value === ''
          ? ''
          : html`<dt>${name}</dt>
              <dd>${value}</dd>`,
      )}
    </dl>
  </section>`;
}

/** What hangs on the record, each list on a page of its own. */
function recordsCard({ session, company, employee }: EmployeeFacts): Html {
  const address = `/companies/${company.id}/people/${employee.id}`;
  const seesFigures = roleMay(session.user.role, 'pay-figures.read');
  return html`<section class="card" aria-labelledby="records">
    <h2 id="records">Payment details</h2>
    <p class="actions tight">
      ${partListsFor(company.country, session.user.role).map(
        ({ path, title }) => html`<a class="button plain slim" href="${address}/${path}">${title}</a>`,
      )}
      <a class="button plain slim" href="${address}/access">Employee’s own page</a>
      ${seesFigures ? html`<a class="button plain slim" href="${address}/balances">Balances and rates</a>` : ''}
      ${roleMay(session.user.role, 'pays.read') ? html`<a class="button plain slim" href="${address}/payslips">Payslips handed out</a>` : ''}
      ${countryFeatures[company.country].reportsByStp && roleMay(session.user.role, 'money.release') ? html`<a class="button plain slim" href="/companies/${company.id}/pays/stp/people?person=${employee.id}">Year with the tax office</a>` : ''}
      ${roleMay(session.user.role, 'pays.write') ? html`<a class="button plain slim" href="${address}/back-pay">Back pay</a>` : ''}
      ${roleMay(session.user.role, 'pays.write') && !employee.is_terminated ? html`<a class="button plain slim" href="${address}/pay#net">Net to gross</a>` : ''}
      ${roleMay(session.user.role, 'people.write') && seesFigures ? html`<a class="button plain slim" href="${address}/opening-balances">Opening balances</a>` : ''}
      ${countryFeatures[company.country].countsDaysForLeave && roleMay(session.user.role, 'pays.read') ? leaveReports(company.id, employee.id) : ''}
    </p>
  </section>`;
}

/** Which classifications of the company the person belongs to: their pay rates, and the award that they follow. */
function classificationCard({ session, company, employee, csrfToken, classifications = [] }: EmployeeFacts): Html {
  if (classifications.length === 0) return html``;
  const mayChange = roleMay(session.user.role, 'pay-items.write');
  const address = `/companies/${company.id}/people/${employee.id}/classifications`;
  const others = classifications.filter(({ belongs }) => !belongs);
  const named = ({ name, award }: (typeof classifications)[number]): string =>
    award === null ? name : `${name} (${award})`;
  return html`<section class="card" aria-labelledby="classifications">
    <h2 id="classifications">Classification</h2>
    ${others.length === classifications.length ? html`<p class="quiet">None of the company's classifications.</p>` : ''}
    ${classifications
      .filter(({ belongs }) => belongs)
      .map(
        (one) =>
          html`<form class="search" method="post" action="${address}">
            ${csrfField(csrfToken)}<input type="hidden" name="group_id" value="${one.id}" /><input
              type="hidden"
              name="belongs"
              value="false"
            />
            <p>${named(one)}</p>
            ${mayChange ? html`<button class="plain slim">Take out</button>` : ''}
          </form>`,
      )}
    ${
      others.length === 0 || !mayChange
        ? ''
        : html`<form class="search" method="post" action="${address}">
            ${csrfField(csrfToken)}<input type="hidden" name="belongs" value="true" />
            <div>
              <label for="group_id">Put into</label>
              <select id="group_id" name="group_id">
                ${others.map((one) => html`<option value="${one.id}">${named(one)}</option>`)}
              </select>
            </div>
            <button>Add</button>
          </form>`
    }
  </section>`;
}

/** The reports about one person's leave and what was paid for it; each is there for the whole company, too. */
function leaveReports(companyId: number, employeeId: number): Html {
  const reports = `/companies/${companyId}/reports`;
  return html`<a class="button plain slim" href="${reports}/leave-account?employee_id=${employeeId}">Leave account</a>
    <a class="button plain slim" href="${reports}/payroll-detail?employee_id=${employeeId}">Lines of pays</a>
    <a class="button plain slim" href="${reports}/leave-laws?employee_id=${employeeId}">Leave by both laws</a>`;
}

/** What can be done with the employee in this state (spec 3.1). */
function lifeCard(facts: EmployeeFacts): Html {
  const { session, company, employee, csrfToken, today, plan } = facts;
  const address = `/companies/${company.id}/people/${employee.id}`;
  const name = personName(employee);
  return html`<section class="card" aria-labelledby="life">
    <h2 id="life">What happens next</h2>
    ${
      employee.is_deleted
        ? html`<p>The record is hidden; its number stays taken.</p>
            <form method="post" action="${address}/restore">${csrfField(csrfToken)}<button>Restore</button></form>`
        : html`${plan === undefined ? '' : planned(address, csrfToken, plan)}${employee.is_terminated ? html`${roleMay(session.user.role, 'pays.write') ? takingBack(facts) : ''}${reinstateForm(address, csrfToken, today)}` : roleMay(session.user.role, 'pays.write') ? (stagedFinalPay(facts) ?? terminateLink(address)) : ''}
            <p class="quiet">Deleting hides the record; nothing is reported and the number stays taken.</p>
            <form method="post" action="${address}/delete">
              ${csrfField(csrfToken)}<button class="danger" data-confirm="Delete the record of ${name}?">Delete</button>
            </form>`
    }
  </section>`;
}

function planned(address: string, csrfToken: string, { lastDay, version }: NonNullable<EmployeeFacts['plan']>): Html {
  return html`<p>
      The last day is planned: <strong>${day(lastDay)}</strong>. Until then the person is employed and paid; the pay run
      of that day stages the final pay.
    </p>
    <form method="post" action="${address}/cancel-plan">
      ${csrfField(csrfToken)}${versionField(String(version))}<button class="plain">Take the plan back</button>
    </form>`;
}

function terminateLink(address: string): Html {
  return html`<p>See what the final pay would hold before anything is done.</p>
    <p><a class="button plain" href="${address}/terminate">Terminate…</a></p>`;
}

/** A job that ended by mistake goes on when its final pay is deleted (spec 3.2); a reinstatement is another job. */
function takingBack({ company, pays }: EmployeeFacts): Html | '' {
  const last = pays.findLast(({ status, termination }) => status === 'processed' && termination !== null);
  if (last === undefined) return '';
  return html`<p>
    Terminated by mistake, or on the wrong day? Delete ${finalPayLink(company.id, last)}: the termination is undone, and
    leave and year to date go back to what they were.
  </p>`;
}

/** New Zealand: the job ends when the final pay is processed. */
function stagedFinalPay({ company, pays }: EmployeeFacts): Html | undefined {
  const staged = pays.findLast(({ status, termination }) => status === 'pending' && termination !== null);
  if (staged === undefined) return undefined;
  return html`<p>
    ${finalPayLink(company.id, staged, 'The')} is staged: the job ends when its pay run is processed. Delete it where
    that is a mistake.
  </p>`;
}

function finalPayLink(companyId: number, { id, payDate }: PayRecord, article = 'the'): Html {
  return html`<a href="/companies/${companyId}/pays/${id}">${article} final pay of ${day(payDate)}</a>`;
}

function reinstateForm(address: string, csrfToken: string, today: string): Html {
  return html`<p>
      For somebody who comes back: a new job, and the final pay stays. Leave that was approved for days after the last
      one, and time away without pay that was told for them, are taken back.
    </p>
    <form method="post" action="${address}/reinstate">
      ${csrfField(csrfToken)}
      <label for="start_date">New start date</label>
      ${dateInput('start_date', today)}
      <button>Reinstate</button>
    </form>`;
}
