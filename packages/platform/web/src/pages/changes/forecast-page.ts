import type { Forecast } from '@anz-payroll/pay-runs';
import { monthInWords } from '@anz-payroll/reports';
import { html, type Html } from '../../markup';
import { day, dollars, inWords } from '../../pay-pages';
import { lineChart, type Series } from '../charts/line-chart';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { alertBox, dateInput, describedAt, problemAt } from '../form-fields';
import type { Problems } from '../record-form';
import { payNames } from '../pays/pay-table';

export interface ForecastFacts extends CompanyFrame {
  readonly asAt: string;
  readonly percent: string;
  readonly riseFrom: string;
  readonly forecast: Forecast | undefined;
  readonly problem?: string;
  /** What is wrong with the days and the rise, by field. */
  readonly problems?: Problems;
}

/** What payroll will cost and when the cash leaves, beside what then happened. */
export function forecastPage(facts: ForecastFacts): string {
  const { company, asAt, percent, riseFrom, forecast, problem, problems = {} } = facts;
  const address = `/companies/${company.id}/reports/forecast`;
  const wrongPercent = { problem: problems['percent'], at: 'percent' };
  return companyPage(facts, {
    title: 'Forecast',
    here: 'reports',
    crumbs: [{ address: `/companies/${company.id}/reports`, name: 'Reports' }],
    body: html`<h1>Forecast</h1>
      <p class="quiet">
        From standing hours, the rhythm of the paydays, planned last days and what the last pays were like.
      </p>
      ${alertBox(problem)}
      <form class="search" method="get" action="${address}">
        <div class="short">
          <label for="as_at">As known on</label>
          ${dateInput('as_at', asAt, problems['as_at'])}
        </div>
        <div class="short">
          <label for="percent">A rise, per cent</label>
          ${problemAt('percent', wrongPercent)}
          <input
            id="percent"
            name="percent"
            inputmode="decimal"
            value="${percent}"
            ${describedAt('percent', wrongPercent)}
          />
        </div>
        <div class="short">
          <label for="rise_from">From</label>
          ${dateInput('rise_from', riseFrom, problems['rise_from'], false)}
        </div>
        <button>Show</button>
      </form>
      ${forecast === undefined ? '' : shown(facts, forecast, address)}`,
  });
}

function shown({ company, asAt, percent, riseFrom }: ForecastFacts, forecast: Forecast, address: string): Html {
  const { months, cash, people, notes } = forecast;
  const hasActual = months.some(({ actual }) => actual !== undefined);
  const savings = payNames[company.country].super;
  return html`<section class="card" aria-labelledby="plot">
      <h2 id="plot">Gross by month</h2>
      ${lineChart({
        title: 'Gross by month',
        series: seriesOf(forecast, hasActual),
        label: (value) => dollars(value.toFixed(2)).replace(/\.\d\d$/, ''),
        dayLabel: monthInWords,
      })}
    </section>
    <section class="card table" aria-labelledby="months">
      <div class="heading">
        <h2 id="months">${people} ${people === 1 ? 'person' : 'people'}, month by month</h2>
        <p class="actions tight no-print">
          <a
            class="button plain slim"
            href="${address}.csv?as_at=${asAt}&percent=${encodeURIComponent(percent)}&rise_from=${riseFrom}"
            >CSV</a
          >
        </p>
      </div>
      <table class="stack">
        <thead>
          <tr>
            ${[
              'Month',
              'Gross',
              'Between',
              'Tax',
              'Net',
              savings,
              'Cost',
              'Leave owed',
              ...(hasActual ? ['Gross paid'] : []),
            ].map((title, i) => html`<th scope="col" class="${i === 0 ? '' : 'number'}">${title}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${months.map(
            ({ month, amounts, low, high, leaveLiability, actual }) =>
              html`<tr>
                <th scope="row">${monthInWords(month)}</th>
                <td data-label="Gross" class="number">${dollars(amounts.gross.toString())}</td>
                <td data-label="Between" class="number">${dollars(low.toString())} – ${dollars(high.toString())}</td>
                <td data-label="Tax" class="number">${dollars(amounts.tax.toString())}</td>
                <td data-label="Net" class="number">${dollars(amounts.net.toString())}</td>
                <td data-label="${savings}" class="number">${dollars(amounts.super.toString())}</td>
                <td data-label="Cost" class="number">${dollars(amounts.cost.toString())}</td>
                <td data-label="Leave owed" class="number">${dollars(leaveLiability.toString())}</td>
                ${hasActual ? html`<td data-label="Gross paid" class="number">${actual === undefined ? '' : dollars(actual.gross.toString())}</td>` : ''}
              </tr>`,
          )}
        </tbody>
      </table>
    </section>
    <section class="card table" aria-labelledby="cash">
      <h2 id="cash">When the cash leaves</h2>
      <table class="stack">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">What</th>
            <th scope="col" class="number">Amount</th>
          </tr>
        </thead>
        <tbody>
          ${cash.slice(0, 60).map(
            ({ date, says, amount }) =>
              html`<tr>
                <th scope="row">${day(date)}</th>
                <td data-label="What">${says}</td>
                <td data-label="Amount" class="number">${dollars(amount.toString())}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      ${cash.length > 60 ? html`<p class="quiet">The file has all ${cash.length} days.</p>` : ''}
    </section>
    ${notes.map((note) => html`<p class="quiet">${inWords(note)}</p>`)}`;
}

function seriesOf({ months }: Forecast, hasActual: boolean): readonly Series[] {
  // Amounts become numbers here only to be drawn.
  const of = (name: string, value: (month: (typeof months)[number]) => { toString(): string } | undefined): Series => ({
    name,
    points: months.flatMap((month) => {
      const amount = value(month);
      return amount === undefined ? [] : [{ at: month.month, value: Number(amount.toString()) }];
    }),
  });
  return [
    of('Forecast', ({ amounts }) => amounts.gross),
    of('At least', ({ low }) => low),
    of('At most', ({ high }) => high),
    ...(hasActual ? [of('Paid', ({ actual }) => actual?.gross)] : []),
  ];
}
