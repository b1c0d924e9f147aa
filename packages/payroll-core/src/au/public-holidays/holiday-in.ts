import { addDays, civilDate, dayOfWeek, fromYearMonthDay, type CivilDate } from '../../calendar/civil-date';
import { easterSunday } from '../../calendar/easter-sunday';
import { weekdayOfMonth, weekdayOnOrAfter } from '../../calendar/weekday-of-month';

/** The ways in which the acts name a day. Numbers are text, as everywhere in the parameter files. */
export type HolidayRule =
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'easter'; readonly offset: string }
  | {
      readonly kind: 'fixed';
      readonly month: string;
      readonly day: string;
      readonly weekend: 'none' | 'next-monday' | 'two-days-on';
    }
  | { readonly kind: 'monday-after-sunday'; readonly month: string; readonly day: string }
  | { readonly kind: 'weekday'; readonly month: string; readonly weekday: string; readonly nth: string }
  | { readonly kind: 'on-or-after'; readonly month: string; readonly day: string; readonly weekday: string };

const MONDAY = 1;
const SATURDAY = 6;
const SUNDAY = 7;

/** The day on which a holiday is kept in a year; nothing where the year has none. */
export function holidayIn(year: number, rule: HolidayRule): CivilDate | undefined {
  switch (rule.kind) {
    case 'date':
      return rule.date.startsWith(String(year)) ? civilDate(rule.date) : undefined;
    case 'easter':
      return addDays(easterSunday(year), Number(rule.offset));
    case 'fixed':
      return offTheWeekend(fromYearMonthDay(year, Number(rule.month), Number(rule.day)), rule.weekend);
    case 'monday-after-sunday': {
      const day = fromYearMonthDay(year, Number(rule.month), Number(rule.day));
      return dayOfWeek(day) === SUNDAY ? addDays(day, 1) : undefined;
    }
    case 'weekday':
      return weekdayOfMonth(year, Number(rule.month), Number(rule.weekday), Number(rule.nth));
    case 'on-or-after':
      return weekdayOnOrAfter(fromYearMonthDay(year, Number(rule.month), Number(rule.day)), Number(rule.weekday));
  }
}

/**
 * Christmas Day and Boxing Day follow each other, so each moves two days on and they never meet; a single day moves to
 * the Monday.
 */
function offTheWeekend(day: CivilDate, weekend: 'none' | 'next-monday' | 'two-days-on'): CivilDate {
  if (weekend === 'none' || dayOfWeek(day) < SATURDAY) return day;
  return weekend === 'two-days-on' ? addDays(day, 2) : weekdayOnOrAfter(day, MONDAY);
}
