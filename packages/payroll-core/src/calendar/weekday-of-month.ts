import { addDays, dayOfWeek, fromYearMonthDay, type CivilDate } from './civil-date';

/** The first, second, … Monday (1) to Sunday (7) of a month: "the second Monday in June". */
export function weekdayOfMonth(year: number, month: number, weekday: number, nth: number): CivilDate {
  return addDays(weekdayOnOrAfter(fromYearMonthDay(year, month, 1), weekday), (nth - 1) * 7);
}

/** The date itself when it is that weekday, otherwise the next one: "the first Monday on or after 27 May". */
export function weekdayOnOrAfter(date: CivilDate, weekday: number): CivilDate {
  return addDays(date, (weekday - dayOfWeek(date) + 7) % 7);
}
