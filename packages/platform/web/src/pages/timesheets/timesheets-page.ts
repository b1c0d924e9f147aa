import { roleMay } from '@anz-payroll/accounts';
import { localDay, localTime } from '@anz-payroll/companies';
import { isApproved, type TimesheetShift } from '@anz-payroll/pay-runs';
import { fingerprintOf } from '@anz-payroll/http-kit/idempotency';
import type { CivilDate } from 'payroll-core';
import { shiftMinutes } from 'payroll-core/au/awards';
import { html, type Html } from '../../markup';
import { day } from '../../pay-pages';
import { companyPage, type CompanyFrame } from '../company/company-page';
import { countryFeatures } from '../country-features';
import { csrfField, describedAt, problemAt, refusedBox, versionField } from '../form-fields';
import { searchForm } from '../list-part';
import { clocksCard, refusedClock, type ClocksFacts } from './clocks-card';
import { timesheetColumns } from './read-timesheet-csv';
import { shiftText } from './shift-text';
import { fileFields, sheetInWords, type SheetOfWorkbook } from '../spreadsheets/file-fields';

export interface TimesheetPerson {
  readonly id: number;
  readonly name: string;
  readonly number: string | null;
}

/** A page of a long list of people. */
export interface PartOfPeople {
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** How many people were found, and how many of them are on the pages before. */
  readonly found: number;
  readonly before: number;
}

export interface TimesheetsFacts extends CompanyFrame, ClocksFacts {
  /** Monday to Sunday. */
  readonly days: readonly CivilDate[];
  readonly weekBefore: CivilDate;
  readonly weekAfter: CivilDate;
  /** Those of this page, by name. */
  readonly people: readonly TimesheetPerson[];
  /** Which part of everybody who was found is shown. */
  readonly part: PartOfPeople;
  readonly shifts: readonly TimesheetShift[];
  readonly notice?: string;
  readonly problem?: string;
  /** The line that was refused, with what was typed into it. */
  readonly refused?: {
    readonly employeeId: number;
    readonly typed: readonly string[];
    /** Shifts that were ticked to be deleted. */
    readonly ticked: readonly number[];
    /** The day that was refused, from 0 for Monday, and why. */
    readonly day?: number | undefined;
    /** Somebody else changed the line: what is stored stands beside what was typed. */
    readonly isStale?: true;
  };
  readonly csv?: string;
  /** The sheet of a workbook whose shifts stand in `csv` and are not entered yet, and those that were not read. */
  readonly sheet?: SheetOfWorkbook;
}

/** So many shifts beside the boxes of a line can be ticked to be deleted. */
export const mostDeleted = 30;

/** The version of a line: another one as soon as a shift of it is entered, removed or approved. */
export function lineVersion(shifts: readonly TimesheetShift[]): string {
  const known = shifts.map((shift) => `${shift.id} ${isApproved(shift)}`);
  return fingerprintOf('timesheet line', known.sort());
}

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const brokenShiftHint = '9-11 & 14-16 is one broken shift, with an unpaid break that is no meal break.';

const holidayHint =
  'PH behind a shift says that its day is a public holiday, such as one of a part of the state, and no PH that it is none.';

/** A week of everybody's shifts: one line a person, one cell a day. */
export function timesheetsPage(facts: TimesheetsFacts): string {
  const { company, days, people, part, notice, problem } = facts;
  const { hasModernAwards } = countryFeatures[company.country];
  const address = `/companies/${company.id}/timesheets`;
  const week = (monday: CivilDate) => html`${address}?week=${monday}${partQuery(part, part.page)}`;
  const [first, last] = [days[0], days[6]];
  return companyPage(facts, {
    title: 'Timesheets',
    here: 'timesheets',
    isWide: true,
    body: html`<div class="heading">
        <h1>${first === undefined || last === undefined ? 'Timesheets' : `${day(first)} to ${day(last)}`}</h1>
        <p class="actions tight no-print">
          <a class="button plain slim" href="${week(facts.weekBefore)}">Week before</a>
          <a class="button plain slim" href="${week(facts.weekAfter)}">Week after</a>
        </p>
      </div>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}${sheetToLookAt(facts)}${refusedBox({ problem, at: refusedCell(facts) })}
      ${mayWrite(facts) ? clocksCard(facts, address) : ''}${isInParts(facts) ? searchForm({ address, label: 'Name or number', search: facts.part.search, kept: [['week', facts.days[0] ?? '']] }) : ''}
      <section class="card table" aria-labelledby="week">
        <h2 id="week" class="unseen">The week</h2>
        ${people.length === 0 ? html`<p class="quiet">${part.search === '' ? 'Nobody works here yet.' : 'Nobody was found.'}</p>` : people.map((person) => personForm(facts, person, address))}
        ${mayWrite(facts) ? howToType(hasModernAwards) : ''} ${pageLinks(facts, address)}
      </section>
      ${mayWrite(facts) ? importCard(facts, address) : ''}`,
  });
}

