import { decimal, sum, whole, type Decimal } from 'payroll-core/money';

/** The exact sum of decimals that are kept as text; zero for none. */
export function sumOf(amounts: readonly string[]): Decimal {
  return sum<Decimal>(whole(0), amounts.map(decimal));
}

/** The exact sum of the amounts of rows. */
export function sumOfRows(rows: readonly { readonly amount: string }[]): Decimal {
  return sumOf(rows.map(({ amount }) => amount));
}
