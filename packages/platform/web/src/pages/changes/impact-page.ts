import type { ImpactOnCompany } from '@anz-payroll/pay-runs';
import { dayOfChange, noteToStaff, type Impact, type PayTotals } from 'payroll-core/changes';
import { html, type Html } from '../../markup';
import { changeSince, dollars, inWords } from '../../pay-pages';
import { barChart } from '../charts/bar-chart';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { alertBox, csrfField, dateInput, describedAt, problemAt } from '../form-fields';
import type { Problems } from '../record-form';
import { moved } from '../pays/difference-card';
import { payNames } from '../pays/pay-table';

export interface ImpactFacts extends CompanyFrame {
  readonly from: string;
  readonly to: string;
  readonly percent: string;
  readonly draft: string;
  /** The first full pay period of an award increase; empty where none was asked for. */
  readonly awardOn: string;
  readonly impact: ImpactOnCompany | undefined;
  readonly problem?: string;
  /** What is wrong with the days, by field. */
  readonly problems?: Problems;
}

const MOST_ROWS = 500;

/** What a change of law or a rise does to everybody, by their last pays. */
export function impactPage(facts: ImpactFacts): string {
  const { company, impact, problem } = facts;
  return companyPage(facts, {
    title: 'Impact of a change',
    here: 'reports',
    crumbs: [{ address: `/companies/${company.id}/reports`, name: 'Reports' }],
    body: html`<h1>Impact of a change</h1>
      <p class="quiet">Everybody’s last pay, worked out once before the change and once after it. Nothing is stored.</p>
      ${alertBox(problem)}${forms(facts)} ${impact === undefined ? '' : outcome(facts, impact)}`,
  });
}

function forms({ company, from, to, percent, draft, awardOn, csrfToken, problems = {} }: ImpactFacts): Html {
  const address = `/companies/${company.id}/reports/impact`;
  const wrongPercent = { problem: problems['percent'], at: 'percent' };
  return html`<form class="search" method="get" action="${address}">
      <div class="short">
        <label for="from">The law of</label>
        ${dateInput('from', from, problems['from'])}
      </div>
      <div class="short">
        <label for="to">Against that of</label>
        ${dateInput('to', to, problems['to'])}
      </div>
      <button>Show</button>
    </form>
    <form class="search" method="get" action="${address}">
      <div class="short">
        <label for="percent">Or a rise, per cent</label>
        ${problemAt('percent', wrongPercent)}
        <input
          id="percent"
          name="percent"
          inputmode="decimal"
          required
          value="${percent}"
          ${describedAt('percent', wrongPercent)}
        />
      </div>
      <button>Show</button>
    </form>
    ${
      company.country === 'AU'
        ? html`<form class="search" method="get" action="${address}">
            <div class="short">
              <label for="award_on">Or the awards that you follow, from</label>
              ${dateInput('award_on', awardOn, problems['award_on'])}
            </div>
            <button>Show</button>
          </form>`
        : ''
    }
    <details ${draft === '' ? '' : html`open`}>
      <summary>A law that is only a draft</summary>
      <form method="post" action="${address}">
        ${csrfField(csrfToken)}<input type="hidden" name="from" value="${from}" /><input
          type="hidden"
          name="to"
          value="${to}"
        />
        <label for="draft">The edition, as a parameter file</label>
        <textarea id="draft" name="draft" rows="8" required spellcheck="false">${draft}</textarea>
        <p class="actions tight"><button>Show with the draft</button></p>
      </form>
    </details>`;
}

const figures = ['net', 'tax', 'super', 'cost'] as const satisfies readonly (keyof PayTotals)[];

