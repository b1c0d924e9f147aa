import type { PayRecord } from '@anz-payroll/pay-runs';
import { html, type Html } from '../../markup';
import { day, days, dollars } from '../../pay-pages';
import { ownPage, type OwnFrame } from './own-page';

export interface OwnPayslipsFacts extends OwnFrame {
  /** Processed, oldest first. */
  readonly pays: readonly PayRecord[];
}

export function ownPayslipsPage(facts: OwnPayslipsFacts): string {
  const { pays, employee } = facts;
  return ownPage(facts, {
    title: 'Payslips',
    here: 'payslips',
    body:
      pays.length === 0 ? html`<p class="quiet">There is none yet.</p>` : payslipTable(pays.toReversed(), employee.id),
  });
}

function payslipTable(pays: readonly PayRecord[], employeeId: number): Html {
  return html`<section class="card table" aria-label="Payslips">
    <table class="stack">
      <thead>
        <tr>
          <th scope="col">Paid on</th>
          <th scope="col">For</th>
          <th scope="col" class="number">Gross</th>
          <th scope="col" class="number">Tax</th>
          <th scope="col" class="number">Net</th>
        </tr>
      </thead>
      <tbody>
        ${pays.map(
          (pay) =>
            html`<tr>
              <th scope="row"><a href="/my/${employeeId}/payslips/${pay.id}">${day(pay.payDate)}</a></th>
              <td data-label="For">${days(pay.periodStart, pay.periodEnd)}</td>
              <td data-label="Gross" class="number">${dollars(pay.gross)}</td>
              <td data-label="Tax" class="number">${dollars(pay.tax)}</td>
              <td data-label="Net" class="number">${dollars(pay.net)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
