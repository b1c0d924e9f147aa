import type { Country } from '@anz-payroll/companies';
import type { BalancesReadModel, LeaveOwed, YearAmounts } from '@anz-payroll/pay-runs';
import { decimal } from 'payroll-core/money';
import { countryReport } from '../countries/registered-countries';
import { personColumns } from './person';
import type { ReportTable } from './report';
import { dollarsOf } from './totals';

export interface NamedBalances {
  readonly employee: string;
  /** The last day of the employment is that of the balances, or before. */
  readonly hasLeft?: boolean;
  /** What leaving would pay for leave, where the hours of the balances do not tell it. */
  readonly owed?: LeaveOwed | undefined;
  readonly balances: BalancesReadModel;
}

/** Year to date by employee, as the ledger and the opening balances have it at the end of a day. */
export function yearToDate(country: Country, people: readonly NamedBalances[]): ReportTable {
  const { yearColumns } = countryReport(country);
  return {
    columns: [...personColumns, ...yearColumns],
    rows: people
      .filter(({ balances }) => yearColumns.some(({ name }) => amountOf(balances.year_to_date, name) !== 0))
      .map(({ employee, balances }) => ({
        employee_number: balances.employee_number,
        employee,
        ...Object.fromEntries(
          yearColumns.map(({ name }) => [name, dollarsOf(decimal(String(amountOf(balances.year_to_date, name))))]),
        ),
      })),
    notes: ['Opening balances of the same financial year are included.'],
  };
}

function amountOf(year: YearAmounts, name: string): number {
  return new Map<string, number>(Object.entries(year)).get(name) ?? 0;
}
