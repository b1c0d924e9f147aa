import { asPercent, decimal, isZero, negate, subtract } from 'payroll-core/money';
import { amountLine } from '../../domain/amount-line';
import type { PayslipLine } from '../../domain/payslip';
import type { PayslipInput, PayslipKiwisaver } from '../../domain/payslip-input';

/** What leaves the pay for Inland Revenue and the KiwiSaver scheme. */
export function nzWithheldLines({ employee, figures, kiwisaver }: PayslipInput): readonly PayslipLine[] {
  const code = employee.taxCode === undefined ? undefined : `tax code ${employee.taxCode}`;
  const loans = [
    ['Student loan', figures.studentLoan],
    ['Student loan, required by Inland Revenue (SLCIR)', figures.studentLoanCir],
    ['Student loan, your own extra (SLBOR)', figures.studentLoanBor],
  ] as const;
  return [
    { ...amountLine({ description: 'PAYE', amount: figures.tax }), note: code },
    ...loans.flatMap(([description, amount = '0']) => (isNil(amount) ? [] : [amountLine({ description, amount })])),
    ...(kiwisaver === undefined ? [] : kiwisaverLines(kiwisaver)),
  ];
}

function kiwisaverLines(kiwisaver: PayslipKiwisaver): readonly PayslipLine[] {
  const own = {
    ...amountLine({ description: 'KiwiSaver employee contribution', amount: kiwisaver.employeeAmount }),
    note: asPercent(kiwisaver.employeeRate),
  };
  // Tax on a contribution that counts as pay comes out of the contribution: that part of it comes back to the pay here.
  const kept = subtract(
    subtract(decimal(kiwisaver.employerAmount), decimal(kiwisaver.esctAmount)),
    decimal(kiwisaver.employerNetAmount),
  );
  const back = amountLine({
    description: 'Employer contribution kept for the tax on it',
    amount: negate(kept).toString(),
  });
  return [...(isNil(kiwisaver.employeeAmount) ? [] : [own]), ...(isZero(kept) ? [] : [back])];
}

function isNil(amount: string): boolean {
  return isZero(decimal(amount));
}
