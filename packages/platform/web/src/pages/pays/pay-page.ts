import { roleMay } from '@anz-payroll/accounts';
import { html, type Html } from '../../markup';
import {
  day,
  days,
  dollars,
  isAmount,
  explanationTree,
  figureList,
  inWords,
  nameInWords,
  isNothing,
  payFigures,
  sharesBar,
} from '../../pay-pages';
import type { ComparedPay, PayExplanation, PayRecord, PayRun, PayWarning } from '@anz-payroll/pay-runs';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { alertBox, confirmChange, csrfField } from '../form-fields';
import { awardCheckCard } from './award-verdict';
import type { FiguresFromOutside } from 'payroll-core/changes';
import { differenceCard } from './difference-card';
import { localMoment } from '../moment';
import type { ToldIssuedPayslip } from '@anz-payroll/payslips';
import { payBadge, payNames, stpName } from './pay-table';
import { payslipView } from './payslip-view';

export interface PayFacts extends CompanyFrame {
  readonly pay: PayRecord;
  readonly run: PayRun;
  readonly explanation: PayExplanation;
  readonly warnings: readonly PayWarning[];
  readonly parameterFiles: readonly string[];
  readonly downloads: readonly { readonly address: string; readonly name: string }[];
  /** Against the last pay, or the one that a correction replaced. */
  readonly compared?: ComparedPay;
  /** Figures of somebody else that the pay is held against. */
  readonly figures?: FiguresFromOutside;
  /** Payslips of the pay that were handed out, oldest first. */
  readonly issued: readonly ToldIssuedPayslip[];
  /** Why its report to the tax office was rejected. */
  readonly stpMessage?: string | undefined;
  readonly problem?: string;
}

/** A pay: the payslip, and beside it how every figure came about. */
export function payPage(facts: PayFacts): string {
  const { csrfToken, company, pay, run, explanation, warnings, parameterFiles, downloads, problem, compared } = facts;
  const address = `/companies/${company.id}/pays`;
  const name = `${pay.employee.firstName} ${pay.employee.lastName}`;
  const figures = payFigures(pay.country, pay.result, explanation);
  const mayWrite = roleMay(facts.session.user.role, 'pays.write');
  return companyPage(facts, {
    title: `Pay of ${name}`,
    here: 'pays',
    crumbs: [
      { address, name: 'Pays' },
      { address: `${address}/runs/${run.id}`, name: days(run.startDate, run.endDate) },
    ],
    body: html`<div class="heading">
        <h1>${name} ${payBadge(pay)}</h1>
        <p class="actions tight no-print">
          ${pay.termination === null && pay.status !== 'voided' ? html`<a class="button plain slim" href="${address}/${pay.id}/preview">What if…</a>` : ''}
          ${mayWrite && pay.termination === null && pay.status === 'pending' ? html`<a class="button plain slim" href="${address}/${pay.id}/change">Change…</a>` : ''}
          ${mayWrite && pay.termination === null && pay.status === 'processed' ? html`<a class="button plain slim" href="${address}/${pay.id}/correct">Correct…</a>` : ''}
          ${roleMay(facts.session.user.role, 'people.read') ? html`<a class="button plain slim" href="/companies/${company.id}/people/${pay.employeeId}">Employee</a>` : ''}
          ${downloads.map(({ address: file, name: label }) => html`<a class="button plain slim" href="${file}">${label}</a>`)}
        </p>
      </div>
      ${alertBox(problem)}${pay.stpStatus === 'not_submitted' ? '' : html`<p class="${pay.stpStatus === 'rejected' ? 'caution' : 'quiet'}">Single Touch Payroll: ${stpName(pay)}${facts.stpMessage === undefined ? '' : `. ${inWords(facts.stpMessage)}`}</p>`}${pay.note === null ? '' : html`<p class="notice">Note: ${pay.note}</p>`}${pay.replacesPayId === null ? '' : html`<p class="notice">This pay corrects an earlier one.</p>`}${warnings.map(({ message }) => html`<p class="caution" role="note">${inWords(message)}</p>`)}
      <div class="columns">
        ${payslipView(pay)}
        <section class="card" aria-labelledby="explanation">
          <h2 id="explanation">How it came about</h2>
          <p class="headline">
            <span class="label">Net pay on ${day(pay.payDate)}</span> <span class="amount">${dollars(pay.net)}</span>
          </p>
          ${sharesBar(figures)}
          <p class="hint">Open a figure to see the formula with its numbers, down to the published table.</p>
          ${figureList(figures)}${terminationSteps(explanation)}
          <details>
            <summary>Law it stood on</summary>
            <ul>
              ${parameterFiles.map((file) => html`<li><code>${file}</code></li>`)}
            </ul>
          </details>
        </section>
      </div>
      ${compared === undefined ? '' : differenceCard(compared)} ${outsideForm(facts)} ${awardCheckCard(pay)}
      ${issuedCard(facts)}${pay.status === 'voided' || !mayWrite ? '' : deleteForm(`${address}/${pay.id}/delete`, csrfToken, pay)}`,
  });
}

