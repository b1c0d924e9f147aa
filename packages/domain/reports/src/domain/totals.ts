import { add, decimal, sum, toFixed, whole, type Decimal } from 'payroll-core/money';
import type { ReportColumn, ReportRow } from './report';

const NOTHING: Decimal = whole(0);

export function isTotalled({ kind, isTotalled: told }: ReportColumn): boolean {
  return told ?? (kind === 'amount' || kind === 'quantity' || kind === 'count');
}

/** The exact sum of every column that can be added. */
export function totalsOf(columns: readonly ReportColumn[], rows: readonly ReportRow[]): ReportRow | null {
  if (rows.length === 0) return null;
  return Object.fromEntries(
    columns.map((column) => {
      if (!isTotalled(column)) return [column.name, null];
      const total = rows.reduce<Decimal>((sofar, row) => add(sofar, decimal(row[column.name] ?? '0')), NOTHING);
      return [column.name, column.kind === 'amount' ? dollarsOf(total) : total.toString()];
    }),
  );
}

export function sumOf(amounts: readonly string[]): Decimal {
  return sum(NOTHING, amounts.map(decimal));
}

/** Dollars with two places, as every form of a report writes them. */
export function dollarsOf(amount: Decimal): string {
  return toFixed(amount, 2);
}
