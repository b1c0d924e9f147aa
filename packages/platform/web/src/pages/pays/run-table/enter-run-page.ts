import { cellOf, type CellsOfRun, type PayRun, type StagedCells } from '@anz-payroll/pay-runs';
import { html, type Html } from '../../../markup';
import { changeSince, day, days, dollars, inWords, shownCell, type Period } from '../../../pay-pages';
import { companyPage, type CompanyFrame } from '../../company/company-page';
import { alertBox, csrfField } from '../../form-fields';
import { partLinks, searchForm, type ListPart } from '../../list-part';
import { runBadge } from '../runs-page';
import { runSteps } from '../run-steps';
import { addableColumns, type ShownColumn } from './run-columns';

export interface EnterRunFacts extends CompanyFrame, CellsOfRun {
  /** The lines that are shown. */
  readonly part: ListPart<StagedCells>;
  readonly columns: readonly ShownColumn[];
  /** Keys of the columns that somebody added to this address. */
  readonly added: readonly string[];
  /** The gross of each employee's last pay before this run. */
  readonly lastGross: ReadonlyMap<number, string>;
  readonly notice?: string;
  readonly problem?: string;
  /** The line whose cells were refused, with what was typed into them. */
  readonly refused?: { readonly payId: number; readonly typed: readonly string[] };
}

/** The table in which the pays of a run are entered: one line a person. Without scripts each line is saved by its button. */
export function enterRunPage(facts: EnterRunFacts): string {
  const { company, run, lines, part, notice, problem } = facts;
  const address = `/companies/${company.id}/pays/runs/${run.id}`;
  return companyPage(facts, {
    title: `Enter the pay run to ${day(run.endDate)}`,
    here: 'pays',
    script: 'run-table',
    isWide: true,
    crumbs: [
      { address: `/companies/${company.id}/pays`, name: 'Pays' },
      { address, name: days(run.startDate, run.endDate) },
    ],
    body: html`<div class="heading">
        <h1>${days(run.startDate, run.endDate)} ${runBadge(run)}</h1>
        <p class="quiet">Paid on ${day(run.payDate)}</p>
      </div>
      ${runSteps(run, 'enter', facts.session.user.role)}
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}${alertBox(problem)}
      ${
        lines.length === 0
          ? html`<section class="card">
              <p class="quiet">
                Nobody is waiting to be paid in this run. <a href="/companies/${company.id}/people">Add people</a>, then
                open the run again.
              </p>
            </section>`
          : html`<section class="card" aria-labelledby="entry">
                <h2 id="entry" class="unseen">Entries</h2>
                ${isInParts(facts) ? searchForm({ address: `${address}/enter`, label: 'Name, number or department', search: facts.part.search, kept: facts.added.length === 0 ? [] : [['columns', JSON.stringify(facts.added)]] }) : toolbar()}
                <p class="hint no-script">Each line is saved by the button at its end.</p>
                <div
                  class="run-table"
                  data-run-table
                  data-cells="${address}/cells"
                  data-lines="${address}/lines"
                  data-run="${run.id}"
                  data-version="${run.version}"
                  data-start="${run.startDate}"
                  data-end="${run.endDate}"
                  data-csrf="${facts.csrfToken}"
                  ${isInParts(facts) ? html`data-page="${part.page}"` : ''}
                >
                  ${part.rows.length === 0 ? html`<p class="quiet">Nobody was found.</p>` : table(facts, address)}
                </div>
                <p class="table-state" role="status" data-save-state></p>
                ${partLinks(part, 'people, by name', `${address}/enter#entry`, columnsAsked(facts))}
                ${othersNote(run, lines.length, address)}
                <details class="hint">
                  <summary>How to type</summary>
                  <p>
                    Arrow keys, Enter and Tab move; Escape takes back what you are typing. Paste rows from a spreadsheet
                    into the cell where they begin.
                  </p>
                  <p>
                    Hours are 7.6 or 7:36. Leave is hours, on the first weekdays of the period, or with its day: 7.6
                    12/11; 4 13/11. Amounts are 1,250.00 or $38.50.
                  </p>
                </details>
              </section>
              ${warnings(facts, address)}
              <form method="post" action="${address}/take-timesheets" class="no-print">
                ${csrfField(facts.csrfToken)}
                <p class="actions tight">
                  <a class="button" href="${address}/review">Review the run</a>
                  <button class="plain">Take approved timesheets</button>
                </p>
              </form>
              ${addColumnForm(facts, address)}`
      }`,
  });
}

