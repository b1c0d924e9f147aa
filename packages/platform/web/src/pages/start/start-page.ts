import { roleMay, type Role, type RolePermission } from '@anz-payroll/accounts';
import { html, type Html } from '../../markup';
import { linesToCheck, type ToCheck } from '../to-check';
import { companyName, companyPage, type CompanyFrame } from '../company/company-page';

/** One step of setting a payroll up; its state follows from what is stored, so it can be left and resumed anywhere. */
export interface StartStep {
  readonly name: string;
  readonly says: string;
  readonly state: 'done' | 'missing' | 'optional';
  /** What is missing, each with the page that takes it. */
  readonly missing: readonly ToCheck[];
  readonly address: string;
  readonly action: string;
  /** What whoever opens that page may do. */
  readonly needs: RolePermission;
}

export interface StartFacts extends CompanyFrame {
  readonly steps: readonly StartStep[];
  readonly notice?: string;
}

const marks = { done: 'Done', missing: 'To do', optional: 'If you need it' } as const;
const tones = { done: 'good', missing: 'wait', optional: '' } as const;

/** From a new company to its first pay: what is done, what is missing, and where each is entered. */
export function startPage(facts: StartFacts): string {
  const { company, steps, notice, session } = facts;
  const needed = steps.filter(({ state }) => state !== 'optional');
  const done = needed.filter(({ state }) => state === 'done').length;
  const next = steps.find(({ state }) => state === 'missing');
  return companyPage(facts, {
    title: 'Set-up',
    here: 'start',
    body: html`<h1>Set up ${companyName(company)}</h1>
      ${notice === undefined ? '' : html`<p class="notice" role="status">${notice}</p>`}
      <p class="quiet">
        ${
          next === undefined
            ? 'Everything is there for the next pay.'
            : 'Everything is kept as you enter it: leave whenever you like and come back to this page.'
        }
      </p>
      <label for="set-up">${done} of ${needed.length} steps done</label>
      <progress id="set-up" max="${needed.length}" value="${done}"></progress>
      <ol class="start-steps">
        ${steps.map((step) => stepCard(step, step === next, session.user.role))}
      </ol>`,
  });
}

function stepCard(step: StartStep, isNext: boolean, role: Role): Html {
  const { name, says, state, missing, address, action, needs } = step;
  const id = `step-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
  return html`<li class="card" aria-labelledby="${id}">
    <div class="heading">
      <h2 id="${id}">${name} <span class="badge ${tones[state]}">${marks[state]}</span></h2>
      ${roleMay(role, needs) ? html`<p><a class="button ${isNext ? '' : 'plain '}slim" href="${address}">${action}</a></p>` : ''}
    </div>
    <p class="quiet">${says}</p>
    ${
      missing.length === 0
        ? ''
        : html`<ul class="plain-list">
            ${linesToCheck(missing)}
          </ul>`
    }
  </li>`;
}
