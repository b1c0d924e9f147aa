import type { EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
import type { BalancesReadModel } from '@anz-payroll/pay-runs';
import { html, type Html } from '../../markup';
import { day, hours } from '../../pay-pages';

/** Which flag opens which balance. What no flag names is not shown. */
const flagOf: Readonly<Record<string, keyof EmployeeReadModel>> = {
  HOLIDAY: 'allow_view_holiday_leave_balance',
  ANNUAL_HOLIDAYS: 'allow_view_holiday_leave_balance',
  ALT_HOLIDAY: 'allow_view_holiday_leave_balance',
  SICK: 'allow_view_sick_leave_balance',
  LONG_SERVICE: 'allow_view_long_service_leave_balance',
};

/** The balances that the employer has opened to this employee. */
export function openLeave(employee: EmployeeReadModel, { leave }: BalancesReadModel): BalancesReadModel['leave'] {
  return leave.filter(({ leave_type }) => {
    const flag = flagOf[leave_type];
    return flag !== undefined && employee[flag] === true;
  });
}

export function ownLeaveCard(employee: EmployeeReadModel, balances: BalancesReadModel): Html | '' {
  const rows = openLeave(employee, balances);
  return rows.length === 0
    ? ''
    : html`<section class="card" aria-labelledby="balances">
        <h2 id="balances">Leave on ${day(balances.as_at)}</h2>
        <dl class="facts figures-right">
          ${rows.map(
            (row) =>
              html`<dt>${row.name}</dt>
                <dd class="number">${hours(String(row.hours))} hours</dd>`,
          )}
        </dl>
      </section>`;
}
