import { roleMay, type ApprovalRight } from '@anz-payroll/accounts';
import type { MovedPay, PayRecord, PayRun, ReviewedAnomaly, RunApproval } from '@anz-payroll/pay-runs';
import { html, type Html } from '../../../markup';
import { changeSince, day, days, dollars, inWords, isNothing } from '../../../pay-pages';
import { companyPage, type CompanyFrame } from '../../company/company-page';
import { alertBox, csrfField } from '../../form-fields';
import { localMoment } from '../../moment';
import { partLinks, partOf } from '../../list-part';
import { linesToCheck, type ToCheck } from '../../to-check';
import { verdictsOfRun } from '../award-verdict';
import { anomaliesCard } from './anomalies-card';
import { causeLine, moved as movedBy } from '../difference-card';
import { pendingInWords, processForm } from '../process-form';
import { payNames } from '../pay-table';
import { runSteps } from '../run-steps';
import { runBadge } from '../runs-page';

export interface ReviewRunFacts extends CompanyFrame {
  readonly run: PayRun;
  /** The pending pays, by name. */
  readonly pays: readonly PayRecord[];
  /** The run before this one. */
  readonly before: PayRun | undefined;
  /** Who is paid otherwise than last time, the largest movement of net first, and who is paid for the first time. */
  readonly moved: readonly MovedPay[];
  readonly first: readonly PayRecord[];
  readonly anomalies: readonly ReviewedAnomaly[];
  /** What is missing in people's records before money can move, by name. */
  readonly missing: readonly ToCheck[];
  readonly approval?: RunApproval;
  /** By which right the reader approves; left out, they do not. */
  readonly right?: ApprovalRight;
  /** The page of the list of differences. */
  readonly page?: number;
  readonly problem?: string;
}

/** So many people are looked through without waiting for everybody. */
const PEOPLE_OF_A_PAGE = 200;

/** What a run pays and how it differs from the last one, to be approved before it is processed. */
export function reviewRunPage(facts: ReviewRunFacts): string {
  const { company, run, pays, before, problem } = facts;
  const address = `/companies/${company.id}/pays/runs/${run.id}`;
  return companyPage(facts, {
    title: `Review the pay run to ${day(run.endDate)}`,
    here: 'pays',
    crumbs: [
      { address: `/companies/${company.id}/pays`, name: 'Pays' },
      { address, name: days(run.startDate, run.endDate) },
    ],
    body: html`<div class="heading">
        <h1>${days(run.startDate, run.endDate)} ${runBadge(run)}</h1>
        <p class="quiet">Paid on ${day(run.payDate)}</p>
      </div>
      ${runSteps(run, 'review', facts.session.user.role)}${alertBox(problem)}
      <dl class="tiles">
        ${tile('Pays', String(run.payCount), before === undefined ? '' : `${before.payCount} last time`)}
        ${tile('Gross', dollars(run.gross), changeSince(before?.gross ?? '', run.gross))}
        ${tile('Tax', dollars(run.tax), changeSince(before?.tax ?? '', run.tax))}
        ${tile('Net', dollars(run.net), changeSince(before?.net ?? '', run.net))}
        ${tile(payNames[company.country].super, dollars(run.super), changeSince(before?.super ?? '', run.super))}
      </dl>
      ${anomaliesCard({
        companyId: company.id,
        timezone: company.timezone,
        address,
        csrfToken: facts.csrfToken,
        mayAcknowledge: roleMay(facts.session.user.role, 'pays.write'),
        anomalies: facts.anomalies,
      })}
      ${toCheck(facts)}${verdictsOfRun(company.id, pays)}
      <section class="card table" aria-labelledby="differs">
        <h2 id="differs">${before === undefined ? 'Everybody’s pay' : 'What differs from last time'}</h2>
        ${differences(facts)}
      </section>
      ${pays.length === 0 ? '' : approveCard(facts, address)}`,
  });
}

