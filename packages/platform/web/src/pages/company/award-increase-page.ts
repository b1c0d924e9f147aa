import type { AwardIncrease, IncreaseOfGroup } from '@anz-payroll/employee-lifecycle';
import { roleMay } from '@anz-payroll/accounts';
import type { PayRateGroupReadModel } from '@anz-payroll/companies';
import { html, type Html } from '../../markup';
import { day, dollars } from '../../pay-pages';
import { alertBox, csrfField, dateInput } from '../form-fields';
import type { Problems } from '../record-form';
import { companyPage, type CompanyFrame } from './company-page';

export interface AwardIncreaseFacts extends CompanyFrame {
  readonly increase: AwardIncrease;
  /** Of the company, with the people in each. */
  readonly classifications: readonly PayRateGroupReadModel[];
  readonly notice?: string;
  readonly problem?: string;
  /** The day that was asked for and is none. */
  readonly typedOn?: string;
  /** What stood in the form that has a classification follow an award, and what was wrong with it, by field. */
  readonly typed?: Readonly<Partial<Record<FollowField, string>>>;
  readonly problems?: Problems;
}

type FollowField = 'group_id' | 'award_code' | 'classification' | 'margin_percent';

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
          ${dateInput('on', facts.typedOn ?? increase.on, facts.problems?.['on'])}
          <button class="plain slim">Show</button>
        </form>
      </div>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}${alertBox(problem)}
      ${
        increase.groups.length === 0
          ? html`<p class="quiet">No classification follows a published award yet.</p>`
          : increase.groups.map((group) => groupCard(facts, group, address))
      }
      ${increase.changes === 0 ? html`<p>Nothing is below its award.</p>` : confirmForm(facts, address)}
      ${followForm(facts, address)}`,
  });
}

function groupCard(facts: AwardIncreaseFacts, group: IncreaseOfGroup, address: string): Html {
  return html`<section class="card table" aria-labelledby="group-${group.groupId}">
    <h2 id="group-${group.groupId}">${group.name}</h2>
    <p class="quiet">
      ${group.awardCode},
      ${group.classification}${group.published === null || group.target === null ? '' : `: ${dollars(group.published)} published, ${dollars(group.target)} with ${group.marginPercent}%`}
    </p>
    ${group.rates.length + group.employees.length === 0 ? html`<p>Stays as it is.</p>` : changesTable(group)}
    ${group.notes.map((note) => html`<p class="hint">${note}</p>`)} ${peopleOf(facts, group, address)}
  </section>`;
}

/** Who belongs to a classification, and who could. */
function peopleOf(
  { session, company, csrfToken, classifications }: AwardIncreaseFacts,
  group: IncreaseOfGroup,
  address: string,
): Html {
  const people = classifications.find((one) => one.classification_id === group.groupId)?.employees ?? [];
  const others = company.employees.filter((one) => !one.is_terminated && !people.some(({ id }) => id === one.id));
  const mayChange = roleMay(session.user.role, 'pay-items.write');
  const hidden = (belongs: boolean): Html =>
    html`${csrfField(csrfToken)}<input type="hidden" name="group_id" value="${group.groupId}" /><input
        type="hidden"
        name="belongs"
        value="${String(belongs)}"
      />`;
  return html`<h3>People</h3>
    ${people.length === 0 ? html`<p class="quiet">Nobody belongs to it yet.</p>` : ''}
    ${people.map(
      (one) =>
        html`<form class="search" method="post" action="${address}/people">
          ${hidden(false)}<input type="hidden" name="employee_id" value="${one.id}" />
          <p><a href="/companies/${company.id}/people/${one.id}">${one.format_name}</a></p>
          ${mayChange ? html`<button class="plain slim">Take out</button>` : ''}
        </form>`,
    )}
    ${
      mayChange
        ? html`${
              others.length === 0
                ? ''
                : html`<form class="search" method="post" action="${address}/people">
                    ${hidden(true)}
                    <div>
                      <label for="person-${group.groupId}">Somebody else</label>
                      <select id="person-${group.groupId}" name="employee_id">
                        ${others.map((one) => html`<option value="${one.id}">${one.format_name}</option>`)}
                      </select>
                    </div>
                    <button class="slim">Put into it</button>
                  </form>`
            }
            <form method="post" action="${address}/unfollow">
              ${csrfField(csrfToken)}<input type="hidden" name="group_id" value="${group.groupId}" /><button
                class="plain slim"
              >
                Follow it no more
              </button>
            </form>`
        : ''
    }`;
}

/** A classification of the company and the one of the award that it follows. */
function followForm(facts: AwardIncreaseFacts, address: string): Html {
  const { session, company, csrfToken, classifications, typed = {}, problems = {} } = facts;
  const problem = (name: FollowField): Html =>
    problems[name] === undefined ? html`` : html`<p class="problem" id="${name}-problem">${problems[name]}</p>`;
  const described = (name: FollowField, hint = ''): Html => {
    const by = `${hint} ${problems[name] === undefined ? '' : `${name}-problem`}`.trim();
    return html`${by === '' ? '' : html`aria-describedby="${by}"`}
    ${problems[name] === undefined ? '' : html`aria-invalid="true"`}`;
  };
  if (!roleMay(session.user.role, 'pay-items.write')) return html``;
  if (classifications.length === 0) {
    return html`<p class="quiet">
      A classification is <a href="/companies/${company.id}/settings/classifications">made first</a>; then it can follow
      an award.
    </p>`;
  }
  return html`<section class="card" aria-labelledby="follow">
    <h2 id="follow">Follow a published award</h2>
    <form method="post" action="${address}/follow">
      ${csrfField(csrfToken)}
      <label for="group_id">Classification of the company</label>
      <select id="group_id" name="group_id">
        ${classifications.map(
          (one) =>
            html`<option
              value="${one.classification_id}"
              ${String(one.classification_id) === typed.group_id ? html`selected` : ''}
            >
              ${one.classification_name}
            </option>`,
        )}
      </select>
      <label for="award_code">Award</label>
      ${problem('award_code')}
      <input
        id="award_code"
        name="award_code"
        required
        placeholder="MA000004"
        autocomplete="off"
        value="${typed.award_code}"
        ${described('award_code')}
      />
      <label for="classification">Classification of the award</label>
      <p class="hint" id="classification-hint">As the award names it, such as Retail employee level 1.</p>
      ${problem('classification')}
      <input
        id="classification"
        name="classification"
        required
        autocomplete="off"
        value="${typed.classification}"
        ${described('classification', 'classification-hint')}
      />
      <label for="margin_percent">Per cent above it</label>
      ${problem('margin_percent')}
      <input
        id="margin_percent"
        name="margin_percent"
        class="number"
        inputmode="decimal"
        value="${typed.margin_percent ?? '0'}"
        ${described('margin_percent')}
      />
      <p class="actions tight"><button>Follow the award</button></p>
    </form>
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
