import type { Payslip } from '@anz-payroll/payslips';
import { html } from '../../markup';
import { day, days, dollars } from '../../pay-pages';
import { page } from '../page';

/** What somebody sees who opens the link of a payslip e-mail. */
export function payslipLinkPage(payslip: Payslip, token: string): string {
  const { employer, employee, period, paymentDate, gross, withheld, deductions, net } = payslip;
  return page({
    title: `Payslip of ${day(paymentDate)}`,
    isNarrow: true,
    body: html`<div class="card">
      <h1>Payslip of ${day(paymentDate)}</h1>
      <p class="quiet">${employee.name}, paid by ${employer.name} for ${days(period.start, period.end)}</p>
      <dl class="facts figures-right">
        <dt>Gross</dt>
        <dd class="number">${dollars(gross)}</dd>
        <dt>Withheld</dt>
        <dd class="number">${dollars(withheld.total)}</dd>
        <dt>Deductions</dt>
        <dd class="number">${dollars(deductions.total)}</dd>
        <dt>Net</dt>
        <dd class="number"><strong>${dollars(net)}</strong></dd>
      </dl>
      <p class="actions tight">
        <a class="button" href="/payslip?token=${encodeURIComponent(token)}&amp;as=pdf">Download the payslip (PDF)</a>
      </p>
    </div>`,
  });
}
