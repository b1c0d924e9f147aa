import { roleMay } from '@anz-payroll/accounts';
import { html, type Html } from '../../markup';
import { day, days, dollars } from '../../pay-pages';
import type { StpYear } from '@anz-payroll/filing';
import type { PayRun } from '@anz-payroll/pay-runs';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { alertBox, csrfField, dateInput } from '../form-fields';
import { periodNames } from '../people/people-page';
import { payNames } from './pay-table';

export interface RunsFacts extends CompanyFrame {
  /** Newest first. */
  readonly runs: readonly PayRun[];
  /** The year in which the shown financial year begins. */
  readonly year: number;
  readonly isThisYear: boolean;
  readonly today: string;
  /** Of whoever may report the year. */
  readonly stp?: StpYear;
  /** Processed pays of the year that no report holds. */
  readonly unreported?: number;
  /** The last day of the shown financial year. */
  readonly lastDay: string;
  /** What was chosen and typed into the form that opens a run, and what is wrong with its days. */
  readonly typedPeriod?: string;
  readonly typedDate?: string;
  readonly dateProblem?: string;
  readonly typedEnd?: string;
  readonly endProblem?: string;
  readonly notice?: string;
  readonly problem?: string;
}

/** The Pays screen: the pay runs of a financial year with their totals. */
export function runsPage(facts: RunsFacts): string {
  const { company, runs, year, isThisYear, notice, problem } = facts;
  const { role } = facts.session.user;
  const address = `/companies/${company.id}/pays`;
  return companyPage(facts, {
    title: 'Pays',
    here: 'pays',
    body: html`<div class="heading">
        <h1>Pay runs ${year}–${String(year + 1).slice(2)}</h1>
        <p>
          <a href="${address}?year=${year - 1}">Year before</a>
          ${isThisYear ? '' : html` · <a href="${address}?year=${year + 1}">Year after</a>`}
        </p>
      </div>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}${alertBox(problem)}
      <section class="card table" aria-label="Pay runs">
        ${runs.length === 0 ? html`<p>No pay run in this financial year yet.${roleMay(role, 'pays.write') ? ' Open one below.' : ''}${roleMay(role, 'company.write') ? html` See <a href="/companies/${company.id}/start">what is missing before a first pay</a>.` : ''}</p>` : runTable(facts)}
      </section>
      ${roleMay(role, 'pays.write') ? openForm(facts, address) : ''}${facts.stp === undefined ? '' : stpForm(facts, facts.stp, address)}`,
  });
}