/** What another program made of the same pay, typed to see why it differs. */
function outsideForm({ company, pay, figures = {} }: PayFacts): Html {
  const names = [
    ['gross', 'Gross'],
    ['tax', 'Tax'],
    ['net', 'Net'],
    ['super', payNames[pay.country].super],
  ] as const;
  return html`<details class="no-print" ${Object.keys(figures).length === 0 ? '' : html`open`}>
    <summary>Compare with figures from elsewhere</summary>
    <form class="search" method="get" action="/companies/${company.id}/pays/${pay.id}">
      ${names.map(
        ([name, label]) =>
          html`<div class="short">
            <label for="outside-${name}">${label}</label>
            <input
              id="outside-${name}"
              name="${name}"
              class="number"
              inputmode="decimal"
              autocomplete="off"
              value="${figures[name] ?? ''}"
            />
          </div>`,
      )}
      <button>Compare</button>
    </form>
  </details>`;
}

/** What was handed out stays what it was; a note says where it is not the last word. */
function issuedCard({ company, pay, issued }: PayFacts): Html | '' {
  if (issued.length === 0) return '';
  return html`<section class="card no-print" aria-labelledby="issued">
    <h2 id="issued">Payslips handed out</h2>
    <ul>
      ${issued.map(
        ({ id, number, issuedAt, note }) =>
          html`<li>
            <a href="/companies/${company.id}/pays/${pay.id}/payslips/${id}">Payslip ${number}</a>, handed out
            ${localMoment(issuedAt, company.timezone)}. ${note ?? 'It is what the pay says.'}
          </li>`,
      )}
    </ul>
    <p><a href="/companies/${company.id}/people/${pay.employeeId}/payslips">All payslips of this person</a></p>
  </section>`;
}

function deleteForm(action: string, csrfToken: string, { status, termination }: PayRecord): Html {
  const undone = [
    ...(status === 'processed' ? ['leave and year to date go back to what they were'] : []),
    ...(termination === null ? [] : ['the termination is undone']),
  ];
  const says = undone.length === 0 ? 'Nothing else changes' : undone.join(', and ');
  return html`<section class="card no-print" aria-labelledby="delete">
    <h2 id="delete">Delete this pay</h2>
    <p class="quiet">${says.charAt(0).toUpperCase() + says.slice(1)}.</p>
    <form method="post" action="${action}">
      ${csrfField(csrfToken)}${status === 'processed' ? confirmChange() : ''}<button
        class="danger"
        data-confirm="Delete this pay?"
      >
        Delete
      </button>
    </form>
  </section>`;
}

function terminationSteps(explanation: PayExplanation): Html | '' {
  const steps = Object.entries(explanation).filter(
    ([figure, { value }]) => figure.startsWith('termination.') && !(isAmount(value) && isNothing(value)),
  );
  return steps.length === 0
    ? ''
    : html`<h3>The termination</h3>
        <div class="figures">
          ${steps.map(
            ([figure, step]) =>
              html`<details class="figure" data-figure="${figure}">
                <summary class="line">
                  <span class="label">${nameInWords(figure.slice(figure.indexOf('.') + 1))}</span
                  ><span class="amount">${isAmount(step.value) ? dollars(step.value) : ''}</span>
                </summary>
                ${explanationTree(step)}
              </details>`,
          )}
        </div>`;
}
