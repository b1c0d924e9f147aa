import { html, type Html } from '../../markup';
import { inWords } from '../../pay-pages';

export interface StepReason {
  readonly address: string;
  readonly name: string;
  readonly says: string;
}

/** Something that follows a processed run: payslips, payments, reports. */
export interface NextStep {
  readonly name: string;
  readonly state: string;
  readonly tone: 'good' | 'wait' | 'bad';
  /** What it is, by when and why. */
  readonly says: string;
  /** The pays that keep the step from being done, each with the reason. */
  readonly reasons?: readonly StepReason[];
  readonly action?: Html;
}

export function nextSteps(steps: readonly NextStep[]): Html | '' {
  if (steps.length === 0) return '';
  return html`<section class="card no-print" aria-labelledby="next">
    <h2 id="next">What is next</h2>
    <ul class="next-steps">
      ${steps.map(
        ({ name, state, tone, says, reasons = [], action }) =>
          html`<li>
            <div>
              <strong>${name}</strong> <span class="badge ${tone}">${state}</span>
              <p class="quiet">${says}</p>
              ${reasons.map(
                (reason) =>
                  html`<p class="caution"><a href="${reason.address}">${reason.name}</a>: ${inWords(reason.says)}</p>`,
              )}
            </div>
            ${action}
          </li>`,
      )}
    </ul>
  </section>`;
}
