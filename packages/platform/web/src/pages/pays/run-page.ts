import { roleMay } from '@anz-payroll/accounts';
import { countryFeatures } from '../country-features';
import { html, type Html } from '../../markup';
import { day, days, dollars } from '../../pay-pages';
import type { PayRecord, PayRun, RunApproval } from '@anz-payroll/pay-runs';
import type { ToldIssuedPayslip } from '@anz-payroll/payslips';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { alertBox, confirmChange, csrfField, requestKeyField } from '../form-fields';
import { localMoment } from '../moment';
import { partLinks, searchForm, type ListPart } from '../list-part';
import { nextSteps, type NextStep } from './next-steps';
import { paymentFileForm, type TypedPaymentFile } from './payment-files-page';
import { payNames, payTable } from './pay-table';
import { processForm } from './process-form';
import { runSteps } from './run-steps';
import { runBadge } from './runs-page';

export interface RunFacts extends CompanyFrame {
  readonly run: PayRun;
  /** By name. */
  readonly pays: readonly PayRecord[];
  /** Those that are shown. */
  readonly part: ListPart<PayRecord>;
  readonly next: readonly NextStep[];
  /** Handed out before the run paid or took back, and different now. */
  readonly differing: readonly ToldIssuedPayslip[];
  /** Of the run as it stands. */
  readonly approval?: RunApproval;
  /** What was typed for a payment file that was refused. */
  readonly paymentFile?: TypedPaymentFile;
  readonly notice?: string;
  readonly problem?: string;
}

