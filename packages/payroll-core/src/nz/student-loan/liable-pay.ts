import { dropCents } from '../../money/rounding';
import { isMore, subtract } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import { entryOf } from '../../refusal/entry-of';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { NzPayFrequency } from '../pay-frequency/pay-frequency';
import type { StudentLoan } from './student-loan';

const NIL = nzd('0');

/**
 * The pay that student loan deductions are worked on: whole dollars, over the threshold where one applies.
 * `threshold` is the cycle whose threshold is kept free, or `none` for secondary income, for a certificate that says
 * so, and for an extra pay that belongs to no pay period.
 * @law Inland Revenue payroll specification 5.4, 5.6, 5.9 and 5.11 step 2; Student Loan Scheme Act 2011 s 37
 */
export function liablePay(pay: Nzd, threshold: NzPayFrequency | 'none', loan: Dated<StudentLoan>): Step<Nzd> {
  const dollars = dropCents(pay);
  if (threshold === 'none') {
    return step(
      'nz.student-loan.liable-pay',
      dollars,
      () => `whole dollars of ${pay.toString()}: ${dollars.toString()}, no threshold`,
      [given('pay', pay)],
    );
  }
  const free = entryOf(loan.values.thresholds, threshold, 'a pay frequency with a threshold');
  const value = isMore(dollars, free) ? subtract(dollars, free) : NIL;
  return step(
    'nz.student-loan.liable-pay',
    value,
    () => `whole dollars ${dollars.toString()} over ${free.toString()}: ${value.toString()}`,
    [given('pay', pay), parameter(loan, `thresholds/${threshold}`, () => `${free.toString()}`)],
  );
}
