import type { PayslipLine } from './payslip';
import type { PayslipAmountRow } from './payslip-input';

/** A line that is only an amount. */
export function amountLine({ description, amount }: PayslipAmountRow): PayslipLine {
  return { description, note: undefined, quantity: undefined, rate: undefined, amount };
}
