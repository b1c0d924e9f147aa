import { roleMay, type Role } from '@anz-payroll/accounts';
import type { PayRun } from '@anz-payroll/pay-runs';
import { html, type Html } from '../../markup';

export type RunStep = 'enter' | 'review' | 'process' | 'after';

const names: Readonly<Record<RunStep, string>> = {
  enter: 'Enter',
  review: 'Review and approve',
  process: 'Process',
  after: 'Pay and report',
};

/** Where somebody is on the way from an open run to a paid one; steps that the role can go to are links. */
export function runSteps({ companyId, id, pendingCount, payCount }: PayRun, here: RunStep, role: Role): Html {
  const address = `/companies/${companyId}/pays/runs/${id}`;
  const isOpen = pendingCount > 0 || payCount === 0;
  const links: Readonly<Record<RunStep, string | undefined>> = {
    enter: isOpen && roleMay(role, 'pays.write') ? `${address}/enter` : undefined,
    review: isOpen ? `${address}/review` : undefined,
    process: isOpen ? address : undefined,
    after: isOpen ? undefined : address,
  };
  return html`<nav class="steps no-print" aria-label="Steps of this pay run">
    <ol>
      ${Object.entries(names).map(([step, name]) => {
        const link = links[step as RunStep];
        const current = step === here ? html` aria-current="step"` : '';
        return html`<li>
          ${link === undefined ? html`<span${current}>${name}</span>` : html`<a href="${link}" ${current}>${name}</a>`}
        </li>`;
      })}
    </ol>
  </nav>`;
}
