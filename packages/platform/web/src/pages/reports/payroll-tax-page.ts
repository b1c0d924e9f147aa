import type { PayrollTaxReport } from '@anz-payroll/filing';
import { toFixed } from 'payroll-core/money';
import { html, type Html } from '../../markup';
import { dollars } from '../../pay-pages';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { describedAt, problemAt, type FormProblem } from '../form-fields';

export interface PayrollTaxFacts extends CompanyFrame, FormProblem {
  /** Names of financial years, such as 2025-26. */
  readonly years: readonly string[];
  readonly year: string;
  readonly isGroup: boolean;
  /** The other Australian companies that whoever looks reaches. */
  readonly others: readonly { readonly id: number; readonly name: string }[];
  /** Wages of the group that no pay here holds, as typed. */
  readonly otherWages: string;
  /** Undefined where what was asked cannot be answered. */
  readonly report: PayrollTaxReport | undefined;
}

/** Payroll tax of a financial year, state by state, as the employer or its group owes it. */
export function payrollTaxPage(facts: PayrollTaxFacts): string {
  const { company, report, year } = facts;
  const reports = `/companies/${company.id}/reports`;
  return companyPage(facts, {
    title: 'Payroll tax of a year',
    here: 'reports',
    crumbs: [{ address: reports, name: 'Reports' }],
    body: html`<h1>Payroll tax of a year</h1>
      <p class="quiet">
        What the employer owes to states and territories on the wages of processed pays. It is lodged with the revenue
        office of each state; nothing is taken from anybody’s pay. The wages of each month are in
        <a href="${reports}/payroll-tax">Payroll tax wages</a>.
      </p>
      ${questions(facts, `${reports}/payroll-tax-of-year`)} ${report === undefined ? '' : answer(report, year)}`,
  });
}

function questions(facts: PayrollTaxFacts, address: string): Html {
  const { years, year, others, isGroup, otherWages } = facts;
  return html`<form class="card" method="get" action="${address}" novalidate>
    <label for="year">Financial year</label>
    <select id="year" name="year">
      ${years.map((name) => html`<option ${name === year ? html`selected` : ''}>${name}</option>`)}
    </select>
    ${
      others.length === 0
        ? ''
        : html`<label for="group">Payroll tax group</label>
            <p class="hint" id="group-hint">
              A group has thresholds once. The others: ${others.map(({ name }) => name).join(', ')}.
            </p>
            <select id="group" name="group" aria-describedby="group-hint">
              <option value="alone">This company alone</option>
              <option value="all" ${isGroup ? html`selected` : ''}>With the other companies</option>
            </select>`
    }
    <label for="other">Other taxable wages in Australia, in dollars</label>
    <p class="hint" id="other-hint">
      That no pay here holds: contractors, fringe benefits, other members of the group. Empty: none.
    </p>
    ${problemAt('other', facts)}
    <input
      id="other"
      name="other"
      inputmode="decimal"
      autocomplete="off"
      value="${otherWages}"
      ${describedAt('other', facts, 'other-hint')}
    />
    <p class="actions tight"><button>Work it out</button></p>
  </form>`;
}

function answer({ states, australianWages }: PayrollTaxReport, year: string): Html {
  if (states.length === 0) return html`<p class="card">No pays were processed in ${year}.</p>`;
  return html`<section class="card table" aria-label="Payroll tax by state">
    <table class="stack">
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col" class="number">Wages</th>
          <th scope="col" class="number">Tax of the year</th>
        </tr>
      </thead>
      <tbody>
        ${states.map(
          ({ state, wages, tax, message }) =>
            html`<tr>
              <th scope="row">${state ?? 'No state'}</th>
              <td data-label="Wages" class="number">${dollars(toFixed(wages, 2))}</td>
              <td data-label="Tax of the year" class="${tax === undefined ? 'wrap' : 'number'}">
                ${tax === undefined ? (message ?? '') : dollars(toFixed(tax, 2))}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="quiet">
      Wages in all of Australia, which thresholds are shared by: ${dollars(toFixed(australianWages, 2))}. Wages are
      gross after salary sacrifice, with all super.
    </p>
  </section>`;
}
