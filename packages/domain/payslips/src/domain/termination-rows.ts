import { decimal, isZero, subtract, sum, toFixed, whole } from 'payroll-core/money';
import type { PayslipAmountRow } from './payslip-input';

/** The parts of a final payment that pay something. What the named parts do not explain stays in sight on its own line. */
export function terminationRows(
  total: string,
  parts: readonly (readonly [description: string, amount: string | undefined])[],
): readonly PayslipAmountRow[] {
  if (isZero(decimal(total))) return [];
  const rows = parts.flatMap(([description, amount = '0']) =>
    isZero(decimal(amount)) ? [] : [{ description, amount }],
  );
  const named = sum(
    whole(0),
    rows.map(({ amount }) => decimal(amount)),
  );
  const rest = subtract(decimal(total), named);
  return isZero(rest) ? rows : [...rows, { description: 'Termination payment', amount: toFixed(rest, 2) }];
}
