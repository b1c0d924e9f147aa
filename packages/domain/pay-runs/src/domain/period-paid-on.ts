import { addDays, daysBetween, type CivilDate } from 'payroll-core';
import type { PayPeriod } from './pay-command';
import { FIRST_DAY, LAST_DAY, periodOf, type PayCalendar, type Period } from './period-of';

const offsetNames = {
  WEEKLY: 'weekly_pay_date_offset',
  FORTNIGHTLY: 'fortnightly_pay_date_offset',
  MONTHLY: 'monthly_pay_date_offset',
} as const satisfies Record<PayPeriod, keyof PayCalendar>;

/**
 * The period that a company pays on a day. Without an offset it is the period that holds the day. With one it is the
 * period whose own pay date is nearest, so that a pay date moved by a public holiday or a weekend keeps its period; of
 * two that are equally near, the earlier one.
 */
export function periodPaidOn(calendar: PayCalendar, payPeriod: PayPeriod, payDate: CivilDate): Period {
  const offset = calendar[offsetNames[payPeriod]];
  if (offset === null) return periodOf(calendar, payPeriod, payDate);
  const usual = moved(payDate, -offset);
  const later = periodOf(calendar, payPeriod, usual);
  if (later.endDate === usual || later.startDate === FIRST_DAY) return later;
  const earlier = periodOf(calendar, payPeriod, addDays(later.startDate, -1));
  return daysBetween(earlier.endDate, usual) <= daysBetween(usual, later.endDate) ? earlier : later;
}

/** The day so many days on, or the last one that the calendar has. */
function moved(day: CivilDate, by: number): CivilDate {
  return addDays(day, Math.min(Math.max(by, daysBetween(day, FIRST_DAY)), daysBetween(day, LAST_DAY)));
}
