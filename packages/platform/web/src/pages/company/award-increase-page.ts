import type { AwardIncrease, IncreaseOfGroup } from '@anz-payroll/employee-lifecycle';
import { html, type Html } from '../../markup';
import { day, dollars } from '../../pay-pages';
import { alertBox, csrfField } from '../form-fields';
import { companyPage, type CompanyFrame } from './company-page';

export interface AwardIncreaseFacts extends CompanyFrame {
  readonly increase: AwardIncrease;
  readonly notice?: string;
  readonly problem?: string;
}

/** What following the published awards changes on a day, to be confirmed at once. */
export function awardIncreasePage(facts: AwardIncreaseFacts): string {
  const { company, increase, notice, problem } = facts;
  const address = `/companies/${company.id}/award-increase`;
  return companyPage(facts, {
    title: 'Award increase',
    here: 'settings',
    body: html`<div class="heading">
        <h1>Award increase from ${day(increase.on)}</h1>
        <form method="get" action="${address}">
          <label for="on">First full pay period from</label>
          <input id="on" name="on" value="${increase.on}" /> <button class="plain slim">Show</button>
        </form>
      </div>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}${alertBox(problem)}
      ${
        increase.groups.length === 0
          ? html`<p class="quiet">
              No classification follows a published award yet: PUT …/pay-rate-groups/{group_id}/published-award.
            </p>`
          : increase.groups.map(groupCard)
      }
      ${increase.changes === 0 ? html`<p>Nothing is below its award.</p>` : confirmForm(facts, address)}`,
  });
}

function groupCard(group: IncreaseOfGroup): Html {
  return html`<section class="card table" aria-labelledby="group-${group.groupId}">
    <h2 id="group-${group.groupId}">${group.name}</h2>
    <p class="quiet">
      ${group.awardCode},
      ${group.classification}${group.published === null || group.target === null ? '' : `: ${dollars(group.published)} published, ${dollars(group.target)} with ${group.marginPercent} %`}
    </p>
    ${group.rates.length + group.employees.length === 0 ? html`<p>Stays as it is.</p>` : changesTable(group)}
    ${group.notes.map((note) => html`<p class="hint">${note}</p>`)}
  </section>`;
}

function changesTable({ rates, employees }: IncreaseOfGroup): Html {
  return html`<table class="stack">
    <thead>
      <tr>
        <th scope="col">Rate or person</th>
        <th scope="col" class="number">From</th>
        <th scope="col" class="number">To</th>
        <th scope="col" class="number">More a week</th>
      </tr>
    </thead>
    <tbody>
      ${rates.map(({ description, from, to }) => changeRow(description, from, to, ''))}
      ${employees.map(({ name, from, to, perWeek }) => changeRow(name, from, to, dollars(perWeek)))}
    </tbody>
  </table>`;
}

function changeRow(name: string, from: string, to: string, perWeek: string): Html {
  return html`<tr>
    <th scope="row">${name}</th>
    <td data-label="From" class="number">${dollars(from)}</td>
    <td data-label="To" class="number">${dollars(to)}</td>
    <td data-label="More a week" class="number">${perWeek}</td>
  </tr>`;
}

function confirmForm({ csrfToken, increase }: AwardIncreaseFacts, address: string): Html {
  const { on, confirmation, changes, costPerWeek } = increase;
  return html`<form method="post" action="${address}" class="card">
    ${csrfField(csrfToken)}<input type="hidden" name="on" value="${on}" /><input
      type="hidden"
      name="confirmation"
      value="${confirmation}"
    />
    <p>${changes} ${changes === 1 ? 'change' : 'changes'}, ${dollars(costPerWeek)} more a week of standard hours.</p>
    <p class="actions tight"><button>Confirm the increase</button></p>
  </form>`;
}