function runTable({ company, runs }: RunsFacts): Html {
  const saving = payNames[company.country].super;
  return html`<table class="stack">
    <thead>
      <tr>
        <th scope="col">Period</th>
        <th scope="col">Paid</th>
        <th scope="col">Pay date</th>
        <th scope="col">State</th>
        <th scope="col" class="number">Pays</th>
        <th scope="col" class="number">Gross</th>
        <th scope="col" class="number">Tax</th>
        <th scope="col" class="number">Net</th>
        <th scope="col" class="number">${saving}</th>
      </tr>
    </thead>
    <tbody>
      ${runs.map(
        (run) =>
          html`<tr>
            <th scope="row">
              <a href="/companies/${company.id}/pays/runs/${run.id}">${days(run.startDate, run.endDate)}</a>
            </th>
            <td data-label="Paid">${periodNames[run.payPeriod]}</td>
            <td data-label="Pay date" class="short">${day(run.payDate)}</td>
            <td data-label="State">${runBadge(run)}</td>
            <td data-label="Pays" class="number">${run.payCount}</td>
            <td data-label="Gross" class="number">${dollars(run.gross)}</td>
            <td data-label="Tax" class="number">${dollars(run.tax)}</td>
            <td data-label="Net" class="number">${dollars(run.net)}</td>
            <td data-label="${saving}" class="number">${dollars(run.super)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

export function runBadge({ status, payCount, pendingCount }: PayRun): Html {
  if (status === 'processed') return html`<span class="badge good">Processed</span>`;
  return html`<span class="badge wait"
    >${pendingCount === payCount ? 'Pending' : `${pendingCount} of ${payCount} pending`}</span
  >`;
}

/** Only Australia keeps a year with the tax office that is updated and finalised. */
function stpForm(facts: RunsFacts, stp: StpYear, address: string): Html {
  const { csrfToken, year } = facts;
  const years = `${year}–${String(year + 1).slice(2)}`;
  const open = stillOpen(facts);
  const declare = ['Declare to the tax office that the year is complete?', ...open].join(' ');
  const steps = [
    ['update', 'Send an update', 'Send the year to date of everybody to the tax office?'],
    ['finalise', 'Finalise the year', declare],
    ['unfinalise', 'Take the finalisation back', 'Tell the tax office that the year is not complete?'],
  ] as const;
  return html`<section class="card" aria-labelledby="stp">
    <h2 id="stp">Single Touch Payroll ${years}</h2>
    <p class="quiet">
      An update brings the year to date of everybody in line and reports no payment. Finalising declares that the year
      is complete; employees then see their income statement as ready for tax.
    </p>
    <p>${finalisedInWords(stp)}</p>
    ${
      open.length === 0
        ? ''
        : html`<p>Before the year is finalised:</p>
            <ul>
              ${open.map((each) => html`<li>${each}</li>`)}
            </ul>`
    }
    <form method="post" action="${address}/stp">
      ${csrfField(csrfToken)}<input type="hidden" name="year" value="${year}" />
      <p class="actions tight">
        ${steps.map(([step, label, question]) => html`<button class="plain" name="step" value="${step}" data-confirm="${`${years}: ${question}`}">${label}</button> `)}
        <a class="button plain" href="${address}/stp/people?year=${year}">Person by person</a>
      </p>
    </form>
  </section>`;
}

/** What keeps the declaration that everything of the year is reported from being true. */
function stillOpen({ runs, unreported = 0, today, lastDay }: RunsFacts): readonly string[] {
  const pending = runs.reduce((sum, { pendingCount }) => sum + pendingCount, 0);
  return [
    ...(today <= lastDay ? [`The year runs until ${day(lastDay)}.`] : []),
    ...(pending > 0 ? [`${pending} ${pending === 1 ? 'pay is' : 'pays are'} not processed yet.`] : []),
    ...(unreported > 0
      ? [`${unreported} ${unreported === 1 ? 'pay is' : 'pays are'} not reported, or sent back.`]
      : []),
  ];
}

function finalisedInWords({ reported, finalised }: StpYear): string {
  const whom = reported === 1 ? 'the one person' : `all ${reported} people`;
  if (reported === 0) return 'Nobody is reported in this year yet.';
  if (finalised === reported) return `Declared complete for ${whom} who ${reported === 1 ? 'is' : 'are'} reported.`;
  return finalised === 0
    ? `Not declared complete: ${reported} ${reported === 1 ? 'person is' : 'people are'} reported.`
    : `Declared complete for ${finalised} of the ${reported} people who are reported.`;
}

function openForm(
  { company, csrfToken, today, typedPeriod, typedDate, dateProblem, typedEnd = '', endProblem }: RunsFacts,
  address: string,
): Html {
  const chosen = typedPeriod ?? company.default_pay_period ?? 'FORTNIGHTLY';
  return html`<section class="card" aria-labelledby="open">
    <h2 id="open">Open a pay run</h2>
    <p class="quiet">
      Stages a pending pay with standard hours and standing items for everybody of that pay period who has none yet. The
      pay date says for which period; name its last day where another one is paid, such as the weeks of a holiday that
      are paid before it.
    </p>
    <form class="search" method="post" action="${address}/runs">
      ${csrfField(csrfToken)}
      <div class="short">
        <label for="pay_period">Paid</label>
        <select id="pay_period" name="pay_period">
          ${(['WEEKLY', 'FORTNIGHTLY', 'MONTHLY'] as const).map(
            (period) =>
              html`<option value="${period}" ${period === chosen ? html`selected` : ''}>
                ${periodNames[period]}
              </option>`,
          )}
        </select>
      </div>
      <div class="short">
        <label for="pay_date">Pay date</label>
        ${dateInput('pay_date', typedDate ?? today, dateProblem)}
      </div>
      <div class="short">
        <label for="pay_run_end_date">Period ends (optional)</label>
        ${dateInput('pay_run_end_date', typedEnd, endProblem, false)}
      </div>
      <button>Open</button>
    </form>
  </section>`;
}