function outcome(facts: ImpactFacts, impact: ImpactOnCompany): Html {
  const { company } = facts;
  const names = { net: 'Net', tax: 'Tax', super: payNames[company.country].super, cost: 'Cost' };
  const rows = impact.touched.slice(0, MOST_ROWS);
  const asked =
    facts.awardOn !== ''
      ? `award_on=${facts.awardOn}`
      : facts.percent === ''
        ? `from=${facts.from}&to=${facts.to}`
        : `percent=${encodeURIComponent(facts.percent)}`;
  if (impact.touched.length === 0) {
    return html`<section class="card">
      <p>Nobody’s last pay changes by a cent (${impact.untouched} ${impact.untouched === 1 ? 'pay' : 'pays'}).</p>
    </section>`;
  }
  return html`<dl class="tiles">
      ${figures.map(
        (name) =>
          html`<div>
            <dt>${names[name]}, one pay of everybody</dt>
            <dd>${moved(impact.change, name)}</dd>
            <dd class="note">${moved(impact.aYear, name)} a year</dd>
          </div>`,
      )}
    </dl>
    ${
      impact.rules.length === 0
        ? ''
        : html`<section class="card" aria-labelledby="rules">
            <h2 id="rules">Which rule moves it</h2>
            <ul class="plain-list">
              ${impact.rules.map(
                ({ name, law, movement }) =>
                  html`<li>
                    ${name}: net ${moved(movement, 'net')}, cost ${moved(movement, 'cost')}
                    <a class="quiet" href="${law.href}">${law.title}</a>
                  </li>`,
              )}
            </ul>
          </section>`
    }
    <section class="card">${chart(impact)}</section>
    <section class="card table" aria-labelledby="people">
      <div class="heading">
        <h2 id="people">${impact.touched.length} ${impact.touched.length === 1 ? 'person' : 'people'}</h2>
        ${facts.draft === '' ? html`<p class="actions tight no-print"><a class="button plain slim" href="/companies/${company.id}/reports/impact.csv?${asked}">CSV</a></p>` : ''}
      </div>
      <table class="stack">
        <thead>
          <tr>
            <th scope="col">Employee</th>
            <th scope="col" class="number">Net before</th>
            <th scope="col" class="number">Net after</th>
            ${figures.map((name) => html`<th scope="col" class="number">${names[name]}</th>`)}
            <th scope="col">Note to them</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ name, payId, impact: one }) =>
              html`<tr>
                <th scope="row"><a href="/companies/${company.id}/pays/${payId}">${name}</a></th>
                <td data-label="Net before" class="number">${dollars(one.before.net.toString())}</td>
                <td data-label="Net after" class="number">${dollars(one.after.net.toString())}</td>
                ${figures.map((figure) => html`<td data-label="${names[figure]}" class="number">${moved(one.movement, figure)}</td>`)}
                <td data-label="Note to them">
                  <details>
                    <summary>Read</summary>
                    <pre class="wrap">${noteToStaff(one, noteAbout(facts, one.rules))}</pre>
                  </details>
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </section>
    ${impact.touched.length > rows.length ? html`<p class="caution">The first ${MOST_ROWS} are shown; the file has all.</p>` : ''}
    <p class="quiet">
      ${impact.untouched} ${impact.untouched === 1 ? 'pay stays' : 'pays stay'} to the
      cent.${impact.notWorkedOut.map(({ name, reason }) => html` ${name}: ${inWords(reason)}`)}
    </p>`;
}

function noteAbout({ company, percent, to, awardOn }: ImpactFacts, rules: Impact['rules']) {
  return {
    ...changeInWords({ percent, to, awardOn }, rules),
    savings: company.country === 'AU' ? ('super' as const) : ('KiwiSaver' as const),
  };
}

function changeInWords(
  { percent, to, awardOn }: Pick<ImpactFacts, 'percent' | 'to' | 'awardOn'>,
  rules: Impact['rules'],
) {
  if (percent !== '')
    return { from: 'the rise', what: `your rate of pay rises by ${percent.replace(/\s*%$/, '')} per cent` };
  if (awardOn !== '') return { from: awardOn, what: 'your rate of pay changes' };
  const names = [...new Set(rules.map(({ name }) => name))].join(', ');
  return { from: dayOfChange(rules, to), what: `the law changes (${names})` };
}

/** The ten whose net moves most. */
function chart({ touched }: ImpactOnCompany): Html {
  // Amounts become numbers here only to be drawn.
  const value = (amount: { toString(): string }) => Math.abs(Number(amount.toString()));
  const figure = touched.some(({ impact }) => value(impact.movement.net) > 0) ? 'net' : 'cost';
  const bars = touched
    .map(({ name, impact }) => ({
      name,
      value: value(impact.movement[figure]),
      shown: changeSince('0', impact.movement[figure].toString()),
    }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 10);
  return barChart({ title: figure === 'net' ? 'Whose net pay moves most' : 'Whose cost moves most', bars });
}
