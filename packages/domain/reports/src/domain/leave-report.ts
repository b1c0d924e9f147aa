import type { Country } from '@anz-payroll/companies';
import { decimal } from 'payroll-core/money';
import { countryReport } from '../countries/registered-countries';
import { personColumns } from './person';
import type { ReportTable } from './report';
import { dollarsOf } from './totals';
import type { NamedBalances } from './year-to-date';

/** What every final pay pays out. */
const holidays: ReadonlySet<string> = new Set(['HOLIDAY', 'ANNUAL_HOLIDAYS']);

/**
 * What leave everybody has at the end of a day, and what is owed for it. Leave that is not paid out when the employment ends is
 * counted in hours and is no liability.
 */
export function leaveReport(country: Country, people: readonly NamedBalances[]): ReportTable {
  const { leaveNotPaidOut, leaveNotes } = countryReport(country);
  return {
    columns: [
      ...personColumns,
      { name: 'leave', title: 'Leave', kind: 'text' },
      { name: 'opening_hours', title: 'Opening hours', kind: 'quantity', isTotalled: false },
      { name: 'hours', title: 'Hours', kind: 'quantity', isTotalled: false },
      { name: 'value', title: 'Value of the hours', kind: 'amount', isTotalled: false },
      { name: 'liability', title: 'Liability', kind: 'amount' },
    ],
    rows: people.flatMap(({ employee, balances, hasLeft = false }) => {
      const isSettled =
        hasLeft && !balances.leave.some(({ leave_type, hours }) => holidays.has(leave_type) && hours !== 0);
      return balances.leave
        .filter(({ hours, opening_hours }) => hours !== 0 || opening_hours !== 0)
        .map(({ leave_type, name, hours, value, opening_hours }) => ({
          employee_number: balances.employee_number,
          employee,
          leave: name,
          opening_hours: decimal(String(opening_hours)).toString(),
          hours: decimal(String(hours)).toString(),
          value: dollarsOf(decimal(String(value))),
          liability: isSettled || leaveNotPaidOut.includes(leave_type) ? null : dollarsOf(decimal(String(value))),
        }));
    }),
    notes: [
      'Valued at the rate per hour in the employee’s record, without leave loading and without on-costs.',
      'Liability leaves out leave that is not paid out when the employment ends, such as sick leave, and what is left of people whose final pay has paid their holidays out.',
      ...leaveNotes,
    ],
  };
}
