import type { PayExplanation, PayRecord } from '@anz-payroll/pay-runs';
import { fundsShown, type Payslip, type PayslipSection, type ToldIssuedPayslip } from '@anz-payroll/payslips';
import { html, type Html } from '../../markup';
import { day, days, dollars, figureList, isNothing, payFigures, sharesBar } from '../../pay-pages';
import { localMoment } from '../moment';
import { ownPage, type OwnFrame } from './own-page';

export interface OwnPayslipFacts extends OwnFrame {
  readonly pay: PayRecord;
  readonly payslip: Payslip;
  readonly explanation: PayExplanation;
  /** Earlier ones of the same pay, oldest first. */
  readonly earlier: readonly ToldIssuedPayslip[];
}

/** A payslip as it is handed out, and below it why each figure is what it is. */
export function ownPayslipPage(facts: OwnPayslipFacts): string {
  const { employee, pay, payslip, explanation } = facts;
  const figures = payFigures(pay.country, pay.result, explanation);
  return ownPage(facts, {
    title: `Payslip of ${day(pay.payDate)}`,
    here: 'payslips',
    body: html`<p class="quiet">${days(payslip.period.start, payslip.period.end)}</p>
      <p class="actions tight no-print">
        <a class="button" href="/my/${employee.id}/payslips/${pay.id}/payslip.pdf">Download the payslip (PDF)</a>
      </p>
      <div class="columns">
        ${payslipCard(payslip)}
        <section class="card" aria-labelledby="why">
          <h2 id="why">Why is it this much?</h2>
          <p class="headline">
            <span class="label">Net pay on ${day(pay.payDate)}</span> <span class="amount">${dollars(pay.net)}</span>
          </p>
          ${sharesBar(figures)}
          <p>
            Open a figure to see how it was worked out, step by step, down to the line that the tax office publishes.
          </p>
          ${figureList(figures)}
        </section>
      </div>
      ${earlierCard(facts)}`,
  });
}

/** As the Australian Business Register prints it: 51 824 753 556. */
function abnShown(abn: string): string {
  return abn.replaceAll(/\s/g, '').replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}

function payslipCard(payslip: Payslip): Html {
  const { employer, employee } = payslip;
  return html`<section class="card payslip" aria-labelledby="payslip">
    <h2 id="payslip">${employer.name}</h2>
    <p class="quiet">
      ${employer.abn === undefined ? '' : html`ABN ${abnShown(employer.abn)}<br />`}
      ${employee.name}${employee.position === undefined ? '' : `, ${employee.position}`}${employee.annualRate === undefined ? '' : html`<br />Annual rate ${dollars(employee.annualRate)}`}${employee.taxCode === undefined ? '' : html`<br />Tax code ${employee.taxCode}`}
    </p>
    ${section('Earnings', payslip.earnings)}${payslip.salarySacrifice.lines.length === 0 ? '' : section('Salary sacrifice', payslip.salarySacrifice)}
    ${total('Gross', payslip.gross)}${section('Withheld', payslip.withheld)}
    ${payslip.deductions.lines.length === 0 ? '' : section('Deductions', payslip.deductions)}${total('Net', payslip.net)}
    ${contributions(payslip.employerContributions)}
    ${
      payslip.payments.length === 0
        ? ''
        : html`<h3>Paid to</h3>
            <dl class="facts figures-right">
              ${payslip.payments.map(
                ({ account, amount }) =>
                  html`<dt>${account}</dt>
                    <dd class="number">${dollars(amount)}</dd>`,
              )}
            </dl>`
    }
    ${
      payslip.leaveBalances.length === 0
        ? ''
        : html`<h3>Leave after this pay</h3>
            <dl class="facts figures-right">
              ${payslip.leaveBalances.map(
                ({ name, hours }) =>
                  html`<dt>${name}</dt>
                    <dd class="number">${hours.shown}</dd>`,
              )}
            </dl>`
    }
  </section>`;
}

function contributions(paid: Payslip['employerContributions']): Html | '' {
  if (paid.lines.length === 0) return '';
  return html`${section('Paid by the employer beside it', paid)}
  ${fundsShown(paid).map((says) => html`<p class="quiet">${says}</p>`)}`;
}

function section(name: string, { lines }: PayslipSection): Html | '' {
  const shown = lines.filter(({ amount, quantity }) => !isNothing(amount) || quantity !== undefined);
  return shown.length === 0
    ? ''
    : html`<h3>${name}</h3>
        <dl class="facts figures-right">
          ${shown.map(
            ({ description, note, quantity, rate, amount }) =>
              html`<dt>
                  ${description}${note === undefined ? '' : html` <span class="quiet">${note}</span>`}${quantity === undefined ? '' : html` <span class="quiet">${quantity.shown}${rate === undefined ? '' : html` × ${dollars(rate)}`}</span>`}
                </dt>
                <dd class="number">${dollars(amount)}</dd>`,
          )}
        </dl>`;
}

function total(name: string, amount: string): Html {
  return html`<p class="headline">
    <span class="label">${name}</span> <span class="amount">${dollars(amount)}</span>
  </p>`;
}

/** What was handed out before stays what it was. */
function earlierCard({ company, employee, pay, earlier }: OwnPayslipFacts): Html | '' {
  if (earlier.length === 0) return '';
  return html`<section class="card no-print" aria-labelledby="earlier">
    <h2 id="earlier">Earlier payslips of this pay</h2>
    <ul>
      ${earlier.map(
        ({ id, number, issuedAt, note }) =>
          html`<li>
            <a href="/my/${employee.id}/payslips/${pay.id}/issued/${id}">Payslip ${number}</a>, handed out
            ${localMoment(issuedAt, company.timezone)}. ${note}
          </li>`,
      )}
    </ul>
  </section>`;
}
