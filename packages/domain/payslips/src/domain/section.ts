import { decimal, sum, toFixed, whole } from 'payroll-core/money';
import type { PayslipLine, PayslipSection } from './payslip';

/** Lines and their sum, in cents as the lines are. */
export function section(lines: readonly PayslipLine[]): PayslipSection {
  const total = sum(
    whole(0),
    lines.map(({ amount }) => decimal(amount)),
  );
  return { lines, total: toFixed(total, 2) };
}
