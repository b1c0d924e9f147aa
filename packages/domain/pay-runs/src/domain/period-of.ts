import type { CompanyDetails } from '@anz-payroll/companies';
import {
  addDays,
  civilDate,
  dayOfWeek,
  daysBetween,
  daysInMonth,
  fromYearMonthDay,
  yearMonthDay,
  type CivilDate,
} from 'payroll-core';
import type { PayPeriod } from './pay-command';

/** The days a pay run covers, both included. */
export interface Period {
  readonly startDate: CivilDate;
  readonly endDate: CivilDate;
}

export type PayCalendar = Pick<
  CompanyDetails,
  | 'week_ends_on'
  | 'fortnight_anchor_date'
  | 'weekly_pay_date_offset'
  | 'fortnightly_pay_date_offset'
  | 'monthly_pay_date_offset'
>;

const weekdays = { MONDAY: 1, TUESDAY: 2, WEDNESDAY: 3, THURSDAY: 4, FRIDAY: 5, SATURDAY: 6, SUNDAY: 7 } as const;

/** Where a company names no fortnight, the one that ends with the first whole week of 2024 is the first. */
const FORTNIGHTS_SINCE = civilDate('2024-01-07');

/** What four digits of a year can say. */
export const FIRST_DAY = civilDate('0001-01-01');
export const LAST_DAY = civilDate('9999-12-31');

/** The period of a company's calendar that a day falls into. */
export function periodOf(calendar: PayCalendar, payPeriod: PayPeriod, day: CivilDate): Period {
  if (payPeriod === 'MONTHLY') {
    const { year, month } = yearMonthDay(day);
    return {
      startDate: fromYearMonthDay(year, month, 1),
      endDate: fromYearMonthDay(year, month, daysInMonth(year, month)),
    };
  }
  if (payPeriod === 'WEEKLY') return around(day, daysToWeekEnd(calendar, day), 7);
  return around(day, ((daysBetween(day, lastDayOfAFortnight(calendar)) % 14) + 14) % 14, 14);
}

/** The fortnight from which the others of a company are counted. */
export function firstFortnight(calendar: PayCalendar): Period {
  return around(lastDayOfAFortnight(calendar), 0, 14);
}

function lastDayOfAFortnight(calendar: PayCalendar): CivilDate {
  return calendar.fortnight_anchor_date ?? addDays(FORTNIGHTS_SINCE, daysToWeekEnd(calendar, FORTNIGHTS_SINCE));
}

function daysToWeekEnd(calendar: PayCalendar, day: CivilDate): number {
  return (weekdays[calendar.week_ends_on] - dayOfWeek(day) + 7) % 7;
}

/** So many days that end a few days ahead of this one; at the ends of the calendar, as many as there are. */
function around(day: CivilDate, ahead: number, days: number): Period {
  return {
    startDate: addDays(day, Math.max(ahead + 1 - days, daysBetween(day, FIRST_DAY))),
    endDate: addDays(day, Math.min(ahead, daysBetween(day, LAST_DAY))),
  };
}
