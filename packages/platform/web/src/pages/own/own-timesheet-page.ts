import { isApproved, type TimesheetShift } from '@anz-payroll/pay-runs';
import type { CivilDate } from 'payroll-core';
import { shiftMinutes } from 'payroll-core/au/awards';
import { html, type Html } from '../../markup';
import { day } from '../../pay-pages';
import { csrfField, describedAt, problemAt, refusedBox, versionField } from '../form-fields';
import { shiftText } from '../timesheets/shift-text';
import { hoursText, lineVersion, shiftNotes, timesAndMore } from '../timesheets/timesheets-page';
import { ownClockCard, refusedClockField, type OwnClockFacts } from './own-clock-card';
import { ownPage } from './own-page';

export interface OwnTimesheetFacts extends OwnClockFacts {
  /** Monday to Sunday. */
  readonly days: readonly CivilDate[];
  readonly weekBefore: CivilDate;
  readonly weekAfter: CivilDate;
  /** Those of the employee in this week. */
  readonly shifts: readonly TimesheetShift[];
  /** What was typed and not saved, the day that was refused from 0 for Monday, and whether what is stored has changed meanwhile. */
  readonly refused?: {
    readonly typed: readonly string[];
    readonly day?: number | undefined;
    readonly isStale?: true;
  };
}

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The hours of one week as the employee enters them; the employer approves them before they are paid. */
export function ownTimesheetPage(facts: OwnTimesheetFacts): string {
  const { employee, days, shifts, problem, refused } = facts;
  const address = `/my/${employee.id}/timesheet`;
  const minutes = shiftMinutes(shifts.map(({ shift }) => shift));
  const at = refused?.day === undefined ? refusedClockField(facts) : `d${refused.day}`;
  const { problem: _, ...frame } = facts;
  return ownPage(frame, {
    title: 'Timesheet',
    here: 'timesheet',
    body: html`${refusedBox({ problem, at })} ${facts.employee.allow_edit_timeclock ? ownClockCard(facts) : ''}
      <section class="card" aria-labelledby="week">
        <h2 id="week">${day(days[0]!)} to ${day(days[6]!)}</h2>
        <p class="actions tight no-print">
          <a class="button plain slim" href="${address}?week=${facts.weekBefore}">Week before</a>
          <a class="button plain slim" href="${address}?week=${facts.weekAfter}">Week after</a>
        </p>
        <p>
          ${minutes.ok && minutes.value > 0 ? html`<strong>${hoursText(minutes.value)}</strong> in this week` : 'Nothing is stored for this week.'}
        </p>
        ${mayEnter(facts) ? weekForm(facts, address) : days.map((date, i) => dayRow(facts, date, i))}
      </section>`,
  });
}

/** Whoever has left sees what was entered; hours of the last days go through the employer. */
function mayEnter({ employee }: OwnTimesheetFacts): boolean {
  return employee.allow_edit_timesheet && !employee.is_terminated;
}

function weekForm(facts: OwnTimesheetFacts, address: string): Html {
  return html`<form method="post" action="${address}">
    ${csrfField(facts.csrfToken)}${versionField(lineVersion(facts.shifts))}<input
      type="hidden"
      name="week"
      value="${facts.days[0]}"
    />
    <p class="hint" id="how">
      When you started and finished: 9-17 or 9am-5pm, or 9:00-17:00 (12:00-12:30) with an unpaid break. Two shifts of a
      day are parted by a semicolon. A shift that ends before it starts ends on the next day.
    </p>
    ${facts.days.map((date, i) => dayRow(facts, date, i))}
    <p class="quiet">
      Somebody who works on the payroll approves your hours before they are paid. What is approved (✓) stays as it is.
    </p>
    <button class="wide">Save the week</button>
  </form>`;
}

function dayRow(facts: OwnTimesheetFacts, date: CivilDate, i: number): Html {
  const { shifts, problem, refused } = facts;
  const ofDay = shifts.filter((shift) => shift.date === date);
  const inBox = ofDay.filter((one) => !isApproved(one) && shiftText(one.shift) !== undefined);
  const stored = inBox.map(({ shift }) => shiftText(shift)).join('; ');
  const typed = refused?.typed[i];
  const id = `d${i}`;
  const refusal = { problem, at: refused?.day === i ? id : undefined };
  const label = `${names[i]!} ${day(date)}`;
  const isChanged = refused?.isStale === true && typed !== undefined && typed.trim() !== stored;
  if (!mayEnter(facts)) {
    return ofDay.length === 0
      ? html``
      : html`<p>${label}: ${ofDay.map((one) => besideBox(one))}${shiftNotes(ofDay)}</p>`;
  }
  return html`<label for="${id}">${label}</label>
    ${ofDay.filter((one) => !inBox.includes(one)).map((one) => html`<p>${besideBox(one)}</p>`)} ${shiftNotes(ofDay)}
    ${isChanged ? html`<p class="problem">stored: ${stored === '' ? 'nothing' : stored}</p>` : ''}
    ${problemAt(id, refusal)}
    <input id="${id}" name="${id}" value="${typed ?? stored}" autocomplete="off" ${describedAt(id, refusal, 'how')} />`;
}

function besideBox(one: TimesheetShift): Html {
  const text = shiftText(one.shift) ?? timesAndMore(one.shift);
  return isApproved(one)
    ? html`<span class="approved">${text} ✓<span class="unseen"> approved</span></span> `
    : html`<span class="quiet">${text}</span> `;
}