function tile(name: string, value: string, note: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
    ${note === '' || note === '–' ? '' : html`<dd class="note">${note}</dd>`}
  </div>`;
}

function differences({ company, run, pays, before, moved, first, page }: ReviewRunFacts): Html {
  const pending = new Set(pays.map(({ id }) => id));
  const rows =
    before === undefined
      ? pays.map((pay) => ({ pay, reasons: [] as readonly string[], change: '' }))
      : [
          ...moved.map(({ pay, difference }) => ({
            pay,
            reasons: difference.causes.map(causeLine),
            change: movedBy(difference.movement, 'net'),
          })),
          ...first.map((pay) => ({ pay, reasons: ['First pay'], change: '' })),
        ].filter(({ pay }) => pending.has(pay.id));
  const same = pays.length - rows.length;
  if (rows.length === 0)
    return html`<p class="quiet">
      Nothing: ${same === 1 ? 'the pay is as it was' : `all ${same} pays are as they were`}.
    </p>`;
  const part = partOf(rows, PEOPLE_OF_A_PAGE, page === undefined ? {} : { page });
  return html`<table class="stack">
      <thead>
        <tr>
          <th scope="col">Employee</th>
          <th scope="col">${before === undefined ? 'Note' : 'Why'}</th>
          <th scope="col" class="number">Gross</th>
          <th scope="col" class="number">Net</th>
          <th scope="col" class="number">Change of net</th>
        </tr>
      </thead>
      <tbody>
        ${part.rows.map(
          ({ pay, reasons, change }) =>
            html`<tr>
              <th scope="row"><a href="/companies/${company.id}/pays/${pay.id}#difference">${nameOf(pay)}</a></th>
              <td data-label="Why" class="wrap">
                ${reasons.map((reason, index) => html`${index === 0 ? '' : html`<br />`}${reason}`)}${pay.note === null ? '' : html` <em>${pay.note}</em>`}
              </td>
              <td data-label="Gross" class="number">${dollars(pay.gross)}</td>
              <td data-label="Net" class="number">${dollars(pay.net)}</td>
              <td data-label="Change of net" class="number">${change}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${partLinks(part, before === undefined ? 'people, by name' : 'people who are paid otherwise', `/companies/${company.id}/pays/runs/${run.id}/review#differs`)}
    ${same === 0 ? '' : html`<p class="quiet">${same} ${same === 1 ? 'pay is' : 'pays are'} as last time.</p>`}
    ${before === undefined ? '' : html`<p class="no-print"><a href="/companies/${company.id}/pays/runs/${run.id}/differences.csv">CSV, a row for each cause</a></p>`}`;
}

function toCheck({ session, company, pays, missing, csrfToken, run }: ReviewRunFacts): Html | '' {
  const empty = pays.filter(({ gross }) => isNothing(gross));
  const warned = pays.flatMap((pay) =>
    pay.result.warnings.map(({ message }) => ({
      address: `/companies/${company.id}/pays/${pay.id}`,
      name: nameOf(pay),
      what: inWords(message),
    })),
  );
  if (empty.length + warned.length + missing.length === 0) return '';
  return html`<section class="card" aria-labelledby="to-check">
    <h2 id="to-check">To check</h2>
    <ul class="plain-list">
      ${linesToCheck([...warned, ...missing])}
      ${empty.length === 0 ? '' : html`<li>Nothing is entered for ${empty.map(nameOf).join(', ')}.</li>`}
    </ul>
    ${
      empty.length === 0 || !roleMay(session.user.role, 'pays.write')
        ? ''
        : html`<form method="post" action="/companies/${company.id}/pays/runs/${run.id}/leave-out">
            ${csrfField(csrfToken)}<button class="plain slim">
              Take ${empty.length === 1 ? 'the empty pay' : `the ${empty.length} empty pays`} out of the run
            </button>
          </form>`
    }
  </section>`;
}

function approveCard(facts: ReviewRunFacts, address: string): Html {
  const { run, approval, csrfToken, company } = facts;
  const { role } = facts.session.user;
  if (approval !== undefined) {
    return html`<section class="card no-print" aria-labelledby="process">
      <h2 id="process">Approved</h2>
      <p>
        By ${approval.userName}, ${localMoment(approval.approvedAt, company.timezone)}. A change of any pay ends the
        approval.
      </p>
      ${roleMay(role, 'pays.write') ? processForm(run, csrfToken) : ''}
    </section>`;
  }
  if (facts.right === undefined) {
    return html`<section class="card no-print" aria-labelledby="approve">
      <h2 id="approve">Not approved yet</h2>
      <p>Somebody whose role includes approving reviews this page and approves the run.</p>
    </section>`;
  }
  return html`<section class="card no-print" aria-labelledby="approve">
    <h2 id="approve">Approve</h2>
    <p class="quiet">
      You have looked at ${pendingInWords(run)}. ${run.pendingCount === run.payCount ? 'Nothing is paid yet; a' : 'A'}
      change of any pay asks for another look.
      ${facts.right.onBehalfOf === null ? '' : `You approve in the place of ${facts.right.onBehalfOf.name}.`}
    </p>
    <form method="post" action="${address}/approve">
      ${csrfField(csrfToken)}<input type="hidden" name="run_version" value="${run.version}" />
      <p class="actions tight">
        <button>Approve the run</button>
        ${roleMay(role, 'pays.write') ? html`<a class="button plain" href="${address}/enter">Change something</a>` : ''}
      </p>
    </form>
  </section>`;
}

function nameOf({ employee }: PayRecord): string {
  return `${employee.firstName} ${employee.lastName}`;
}
