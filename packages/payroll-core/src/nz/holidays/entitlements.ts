import { addMonths, type CivilDate } from '../../calendar/civil-date';
import { add, greater, lesser, subtract } from '../../money/arithmetic';
import { whole } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Dated } from '../../statutory/dated';
import type { Holidays } from './holidays';

/** Whether leave that needs so many months' service is there on a day. @law Holidays Act 2003 ss 63, 69, 72D */
export function hasServed(startDate: CivilDate, months: number, on: CivilDate): boolean {
  return addMonths(startDate, months) <= on;
}

/**
 * Sick leave when a new year's entitlement arrives: what is left is carried over, up to the maximum together. An
 * agreement may give other days a year than the Act's.
 * @law Holidays Act 2003 ss 65, 66
 */
export function renewSickLeave(
  daysLeft: Decimal,
  holidays: Dated<Holidays>,
  daysAYear: Decimal = holidays.values.sick.days,
): Decimal {
  return lesser(add(daysLeft, daysAYear), holidays.values.sick.maximumDays);
}

/** Family violence leave is new each year; nothing is carried over. @law Holidays Act 2003 s 72D */
export function renewFamilyViolenceLeave(holidays: Dated<Holidays>): Decimal {
  return holidays.values.familyViolence.days;
}

/** The loss that gives bereavement leave of three days (close family, pregnancy) or of one. */
export type Bereavement = 'close-family' | 'pregnancy-loss' | 'other';

/** Days for each bereavement. @law Holidays Act 2003 ss 69, 70 */
export function bereavementDays(loss: Bereavement, holidays: Dated<Holidays>): Decimal {
  return loss === 'other' ? holidays.values.bereavement.otherDays : holidays.values.bereavement.closeDays;
}

/**
 * Weeks of annual holidays that may still be cashed up in an entitlement year, of an entitlement and never in advance.
 * @law Holidays Act 2003 ss 28A to 28F
 */
export function weeksLeftToCashUp(cashedUpThisYear: Decimal, entitled: Decimal, holidays: Dated<Holidays>): Decimal {
  const left = subtract(holidays.values.cashUpWeeksPerYear, cashedUpThisYear);
  return greater(lesser(left, entitled), whole(0));
}

/** The first day an alternative holiday may be exchanged for pay. @law Holidays Act 2003 s 61 */
export function alternativeDayExchangeableFrom(workedOn: CivilDate, holidays: Dated<Holidays>): CivilDate {
  return addMonths(workedOn, holidays.values.alternativeDayExchangeMonths);
}

/** Alternative holidays earned by working a public holiday. @law Holidays Act 2003 s 56 */
export function alternativeDaysEarned(worked: boolean, otherwiseWorkingDay: boolean): Decimal {
  return whole(worked && otherwiseWorkingDay ? 1 : 0);
}
