import type { Country } from '@anz-payroll/companies';
import { employeeFields, MOST_IMPORTED, type ImportOutcome, type ImportProblem } from '@anz-payroll/employee-lifecycle';
import { groupBy } from '@anz-payroll/kernel';
import { html, type Html } from '../../../markup';
import { companyPage, type CompanyFrame } from '../../company/company-page';
import { alertBox, csrfField, requestKeyField } from '../../form-fields';
import { partNames } from './people-columns';
import { lineInWords, type ReadPeople } from './read-people';
import { fileFields, sheetNotice, type SheetOfWorkbook } from '../../spreadsheets/file-fields';

export interface ImportFacts extends CompanyFrame {
  /** What was pasted or uploaded. */
  readonly csv: string;
  readonly problem?: string | undefined;
  /** The sheet of a workbook that was read, and those that were not. */
  readonly sheet?: SheetOfWorkbook | undefined;
  readonly preview?:
    | { readonly people: ReadPeople; readonly outcome: ImportOutcome; readonly alike: readonly string[] }
    | undefined;
}

const MOST_SHOWN = 100;
const MOST_PROBLEMS = 50;
const MOST_LINES = 5;

/** People from a file: what would happen is shown before anything does. */
export function importPage(facts: ImportFacts): string {
  const { company, preview, problem } = facts;
  const people = `/companies/${company.id}/people`;
  return companyPage(facts, {
    title: 'Import people',
    here: 'people',
    crumbs: [{ address: people, name: 'People' }],
    body: html`<h1>Import people</h1>
      ${alertBox(problem)} ${sheetNotice(facts.sheet)} ${preview === undefined ? '' : previewCard(facts, preview)}
      <section class="card" aria-labelledby="file">
        <h2 id="file">${preview === undefined ? 'Your file' : 'Change the file and look again'}</h2>
        <p class="quiet">
          One line a person, headings in the first line. Bank and fund details, opening balances, a pay rate of their
          own, an allowance and a deduction are columns too (${prefixes(company.country)}). Of a spreadsheet the first
          sheet that can be seen is read. A number that somebody here has already changes that person; what is left
          empty stays as it is. Everybody is imported, or nobody. At most ${MOST_IMPORTED} people at once.
        </p>
        <p class="actions tight">
          <a class="button plain slim" href="${people}/import/template.csv">Template with every column</a>
          <a class="button plain slim" href="${people}/export.csv">People of this company as CSV</a>
        </p>
        <form method="post" action="${people}/import">
          ${csrfField(facts.csrfToken)} ${fileFields(facts.csv, 8)}
          <p class="actions tight"><button>Look at it first</button></p>
        </form>
      </section>`,
  });
}

function prefixes(country: Country): string {
  return partNames(country)
    .map((name) => `${name}_…`)
    .join(', ');
}

function previewCard(facts: ImportFacts, { people, outcome, alike }: NonNullable<ImportFacts['preview']>): Html {
  const { problems, created, updated, told = [] } = outcome;
  const says = [
    ...(created > 0 ? [`add ${created} ${created === 1 ? 'person' : 'people'}`] : []),
    ...(updated > 0 ? [`change ${updated}`] : []),
  ].join(' and ');
  return html`<section class="card" aria-labelledby="preview">
    <h2 id="preview">What is in the file</h2>
    ${
      problems.length === 0
        ? html`<p class="notice" role="status">Nothing is wrong with it. The import would ${says}.</p>
            ${told.length === 0 ? '' : html`<p>With the import: ${told.join(' ')}</p>`} ${alikeList(alike)}
            <form method="post" action="/companies/${facts.company.id}/people/import">
              ${csrfField(facts.csrfToken)}${requestKeyField()}<input
                type="hidden"
                name="csv"
                value="${facts.csv}"
              /><input type="hidden" name="confirm" value="import" />
              <p class="actions tight">
                <button>Import ${created + updated === 1 ? '1 person' : `${created + updated} people`}</button>
              </p>
            </form>`
        : problemList(people, problems)
    }
    ${table(people, problems)}
  </section>`;
}