function howToType(hasModernAwards: boolean): Html {
  return html`<details class="hint">
    <summary>How to type</summary>
    <p>
      9-17 or 9am-5pm, or 9:00-17:00 (12:00-12:30) with an unpaid break; two shifts of a day are parted by a semicolon.
      A shift that ends before it starts ends on the next day, after 16 hours at most; +1 5:00 says so of a longer one.
      ${hasModernAwards ? brokenShiftHint : ''} ${hasModernAwards ? holidayHint : ''} What stands beside a box is
      approved, or holds more than times, such as an allowance: it stays as it is, unless you tick Delete and save the
      line. Tab goes to the next day, the arrows up and down to the next person, Enter saves the line. Approved shifts
      are paid;
      ${hasModernAwards ? 'the award of the person decides at which rates.' : 'time on a public holiday at its own rate.'}
    </p>
  </details>`;
}

/** Whoever may not enter shifts reads them. */
function mayWrite({ session }: TimesheetsFacts): boolean {
  return roleMay(session.user.role, 'pays.write');
}

/** The address of a part of the people, behind that of the week. */
function partQuery({ search }: PartOfPeople, page: number): string {
  const q = search === '' ? '' : `&q=${encodeURIComponent(search)}`;
  return page === 1 ? q : `${q}&page=${page}`;
}

/** Where not everybody is on one page. */
function isInParts({ part }: TimesheetsFacts): boolean {
  return part.pages > 1 || part.search !== '';
}

function pageLinks({ days, people, part }: TimesheetsFacts, address: string): Html {
  if (part.pages < 2) return html``;
  const link = (page: number, text: string) =>
    html`<a class="button plain slim" href="${address}?week=${days[0] ?? ''}${partQuery(part, page)}">${text}</a>`;
  return html`<p class="quiet">${part.before + 1} to ${part.before + people.length} of ${part.found} people, by name</p>
    <p class="actions tight no-print">
      ${part.page > 1 ? link(part.page - 1, 'People before') : ''}
      ${part.page < part.pages ? link(part.page + 1, 'People after') : ''}
    </p>`;
}

/** Of several sheets one is read: nothing of it is entered before somebody has seen which. */
function sheetToLookAt({ sheet }: TimesheetsFacts): Html {
  const says = sheetInWords(sheet);
  if (says === undefined) return html``;
  return html`<p class="notice" role="status">
    ${says} Nothing is entered yet: <a href="#csv">look at its shifts</a>, and take them.
  </p>`;
}

function personForm(facts: TimesheetsFacts, person: TimesheetPerson, address: string): Html {
  const own = facts.shifts.filter(({ employeeId }) => employeeId === person.id);
  const open = own.filter((shift) => !isApproved(shift));
  const minutes = shiftMinutes(own.map(({ shift }) => shift));
  const besideBoxes = own.filter((shift) => isApproved(shift) || shiftText(shift.shift) === undefined);
  return html`<form
    method="post"
    action="${address}"
    class="week-line"
    id="line-${person.id}"
    aria-label="${person.name}"
  >
    ${csrfField(facts.csrfToken)}${versionField(lineVersion(own))}<input
      type="hidden"
      name="employee_id"
      value="${person.id}"
    /><input type="hidden" name="week" value="${facts.days[0] ?? ''}" /><input
      type="hidden"
      name="q"
      value="${facts.part.search}"
    /><input type="hidden" name="page" value="${facts.part.page}" />
    <p class="week-name">
      ${roleMay(facts.session.user.role, 'people.read') ? html`<a href="/companies/${facts.company.id}/people/${person.id}">${person.name}</a>` : person.name}
      <span class="quiet"
        >${[minutes.ok ? hoursText(minutes.value) : '', clockedIn(facts, person)].filter((text) => text !== '').join(', ')}</span
      >
    </p>
    ${facts.days.map((date, i) => dayCell(facts, person, own, besideBoxes, date, i))}
    ${mayWrite(facts) ? lineButtons(open.length) : ''}
  </form>`;
}

