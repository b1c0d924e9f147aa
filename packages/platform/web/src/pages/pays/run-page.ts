import { html, type Html } from '../../markup';
import { day, days, dollars } from '../../pay-pages';
import type { PayRecord, PayRun } from '@anz-payroll/pay-runs';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { alertBox, csrfField } from '../form-fields';
import { payNames, payTable } from './pay-table';
import { runBadge } from './runs-page';

export interface RunFacts extends CompanyFrame {
  readonly run: PayRun;
  /** By name. */
  readonly pays: readonly PayRecord[];
  readonly downloads: readonly { readonly address: string; readonly name: string }[];
  readonly notice?: string;
  readonly problem?: string;
}

/** One pay run: its totals, its pays, and the button that processes it. */
export function runPage(facts: RunFacts): string {
  const { company, run, pays, downloads, notice, problem } = facts;
  return companyPage(facts, {
    title: `Pay run to ${day(run.endDate)}`,
    here: 'pays',
    crumbs: [{ address: `/companies/${company.id}/pays`, name: 'Pays' }],
    body: html`<div class="heading">
        <h1>${days(run.startDate, run.endDate)} ${runBadge(run)}</h1>
        <p class="quiet">Paid on ${day(run.payDate)}</p>
      </div>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}${alertBox(problem)}
      <dl class="tiles">
        ${tile('Pays', String(run.payCount))}${tile('Gross', dollars(run.gross))}${tile('Tax', dollars(run.tax))}
        ${tile('Net', dollars(run.net))}${tile(payNames[company.country].super, dollars(run.super))}
      </dl>
      ${run.pendingCount === 0 ? '' : processForm(facts)}
      <section class="card table" aria-labelledby="pays">
        <h2 id="pays">Pays</h2>
        ${pays.length === 0 ? html`<p class="quiet">None.</p>` : payTable(pays, 'by-name')}
        ${pays.length < run.payCount ? html`<p class="quiet">${pays.length} of ${run.payCount}; the others are found by their employee.</p>` : ''}
      </section>
      ${reportForm(facts)}${downloads.length === 0 ? '' : downloadCard(downloads)}`,
  });
}

function tile(name: string, value: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

function processForm({ company, run, csrfToken }: RunFacts): Html {
  const address = `/companies/${company.id}/pays/runs/${run.id}`;
  const done = run.payCount - run.pendingCount;
  return html`<section class="card no-print" aria-labelledby="process">
    <h2 id="process">Process this run</h2>
    <p class="quiet">
      Completes ${run.pendingCount} pending ${run.pendingCount === 1 ? 'pay' : 'pays'}: leave and year to date move, and
      events go out. A run that is interrupted goes on where it stopped.
    </p>
    <form method="post" action="${address}/process" data-progress="${address}/progress">
      ${csrfField(csrfToken)}<label for="progress">${done} of ${run.payCount} processed</label>
      <progress id="progress" max="${run.payCount}" value="${done}"></progress>
      <p class="actions tight">
        <button>Process ${run.pendingCount} ${run.pendingCount === 1 ? 'pay' : 'pays'}</button>
      </p>
    </form>
  </section>`;
}

/** Only Australia reports by run; New Zealand files by payday, with the file below. */
function reportForm({ company, run, pays, csrfToken }: RunFacts): Html | '' {
  const waiting = pays.filter(
    ({ status, stpStatus }) => status === 'processed' && stpStatus === 'not_submitted',
  ).length;
  if (company.country !== 'AU' || waiting === 0) return '';
  return html`<section class="card no-print" aria-labelledby="report">
    <h2 id="report">Report to the tax office</h2>
    <p class="quiet">Single Touch Payroll: ${waiting} ${waiting === 1 ? 'pay is' : 'pays are'} not reported yet.</p>
    <form method="post" action="/companies/${company.id}/pays/runs/${run.id}/report">
      ${csrfField(csrfToken)}<button>Report ${waiting} ${waiting === 1 ? 'pay' : 'pays'}</button>
    </form>
  </section>`;
}

function downloadCard(downloads: RunFacts['downloads']): Html {
  return html`<section class="card no-print" aria-labelledby="downloads">
    <h2 id="downloads">Downloads</h2>
    <p class="actions tight">
      ${downloads.map(({ address, name }) => html`<a class="button plain" href="${address}">${name}</a>`)}
    </p>
  </section>`;
}
