import type { EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
import type { ToldIssuedPayslip } from '@anz-payroll/payslips';
import { html, type Html } from '../../markup';
import { day } from '../../pay-pages';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { localMoment } from '../moment';
import { personName } from './people-page';

export interface IssuedPayslipsFacts extends CompanyFrame {
  readonly employee: EmployeeReadModel;
  /** By pay date, oldest first. */
  readonly payslips: readonly ToldIssuedPayslip[];
  readonly notice?: string;
}

/** Payslips as they were handed out, and which of them are no longer what the pay says. */
export function issuedPayslipsPage(facts: IssuedPayslipsFacts): string {
  const { company, employee, payslips, notice } = facts;
  const name = personName(employee);
  const different = payslips.filter(({ isCurrent }) => !isCurrent).length;
  return companyPage(facts, {
    title: `Payslips of ${name}`,
    here: 'people',
    crumbs: [
      { address: `/companies/${company.id}/people`, name: 'People' },
      { address: `/companies/${company.id}/people/${employee.id}`, name },
    ],
    body: html`<h1>Payslips of ${name}</h1>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}
      <p class="quiet">A payslip is kept as it was when it was downloaded or its e-mailed link was opened.</p>
      ${
        payslips.length === 0
          ? html`<p class="quiet">None was handed out yet.</p>`
          : html`<p>
                ${different === 0 ? 'All of them are what their pays say today.' : `${different} of ${payslips.length} are not the last word.`}
              </p>
              ${issuedTable(payslips, facts)}`
      }`,
  });
}

function issuedTable(payslips: readonly ToldIssuedPayslip[], { company }: IssuedPayslipsFacts): Html {
  return html`<section class="card table" aria-label="Payslips handed out">
    <table class="stack">
      <thead>
        <tr>
          <th scope="col">Pay date</th>
          <th scope="col">Payslip</th>
          <th scope="col">Handed out</th>
          <th scope="col">Note</th>
        </tr>
      </thead>
      <tbody>
        ${payslips.toReversed().map(
          ({ id, payId, number, payDate, issuedAt, note }) =>
            html`<tr>
              <th scope="row">${day(payDate)}</th>
              <td data-label="Payslip">
                <a href="/companies/${company.id}/pays/${payId}/payslips/${id}">Payslip ${number} of pay ${payId}</a>
              </td>
              <td data-label="Handed out">${localMoment(issuedAt, company.timezone)}</td>
              <td data-label="Note">${note ?? 'Current'}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
