import type { CheckedPeriod, PreviewedAwardBackPay } from '@anz-payroll/pay-runs';
import { html, type Html } from '../../markup';
import { day, days, dollars } from '../../pay-pages';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { alertBox, csrfField, dateInput } from '../form-fields';

export interface AwardBackPayFacts extends CompanyFrame {
  readonly from: string;
  readonly to: string;
  /** As it stands in the field. */
  readonly payDate: string;
  /** Undefined where the pays cannot be worked out; `problem` says why. */
  readonly owed: PreviewedAwardBackPay | undefined;
  readonly problem?: string | undefined;
}

/** What past pays are short of by their awards, and the pays that make it good once somebody confirms them. */
export function awardBackPayPage(facts: AwardBackPayFacts): string {
  const { company, from, to, payDate, owed, problem } = facts;
  const reports = `/companies/${company.id}/reports`;
  const address = `${reports}/award-checks/back-pay`;
  return companyPage(facts, {
    title: 'Back pay owed under awards',
    here: 'reports',
    crumbs: [
      { address: reports, name: 'Reports' },
      { address: `${reports}/award-checks?from=${from}&to=${to}`, name: 'Award checks' },
    ],
    body: html`<div class="heading">
        <h1>Back pay owed under awards</h1>
        <form method="get" action="${address}">
          <input type="hidden" name="from" value="${from}" /><input type="hidden" name="to" value="${to}" />
          <label for="pay_date">Paid on</label>
          ${dateInput('pay_date', payDate)} <button class="plain slim">Show</button>
        </form>
      </div>
      <p class="quiet">Pays of ${days(from, to)}, by the rates of today. Nothing is stored before you confirm it.</p>
      ${alertBox(problem)} ${owed === undefined ? '' : owedCards(facts, owed, address)}`,
  });
}

function owedCards(
  { from, to, payDate, csrfToken }: AwardBackPayFacts,
  owed: PreviewedAwardBackPay,
  address: string,
): Html {
  if (owed.periods.length === 0)
    return html`<p>Nothing is owed for these days.</p>
      ${leftOutCard(owed.leftOut)}`;
  const net = owed.previews.reduce((cents, { pay }) => cents + Math.round(Number(pay.net) * 100), 0) / 100;
  return html`<section class="card table" aria-label="What is owed">
      <table class="stack">
        <thead>
          <tr>
            <th scope="col">Person</th>
            <th scope="col">Period</th>
            <th scope="col">Why</th>
            <th scope="col" class="number">Owed</th>
          </tr>
        </thead>
        <tbody>
          ${owed.periods.map(periodRow)}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colspan="3">Gross owed</th>
            <td class="number">${dollars(owed.total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
    <section class="card table" aria-label="The pays that make it good">
      <table class="stack">
        <thead>
          <tr>
            <th scope="col">Pay on ${day(owed.previews[0]?.pay.payDate ?? '')}</th>
            <th scope="col" class="number">Gross</th>
            <th scope="col" class="number">Tax</th>
            <th scope="col" class="number">Net</th>
          </tr>
        </thead>
        <tbody>
          ${owed.previews.map(
            ({ pay }) =>
              html`<tr>
                <th scope="row">${pay.employee.firstName} ${pay.employee.lastName}</th>
                <td data-label="Gross" class="number">${dollars(pay.gross)}</td>
                <td data-label="Tax" class="number">${dollars(pay.tax)}</td>
                <td data-label="Net" class="number">${dollars(pay.net)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <form method="post" action="${address}">
        ${csrfField(csrfToken)}<input type="hidden" name="from" value="${from}" /><input
          type="hidden"
          name="to"
          value="${to}"
        /><input type="hidden" name="pay_date" value="${payDate}" /><input
          type="hidden"
          name="confirmation"
          value="${owed.confirmation}"
        />
        <p class="actions tight">
          <button data-confirm="Pay ${dollars(net.toFixed(2))} net of back pay?">Pay the back pay</button>
        </p>
      </form>
    </section>
    ${leftOutCard(owed.leftOut)}`;
}

/** A promotion is no underpayment; whether the classification was wrong then, only the employer knows. */
function leftOutCard(periods: readonly CheckedPeriod[]): Html | '' {
  if (periods.length === 0) return '';
  return html`<section class="card" aria-labelledby="left-out">
    <h2 id="left-out">Not paid here</h2>
    <p>
      The record of these people named another award or classification when they were paid. Nothing is owed where that
      has changed since. Where it was wrong then, pay the amount as a back payment in a pay of its own.
    </p>
    <ul>
      ${periods.map(
        ({ employee: { details }, periodStart, periodEnd, owed, otherwiseWhenPaid = '', backPayment }) =>
          html`<li>
            ${details.first_name} ${details.last_name}, ${days(periodStart, periodEnd)}: ${dollars(owed)} by the record
            of today, paid as ${otherwiseWhenPaid}. The back payment is called “${backPayment?.description ?? ''}”.
          </li>`,
      )}
    </ul>
  </section>`;
}

function periodRow({ employee: { details }, periodStart, periodEnd, check, owed }: CheckedPeriod): Html {
  return html`<tr>
    <th scope="row">${details.first_name} ${details.last_name}</th>
    <td data-label="Period">${days(periodStart, periodEnd)}</td>
    <td data-label="Why">${(check?.reasons ?? []).map(({ says }) => says).join(' ')}</td>
    <td data-label="Owed" class="number">${dollars(owed)}</td>
  </tr>`;
}