function clockedIn({ clocks, company }: TimesheetsFacts, person: TimesheetPerson): string {
  const clock = clocks.find(({ employeeId }) => employeeId === person.id);
  if (clock === undefined) return '';
  const { startedAt } = clock;
  return `clocked in since ${localTime(startedAt, company.timezone)} on ${day(localDay(startedAt, company.timezone))}`;
}

function lineButtons(openShifts: number): Html {
  return html`<p class="actions tight">
    <button class="plain slim" name="action" value="save">Save</button>
    ${openShifts === 0 ? '' : html`<button class="slim" name="action" value="approve">Approve</button>`}
  </p>`;
}

function refusedCell(facts: TimesheetsFacts): string | undefined {
  const { refused } = facts;
  if (facts.refusedClock !== undefined) return refusedClock(facts);
  return refused?.day === undefined ? undefined : `d${refused.day}-${refused.employeeId}`;
}

function dayCell(
  facts: TimesheetsFacts,
  person: TimesheetPerson,
  own: readonly TimesheetShift[],
  besideBoxes: readonly TimesheetShift[],
  date: CivilDate,
  i: number,
): Html {
  const { refused, problem } = facts;
  const ofDay = own.filter((shift) => shift.date === date);
  const typed = refused?.employeeId === person.id ? refused.typed[i] : undefined;
  const open = ofDay.filter((shift) => !isApproved(shift));
  const text = open
    .map(({ shift }) => shiftText(shift) ?? '')
    .filter((one) => one !== '')
    .join('; ');
  const id = `d${i}-${person.id}`;
  const refusal = { problem, at: typed !== undefined && refused?.day === i ? id : undefined };
  const isOther = refused?.isStale === true && typed !== undefined && typed.trim() !== text;
  return html`<p class="week-day">
    <label for="${id}">${names[i] ?? ''} <span class="quiet">${Number(date.slice(8))}</span></label>
    ${besideBoxes.map((one, at) => (one.date === date ? besideBox(one, at, mayWrite(facts) ? (refused?.ticked ?? []) : undefined) : ''))}
    ${shiftNotes(ofDay)} ${isOther ? html`<span class="problem">stored: ${text === '' ? 'nothing' : text}</span>` : ''}
    ${problemAt(id, refusal)}
    <input
      id="${id}"
      name="d${i}"
      value="${typed ?? text}"
      autocomplete="off"
      data-column="${i}"
      ${mayWrite(facts) ? '' : html`readonly`}
      ${describedAt(id, refusal)}
    />
  </p>`;
}

/** A shift that the box does not hold: it stays as it is whatever is typed, unless it is `ticked` to be deleted; readers have no box for it. */
function besideBox(one: TimesheetShift, at: number, ticked: readonly number[] | undefined): Html {
  const text = shiftText(one.shift) ?? timesAndMore(one.shift);
  const shown = isApproved(one)
    ? html`<span class="approved">${text} ✓</span>`
    : html`<span class="quiet">${text}</span>`;
  if (ticked === undefined || at >= mostDeleted) return shown;
  return html`${shown}<label class="delete"
      ><input
        type="checkbox"
        name="x${at}"
        value="${one.id}"
        aria-label="Delete ${text}"
        ${ticked.includes(one.id) ? html`checked` : ''}
      />Delete</label
    >`;
}

/** What was written down with the shifts of a day, by whoever entered them. */
export function shiftNotes(shifts: readonly TimesheetShift[]): Html {
  const noted = shifts.filter(({ note }) => note !== null && note !== '');
  return html`${noted.map(({ note }) => html`<span class="shift-note">${note}</span>`)}`;
}

export function timesAndMore({ start, end, periods }: TimesheetShift['shift']): string {
  const [from, to] = [start ?? periods?.[0]?.[0], end ?? periods?.at(-1)?.[1]];
  return `${from ?? ''}-${to ?? ''}, and more`;
}

export function hoursText(minutes: number): string {
  return minutes === 0 ? '' : `${Math.round((minutes / 60) * 100) / 100} h`;
}

function importCard({ csrfToken, csv = '' }: TimesheetsFacts, address: string): Html {
  return html`<section class="card no-print" aria-labelledby="import">
    <h2 id="import">Shifts from a file</h2>
    <p class="quiet">
      One line a shift, headings in the first line: <code>${timesheetColumns.join(',')}</code>. Of a spreadsheet the
      first sheet that can be seen is read. Every shift is taken, or none.
    </p>
    <form method="post" action="${address}/import">
      ${csrfField(csrfToken)} ${fileFields(csv, 6)}
      <p class="actions tight"><button>Take the shifts</button></p>
    </form>
  </section>`;
}
