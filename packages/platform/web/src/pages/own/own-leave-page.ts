import type { EmployeeRequest } from '@anz-payroll/employee-lifecycle';
import type { BalancesReadModel } from '@anz-payroll/pay-runs';
import { html, type Html } from '../../markup';
import { csrfField, dateInput } from '../form-fields';
import { leaveNames } from '../pays/leave-choices';
import { requestCard } from '../requests/request-words';
import { fieldRow, problemSummary } from './own-form';
import type { Problems } from '../record-form';
import { ownLeaveCard } from './own-leave';
import { ownPage, type OwnFrame } from './own-page';

export interface OwnLeaveFacts extends OwnFrame {
  /** What stands in the field of the day. */
  readonly asked: string;
  readonly balances?: BalancesReadModel;
  readonly requests: readonly EmployeeRequest[];
  readonly typed: Readonly<Record<string, string>>;
  /** What is wrong with what was asked for, by field. */
  readonly problems?: Problems;
}

/** Kinds of leave that an employee can request here; the others are agreed with the employer and entered in the pay. */
export const askedLeave = {
  AU: ['HOLIDAY', 'SICK', 'LONG_SERVICE', 'COMPASSIONATE', 'UNPAID'],
  NZ: ['ANNUAL_HOLIDAYS', 'SICK', 'ALT_HOLIDAY', 'NZ_BEREAVEMENT', 'UNPAID'],
} as const;

export function ownLeavePage(facts: OwnLeaveFacts): string {
  const { employee, asked, balances, problems = {} } = facts;
  return ownPage(facts, {
    title: 'Leave',
    here: 'leave',
    body: html`${problemSummary(askLabels, problems)}
      <form class="search" method="get">
        <div class="short">
          <label for="as_at">Balance at the end of</label>
          <input
            id="as_at"
            name="as_at"
            value="${asked}"
            autocomplete="off"
            inputmode="numeric"
            aria-describedby="as_at-help"
          />
        </div>
        <button class="plain">Show</button>
      </form>
      <p class="hint" id="as_at-help">Day, month, year: 15/11/2026.</p>
      ${balances === undefined ? '' : ownLeaveCard(employee, balances)}
      ${employee.allow_edit_leave_requests && !employee.is_terminated ? askCard(facts) : ''} ${requestCard(facts)}`,
  });
}

const askLabels = [
  { name: 'leave_type', label: 'Leave' },
  { name: 'start_date', label: 'First day' },
  { name: 'end_date', label: 'Last day' },
  { name: 'hours_per_day', label: 'Hours a day' },
  { name: 'note', label: 'Note' },
] as const;

function askCard({ company, employee, csrfToken, typed, problems = {} }: OwnLeaveFacts): Html {
  const kinds = askedLeave[company.country].map((type) => [type, leaveNames[company.country][type] ?? type] as const);
  return html`<section class="card" aria-labelledby="ask">
    <h2 id="ask">Ask for leave</h2>
    <form method="post" action="/my/${employee.id}/leave">
      ${csrfField(csrfToken)}
      ${fieldRow({ name: 'leave_type', label: 'Leave', choices: kinds }, typed['leave_type'] ?? '', problems)}
      <label for="start_date">First day</label>
      ${dateInput('start_date', typed['start_date'] ?? '', problems['start_date'])}
      <label for="end_date">Last day</label>
      ${dateInput('end_date', typed['end_date'] ?? '', problems['end_date'])}
      ${fieldRow(
        {
          name: 'hours_per_day',
          label: 'Hours a day',
          hint:
            employee.working_days === null
              ? 'Of each weekday between the two; weekends count where you ask for nothing else. Public holidays are not counted.'
              : 'Of each of your working days between the two; public holidays are not counted.',
          isNumber: true,
        },
        typed['hours_per_day'] ?? employee.standard_hours_per_day,
        problems,
      )}
      ${fieldRow({ name: 'note', label: 'Note', isOptional: true }, typed['note'] ?? '', problems)}
      <button class="wide">Ask for leave</button>
    </form>
  </section>`;
}
