import { html, type Html } from '../../markup';
import { day, dollars, hours, isNothing } from '../../pay-pages';
import type { PayRecord } from '@anz-payroll/pay-runs';
import { retirementSavings } from '../retirement-savings';
import { lineChart } from '../charts/line-chart';

/** Year to date and leave over the year, from the processed pays of the year, oldest first. */
export function employeeCharts(pays: readonly PayRecord[]): Html {
  return html`<div class="columns">${yearToDateCard(pays)}${leaveCard(pays)}</div>`;
}

const yearNames = { gross: 'Gross', tax: 'Tax', net: 'Net' } as const;

function yearToDateCard(pays: readonly PayRecord[]): Html {
  const last = pays.at(-1);
  const latest = last?.yearToDate;
  if (last === undefined || latest === null || latest === undefined) {
    return html`<section class="card" aria-labelledby="ytd">
      <h2 id="ytd">Year to date</h2>
      <p class="quiet">No pay was processed in this financial year yet.</p>
    </section>`;
  }
  const named = [
    [latest.gross, yearNames.gross],
    [latest.tax, yearNames.tax],
    [latest.net, yearNames.net],
    [latest.super, retirementSavings[last.country]],
  ] as const;
  const figures = named.flatMap(([amount, name]) => (amount === undefined ? [] : [{ amount, name }]));
  return html`<section class="card" aria-labelledby="ytd">
    <h2 id="ytd">Year to date</h2>
    <dl class="facts figures-right">
      ${figures.map(
        ({ amount, name }) =>
          html`<dt>${name}</dt>
            <dd class="number">${dollars(amount)}</dd>`,
      )}
    </dl>
    ${lineChart({
      title: `Gross and tax of the year up to ${day(last.payDate)}`,
      series: (['gross', 'tax'] as const).map((figure) => ({
        name: yearNames[figure],
        points: pays.map(({ payDate, yearToDate }) => ({ at: payDate, value: Number(yearToDate?.[figure] ?? 0) })),
      })),
      label: (value) => dollars(String(Math.round(value))).replace(/\.00$/, ''),
      dayLabel: day,
    })}
  </section>`;
}

function leaveCard(pays: readonly PayRecord[]): Html {
  const rows = pays.at(-1)?.result.leaveBalanceRows ?? [];
  const kinds = rows.filter(({ name }) => pays.some((pay) => !isNothing(balanceIn(pay, name))));
  return html`<section class="card" aria-labelledby="leave">
    <h2 id="leave">Leave balances</h2>
    ${
      kinds.length === 0
        ? html`<p class="quiet">No balance yet: leave builds up from processed pays.</p>`
        : html`<dl class="facts figures-right">
              ${kinds.map(
                ({ name, hours: balance }) =>
                  html`<dt>${name}</dt>
                    <dd class="number">${hours(balance)} h</dd>`,
              )}
            </dl>
            ${lineChart({
              title: 'Leave balances over the year in hours',
              series: kinds.map(({ name }) => ({
                name,
                points: pays.map((pay) => ({ at: pay.payDate, value: Number(balanceIn(pay, name) ?? 0) })),
              })),
              label: (value) => `${Math.round(value * 10) / 10} h`,
              dayLabel: day,
            })}`
    }
  </section>`;
}

function balanceIn(pay: PayRecord, kind: string): string | undefined {
  return pay.result.leaveBalanceRows.find(({ name }) => name === kind)?.hours;
}
