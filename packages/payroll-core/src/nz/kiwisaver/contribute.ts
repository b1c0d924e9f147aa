import { isMore, isZero, multiply, subtract } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import { truncateToCents } from '../../money/rounding';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import { given, step, type Step } from '../../trace/step';

const NIL = nzd('0');

/**
 * The employee's contribution: salary or wages with their cents, times the rate, truncated.
 * @law KiwiSaver Act 2006 s 64; Inland Revenue payroll specification 5.21.2
 */
export function contributeFromPay(salary: Nzd, rate: Decimal): Step<Nzd> {
  const value = truncateToCents(multiply(salary, rate));
  return step(
    'nz.kiwisaver.contribute-from-pay',
    value,
    () => `${salary.toString()} × ${rate.toString()}, truncated to cents ${value.toString()}`,
    [given('salary or wages', salary), given('rate', rate)],
  );
}

/**
 * The employer's contribution before ESCT, less what the employer already pays into another scheme that counts.
 * @law KiwiSaver Act 2006 s 101D(5); Inland Revenue payroll specification 4.2, 5.21.6
 */
export function contributeByEmployer(salary: Nzd, rate: Decimal, otherContributions: Nzd = NIL): Step<Nzd> {
  const worked = truncateToCents(multiply(salary, rate));
  const value = isMore(worked, otherContributions) ? subtract(worked, otherContributions) : NIL;
  return step(
    'nz.kiwisaver.contribute-by-employer',
    value,
    () =>
      `${salary.toString()} × ${rate.toString()}, truncated to cents ${worked.toString()}` +
      (isZero(otherContributions)
        ? ''
        : `, less ${otherContributions.toString()} to another scheme: ${value.toString()}`),
    [given('salary or wages', salary), given('rate', rate)],
  );
}
