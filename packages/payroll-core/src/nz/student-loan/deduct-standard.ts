import { multiply } from '../../money/arithmetic';
import { truncateToCents } from '../../money/rounding';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { StudentLoan } from './student-loan';

/**
 * The standard deduction, at the rate of a special deduction rate certificate where there is one.
 * @law Student Loan Scheme Act 2011 ss 36, 38; Inland Revenue payroll specification 5.4 step 3, 5.6 step 3
 */
export function deductStandard(
  liable: Step<Nzd>,
  specialRate: Decimal | undefined,
  loan: Dated<StudentLoan>,
): Step<Nzd> {
  const rate = specialRate ?? loan.values.rate;
  const value = truncateToCents(multiply(liable.value, rate));
  return step(
    'nz.student-loan.deduct-standard',
    value,
    () => `${liable.value.toString()} × ${rate.toString()}, truncated to cents ${value.toString()}`,
    [
      liable,
      specialRate === undefined
        ? parameter(loan, 'rate', () => `${rate.toString()}`)
        : given('special deduction rate', rate),
    ],
  );
}