/** One pay run: its totals, its pays, and what is to be done with it now. */
export function runPage(facts: RunFacts): string {
  const { company, run, pays, part, next, notice, problem } = facts;
  const { role } = facts.session.user;
  const isOpen = run.pendingCount > 0 || run.payCount === 0;
  return companyPage(facts, {
    title: `Pay run to ${day(run.endDate)}`,
    here: 'pays',
    crumbs: [{ address: `/companies/${company.id}/pays`, name: 'Pays' }],
    body: html`<div class="heading">
        <h1>${days(run.startDate, run.endDate)} ${runBadge(run)}</h1>
        <p class="quiet">Paid on ${day(run.payDate)}</p>
      </div>
      ${runSteps(run, isOpen ? 'process' : 'after', facts.session.user.role)}
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}${alertBox(problem)}
      <dl class="tiles">
        ${tile('Pays', String(run.payCount))}${tile('Gross', dollars(run.gross))}${tile('Tax', dollars(run.tax))}
        ${tile('Net', dollars(run.net))}${tile(payNames[company.country].super, dollars(run.super))}
      </dl>
      ${differingCard(facts)} ${run.pendingCount === 0 ? '' : openCard(facts)}${nextSteps(next)}
      <section class="card table" aria-labelledby="pays">
        <h2 id="pays">Pays</h2>
        ${part.pages < 2 && part.search === '' ? '' : searchForm({ address: `/companies/${company.id}/pays/runs/${run.id}#pays`, label: 'Name or number', search: part.search })}
        ${part.rows.length === 0 ? html`<p class="quiet">None.</p>` : payTable(part.rows, 'by-name')}
        ${partLinks(part, 'pays, by name', `/companies/${company.id}/pays/runs/${run.id}#pays`)}
      </section>
      ${run.payCount > run.pendingCount && roleMay(role, 'money.release') ? payOutForm(facts) : ''}
      ${pays.some(({ country, stpStatus }) => countryFeatures[country].reportsByStp && stpStatus !== 'not_submitted') && roleMay(role, 'money.release') ? stpCard(facts) : ''}
      ${run.payCount > 0 && run.pendingCount === 0 && roleMay(role, 'pays.write') ? emailForm(facts) : ''}
      ${run.payCount > run.pendingCount && roleMay(role, 'pays.write') ? undoCard(facts) : ''}`,
  });
}

function tile(name: string, value: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

/** The words are those of a single pay that is back-dated, corrected or deleted. */
function differingCard({ company, differing }: RunFacts): Html | '' {
  if (differing.length === 0) return '';
  return html`<section class="card" aria-labelledby="differing">
    <h2 id="differing">Payslips that differ</h2>
    <p>These payslips were handed out and now differ; hand them out again.</p>
    <ul>
      ${differing.map(
        ({ id, payId, number, payDate, payslip, note }) =>
          html`<li>
            <a href="/companies/${company.id}/pays/${payId}/payslips/${id}">Payslip ${number} of pay ${payId}</a>
            (${day(payDate)}), ${payslip.employee.name}. ${note}
          </li>`,
      )}
    </ul>
  </section>`;
}

function openCard({ session, company, run, approval, csrfToken }: RunFacts): Html {
  const address = `/companies/${company.id}/pays/runs/${run.id}`;
  const mayWrite = roleMay(session.user.role, 'pays.write');
  if (approval !== undefined) {
    return html`<section class="card no-print" aria-labelledby="process">
      <h2 id="process">Process this run</h2>
      <p>Approved by ${approval.userName}, ${localMoment(approval.approvedAt, company.timezone)}.</p>
      ${mayWrite ? processForm(run, csrfToken) : ''}
    </section>`;
  }
  return html`<section class="card no-print" aria-labelledby="process">
    <h2 id="process">Not approved yet</h2>
    <p class="quiet">Enter hours, leave and amounts, review what differs from last time, then approve and process.</p>
    <p class="actions tight">
      ${mayWrite ? html`<a class="button" href="${address}/enter">Enter the pays</a>` : ''}
      <a class="button plain" href="${address}/review">Review the run</a>
    </p>
  </section>`;
}

/** One pay is corrected or deleted on its own page; this takes back all of them. */
function undoCard({ company, run, csrfToken }: RunFacts): Html {
  const count = run.payCount - run.pendingCount;
  const pays = count === 1 ? 'pay' : 'pays';
  return html`<details class="card no-print">
    <summary>Correct or undo</summary>
    <p>
      To correct one person’s pay, open it above and choose “Correct”. The old pay is kept for the record, and leave and
      year to date move by the difference.
    </p>
    <form method="post" action="/companies/${company.id}/pays/runs/${run.id}/undo">
      ${csrfField(csrfToken)}
      <p class="quiet">
        Undoing deletes every processed pay of this run: leave and year to date go back to what they were, terminations
        are taken back. What was paid outside stays paid.
      </p>
      ${confirmChange()}
      <button class="danger" data-confirm="Delete ${count} processed ${pays} of ${dollars(run.net)} net?">
        Undo ${count} ${pays}
      </button>
    </form>
  </details>`;
}

/** Once everything is processed; nothing is attached, the link leads to the payslip. */
function emailForm({ company, run, csrfToken }: RunFacts): Html {
  return html`<section class="card no-print" aria-labelledby="email">
    <h2 id="email">Payslips by e-mail</h2>
    <p class="quiet">
      Everybody of this run with an e-mail address gets a link that works for 30
      days${company.attach_payslips ? ', and the payslip itself as a PDF' : ''}.
      <a href="/companies/${company.id}/settings#attach_payslips"
        >${company.attach_payslips ? 'Links alone' : 'Attach the PDF too'}</a
      >
    </p>
    <form method="post" action="/companies/${company.id}/pays/runs/${run.id}/payslips/email">
      ${csrfField(csrfToken)}${requestKeyField()}<button
        class="plain"
        data-confirm="Send an e-mail to everybody of this run?"
      >
        E-mail payslips
      </button>
    </form>
  </section>`;
}

function payOutForm({ company, run, pays, paymentFile, csrfToken }: RunFacts): Html {
  const home = `/companies/${company.id}/pays`;
  const { country } = company;
  const address = { address: `${home}/runs/${run.id}`, home: `${home}/payment-files` };
  return paymentFileForm({ ...address, country, payDate: run.payDate, pays, typed: paymentFile }, csrfToken);
}

const stpActions = [
  ['ADJUST', 'Report the payday again', 'takes the place of what was lodged for it, with everybody who was paid on it'],
  ['UPDATE', 'Send an update', 'brings the year to date of these people in line and reports no payment'],
] as const;

/** After the first report: what is sent when something of it changed. */
function stpCard({ company, run, csrfToken }: RunFacts): Html {
  return html`<section class="card no-print" aria-labelledby="stp">
    <h2 id="stp">Change what was reported</h2>
    <form method="post" action="/companies/${company.id}/pays/runs/${run.id}/report">
      ${csrfField(csrfToken)}
      <ul>
        ${stpActions.map(([, label, says]) => html`<li>“${label}” ${says}.</li>`)}
      </ul>
      <p class="actions tight">
        ${stpActions.map(([action, label]) => html`<button class="plain" name="action" value="${action}" data-confirm="${label} to the tax office?">${label}</button> `)}
      </p>
    </form>
  </section>`;
}
