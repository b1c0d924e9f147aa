import { roleMay } from '@anz-payroll/accounts';
import {
  isTotalled,
  journalAccountNames,
  journalAccounts,
  journalLayouts,
  summaryGroups,
  type JournalAccounts,
  type JournalLayout,
  type Report,
  type ReportColumn,
  type ReportName,
  type ReportRow,
  type SummaryGroup,
  textInWords,
} from '@anz-payroll/reports';
import { html, type Html } from '../../markup';
import { day, days, dollars, inWords } from '../../pay-pages';
import { barChart } from '../charts/bar-chart';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { alertBox, csrfField, dateInput, versionField } from '../form-fields';
import { partLinks, partOf, searchForm } from '../list-part';
import { plainText } from '../plain-text';
import type { Problems } from '../record-form';
import { shownVersion } from '../stored-now';

export interface ReportFacts extends CompanyFrame {
  readonly name: ReportName;
  readonly title: string;
  readonly period: 'range' | 'day';
  readonly from: string;
  readonly to: string;
  readonly groupBy: SummaryGroup;
  /** Of a report about leave: the one employee it was asked for. */
  readonly employeeId?: number | undefined;
  /** Which part of a long report is looked at, and what is searched for in its rows. */
  readonly page?: number | undefined;
  readonly q?: string | undefined;
  /** Undefined where what was asked cannot be answered; `problem` says why. */
  readonly report: Report | undefined;
  readonly problem?: string | undefined;
  /** What is wrong with the days, by field. */
  readonly problems?: Problems;
  readonly notice?: string | undefined;
  /** Of the journal: the accounts of the company's own ledger. */
  readonly accounts?: JournalAccounts | undefined;
  /** What stood in the form of accounts that was refused, and why, by account. */
  readonly typedAccounts?: Partial<JournalAccounts>;
  readonly accountProblems?: Problems;
}

/** So many rows a page; the files have all of them. */
const ROWS_OF_PAGE = 200;

const LONG_TEXT = 40;

const groupNames: Readonly<Record<SummaryGroup, string>> = {
  employee: 'Employee',
  department: 'Department',
  pay_date: 'Payday',
};
const layoutNames: Readonly<Record<JournalLayout, string>> = {
  xero: 'Xero CSV',
  myob: 'MYOB CSV',
  quickbooks: 'QuickBooks CSV',
};

/** One report on screen, with the same table as CSV and PDF. */
export function reportPage(facts: ReportFacts): string {
  const { company, name, title, report, period, problem, notice } = facts;
  const reports = `/companies/${company.id}/reports`;
  return companyPage(facts, {
    title,
    here: 'reports',
    crumbs: [{ address: reports, name: 'Reports' }],
    body: html`<h1>${title}</h1>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}${alertBox(problem)}
      ${periodForm(facts, `${reports}/${name}`)}
      ${
        report === undefined
          ? ''
          : html`<div class="heading">
                <p class="quiet">${period === 'day' ? `As at ${day(report.to)}` : days(report.from, report.to)}</p>
                ${report.rows.length === 0 ? '' : downloads(facts, `${reports}/${name}`)}
              </div>
              ${name === 'award-checks' ? backPayLink(facts, report) : ''} ${chartOf(report)}
              ${tableCard(facts, report, `${reports}/${name}`)}
              ${report.notes.map((note) => html`<p class="quiet">${inWords(note)}</p>`)}`
      }
      ${facts.accounts === undefined ? '' : accountForm(facts, facts.accounts)}`,
  });
}

/** What is owed is one click away from the pays that make it good. */
function backPayLink({ company, session, from, to }: ReportFacts, { rows }: Report): Html {
  const owed = rows.filter((row) => Number(row['owed'] ?? '0') > 0);
  if (owed.length === 0 || !roleMay(session.user.role, 'pays.write')) return html``;
  return html`<p class="actions tight no-print">
    <a class="button" href="/companies/${company.id}/reports/award-checks/back-pay?from=${from}&to=${to}"
      >Make the correction</a
    >
  </p>`;
}

