import { countryPayslip } from '../countries/registered-countries';
import type { PayslipLine } from './payslip';
import type { PayslipInput } from './payslip-input';

/** What leaves the pay for the tax office and for retirement savings. */
export function withheldLines(input: PayslipInput): readonly PayslipLine[] {
  return countryPayslip(input.country).withheldLines(input);
}
