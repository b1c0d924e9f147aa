import { asPercent, decimal, isZero } from 'payroll-core/money';
import { amountLine } from './amount-line';
import type { PayslipLine } from './payslip';
import type { PayslipInput, PayslipKiwisaver } from './payslip-input';
import { dollarsShown } from './shown';

/**
 * What the employer pays to a fund for this pay, whatever the flags say.
 * @law Fair Work Regulations 2009 (Cth) reg 3.46(5)
 */
export function contributionLines({ superannuation, kiwisaver }: PayslipInput): readonly PayslipLine[] {
  if (superannuation !== undefined) return superannuation.contributions.map(amountLine);
  return kiwisaver === undefined || isNil(kiwisaver.employerAmount) ? [] : [employerKiwisaver(kiwisaver)];
}

function employerKiwisaver(kiwisaver: PayslipKiwisaver): PayslipLine {
  const notes = [
    asPercent(kiwisaver.employerRate),
    ...(isNil(kiwisaver.esctAmount)
      ? []
      : [`${dollarsShown(kiwisaver.employerAmount)} less ESCT ${dollarsShown(kiwisaver.esctAmount)}`]),
    ...(isNil(kiwisaver.treatedAsPay) ? [] : [`${dollarsShown(kiwisaver.treatedAsPay)} taxed as pay`]),
  ];
  return {
    ...amountLine({ description: 'KiwiSaver employer contribution', amount: kiwisaver.employerNetAmount }),
    note: notes.join(', '),
  };
}

function isNil(amount: string): boolean {
  return isZero(decimal(amount));
}
