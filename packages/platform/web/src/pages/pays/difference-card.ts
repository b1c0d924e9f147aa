import type { ComparedPay } from '@anz-payroll/pay-runs';
import { causeTitles, type Cause, type PayTotals } from 'payroll-core/changes';
import { html, type Html } from '../../markup';
import { changeSince, day, isNothing } from '../../pay-pages';
import { payNames } from './pay-table';

type Figure = keyof PayTotals;

/** Why a pay differs from the one before it: each cause with what it moved, and their sum. */
export function differenceCard({ pay, other, difference }: ComparedPay): Html | '' {
  if (difference === undefined) return '';
  const address = `/companies/${pay.companyId}/pays`;
  // A preview has no number of its own, and figures from elsewhere are in no file.
  const hasFile = other !== undefined && Number.isSafeInteger(pay.id + 1);
  const file = `${address}/${pay.id}/difference.csv${other === undefined ? '' : `?with_pay_id=${other.id}`}`;
  const figures: readonly (readonly [Figure, string])[] = [
    ['net', 'Net'],
    ['tax', 'Tax'],
    ['super', payNames[pay.country].super],
    ['cost', 'Cost'],
  ];
  return html`<section class="card table" aria-labelledby="difference">
    <div class="heading">
      <h2 id="difference">
        Why it differs from
        ${
          other === undefined
            ? 'the figures from elsewhere'
            : other.status === 'voided'
              ? 'the pay that it replaces'
              : html`<a href="${address}/${other.id}#explanation">the pay of ${day(other.payDate)}</a>`
        }
      </h2>
      ${difference.causes.length === 0 || !hasFile ? '' : html`<p class="actions tight no-print"><a class="button plain slim" href="${file}">CSV</a></p>`}
    </div>
    ${
      difference.causes.length === 0
        ? html`<p class="quiet">It does not: every figure is the same.</p>`
        : html`<table class="stack">
            <thead>
              <tr>
                <th scope="col">Cause</th>
                <th scope="col">What changed</th>
                ${figures.map(([, title]) => html`<th scope="col" class="number">${title}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${difference.causes.map((cause) => causeRow(cause, figures))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colspan="2">Together</th>
                ${figures.map(([name, title]) => html`<td data-label="${title}" class="number">${moved(difference.movement, name)}</td>`)}
              </tr>
            </tfoot>
          </table>`
    }
  </section>`;
}

function causeRow(cause: Cause, figures: readonly (readonly [Figure, string])[]): Html {
  return html`<tr>
    <th scope="row">${causeTitles[cause.cause]}</th>
    <td data-label="What changed" class="wrap">
      ${cause.says}${cause.rules.map(({ law }) => html` <a class="quiet" href="${law.href}">${law.title}</a>`)}
    </td>
    ${figures.map(([name, title]) => html`<td data-label="${title}" class="number">${moved(cause.movement, name)}</td>`)}
  </tr>`;
}

export function moved(movement: PayTotals, name: Figure): string {
  return changeSince('0', movement[name].toString());
}

/** A cause in a line: `Hours: Ordinary time 76 → 40 (−$812.00 net)`. */
export function causeLine({ cause, says, movement }: Cause): string {
  const net = movement.net.toString();
  return `${causeTitles[cause]}: ${says}${isNothing(net) ? '' : ` (${moved(movement, 'net')} net)`}`;
}
