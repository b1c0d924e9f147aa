import { aud } from '../../money/parse';
import { isNegative, multiply, subtract } from '../../money/arithmetic';
import { toNearestDollar } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { parameter, step, type Step } from '../../trace/step';
import { formulaRow, type FormulaTable } from './formula-table';

const NOTHING = aud('0');

/** The table an amount is looked up in, and where it stands, so that the trace can name the printed line. */
export interface PublishedTable {
  readonly rows: FormulaTable;
  readonly edition: Dated<unknown>;
  /** `scale2`, `withLoan/scale2`: the path inside the parameter file. */
  readonly path: string;
}

/**
 * y = a × x − b for a week, straight to the nearest dollar from the unrounded y, never below nil.
 * @law ATO Schedule 1, "Using a formula"
 */
export function applyFormula(rule: string, x: Step<Aud>, table: PublishedTable): Step<Aud> {
  const row = formulaRow(table.rows, x.value);
  const y = subtract(multiply(x.value, row.a), row.b as Aud);
  const value = isNegative(y) ? NOTHING : toNearestDollar(y);
  return step(
    rule,
    value,
    () =>
      `${row.a.toString()} × ${x.value.toString()} − ${row.b.toString()} = ${y.toString()}, ` +
      `to the nearest dollar ${value.toString()}`,
    [x, parameter(table.edition, `${table.path}/${row.edge}`, () => `a ${row.a.toString()}, b ${row.b.toString()}`)],
  );
}
