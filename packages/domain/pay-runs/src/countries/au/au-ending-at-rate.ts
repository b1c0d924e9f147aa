import { decimal, isPositive, subtract } from 'payroll-core';
import * as au from 'payroll-core/au';
import type { OwedOnLeaving } from '../../domain/back-pay';
import type { CalculationInput } from '../../domain/calculation-input';
import type { DecimalText } from '../../domain/pay-command';

/** The figures of a termination that follow the hourly rate, in words. */
const followTheRate = {
  unusedHolidayAmount: 'unused annual leave',
  unusedLeaveLoadingAmount: 'its loading',
  unusedLslAmount: 'unused long service leave',
  unusedSickAmount: 'unused personal leave',
  unusedRdoAmount: 'rostered days off',
  unusedToilAmount: 'time off in lieu',
  paymentInLieuAmount: 'notice',
} as const satisfies Partial<Record<keyof au.AuTerminationFigures, string>>;

/**
 * Unused leave and notice of a final pay at another hourly rate. Redundancy pay and lump sums are amounts that the request names.
 * @law Fair Work Act 2009 (Cth) ss 90(2), 117(2)(b): at the rate of the time
 */
export function auEndingAtRate({ termination }: CalculationInput<'AU'>, rate: DecimalText): OwedOnLeaving {
  if (termination === null) return { amounts: [], isManual: false };
  const isManual = termination.termination.isManualLeaveAmounts === true;
  const was = au.calculateTermination(termination);
  const due = au.calculateTermination({
    ...termination,
    employee: { ...termination.employee, payRatePerHour: rate },
  });
  if (!was.ok || !due.ok) return { amounts: [], isManual };
  const names = Object.keys(followTheRate) as (keyof typeof followTheRate)[];
  const amounts = names.flatMap((name) => {
    const more = subtract(decimal(due.value[name].toString()), decimal(was.value[name].toString()));
    return isPositive(more) ? [{ what: followTheRate[name], amount: more.toString() }] : [];
  });
  return { amounts, isManual };
}
