import type { BalancesReadModel, PayRecord } from '@anz-payroll/pay-runs';
import type { EmployeeRequest } from '@anz-payroll/employee-lifecycle';
import { html, type Html } from '../../markup';
import { day, days, dollars } from '../../pay-pages';
import { retirementSavings, employerSavings } from '../retirement-savings';
import { requestCard } from '../requests/request-words';
import { ownLeaveCard } from './own-leave';
import { ownPage, type OwnFrame } from './own-page';

export interface OwnHomeFacts extends OwnFrame {
  /** The last processed pay; absent where payslips are not open, or there is none. */
  readonly last?: PayRecord;
  readonly balances?: BalancesReadModel;
  readonly requests: readonly EmployeeRequest[];
}

/** What an employee sees first: the last pay, the year and the leave, as far as the employer has opened them. */
export function ownHomePage(facts: OwnHomeFacts): string {
  const { employee, last, balances } = facts;
  const isPayOpen = employee.allow_view_payslips;
  const cards = [
    last === undefined ? '' : lastPayCard(employee.id, last),
    balances === undefined || !isPayOpen ? '' : ownYearCard(facts.company.country, balances),
    balances === undefined ? '' : ownLeaveCard(employee, balances),
    requestCard(facts),
  ].filter((card) => card !== '');
  return ownPage(facts, {
    title: `Hello ${employee.first_name}`,
    here: '',
    body: html`${employee.is_terminated ? html`<p class="quiet">Your job has ended; what you were paid stays here.</p>` : ''}
    ${cards.length === 0 ? html`<p>There is nothing to see yet. Your employer decides what you see here.</p>` : cards}`,
  });
}

function lastPayCard(employeeId: number, pay: PayRecord): Html {
  return html`<section class="card" aria-labelledby="last-pay">
    <h2 id="last-pay">Your last pay</h2>
    <p class="headline">
      <span class="label">Paid on ${day(pay.payDate)} for ${days(pay.periodStart, pay.periodEnd)}</span>
      <span class="amount">${dollars(pay.net)}</span>
    </p>
    <p class="actions">
      <a class="button" href="/my/${employeeId}/payslips/${pay.id}">Open the payslip</a>
      <a class="button plain" href="/my/${employeeId}/payslips/${pay.id}#why">Why is it this much?</a>
    </p>
  </section>`;
}

export function ownYearCard(country: 'AU' | 'NZ', { year_to_date: year }: BalancesReadModel): Html {
  const figures = [
    ['Gross', year.gross],
    ['Tax', year.tax],
    ...(year.student_loan === 0 ? [] : [['Student loan', year.student_loan] as const]),
    ...(year.kiwisaver_employee === 0 ? [] : [['KiwiSaver', year.kiwisaver_employee] as const]),
    ['Net', year.net],
    [`${retirementSavings[country]} by the employer`, year[employerSavings[country]]],
  ] as const;
  return html`<section class="card" aria-labelledby="year">
    <h2 id="year">This tax year, since ${day(year.from)}</h2>
    <dl class="facts figures-right">
      ${figures.map(
        ([name, amount]) =>
          html`<dt>${name}</dt>
            <dd class="number">${dollars(String(amount))}</dd>`,
      )}
    </dl>
  </section>`;
}
