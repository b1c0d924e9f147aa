import { decimal, isZero, type CivilDate, type Decimal } from 'payroll-core';
import { isLongerThanAPeriod } from 'payroll-core/nz';
import type { PayBasis } from '../pay-basis';

/**
 * Whether a pay is for more days than a pay period has and pays no time, such as a bonus for a year: its days tell what it is for. The
 * time on them was paid by other pays, or before this payroll.
 */
export function isLongPayment({ run, lines }: Pick<PayBasis<'NZ'>, 'run' | 'lines'>): boolean {
  return (
    isLongerThanAPeriod({ periodStart: run.startDate, periodEnd: run.endDate }) &&
    lines.hours.length === 0 &&
    lines.leave.length === 0
  );
}

/** The same of a pay that was made. */
export function wasLongPayment({
  days,
  ...period
}: {
  readonly periodStart: CivilDate;
  readonly periodEnd: CivilDate;
  readonly days?: Decimal | string | null | undefined;
}): boolean {
  return isLongerThanAPeriod(period) && (days === null || days === undefined || isZero(decimal(days.toString())));
}