/** One table holds so many lines and no more; nobody is left out without a word. */
function othersNote({ pendingCount }: PayRun, shown: number, address: string): Html | '' {
  const others = pendingCount - shown;
  if (others <= 0) return '';
  const pays = others === 1 ? 'One more pay' : `${others} more pays`;
  return html`<p class="notice">
    ${pays} of this run ${others === 1 ? 'is' : 'are'} not in this table, nor in its total.
    <a href="${address}#pays">Find them in the run</a> and change each on its own page.
  </p>`;
}

/** Where not everybody is on one page. */
function isInParts({ part, lines }: EnterRunFacts): boolean {
  return part.search !== '' || part.rows.length < lines.length;
}

/** The columns that were added stay on every page. */
function columnsAsked({ added }: EnterRunFacts): readonly string[] {
  return added.length === 0 ? [] : [`columns=${encodeURIComponent(JSON.stringify(added))}`];
}

function toolbar(): Html {
  return html`<div class="table-tools needs-script">
    <label for="find">Find</label>
    <input id="find" type="search" placeholder="Name, number or department" autocomplete="off" data-find />
  </div>`;
}

function table(facts: EnterRunFacts, address: string): Html {
  const { columns, lines, part, run } = facts;
  const total = isInParts(facts) ? `Total of all ${lines.length}` : 'Total';
  const period = { start: run.startDate, end: run.endDate };
  return html`<table>
    <thead>
      <tr>
        <th scope="col" class="name">Employee</th>
        ${columns.filter(isFigure).map(head)}
        <th scope="col" class="number">Gross</th>
        <th scope="col" class="number">Tax</th>
        <th scope="col" class="number">Net</th>
        <th scope="col" class="number"><span class="group">Gross since</span> last pay</th>
        ${columns.filter((column) => !isFigure(column)).map(head)}
        <th scope="col" class="no-script"><span class="unseen">Save</span></th>
      </tr>
    </thead>
    <tbody>
      ${part.rows.map((line) => row(facts, line, period, address))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" class="name">${total}</th>
        ${columns.map((column, index) => (isFigure(column) ? sumCell(facts, index) : ''))}
        <td class="number" data-total="gross">${dollars(run.gross)}</td>
        <td class="number" data-total="tax">${dollars(run.tax)}</td>
        <td class="number" data-total="net">${dollars(run.net)}</td>
        <td></td>
        ${columns.map((column) => (isFigure(column) ? '' : html`<td></td>`))}
        <td class="no-script"></td>
      </tr>
    </tfoot>
  </table>`;
}

function isFigure({ kind }: ShownColumn): boolean {
  return kind !== 'text';
}

function head({ key, kind, title, group }: ShownColumn): Html {
  return html`<th scope="col" class="${kind === 'text' ? 'text' : 'number'}" data-column="${key}" data-kind="${kind}">
    ${group === '' ? '' : html`<span class="group">${group}</span> `}${title}
  </th>`;
}

function row(facts: EnterRunFacts, line: StagedCells, period: Period, address: string): Html {
  const { columns, lastGross, csrfToken, refused } = facts;
  const { pay } = line;
  const name = `${pay.employee.firstName} ${pay.employee.lastName}`;
  const last = lastGross.get(pay.employeeId) ?? '';
  const texts = columns.map(({ column }) => cellOf(line.entered, column));
  const form = `line-${pay.id}`;
  const typed = refused?.payId === pay.id ? refused.typed : undefined;
  const count = pay.result.warnings.length;
  const cells = columns.map((column, index) => {
    const { kind, title, group } = column;
    const { text, isEditable } = texts[index] ?? { text: '', isEditable: false };
    const label = `${group === '' ? '' : `${group} `}${title}, ${name}`;
    const cell = html`<td class="cell ${kind === 'text' ? 'text' : 'number'}">
      <input
        form="${form}"
        name="c${index}"
        id="c-${pay.id}-${index}"
        aria-label="${label}"
        ${kind === 'text' ? '' : html`inputmode="decimal"`}
        autocomplete="off"
        value="${typed?.[index] ?? shownCell(kind, text, period)}"
        data-was="${text}"
        ${isEditable ? '' : html`readonly`}
      />
    </td>`;
    return { column, cell };
  });
  return html`<tr data-pay="${pay.id}" data-last="${last}" data-find-text="${`${name} ${pay.employee.number ?? ''}`}">
    <th scope="row" class="name">
      <a href="/companies/${pay.companyId}/pays/${pay.id}">${name}</a>
      <span class="quiet">${pay.employee.number}</span>
      <span class="badge wait" data-warned ${count === 0 ? html`hidden` : ''}>${count} to check</span>
    </th>
    ${cells.filter(({ column }) => isFigure(column)).map(({ cell }) => cell)}
    <td class="number" data-figure="gross" data-exact="${pay.gross}">${dollars(pay.gross)}</td>
    <td class="number" data-figure="tax" data-exact="${pay.tax}">${dollars(pay.tax)}</td>
    <td class="number" data-figure="net" data-exact="${pay.net}">${dollars(pay.net)}</td>
    <td class="number" data-figure="change">${changeSince(last, pay.gross)}</td>
    ${cells.filter(({ column }) => !isFigure(column)).map(({ cell }) => cell)}
    <td class="no-script">
      <form id="${form}" method="post" action="${address}/enter">
        ${csrfField(csrfToken)}<input type="hidden" name="pay_id" value="${pay.id}" />
        <input type="hidden" name="columns" value="${JSON.stringify(columns.map(({ key }) => key))}" />
        <input type="hidden" name="was" value="${JSON.stringify(texts.map(({ text }) => text))}" />
        ${isInParts(facts) ? html`<input type="hidden" name="page" value="${facts.part.page}" /><input type="hidden" name="q" value="${facts.part.search}" />` : ''}
        <button class="slim" aria-label="Save the line of ${name}">Save</button>
      </form>
    </td>
  </tr>`;
}

