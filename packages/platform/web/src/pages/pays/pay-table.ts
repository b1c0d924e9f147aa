import { html, type Html } from '../../markup';
import { day, dollars } from '../../pay-pages';
import type { PayRecord } from '@anz-payroll/pay-runs';

export const payNames = { AU: { super: 'Super' }, NZ: { super: 'KiwiSaver' } } as const;

const stpNames: Readonly<Record<PayRecord['stpStatus'], string>> = {
  not_submitted: 'Not yet',
  queued: 'Queued',
  accepted: 'Accepted',
  rejected: 'Rejected',
};

/** An answer of the simulator is none of the tax office. */
export function stpName({ stpStatus, stpLodgedWith }: PayRecord): string {
  return stpLodgedWith === 'simulator'
    ? `${stpNames[stpStatus]} by the simulator; nothing was sent`
    : stpNames[stpStatus];
}

/** Pays under each other: of one employee by date, or of one run by name. */
export function payTable(pays: readonly PayRecord[], order: 'by-date' | 'by-name'): Html {
  const saving = payNames[pays[0]?.country ?? 'AU'].super;
  const isReported = order === 'by-name' && pays.some(({ stpStatus }) => stpStatus !== 'not_submitted');
  return html`<table class="stack">
    <thead>
      <tr>
        <th scope="col">${order === 'by-date' ? 'Pay date' : 'Employee'}</th>
        ${order === 'by-name' ? html`<th scope="col">Number</th>` : ''}
        <th scope="col">State</th>
        ${isReported ? html`<th scope="col">STP</th>` : ''}
        <th scope="col" class="number">Gross</th>
        <th scope="col" class="number">Tax</th>
        <th scope="col" class="number">Net</th>
        <th scope="col" class="number">${saving}</th>
      </tr>
    </thead>
    <tbody>
      ${pays.map((pay) => {
        const name = order === 'by-date' ? day(pay.payDate) : `${pay.employee.firstName} ${pay.employee.lastName}`;
        return html`<tr>
          <th scope="row"><a href="/companies/${pay.companyId}/pays/${pay.id}">${name}</a></th>
          ${order === 'by-name' ? html`<td data-label="Number">${pay.employee.number}</td>` : ''}
          <td data-label="State">${payBadge(pay)}</td>
          ${isReported ? html`<td data-label="STP">${stpName(pay)}</td>` : ''}
          <td data-label="Gross" class="number">${dollars(pay.gross)}</td>
          <td data-label="Tax" class="number">${dollars(pay.tax)}</td>
          <td data-label="Net" class="number">${dollars(pay.net)}</td>
          <td data-label="${saving}" class="number">${dollars(pay.super)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

export function payBadge({ status, termination }: Pick<PayRecord, 'status' | 'termination'>): Html {
  const state = {
    pending: html`<span class="badge wait">Pending</span>`,
    processed: html`<span class="badge good">Processed</span>`,
    voided: html`<span class="badge bad">Voided</span>`,
  }[status];
  return html`${state}${termination === null ? '' : html` <span class="badge">Final pay</span>`}`;
}
