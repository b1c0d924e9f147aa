import type { CalculatedPay } from '../../domain/calculate-pay';
import { payWithWarnings } from '../../domain/pay-with-warnings';
import { wholeDays } from '../../domain/timesheets/whole-days';
import type { MinimumBasis } from '../pay-basis';

/** The last pay of a period with warnings of its approved shifts of 24 hours. Modern awards, which more is held against, are Australian. */
export function nzWithWholeDays(pay: CalculatedPay<'NZ'>, { shifts }: MinimumBasis<'NZ'>): CalculatedPay<'NZ'> {
  return payWithWarnings(pay, wholeDays(shifts.own, 'nz.timesheets/whole-day'));
}