function periodForm(
  { period, from, to, name, groupBy, employeeId, problems = {} }: ReportFacts,
  address: string,
): Html {
  return html`<form class="search" method="get" action="${address}">
    ${employeeId === undefined ? '' : html`<input type="hidden" name="employee_id" value="${employeeId}" />`}
    ${
      period === 'day'
        ? ''
        : html`<div class="short">
            <label for="from">From</label>
            ${dateInput('from', from, problems['from'])}
          </div>`
    }
    <div class="short">
      <label for="to">${period === 'day' ? 'As at' : 'To'}</label>
      ${dateInput('to', to, problems['to'])}
    </div>
    ${
      name === 'payroll-summary'
        ? html`<div class="short">
            <label for="group_by">By</label>
            <select id="group_by" name="group_by">
              ${summaryGroups.map(
                (group) =>
                  html`<option value="${group}" ${group === groupBy ? html`selected` : ''}>
                    ${groupNames[group]}
                  </option>`,
              )}
            </select>
          </div>`
        : ''
    }
    <button>Show</button>
  </form>`;
}

type Asked = Pick<ReportFacts, 'name' | 'from' | 'to' | 'groupBy' | 'employeeId'>;

/** What a report was asked for, as its address holds it. */
function askedOf({ name, from, to, groupBy, employeeId }: Asked): readonly (readonly [string, string])[] {
  return [
    ['from', from],
    ['to', to],
    ...(name === 'payroll-summary' ? [['group_by', groupBy] as const] : []),
    ...(employeeId === undefined ? [] : [['employee_id', String(employeeId)] as const]),
  ];
}

function downloads({ name, from, to, groupBy, employeeId }: ReportFacts, address: string): Html {
  const asked = askedOf({ name, from, to, groupBy, employeeId })
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
  return html`<p class="actions tight no-print">
    <a class="button plain slim" href="${address}.csv?${asked}">CSV</a>
    <a class="button plain slim" href="${address}.pdf?${asked}">PDF</a>
    ${
      name === 'journal'
        ? journalLayouts.map(
            (layout) =>
              html`<a class="button plain slim" href="${address}-${layout}.csv?${asked}">${layoutNames[layout]}</a>`,
          )
        : ''
    }
  </p>`;
}

