import type { PayRun } from '@anz-payroll/pay-runs';
import { html, type Html } from '../../markup';
import { csrfField } from '../form-fields';

interface SuperToReceive {
  readonly run: PayRun;
  readonly csrfToken: string;
  /** What was typed and refused. */
  readonly received?: { readonly typed: string; readonly problem: string };
}

/** The day on which the funds had the super of a run; it stops the clock of Payday Super. */
export function superReceivedForm({ run, csrfToken, received }: SuperToReceive): Html {
  const described = received === undefined ? '' : html` aria-invalid="true" aria-describedby="received_on-problem"`;
  return html`<details ${received === undefined ? '' : html`open`}>
    <summary>The funds have it</summary>
    <form method="post" action="/companies/${run.companyId}/pays/runs/${run.id}/super-received">
      ${csrfField(csrfToken)}<label for="received_on">Day on which the funds received it, such as 15/11/2026</label>
      ${received === undefined ? '' : html`<p class="problem" id="received_on-problem">${received.problem}</p>`}
      <input
        id="received_on"
        name="received_on"
        type="text"
        autocomplete="off"
        value="${received?.typed ?? ''}"
        ${described}
      />
      <button class="plain slim">Record the day</button>
    </form>
  </details>`;
}
