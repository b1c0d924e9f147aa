import { roleMay } from '@anz-payroll/accounts';
import type { StpYearOfOne } from '@anz-payroll/filing';
import { html, type Html } from '../../markup';
import { day } from '../../pay-pages';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { alertBox, csrfField } from '../form-fields';
import { partLinks, searchForm, type ListPart } from '../list-part';

export interface StpPersonOfYear extends StpYearOfOne {
  readonly name: string;
  readonly number: string | null;
  readonly endedOn: string | null;
}

export interface StpPeopleFacts extends CompanyFrame {
  /** The year in which the financial year begins. */
  readonly year: number;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly today: string;
  readonly part: ListPart<StpPersonOfYear>;
  /** Of whom alone the page is, reached from their own page. */
  readonly person?: { readonly id: number; readonly name: string };
  /** Who was ticked in the form that was refused. */
  readonly ticked?: ReadonlySet<number>;
  readonly notice?: string;
  readonly problem?: string;
}

/** The people of a financial year, to tell the tax office of some of them: one who has left is declared complete before the others. */
export function stpPeoplePage(facts: StpPeopleFacts): string {
  const { company, year, part, person, notice, problem } = facts;
  const years = yearsOf(year);
  const pays = `/companies/${company.id}/pays`;
  const address = `${pays}/stp/people`;
  const ofPerson = person === undefined ? '' : `&person=${person.id}`;
  return companyPage(facts, {
    title: `Single Touch Payroll ${years} by person`,
    here: 'pays',
    crumbs: [{ address: `${pays}?year=${year}`, name: `Pays ${years}` }],
    body: html`<div class="heading">
        <h1>Single Touch Payroll ${years}${person === undefined ? ' by person' : html`: ${person.name}`}</h1>
        <p>
          <a href="${address}?year=${year - 1}${ofPerson}">Year before</a>
          ${facts.today > facts.lastDay ? html` · <a href="${address}?year=${year + 1}${ofPerson}">Year after</a>` : ''}
        </p>
      </div>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}${alertBox(problem)}
      <p class="quiet">
        Finalising declares to the tax office that the year of a person is complete; their income statement is then
        ready for tax. The year of somebody who has left can be declared before it is over. A pay that is reported or
        changed afterwards opens it again.
        <a href="/companies/${company.id}/reports/stp-reconciliation?from=${facts.firstDay}&to=${facts.lastDay}"
          >Compare what was paid with what was reported</a
        >
        first.
      </p>
      ${person === undefined && (part.pages > 1 || part.search !== '') ? searchForm({ address, label: 'Name or number', search: part.search, kept: [['year', year]] }) : ''}
      ${part.rows.length === 0 ? html`<p class="card" id="stp-people">${nobody(facts)}</p>` : peopleForm(facts, address)}`,
  });
}

function yearsOf(year: number): string {
  return `${year}–${String(year + 1).slice(2)}`;
}

function nobody({ part, person }: StpPeopleFacts): string {
  if (person !== undefined) return 'No pay of this person is processed in this financial year.';
  return part.search === '' ? 'No pay is processed in this financial year.' : 'Nobody was found.';
}

function peopleForm(facts: StpPeopleFacts, address: string): Html {
  const { csrfToken, year, part, person, lastDay, today } = facts;
  const years = yearsOf(year);
  const early = today <= lastDay ? ` The year runs until ${day(lastDay)}.` : '';
  const whom = person === undefined ? 'the people who are ticked' : person.name;
  const steps = [
    ['finalise', 'Finalise', `Declare to the tax office that the year of ${whom} is complete?${early}`],
    ['update', 'Send an update', `Send the year to date of ${whom} to the tax office?`],
    ['unfinalise', 'Take the finalisation back', `Tell the tax office that the year of ${whom} is not complete?`],
  ] as const;
  return html`<form method="post" action="${address}">
    ${csrfField(csrfToken)}<input type="hidden" name="year" value="${year}" />${
      person === undefined
        ? html`<input type="hidden" name="q" value="${part.search}" /><input
              type="hidden"
              name="page"
              value="${part.page}"
            />`
        : html`<input type="hidden" name="person" value="${person.id}" />`
    }
    <section class="card table" aria-label="People of the year" id="stp-people">
      <table class="stack">
        <thead>
          <tr>
            <th scope="col">Choose</th>
            <th scope="col">Name</th>
            <th scope="col">Number</th>
            <th scope="col">Ended</th>
            <th scope="col">Year</th>
            <th scope="col" class="number">Pays not reported</th>
          </tr>
        </thead>
        <tbody>
          ${part.rows.map((one) => personRow(facts, one))}
        </tbody>
      </table>
    </section>
    ${person === undefined ? partLinks(part, 'people, by name', `${address}#stp-people`, [`year=${year}`]) : ''}
    <p class="actions tight no-print">
      ${steps.map(([step, label, question]) => html`<button class="${step === 'finalise' ? '' : 'plain'}" name="step" value="${step}" data-confirm="${`${years}: ${question}`}">${label}</button> `)}
    </p>
  </form>`;
}

function personRow({ session, company, person, ticked }: StpPeopleFacts, one: StpPersonOfYear): Html {
  const id = `stp-${one.employeeId}`;
  const isTicked = person !== undefined || ticked?.has(one.employeeId) === true;
  return html`<tr>
    <td data-label="Choose">
      ${
        one.isReported
          ? html`<input
              id="${id}"
              type="checkbox"
              name="employee_ids"
              value="${one.employeeId}"
              aria-label="${one.name}"
              ${isTicked ? html`checked` : ''}
            />`
          : html`<span class="quiet">report the pays first</span>`
      }
    </td>
    <th scope="row">
      ${roleMay(session.user.role, 'people.read') ? html`<a href="/companies/${company.id}/people/${one.employeeId}">${one.name}</a>` : one.name}
    </th>
    <td data-label="Number">${one.number}</td>
    <td data-label="Ended" class="short">${one.endedOn === null ? '' : day(one.endedOn)}</td>
    <td data-label="Year">${badge(one)}</td>
    <td data-label="Pays not reported" class="number">${one.unreported === 0 ? '' : one.unreported}</td>
  </tr>`;
}

function badge({ isReported, isFinal }: StpYearOfOne): Html {
  if (!isReported) return html`<span class="badge">Not reported</span>`;
  return isFinal
    ? html`<span class="badge good">Declared complete</span>`
    : html`<span class="badge wait">Not declared complete</span>`;
}
