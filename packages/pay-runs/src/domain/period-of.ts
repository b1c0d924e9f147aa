import type { CompanyDetails } from 'companies';
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

export type PayCalendar = Pick<CompanyDetails, 'week_ends_on' | 'fortnight_anchor_date'>;

const weekdays = { MONDAY: 1, TUESDAY: 2, WEDNESDAY: 3, THURSDAY: 4, FRIDAY: 5, SATURDAY: 6, SUNDAY: 7 } as const;

/** Where a company names no fortnight, the one that ends with the first whole week of 2024 is the first. */
const FORTNIGHTS_SINCE = civilDate('2024-01-07');

/** The period of a company's calendar that a day falls into. */
export function periodOf(calendar: PayCalendar, payPeriod: PayPeriod, day: CivilDate): Period {
  if (payPeriod === 'MONTHLY') {
    const { year, month } = yearMonthDay(day);
    return {
      startDate: fromYearMonthDay(year, month, 1),
      endDate: fromYearMonthDay(year, month, daysInMonth(year, month)),
    };
  }
  if (payPeriod === 'WEEKLY') return endingOn(nextWeekEnd(calendar, day), 7);
  const anchor = calendar.fortnight_anchor_date ?? nextWeekEnd(calendar, FORTNIGHTS_SINCE);
  const ahead = ((daysBetween(day, anchor) % 14) + 14) % 14;
  return endingOn(addDays(day, ahead), 14);
}

function nextWeekEnd(calendar: PayCalendar, day: CivilDate): CivilDate {
  return addDays(day, (weekdays[calendar.week_ends_on] - dayOfWeek(day) + 7) % 7);
}

function endingOn(endDate: CivilDate, days: number): Period {
  return { startDate: addDays(endDate, 1 - days), endDate };
}
