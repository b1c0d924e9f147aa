import type { PayRun } from '@anz-payroll/pay-runs';
import { html, type Html } from '../../markup';
import { dollars } from '../../pay-pages';
import { csrfField } from '../form-fields';

/** The button that completes the pending pays of a run, with its progress; money moves, so it asks once more. */
export function processForm(run: PayRun, csrfToken: string): Html {
  const address = `/companies/${run.companyId}/pays/runs/${run.id}`;
  const done = run.payCount - run.pendingCount;
  const pays = run.pendingCount === 1 ? 'pay' : 'pays';
  return html`<p class="quiet">
      Completes ${run.pendingCount} pending ${pays}: leave and year to date move, and events go out. A run that is
      interrupted goes on where it stopped.
    </p>
    <form method="post" action="${address}/process" data-progress="${address}/progress">
      ${csrfField(csrfToken)}<label for="progress">${done} of ${run.payCount} processed</label>
      <progress id="progress" max="${run.payCount}" value="${done}"></progress>
      <p class="actions tight">
        <button data-confirm="Process ${pendingInWords(run)}?">Process ${run.pendingCount} ${pays}</button>
      </p>
    </form>`;
}

/** The net of a run is that of all its pays, those that are processed already among them. */
export function pendingInWords({ pendingCount, payCount, net }: PayRun): string {
  const pays = `${pendingCount} ${pendingCount === 1 ? 'pay' : 'pays'}`;
  const done = payCount - pendingCount;
  return done === 0
    ? `${pays} of ${dollars(net)} net`
    : `${pays}; with the ${done} that ${done === 1 ? 'is' : 'are'} processed, the run is ${dollars(net)} net`;
}