/** The sum over everybody; the script adds what it sees to what the other pages have. */
function sumCell(facts: EnterRunFacts, index: number): Html {
  const all = sumOf(facts, facts.lines, index);
  const others = isInParts(facts) ? all - sumOf(facts, facts.part.rows, index) : 0;
  return html`<td class="number" data-sum="${index}" ${others === 0 ? '' : html`data-others="${others.toFixed(4)}"`}>
    ${shownSum(all)}
  </td>`;
}

/** The sum of a column of hours or amounts; what is no plain number, such as a percentage, is left out. */
function sumOf({ columns }: EnterRunFacts, lines: readonly StagedCells[], index: number): number {
  const column = columns[index];
  if (column === undefined) return 0;
  let sum = 0;
  for (const { entered } of lines) {
    for (const part of cellOf(entered, column.column).text.split(' ')) {
      const amount = Number(part.split('@')[0]);
      if (Number.isFinite(amount)) sum += amount;
    }
  }
  return sum;
}

/** For the eye only: hours are added to two places, and nothing is paid by this figure. */
function shownSum(sum: number): string {
  return sum === 0 ? '' : sum.toFixed(2);
}

function warnings(facts: EnterRunFacts, address: string): Html {
  const { lines, part } = facts;
  const warned = (some: readonly StagedCells[]) => some.filter(({ pay }) => pay.result.warnings.length > 0);
  const shown = warned(part.rows);
  const others = warned(lines).length - shown.length;
  return html`<section
    class="card"
    aria-labelledby="to-check"
    data-warnings-card
    ${shown.length > 0 || others > 0 ? '' : html`hidden`}
  >
    <h2 id="to-check">To check</h2>
    <ul class="plain-list" data-warnings aria-live="polite">
      ${shown.flatMap(({ pay }) =>
        pay.result.warnings.map(
          ({ message }) =>
            html`<li data-of="${pay.id}">
              <a href="#c-${pay.id}-0">${pay.employee.firstName} ${pay.employee.lastName}</a>: ${inWords(message)}
            </li>`,
        ),
      )}
    </ul>
    ${
      others === 0
        ? ''
        : html`<p data-warned-elsewhere>
            ${others === 1 ? 'One person' : `${others} people`} on other pages ${others === 1 ? 'has' : 'have'}
            something to check: <a href="${address}/review">the review</a> names everybody.
          </p>`
    }
  </section>`;
}

function addColumnForm({ company, added, part }: EnterRunFacts, address: string): Html {
  return html`<section class="card no-print" aria-labelledby="add-column">
    <h2 id="add-column">Add a column</h2>
    <form class="search" method="get" action="${address}/enter">
      <input type="hidden" name="columns" value="${JSON.stringify(added)}" />
      ${part.page === 1 ? '' : html`<input type="hidden" name="page" value="${part.page}" />`}
      ${part.search === '' ? '' : html`<input type="hidden" name="q" value="${part.search}" />`}
      <div>
        <label for="what">What</label>
        <select id="what" name="what">
          ${addableColumns(company.country).map(({ value, label }) => html`<option value="${value}">${label}</option>`)}
        </select>
      </div>
      <div>
        <label for="description">Description (for allowances, deductions and bonuses)</label>
        <input id="description" name="description" autocomplete="off" />
      </div>
      <button class="plain">Add</button>
    </form>
  </section>`;
}
