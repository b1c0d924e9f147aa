import type { EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
import type { ComparedPay, PreviewedPay } from '@anz-payroll/pay-runs';
import { countryFeatures } from '../country-features';
import { html, type Html } from '../../markup';
import { day, days, dollars, figureList, inWords, payFigures } from '../../pay-pages';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { csrfField } from '../form-fields';
import { personName } from '../people/people-page';
import type { Problems, Typed } from '../record-form';
import { differenceCard } from './difference-card';
import { input, select } from './pay-fields';
import type { PayColumn, PayRows } from './pay-rows';
import { superTimingCard } from './super-timing-card';

export interface EnterPayFacts extends CompanyFrame {
  readonly employee: EmployeeReadModel;
  readonly lists: readonly PayRows[];
  readonly typed: Typed;
  readonly problems: Problems;
  readonly preview?: PreviewedPay;
  /** Why the preview differs from the last pay. */
  readonly compared?: ComparedPay;
  /** The net that was asked for, and what was added to the pay for it. */
  readonly grossedUp?: { readonly net: string; readonly amount: string };
}

/** One pay of one person: entered, previewed with every figure explained, then processed. */
export function enterPayPage(facts: EnterPayFacts): string {
  const { company, employee, lists, typed, problems, preview, compared } = facts;
  const home = `/companies/${company.id}/people/${employee.id}`;
  const name = personName(employee);
  return companyPage(facts, {
    title: `Enter a pay for ${name}`,
    here: 'people',
    crumbs: [
      { address: `/companies/${company.id}/people`, name: 'People' },
      { address: home, name },
    ],
    body: html`<h1>Enter a pay for ${name}</h1>
      <p class="quiet">
        Leave a list empty and the pay has the standing items of the person. Nothing is stored before you process it.
      </p>
      ${problemList(problems)}${preview === undefined ? '' : previewCard(facts, preview, `${home}/pay`)}
      ${compared === undefined ? '' : differenceCard(compared)}
      <form method="post" action="${home}/pay" novalidate>
        ${csrfField(facts.csrfToken)}
        <section class="card" aria-labelledby="when">
          <h2 id="when">When</h2>
          ${input('pay_date', 'Pay date', typed, problems, 'Day, month, year: 15/11/2026.')}
          <div class="fields">
            ${input('period_start', 'First day paid for', typed, problems, 'Only where it is not the usual period.')}
            ${input('period_end', 'Last day paid for', typed, problems)}
          </div>
          ${daysPaidField(facts)}
        </section>
        ${lists.map((list) => listCard(list, typed, problems))} ${wholePayCard(typed, problems)}
        ${superTimingCard(facts)}${netCard(typed, problems)}
        <p class="actions tight"><button>Preview</button> <a class="button plain" href="${home}">Cancel</a></p>
      </form>`,
  });
}

/** Days that the pay is for, where somebody is engaged day by day or where days of leave follow from them. */
export function daysPaidField({ company, employee, typed, problems }: EnterPayFacts): Html | '' {
  if (employee.withholding_schedule === 'DAILY_OR_CASUAL') {
    return input('days_paid', 'Days paid', typed, problems, 'How many days of work the pay is for.', true);
  }
  const help = 'Days worked or on paid leave, where the hours do not tell, as with pay by the piece.';
  return countryFeatures[company.country].countsDaysForLeave
    ? input('days_paid', 'Days paid', typed, problems, help)
    : '';
}

export function wholePayCard(typed: Typed, problems: Problems): Html {
  return html`<section class="card" aria-labelledby="whole">
    <h2 id="whole">The whole pay</h2>
    <div class="fields">
      ${input('pay_department', 'Department', typed, problems, 'Where not that of the person.')}
      ${input('note', 'Note', typed, problems, 'For those who work on the payroll; the payslip does not show it.')}
    </div>
  </section>`;
}

/** Net to gross. */
function netCard(typed: Typed, problems: Problems): Html {
  return html`<section class="card" aria-labelledby="net-to-gross">
    <h2 id="net-to-gross">Net to gross</h2>
    <p class="quiet">
      Where the person is to receive a certain amount, the preview finds the gross that gives it: what is missing is
      added to what is entered above, as ordinary earnings.
    </p>
    ${input('net', 'Net pay wanted', typed, problems, 'Empty: the pay is what is entered above.', true)}
  </section>`;
}

export function problemList(problems: Problems): Html {
  const found = Object.values(problems);
  if (found.length === 0) return html``;
  return html`<div class="alert" role="alert">
    <p>Nothing was stored. Please change:</p>
    <ul>
      ${Object.entries(problems).map(([name, message]) =>
        name === 'record' ? html`<li>${message}</li>` : html`<li><a href="#${name}">${message}</a></li>`,
      )}
    </ul>
  </div>`;
}

/** The form of the preview holds what was previewed, so that just this is processed, whatever is typed meanwhile. */
function previewCard(
  { csrfToken, typed, grossedUp }: EnterPayFacts,
  { pay, explanation, warnings }: PreviewedPay,
  action: string,
): Html {
  const { step: _, ...entered } = typed;
  return html`<section class="card" aria-labelledby="preview">
    <h2 id="preview">Preview</h2>
    <p class="headline">
      <span class="label">Net pay on ${day(pay.payDate)}</span> <span class="amount">${dollars(pay.net)}</span>
    </p>
    <p class="quiet">For ${days(pay.periodStart, pay.periodEnd)}</p>
    ${grossedUp === undefined ? '' : grossedUpNote(grossedUp, pay.net)}
    ${warnings.map(({ message }) => html`<p class="caution" role="note">${inWords(message)}</p>`)}
    <p class="hint">Open a figure to see how it came about.</p>
    ${figureList(payFigures(pay.country, pay.result, explanation))}
    <form method="post" action="${action}">
      ${csrfField(csrfToken)}<input type="hidden" name="step" value="process" />
      ${Object.entries(entered).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <button>Process this pay</button>
    </form>
  </section>`;
}

/** A second pay of a period is taxed with the first, which the search for the gross leaves aside. */
function grossedUpNote({ net, amount }: { readonly net: string; readonly amount: string }, comesTo: string): Html {
  return html`<p>
      To come to a net pay of ${dollars(net)}, ${dollars(amount)} is added as ordinary earnings: the row “Gross-up” of
      the form below.
    </p>
    ${
      dollars(net) === dollars(comesTo)
        ? ''
        : html`<p class="caution" role="note">
            With the other pay of this period it comes to ${dollars(comesTo)}, as both are taxed together. Change the
            amount of the row until the net is the one wanted.
          </p>`
    }`;
}

export function listCard(list: PayRows, typed: Typed, problems: Problems): Html {
  return html`<fieldset class="card">
    <legend class="unseen">${list.title}</legend>
    <h2>${list.title}</h2>
    <p class="quiet">${list.help}</p>
    ${Array.from({ length: shownRows(list, typed) }, (_, row) => rowFields(list, row, typed, problems))}
  </fieldset>`;
}

/** The usual rows; where all of them are typed into, one more. */
function shownRows({ name, rows, most, columns }: PayRows, typed: Typed): number {
  const isTyped = (row: number) =>
    columns.some((column) => !column.choices && (typed[`${name}_${row}_${column.name}`] ?? '') !== '');
  let used = 0;
  for (let row = 0; row < most; row++) if (isTyped(row)) used = row + 1;
  return Math.min(most, Math.max(rows, used + 1));
}

function rowFields({ name, title, most, columns }: PayRows, row: number, typed: Typed, problems: Problems): Html {
  const place = most > 1 ? ` ${row + 1}` : '';
  const field = (column: PayColumn): Html => {
    const id = `${name}_${row}_${column.name}`;
    const text = `${column.label}${place}`;
    return column.choices === undefined
      ? input(id, text, typed, problems, undefined, column.kind === 'amount' || column.kind === 'hours')
      : select(id, text, typed, problems, column.choices);
  };
  const details = columns.filter(({ isDetail }) => isDetail);
  const isOpen = details.some((column) => {
    const id = `${name}_${row}_${column.name}`;
    return (typed[id] ?? '') !== '' || problems[id] !== undefined;
  });
  return html`<div class="fields">${columns.filter(({ isDetail }) => !isDetail).map(field)}</div>
    ${
      details.length === 0
        ? ''
        : html`<details ${isOpen ? html`open` : ''}>
            <summary>More of this row<span class="unseen">: ${title}${place}</span></summary>
            <div class="fields">${details.map(field)}</div>
          </details>`
    }`;
}
