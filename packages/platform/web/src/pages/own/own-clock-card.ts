import { localDay, localTime } from '@anz-payroll/companies';
import { isForgotten, type RunningClock } from '@anz-payroll/pay-runs';
import { html, type Html } from '../../markup';
import { day } from '../../pay-pages';
import { csrfField, describedAt, problemAt } from '../form-fields';
import type { OwnFrame } from './own-page';

export interface OwnClockFacts extends OwnFrame {
  readonly clock?: RunningClock | undefined;
  readonly now: number;
  /** The time that was typed and not taken. */
  readonly finished?: string;
}

const FINISHED = 'finished';

/** The field that a refused time is about; undefined where nothing is asked. */
export function refusedClockField({ clock, now, finished }: OwnClockFacts): string | undefined {
  return finished !== undefined && clock !== undefined && isForgotten(clock, now) ? FINISHED : undefined;
}

const button = (action: string, words: string, look = '', question?: string) =>
  html`<button
    class="${look}"
    name="action"
    value="${action}"
    ${question === undefined ? '' : html`data-confirm="${question}"`}
  >
    ${words}
  </button>`;

/** The clock of whoever may clock in and out. */
export function ownClockCard(facts: OwnClockFacts): Html {
  const { employee, clock, csrfToken } = facts;
  if (clock === undefined && employee.is_terminated) return html``;
  return html`<section class="card" aria-labelledby="clock">
    <h2 id="clock">Clock</h2>
    <form method="post" action="/my/${employee.id}/clock">
      ${csrfField(csrfToken)}
      ${clock === undefined ? html`<p class="actions">${button('start', 'Clock in')}</p>` : running(facts, clock)}
    </form>
  </section>`;
}

function running(facts: OwnClockFacts, clock: RunningClock): Html {
  const { company, now } = facts;
  const at = (moment: number) => localTime(moment, company.timezone);
  const isOnBreak = clock.breakSince !== null;
  const breaks = clock.breaks.map(([from, to]) => `${at(from)}-${at(to)}`).join(', ');
  return html`<p>
      You clocked in at <strong>${at(clock.startedAt)}</strong> on ${day(localDay(clock.startedAt, company.timezone))}.
      ${breaks === '' ? '' : html`Breaks: ${breaks}.`}
      ${clock.breakSince === null ? '' : html`You are on a break since ${at(clock.breakSince)}; if you clock out now, your shift ended then.`}
    </p>
    ${isForgotten(clock, now) ? finishedField(facts) : ''}
    <p class="actions">
      ${button('finish', 'Clock out')}
      ${isForgotten(clock, now) ? '' : isOnBreak ? button('resume', 'End the break', 'plain') : button('break', 'Start a break', 'plain')}
      ${button('discard', 'Discard these times', 'plain slim', `Discard the times since ${at(clock.startedAt)}? They are not entered.`)}
    </p>`;
}

function finishedField({ problem, finished }: OwnClockFacts): Html {
  const refusal = { problem, at: finished === undefined ? undefined : FINISHED };
  return html`<label for="finished">When did you finish?</label>
    <p class="hint" id="finished-hint">You clocked in more than 16 hours ago. A time, like 17:30 or 5:30 pm.</p>
    ${problemAt('finished', refusal)}
    <input
      id="finished"
      name="finished"
      value="${finished ?? ''}"
      autocomplete="off"
      ${describedAt('finished', refusal, 'finished-hint')}
    />`;
}
