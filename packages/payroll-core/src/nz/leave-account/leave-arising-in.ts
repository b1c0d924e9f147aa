import { add } from '../../money/arithmetic';
import { whole } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Days } from '../holiday-history/days';
import type { NzPayEmployee } from '../calculate-pay/nz-pay-input';
import type { CountedLeave, LeaveAccount, LeaveReason } from './leave-account';

/** What a pay books itself, because its lines say so. */
const bookedByLines: ReadonlySet<LeaveReason> = new Set(['taken', 'taken-in-advance', 'opening-balance']);

/**
 * Hours that come to, or lapse from, each balance within a pay period, as a pay's input takes them
 * (`entitlementsArising`). Leave taken is in the lines of the pay.
 */
export function leaveArisingIn(
  { entries }: LeaveAccount,
  period: Days,
): NonNullable<NzPayEmployee['entitlementsArising']> {
  const hours: Record<CountedLeave, Decimal> = {
    ANNUAL_HOLIDAYS: whole(0),
    SICK: whole(0),
    ALT_HOLIDAY: whole(0),
    NZ_FAMILY_VIOLENCE: whole(0),
  };
  for (const entry of entries) {
    if (entry.date < period.from || entry.date > period.until || bookedByLines.has(entry.reason)) continue;
    hours[entry.leaveType] = add(hours[entry.leaveType], entry.hours);
  }
  return {
    holidayLeaveHours: hours.ANNUAL_HOLIDAYS.toString(),
    sickLeaveHours: hours.SICK.toString(),
    altHolidayHours: hours.ALT_HOLIDAY.toString(),
    familyViolenceLeaveHours: hours.NZ_FAMILY_VIOLENCE.toString(),
  };
}