function tableCard(facts: ReportFacts, report: Report, address: string): Html {
  const { title, columns, rows, totals } = report;
  if (rows.length === 0) {
    return html`<section class="card" aria-label="${title}">
      <p class="quiet">No processed pay in this period has anything for this report.</p>
    </section>`;
  }
  const search = (facts.q ?? '').trim();
  const found = rows.filter(matchingRow(columns, search));
  const part = partOf(found, ROWS_OF_PAGE, { q: search, ...(facts.page === undefined ? {} : { page: facts.page }) });
  // A column is as wide on one page as on the others.
  const classes = columns.map((column) => classOf(column, rows));
  const others = askedOf(facts).map(([key, value]) => `${key}=${value}`);
  return html`${rows.length > ROWS_OF_PAGE ? searchForm({ address: `${address}#rows`, label: 'Find in the rows', search, kept: askedOf(facts), placeholder: 'Name, number or another word' }) : ''}
    <section id="rows" class="card table" aria-label="${title}" tabindex="0">
      ${
        part.rows.length === 0
          ? html`<p class="quiet">No row has “${search}” in it.</p>`
          : html`<table class="${columns.length > 10 ? 'small many' : 'stack'}">
              <thead>
                <tr>
                  ${columns.map(({ title: name }, at) => html`<th scope="col" class="${classes[at]}">${name}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${part.rows.map((row) => tableRow(columns, classes, row))}
              </tbody>
              ${totals === null ? '' : totalRow(columns, classes, totals, part.rows.length < rows.length ? `Total of all ${rows.length}` : 'Total')}
            </table>`
      }
    </section>
    ${partLinks(part, 'rows; the files have all of them', `${address}#rows`, others)}`;
}

/** Every word of the search is somewhere in the texts of the row, whatever its case and accents. */
function matchingRow(columns: readonly ReportColumn[], search: string): (row: ReportRow) => boolean {
  const words = plainText(search).split(/\s+/);
  const texts = columns.filter(({ kind }) => kind === 'text');
  return (row) => {
    const text = plainText(texts.map((column) => shownCell(column, row[column.name] ?? null)).join(' '));
    return words.every((word) => text.includes(word));
  };
}

function tableRow(columns: readonly ReportColumn[], classes: readonly string[], row: ReportRow): Html {
  return html`<tr>
    ${columns.map(
      (column, at) =>
        html`<td data-label="${column.title}" class="${classes[at]}">
          ${shownCell(column, row[column.name] ?? null)}
        </td>`,
    )}
  </tr>`;
}

function totalRow(columns: readonly ReportColumn[], classes: readonly string[], totals: ReportRow, says: string): Html {
  return html`<tfoot>
    <tr>
      ${columns.map((column, index) => {
        const label = index === 0 ? says : isTotalled(column) ? shownCell(column, totals[column.name] ?? null) : '';
        return index === 0
          ? html`<th scope="row">${label}</th>`
          : html`<td data-label="${column.title}" class="${classes[index]}">${label}</td>`;
      })}
    </tr>
  </tfoot>`;
}

/** Sentences get room, or they would make every row of a wide table many lines high. */
function classOf({ kind, name }: ReportColumn, rows: readonly ReportRow[]): string {
  if (kind === 'text') return rows.some((row) => (row[name] ?? '').length > LONG_TEXT) ? 'sentence' : '';
  return kind === 'date' ? 'short' : 'number';
}

function shownCell(column: ReportColumn, value: string | null): string {
  const { kind } = column;
  if (value === null) return '';
  if (kind === 'text') return textInWords(column, value);
  if (kind === 'amount') return dollars(value);
  return kind === 'date' ? day(value) : value;
}

/** What people would rather look at: the cost of each payday, the liability of each kind of leave. */
function chartOf(report: Report): Html {
  const charts: Readonly<Record<string, { readonly by: string; readonly of: string; readonly title: string }>> = {
    'payroll-summary': { by: 'pay_date', of: 'gross', title: 'Gross by payday' },
    leave: { by: 'leave', of: 'liability', title: 'Liability by kind of leave' },
    deductions: { by: 'receiver', of: 'amount', title: 'Deductions by receiver' },
  };
  const chart = charts[report.name];
  if (chart === undefined || !report.columns.some(({ name }) => name === chart.by)) return html``;
  const sums = new Map<string, number>();
  for (const row of report.rows) {
    const name = row[chart.by] ?? '';
    // Amounts become numbers here only to be drawn.
    sums.set(name, (sums.get(name) ?? 0) + Number(row[chart.of] ?? '0'));
  }
  const bars = [...sums].map(([name, value]) => ({ name: day(name), value, shown: dollars(value.toFixed(2)) }));
  return bars.length < 2 ? html`` : html`<section class="card">${barChart({ title: chart.title, bars })}</section>`;
}

/** Another one as soon as an account is stored otherwise. */
export function accountsVersion(accounts: JournalAccounts): string {
  return shownVersion(journalAccounts.map((name) => accounts[name]));
}

function accountForm(
  { session, company, csrfToken, typedAccounts = {}, accountProblems = {} }: ReportFacts,
  accounts: JournalAccounts,
): Html {
  const mayWrite = roleMay(session.user.role, 'pay-items.write');
  const invalid = (name: string) =>
    accountProblems[name] === undefined ? '' : html`aria-invalid="true" aria-describedby="${name}-problem"`;
  return html`<section class="card no-print" aria-labelledby="accounts">
    <h2 id="accounts">Accounts of your ledger</h2>
    <p class="quiet">
      The code of each account in your accounting system. Journals of every period use them from now on.
    </p>
    <form method="post" action="/companies/${company.id}/reports/journal/accounts">
      ${csrfField(csrfToken)}${versionField(accountsVersion(accounts))}
      <div class="fields roomy">
        ${journalAccounts.map(
          (name) =>
            html`<div class="field">
              <label for="${name}">${journalAccountNames[name]}</label>
              ${
                accountProblems[name] === undefined
                  ? ''
                  : html`<p class="problem" id="${name}-problem">${accountProblems[name]}</p>`
              }
              <input
                id="${name}"
                name="${name}"
                ${mayWrite ? html`required` : html`readonly`}
                value="${typedAccounts[name] ?? accounts[name]}"
                ${invalid(name)}
              />
            </div>`,
        )}
      </div>
      ${mayWrite ? html`<p class="actions tight"><button>Save accounts</button></p>` : ''}
    </form>
  </section>`;
}