/** A second record of one person is no mistake of the file; whoever imports it decides. */
function alikeList(alike: readonly string[]): Html | '' {
  if (alike.length === 0) return '';
  return html`<div class="caution" role="note">
    <p>Somebody would be there twice, if these are one person:</p>
    <ul>
      ${alike.slice(0, MOST_PROBLEMS).map((says) => html`<li>${says}</li>`)}
      ${alike.length > MOST_PROBLEMS ? html`<li>and ${alike.length - MOST_PROBLEMS} more</li>` : ''}
    </ul>
  </div>`;
}

function linesInWords(lines: readonly Pick<ReadPeople['lines'][number], 'line' | 'row'>[]): string {
  const [first = '', ...others] = lines.slice(0, MOST_LINES).map(lineInWords);
  const named = [first, ...others.map((line) => line.replace('Line', 'line'))].join(', ');
  return lines.length > MOST_LINES ? `${named} and ${lines.length - MOST_LINES} more` : named;
}

/** What is wrong with many lines in the same way, such as a state in words nobody knows, is said once. */
function problemList(people: ReadPeople, problems: readonly ImportProblem[]): Html {
  const { lines } = people;
  const alike = groupBy(problems, ({ field, message }) => `${field ?? ''} ${message}`);
  const told = [...alike.values()].map((same) => [same[0]!, same.map(({ row }) => row)] as const);
  return html`<div class="alert" role="alert">
    <p>Nothing is imported yet. Put these right in the file:</p>
    <ul>
      ${told.slice(0, MOST_PROBLEMS).map(([{ field, message }, rows]) => {
        const at = linesInWords(rows.map((row) => lines[row] ?? { line: row + 2, row: row + 2 }));
        return html`<li>
          ${at}${field === null ? '' : html`, ${columnInWords(people, field)}`}: ${inFileWords(people, message)}
        </li>`;
      })}
      ${told.length > MOST_PROBLEMS ? html`<li>and ${told.length - MOST_PROBLEMS} more</li>` : ''}
    </ul>
  </div>`;
}

function columnInWords({ headingOf, labelOf }: ReadPeople, column: string): string {
  return headingOf(column) ?? `${labelOf(column)} (no such column in the file)`;
}

function table(people: ReadPeople, problems: readonly ImportProblem[]): Html {
  const { columns, lines, headingOf } = people;
  const wrong = new Map(problems.map(({ row, field, message }) => [`${row} ${field ?? ''}`, message]));
  return html`<div class="table" tabindex="0" role="region" aria-label="The file">
    <table class="small">
      <thead>
        <tr>
          <th scope="col">Line</th>
          ${columns.map(({ name }) => html`<th scope="col">${headingOf(name)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${lines.slice(0, MOST_SHOWN).map(
          ({ line, cells }, row) =>
            html`<tr>
              <th scope="row">${line}</th>
              ${columns.map(({ name }, i) => cell(people, cells[i] ?? '', wrong.get(`${row} ${name}`)))}
            </tr>`,
        )}
      </tbody>
    </table>
    ${lines.length > MOST_SHOWN ? html`<p class="quiet">The first ${MOST_SHOWN} of ${lines.length} lines.</p>` : ''}
  </div>`;
}

function cell(people: ReadPeople, text: string, problem: string | undefined): Html {
  return problem === undefined
    ? html`<td>${text}</td>`
    : html`<td class="wrong">
        <strong>${text === '' ? '(empty)' : text}</strong><br /><span class="problem"
          >${inFileWords(people, problem)}</span
        >
      </td>`;
}

/** Fields by the headings of the file, or by what the pages call them, which an import reads too; days as people here write them. */
function inFileWords({ headingOf, labelOf }: ReadPeople, message: string): string {
  return message
    .replaceAll('YYYY-MM-DD', 'such as 15/11/2026')
    .replaceAll('Send ', 'Write ')
    .replaceAll(
      /\b[a-z]+(?:_[a-z0-9]+)+\b/g,
      (name) => headingOf(name) ?? (name in employeeFields ? `“${labelOf(name)}”` : name),
    )
    .replaceAll(/” is true\b/g, '” is yes');
}
