import { compare } from '../../money/arithmetic';
import { decimal } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';

/** One line of the coefficient tables: from this weekly earnings on, withhold a × x − b. */
export interface FormulaRow {
  /** The edge as it is printed, by which the trace names the line. */
  readonly edge: string;
  readonly from: Decimal;
  readonly a: Decimal;
  readonly b: Decimal;
}

/** Lines in rising order; each holds until the next begins. */
export type FormulaTable = readonly FormulaRow[];

/** One row of coefficients as text: from `threshold` on, tax is `a × x − b`. */
export interface RawFormulaRow {
  readonly from: string;
  readonly a: string;
  readonly b: string;
}

/** Reads rows of coefficients (`threshold`, `a`, `b`) as they stand in a parameter file. */
export function readFormulaTable(rows: readonly RawFormulaRow[]): FormulaTable {
  return rows.map((row) => ({ edge: row.from, from: decimal(row.from), a: decimal(row.a), b: decimal(row.b) }));
}

/**
 * The line for x. The schedule prints "x less than"; with lower edges that is the last line that begins at or below x.
 * @law ATO Schedule 1, "Using a formula"
 */
export function formulaRow(table: FormulaTable, x: Aud): FormulaRow {
  let i = table.length - 1;
  while (i > 0 && compare(table[i]!.from, x) > 0) i--;
  return table[i]!;
}
