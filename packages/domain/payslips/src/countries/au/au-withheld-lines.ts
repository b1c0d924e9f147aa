import { decimal, isZero } from 'payroll-core/money';
import { amountLine } from '../../domain/amount-line';
import type { PayslipLine } from '../../domain/payslip';
import type { PayslipInput } from '../../domain/payslip-input';
import { dollarsShown } from '../../domain/shown';

/** What leaves the pay for the Australian Taxation Office. */
export function auWithheldLines({ figures }: PayslipInput): readonly PayslipLine[] {
  const loan = figures.studyLoan ?? '0';
  return [
    {
      ...amountLine({ description: 'PAYG tax withheld', amount: figures.tax }),
      note: isZero(decimal(loan)) ? undefined : `includes ${dollarsShown(loan)} for a study and training loan`,
    },
  ];
}
