import { decimal } from 'payroll-core/money';
import { personColumns } from './person';
import type { ReportTable } from './report';
import { dollarsOf } from './totals';
import type { NamedBalances } from './year-to-date';

/** What leave everybody has at the end of a day, and what it is worth. */
export function leaveReport(people: readonly NamedBalances[]): ReportTable {
  return {
    columns: [
      ...personColumns,
      { name: 'leave', title: 'Leave', kind: 'text' },
      { name: 'opening_hours', title: 'Opening hours', kind: 'quantity', isTotalled: false },
      { name: 'hours', title: 'Hours', kind: 'quantity', isTotalled: false },
      { name: 'value', title: 'Value', kind: 'amount' },
    ],
    rows: people.flatMap(({ employee, balances }) =>
      balances.leave
        .filter(({ hours, opening_hours }) => hours !== 0 || opening_hours !== 0)
        .map(({ name, hours, value, opening_hours }) => ({
          employee_number: balances.employee_number,
          employee,
          leave: name,
          opening_hours: decimal(String(opening_hours)).toString(),
          hours: decimal(String(hours)).toString(),
          value: dollarsOf(decimal(String(value))),
        })),
    ),
    notes: ['Valued at the rate per hour in the employee’s record, without leave loading and without on-costs.'],
  };
}
