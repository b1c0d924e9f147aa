import { roleMay } from '@anz-payroll/accounts';
import { changeInWords, type CostOfScenario } from '@anz-payroll/pay-runs';
import { html, type Html } from '../../markup';
import { barChart } from '../charts/bar-chart';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { csrfField, describedAt, problemAt, refusedBox, requestKeyField, type FormProblem } from '../form-fields';
import type { Typed } from '../record-form';
import { moved } from '../pays/difference-card';

export interface ScenariosFacts extends CompanyFrame, FormProblem {
  readonly scenarios: readonly CostOfScenario[];
  /** What stood in the form that was refused. */
  readonly typed?: Typed;
}

/** What it would cost: scenarios side by side. */
export function scenariosPage(facts: ScenariosFacts): string {
  const { company, scenarios } = facts;
  const address = `/companies/${company.id}/reports/scenarios`;
  return companyPage(facts, {
    title: 'What it would cost',
    here: 'reports',
    crumbs: [{ address: `/companies/${company.id}/reports`, name: 'Reports' }],
    body: html`<h1>What it would cost</h1>
      ${refusedBox(facts)} ${scenarios.length < 2 ? '' : html`<section class="card">${chart(scenarios)}</section>`}
      ${scenarios.map((one) => scenarioCard(one, facts, address))}
      ${scenarios.length === 0 ? '' : html`<p class="no-print"><a href="${address}.csv">CSV</a></p>`}
      ${mayWrite(facts) ? addForm(facts, address) : ''}${scenarios.length === 0 && !mayWrite(facts) ? html`<p class="card">Nobody has saved a scenario yet.</p>` : ''}`,
  });
}

function chart(scenarios: readonly CostOfScenario[]): Html {
  return barChart({
    title: 'Cost a year',
    bars: scenarios.map(({ scenario, aYear }) => ({
      name: scenario.name,
      // Amounts become numbers here only to be drawn.
      value: Math.abs(Number(aYear.cost.toString())),
      shown: moved(aYear, 'cost'),
    })),
  });
}

function scenarioCard({ scenario, changes, aYear }: CostOfScenario, facts: ScenariosFacts, address: string): Html {
  const columns = ['Net', 'Tax', 'Cost of one pay', 'Cost a year'];
  return html`<section class="card table" aria-labelledby="scenario-${scenario.id}">
    <div class="heading">
      <h2 id="scenario-${scenario.id}">${scenario.name}: ${moved(aYear, 'cost')} a year</h2>
      ${mayWrite(facts) ? deleteForm(`${address}/${scenario.id}/delete`, facts) : ''}
    </div>
    <table class="stack">
      <thead>
        <tr>
          <th scope="col">Change</th>
          <th scope="col" class="number">People</th>
          ${columns.map((title) => html`<th scope="col" class="number">${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${changes.map(
          ({ change, people, onePay, aYear: year, notWorkedOut }) =>
            html`<tr>
              <th scope="row">
                ${changeInWords(change)}${notWorkedOut.map(({ reason }) => html`<br /><span class="problem">${reason}</span>`)}
              </th>
              <td data-label="People" class="number">${people}</td>
              <td data-label="Net" class="number">${moved(onePay, 'net')}</td>
              <td data-label="Tax" class="number">${moved(onePay, 'tax')}</td>
              <td data-label="Cost of one pay" class="number">${moved(onePay, 'cost')}</td>
              <td data-label="Cost a year" class="number">${moved(year, 'cost')}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

function deleteForm(action: string, { csrfToken }: ScenariosFacts): Html {
  return html`<form class="no-print" method="post" action="${action}">
    ${csrfField(csrfToken)}<button class="plain slim" data-confirm="Delete this scenario?">Delete</button>
  </form>`;
}

function mayWrite({ session }: ScenariosFacts): boolean {
  return roleMay(session.user.role, 'pays.write');
}

function addForm(facts: ScenariosFacts, address: string): Html {
  const { csrfToken, typed = {} } = facts;
  const field = (id: string, label: string, more: Html = html``) =>
    html`<div class="field">
      <label for="${id}">${label}</label>${problemAt(id, facts)}<input
        id="${id}"
        name="${id}"
        autocomplete="off"
        value="${typed[id] ?? ''}"
        ${more}
        ${describedAt(id, facts)}
      />
    </div>`;
  return html`<section class="card no-print" aria-labelledby="add">
    <h2 id="add">Another scenario</h2>
    <p class="quiet">For everybody; fill in what changes. Some of the people, and several hires, go through the API.</p>
    <form method="post" action="${address}">
      ${csrfField(csrfToken)}${requestKeyField()}
      <div class="fields roomy">
        ${field('name', 'Name', html`required`)} ${field('percent', 'A rise, per cent')}
        ${field('hours_per_week', 'Hours a week for everybody')} ${field('net', 'A bonus, after tax')}
        ${field('hire_rate', 'Hire somebody: dollars an hour')} ${field('hire_hours', 'Hire somebody: hours a week')}
      </div>
      <p class="actions tight"><button>Save and compare</button></p>
    </form>
  </section>`;
}
