import type { BalancesReadModel, PayRecord } from '@anz-payroll/pay-runs';
import type { EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
import { employerSavings } from '../retirement-savings';
import { html, type Html } from '../../markup';
import { day, dollars, hours } from '../../pay-pages';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { alertBox } from '../form-fields';
import { payNames } from '../pays/pay-table';
import { personName } from './people-page';

export interface BalancesFacts extends CompanyFrame {
  readonly employee: EmployeeReadModel;
  /** What stands in the field of the day. */
  readonly asked: string;
  readonly balances?: BalancesReadModel;
  /** Processed pays up to the day, oldest first. */
  readonly pays: readonly PayRecord[];
  readonly problem?: string;
}

/** Leave and year to date of one person at the end of any day, and the rates that were paid until then. */
export function balancesPage(facts: BalancesFacts): string {
  const { company, employee, asked, balances, pays, problem } = facts;
  const home = `/companies/${company.id}/people/${employee.id}`;
  const name = personName(employee);
  return companyPage(facts, {
    title: `Balances of ${name}`,
    here: 'people',
    crumbs: [
      { address: `/companies/${company.id}/people`, name: 'People' },
      { address: home, name },
    ],
    body: html`<h1>Balances of ${name}</h1>
      <form class="search" method="get" action="${home}/balances">
        <div class="short">
          <label for="as_at">At the end of</label>
          <input
            id="as_at"
            name="as_at"
            value="${asked}"
            autocomplete="off"
            ${problem === undefined ? '' : html`aria-invalid="true"`}
            aria-describedby="as_at-help"
          />
        </div>
        <button class="plain">Show</button>
      </form>
      <p class="hint" id="as_at-help">Day, month, year: 15/11/2026.</p>
      ${alertBox(problem)}${balances === undefined ? '' : html`${leaveCard(balances)}${yearCard(facts, balances)}`}
      ${ratesCard(pays)}`,
  });
}

function leaveCard({ leave, as_at }: BalancesReadModel): Html {
  const rows = leave.filter(({ hours: left, opening_hours }) => left !== 0 || opening_hours !== 0);
  return html`<section class="card table" aria-labelledby="leave">
    <h2 id="leave">Leave on ${day(as_at)}</h2>
    ${
      rows.length === 0
        ? html`<p class="quiet">None.</p>`
        : html`<table class="stack">
            <thead>
              <tr>
                <th scope="col">Leave</th>
                <th scope="col" class="number">Hours</th>
                <th scope="col" class="number">At today’s rate</th>
                <th scope="col" class="number">Brought along</th>
              </tr>
            </thead>
            <tbody>
              ${rows.map(
                (row) =>
                  html`<tr>
                    <th scope="row">${row.name}</th>
                    <td data-label="Hours" class="number">${hours(String(row.hours))}</td>
                    <td data-label="At today’s rate" class="number">${dollars(String(row.value))}</td>
                    <td data-label="Brought along" class="number">${hours(String(row.opening_hours))}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
  </section>`;
}

function yearCard({ company }: BalancesFacts, { year_to_date: year }: BalancesReadModel): Html {
  const figures = [
    ['Gross', year.gross],
    ['Tax', year.tax],
    ['Net', year.net],
    [payNames[company.country].super, year[employerSavings[company.country]]],
  ] as const;
  return html`<section class="card" aria-labelledby="year">
    <h2 id="year">Year to date since ${day(year.from)}</h2>
    <dl class="facts figures-right">
      ${figures.map(
        ([name, amount]) =>
          html`<dt>${name}</dt>
            <dd class="number">${dollars(String(amount))}</dd>`,
      )}
    </dl>
  </section>`;
}

/** The ordinary rate of each pay, where it differs from the one before. */
function ratesCard(pays: readonly PayRecord[]): Html {
  const rates: { readonly from: string; readonly rate: string }[] = [];
  for (const { payDate, result } of pays) {
    const rate = result.hours.find(({ isOvertime }) => !isOvertime)?.rate;
    if (rate !== undefined && rates.at(-1)?.rate !== rate) rates.push({ from: payDate, rate });
  }
  return html`<section class="card table" aria-labelledby="rates">
    <h2 id="rates">Rates over time</h2>
    ${
      rates.length === 0
        ? html`<p class="quiet">Nothing was paid by the hour until then.</p>`
        : html`<table class="stack">
            <thead>
              <tr>
                <th scope="col">Paid since</th>
                <th scope="col" class="number">Ordinary rate</th>
              </tr>
            </thead>
            <tbody>
              ${rates.toReversed().map(
                ({ from, rate }) =>
                  html`<tr>
                    <th scope="row">${day(from)}</th>
                    <td data-label="Ordinary rate" class="number">${dollars(rate)}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
  </section>`;
}
