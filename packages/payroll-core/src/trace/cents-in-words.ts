import type { Decimal } from '../money/decimal';
import { toCents } from '../money/rounding';

/** ` = 443.29`, and where a part of a cent was rounded ` = 443.2896, to the nearest cent 443.29`. */
export function centsInWords(exact: Decimal): string {
  const cents = toCents(exact).toString();
  return exact.toString() === cents ? ` = ${cents}` : ` = ${exact.toString()}, to the nearest cent ${cents}`;
}

/** Nothing, and where a part of a cent was rounded `, to the nearest cent 443.29,`: inside a longer sum. */
export function roundingInWords(exact: Decimal): string {
  const cents = toCents(exact).toString();
  return exact.toString() === cents ? '' : `, to the nearest cent ${cents},`;
}
