import type { Country } from '@anz-payroll/companies';
import { decimal, isZero } from 'payroll-core/money';
import { countryReport } from '../countries/registered-countries';
import { personColumns } from './person';
import type { ReportRow, ReportTable } from './report';
import { dollarsOf } from './totals';
import type { NamedBalances } from './year-to-date';

/** What every final pay pays out. */
const holidays: ReadonlySet<string> = new Set(['HOLIDAY', 'ANNUAL_HOLIDAYS']);

/**
 * What leave everybody has at the end of a day, and what is owed for it. Leave that is not paid out when the employment ends is
 * counted in hours and is no liability.
 */
export function leaveReport(country: Country, people: readonly NamedBalances[]): ReportTable {
  const { leaveNotPaidOut, leaveValuedBy, leaveNotes } = countryReport(country);
  return {
    columns: [
      ...personColumns,
      { name: 'leave', title: 'Leave', kind: 'text' },
      { name: 'opening_hours', title: 'Opening hours', kind: 'quantity', isTotalled: false },
      { name: 'hours', title: 'Hours', kind: 'quantity', isTotalled: false },
      { name: 'value', title: 'Value of the hours', kind: 'amount', isTotalled: false },
      { name: 'liability', title: 'Liability', kind: 'amount' },
    ],
    rows: people.flatMap(({ employee, balances, owed, hasLeft = false }) => {
      const isSettled =
        hasLeft && !balances.leave.some(({ leave_type, hours }) => holidays.has(leave_type) && hours !== 0);
      const person = { employee_number: balances.employee_number, employee };
      const counted = balances.leave
        .filter(({ hours, opening_hours }) => hours !== 0 || opening_hours !== 0)
        .map(({ leave_type, name, hours, value, opening_hours }): ReportRow => {
          const worth = decimal(String(value));
          const onLeaving = owed?.balances[leave_type];
          const isNone = isSettled || leaveNotPaidOut.includes(leave_type);
          return {
            ...person,
            leave: name,
            opening_hours: decimal(String(opening_hours)).toString(),
            hours: decimal(String(hours)).toString(),
            value: dollarsOf(worth),
            liability: isNone ? null : dollarsOf(onLeaving === undefined ? worth : decimal(onLeaving)),
          };
        });
      const besides = hasLeft
        ? []
        : (owed?.besides ?? [])
            .map(({ name, amount }) => ({ name, amount: decimal(amount) }))
            .filter(({ amount }) => !isZero(amount))
            .map(({ name, amount }): ReportRow => {
              const none = { opening_hours: null, hours: null, value: null };
              return { ...person, leave: name, ...none, liability: dollarsOf(amount) };
            });
      return [...counted, ...besides];
    }),
    notes: [
      leaveValuedBy,
      'Liability leaves out leave that is not paid out when the employment ends, such as sick leave, and what is left of people whose final pay has paid their holidays out.',
      ...leaveNotes,
    ],
  };
}
