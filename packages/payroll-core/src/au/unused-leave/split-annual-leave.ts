import { addDays, daysBetween, type CivilDate } from '../../calendar/civil-date';
import { aud, whole } from '../../money/parse';
import { divide } from '../../money/rounding';
import { isPositive, lesser, multiply, subtract } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import type { UnusedLeaveRules } from './unused-leave-rules';

/** Unused annual leave split at 18 August 1993. */
export interface AnnualLeaveSplit {
  readonly before18August1993: Aud;
  readonly from18August1993: Aud;
}

/**
 * Annual leave that began to accrue before 18 August 1993 is split by days, cents of the older part dropped.
 * @law ATO, Withholding from unused leave payments on termination of employment (QC 19081), "unused annual leave"
 */
export function splitAnnualLeave(
  payment: Aud,
  accruedFrom: CivilDate,
  accruedTo: CivilDate,
  rules: UnusedLeaveRules,
): AnnualLeaveSplit {
  const changeover = rules.periodStarts.after17August1993;
  if (accruedFrom >= changeover) return { before18August1993: aud('0'), from18August1993: payment };
  const end = addDays(accruedTo, 1);
  const olderDays = daysBetween(accruedFrom, end < changeover ? end : changeover);
  const before18August1993 = divide(
    multiply(payment, whole(olderDays)),
    whole(daysBetween(accruedFrom, end)),
    0,
    'truncate',
  );
  return { before18August1993, from18August1993: subtract(payment, before18August1993) };
}

/**
 * The same split where the employer keeps the hours that accrued before 18 August 1993 apart: by hours, cents of the
 * older part dropped.
 */
export function splitAnnualLeaveByHours(payment: Aud, olderHours: Decimal, allHours: Decimal): AnnualLeaveSplit {
  if (!isPositive(allHours)) return { before18August1993: aud('0'), from18August1993: payment };
  const before18August1993 = divide(multiply(payment, lesser(olderHours, allHours)), allHours, 0, 'truncate');
  return { before18August1993, from18August1993: subtract(payment, before18August1993) };
}
