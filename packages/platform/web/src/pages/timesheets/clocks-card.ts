import { localDay, localTime } from '@anz-payroll/companies';
import { isForgotten, type RunningClock } from '@anz-payroll/pay-runs';
import type { CivilDate } from 'payroll-core';
import { html, type Html } from '../../markup';
import { day } from '../../pay-pages';
import type { CompanyFrame } from '../company/company-page';
import { csrfField, describedAt, problemAt } from '../form-fields';

export interface ClocksFacts extends CompanyFrame {
  readonly now: number;
  /** Monday to Sunday. */
  readonly days: readonly CivilDate[];
  /** Who has clocked in and not out, in the week or before it: nobody overlooks one who forgot to clock out. */
  readonly clocks: readonly (RunningClock & { readonly name: string })[];
  readonly problem?: string;
  /** The clock that was not stopped, and the time that was typed. */
  readonly refusedClock?: { readonly clockId: number; readonly finished: string };
}

const fieldOf = (clockId: number): string => `finished-${clockId}`;

/** The field that a refused time is about; undefined where none is asked, or the clock does not run any more. */
export function refusedClock({ clocks, refusedClock: refused }: ClocksFacts): string | undefined {
  const clock = clocks.find(({ id }) => id === refused?.clockId);
  return clock === undefined || clock.breakSince !== null ? undefined : fieldOf(clock.id);
}

/** Everybody who is clocked in, for the employer to clock out whoever forgot it. */
export function clocksCard(facts: ClocksFacts, address: string): Html {
  if (facts.clocks.length === 0) return html``;
  return html`<section class="card no-print" aria-labelledby="clocks">
    <h2 id="clocks">Clocked in</h2>
    <p class="quiet">
      Whoever forgot to clock out is clocked out here. The times become a shift of their week, which can be changed
      there before it is approved; discarded times are not entered.
    </p>
    ${facts.clocks.map((clock) => clockForm(facts, clock, address))}
  </section>`;
}

function clockForm(facts: ClocksFacts, clock: ClocksFacts['clocks'][number], address: string): Html {
  const { csrfToken, days, company, problem, refusedClock: refused } = facts;
  const at = (moment: number) => localTime(moment, company.timezone);
  const id = fieldOf(clock.id);
  const isRefused = refused?.clockId === clock.id;
  const refusal = { problem, at: isRefused ? id : undefined };
  const breaks = clock.breaks.map(([from, to]) => `${at(from)}-${at(to)}`).join(', ');
  return html`<form class="search" method="post" action="${address}/clock" aria-label="Clock of ${clock.name}">
    ${csrfField(csrfToken)}<input type="hidden" name="employee_id" value="${clock.employeeId}" /><input
      type="hidden"
      name="clock_id"
      value="${clock.id}"
    /><input type="hidden" name="week" value="${days[0] ?? ''}" />
    <div>
      <strong>${clock.name}</strong>: since ${at(clock.startedAt)} on
      ${day(localDay(clock.startedAt, company.timezone))}. ${breaks === '' ? '' : html`Breaks: ${breaks}.`}
      ${clock.breakSince === null ? '' : html`On a break since ${at(clock.breakSince)}, which is when the shift ends.`}
    </div>
    ${
      clock.breakSince === null
        ? html`<div class="short">
            <label for="${id}">Finished at${isForgotten(clock, facts.now) ? '' : ' (now if empty)'}</label>
            ${problemAt(id, refusal)}
            <input
              id="${id}"
              name="finished"
              value="${isRefused ? refused.finished : ''}"
              placeholder="17:30"
              autocomplete="off"
              ${describedAt(id, refusal)}
            />
          </div>`
        : ''
    }
    <button class="plain" name="action" value="finish">Clock out<span class="unseen"> ${clock.name}</span></button>
    <button
      class="plain"
      name="action"
      value="discard"
      data-confirm="Discard the times of ${clock.name} since ${at(clock.startedAt)}? They are not entered."
    >
      Discard<span class="unseen"> the times of ${clock.name}</span>
    </button>
  </form>`;
}
