import { cellOf, correctionInWords, type Correction, type StagedCells } from '@anz-payroll/pay-runs';
import { countryFeatures } from '../country-features';
import { html, type Html } from '../../markup';
import { day, dollars, inWords, isNothing, shownCell } from '../../pay-pages';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { alertBox, confirmChange, csrfField, dateInput } from '../form-fields';
import type { Problems } from '../record-form';
import { payNames } from './pay-table';
import type { ShownColumn } from './run-table/run-columns';

export interface CorrectPayFacts extends CompanyFrame {
  readonly line: StagedCells;
  readonly columns: readonly ShownColumn[];
  /** What is typed, by the place of its column. */
  readonly typed: readonly string[];
  /** By the name of the field; under `record` what is wrong with the whole. */
  readonly problems: Problems;
  /** Australia: the day an overpayment was found, as typed. */
  readonly identifiedOn?: string;
  /** The record of the employee as it is today counts, and not as it was for the pay. */
  readonly usesCurrentRecord?: boolean;
  readonly correction?: Correction;
}

/** A processed pay entered anew: what changes is shown before it replaces the old one. */
export function correctPayPage(facts: CorrectPayFacts): string {
  const { company, line, correction, problems } = facts;
  const { pay } = line;
  const name = `${pay.employee.firstName} ${pay.employee.lastName}`;
  const address = `/companies/${company.id}/pays/${pay.id}`;
  return companyPage(facts, {
    title: `Correct the pay of ${name}`,
    here: 'pays',
    crumbs: [
      { address: `/companies/${company.id}/pays`, name: 'Pays' },
      { address: `/companies/${company.id}/pays/runs/${pay.payRunId}`, name: `Run to ${day(pay.periodEnd)}` },
      { address, name },
    ],
    body: html`<h1>Correct the pay of ${name}</h1>
      <p class="quiet">
        Paid on ${day(pay.payDate)}. The corrected pay takes its place; the old one is kept for the record.
      </p>
      ${alertBox(problems['record'])}
      <div class="columns form-left">
        ${entryForm(facts, address)}
        ${
          correction === undefined
            ? html`<section class="card" aria-label="What changes">
                <p class="quiet">What changes stands here once you ask. Nothing is stored before you confirm it.</p>
              </section>`
            : changeCard(facts, correction, address)
        }
      </div>`,
  });
}

function entryForm(facts: CorrectPayFacts, address: string): Html {
  const { line, columns, typed, problems, csrfToken } = facts;
  const period = { start: line.pay.periodStart, end: line.pay.periodEnd };
  return html`<form class="card" method="post" action="${address}/correct" novalidate>
    ${csrfField(csrfToken)}${hiddenColumns(columns)}
    ${columns.map(({ column, kind, title, group }, index) => {
      const { text, isEditable } = cellOf(line.entered, column);
      const id = `c${index}`;
      const problem = problems[id];
      return html`<label for="${id}">${group === '' ? title : `${group}: ${title}`}</label>
        ${problem === undefined ? '' : html`<p class="problem" id="${id}-problem">${problem}</p>`}
        <input
          id="${id}"
          name="${id}"
          ${kind === 'text' ? '' : html`class="number" inputmode="decimal"`}
          autocomplete="off"
          value="${typed[index] ?? shownCell(kind, text, period)}"
          ${problem === undefined ? '' : html`aria-invalid="true" aria-describedby="${id}-problem"`}
          ${isEditable ? '' : html`readonly`}
        />`;
    })}
    ${
      countryFeatures[line.pay.country].datesOverpayments
        ? html`<label for="identified_on">If too much was paid: the day it was found, where not today</label>
            ${dateInput('identified_on', facts.identifiedOn ?? '', problems['identified_on'], false)}`
        : ''
    }
    <p>
      <label
        ><input
          type="checkbox"
          name="use_current_record"
          value="true"
          ${facts.usesCurrentRecord === true ? html`checked` : ''}
        />
        The record of the employee was wrong then: use the rate, tax and contributions that it has today</label
      >
    </p>
    <button class="wide">See what changes</button>
  </form>`;
}

/** What the API takes as a parameter is a box to tick here. */
function recordChanged(message: string): string {
  return inWords(message.replace('Send use_current_record=true', 'Tick the box that says so'));
}

function hiddenColumns(columns: readonly ShownColumn[]): Html {
  return html`<input type="hidden" name="columns" value="${JSON.stringify(columns.map(({ key }) => key))}" />`;
}

/** The form of the confirmation holds what was shown, so that just this is done, whatever is typed meanwhile. */
function changeCard(facts: CorrectPayFacts, correction: Correction, address: string): Html {
  const { columns, typed, csrfToken, company, line } = facts;
  const { pay, replacement, change, filing, overpayment, laterPayIds } = correction;
  const names = { gross: 'Gross', tax: 'Tax', net: 'Net', super: payNames[company.country].super } as const;
  const difference = change['net'] ?? '0';
  return html`<section class="card table" aria-labelledby="changes">
    <h2 id="changes">What changes</h2>
    <table class="stack">
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col" class="number">As paid</th>
          <th scope="col" class="number">Corrected</th>
          <th scope="col" class="number">Difference</th>
        </tr>
      </thead>
      <tbody>
        ${Object.entries(names).map(([figure, name]) => {
          const key = figure as keyof typeof names;
          const by = change[key] ?? '0';
          return html`<tr ${isNothing(by) ? '' : html`class="changed"`}>
            <th scope="row">${name}</th>
            <td data-label="As paid" class="number">${dollars(pay[key])}</td>
            <td data-label="Corrected" class="number">${dollars(replacement.pay[key])}</td>
            <td data-label="Difference" class="number">
              ${isNothing(by) ? '–' : `${by.startsWith('-') ? '' : '+'}${dollars(by)}`}
            </td>
          </tr>`;
        })}
      </tbody>
    </table>
    <ul>
      ${correctionInWords(correction).map((sentence) => html`<li>${sentence}</li>`)}
    </ul>
    ${replacement.warnings.map(({ code, message }) => html`<p class="caution" role="note">${code === 'pay/record-changed-since' ? recordChanged(message) : inWords(message)}</p>`)}
    <p class="notice">${filing.says}</p>
    ${overpayment === null ? '' : html`<p class="caution" role="note">${overpayment.says}</p>`}
    ${laterPayIds.length === 0 ? '' : html`<p class="caution" role="note">${laterPayIds.length} later ${laterPayIds.length === 1 ? 'pay of the year stays as it is' : 'pays of the year stay as they are'}.</p>`}
    <form method="post" action="${address}/correct">
      ${csrfField(csrfToken)}${hiddenColumns(columns)}<input type="hidden" name="step" value="apply" />
      <input type="hidden" name="version" value="${line.pay.version}" />
      ${typed.map((text, index) => html`<input type="hidden" name="c${index}" value="${text}" />`)}
      <input type="hidden" name="identified_on" value="${facts.identifiedOn ?? ''}" />
      ${facts.usesCurrentRecord === true ? html`<input type="hidden" name="use_current_record" value="true" />` : ''}
      ${confirmChange()}<button data-confirm="Replace the pay? The net differs by ${dollars(difference)}.">
        Correct this pay
      </button>
    </form>
  </section>`;
}
