import type { Payslip } from '@anz-payroll/payslips';
import { decimal, subtract, toFixed } from 'payroll-core/money';

/** Gross less net: what tax and deductions came to. */
export function takenOut({ gross, net }: Payslip): string {
  return toFixed(subtract(decimal(gross), decimal(net)), 2);
}
