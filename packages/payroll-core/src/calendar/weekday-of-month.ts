import { addDays, counted, dayOfWeek, fromYearMonthDay, type CivilDate } from './civil-date';

/** The first, second, … Monday (1) to Sunday (7) of a month: "the second Monday in June". Throws where the month has no fifth one. */
export function weekdayOfMonth(year: number, month: number, weekday: number, nth: number): CivilDate {
  const firstDay = fromYearMonthDay(year, month, 1);
  const day = addDays(weekdayOnOrAfter(firstDay, weekday), (counted(nth) - 1) * 7);
  if (day.slice(0, 7) !== firstDay.slice(0, 7)) {
    throw new RangeError(`Weekday ${weekday} does not come ${nth} times in ${firstDay.slice(0, 7)}.`);
  }
  return day;
}

/** The date itself when it is that weekday (Monday 1 to Sunday 7), otherwise the next one: "the first Monday on or after 27 May". */
export function weekdayOnOrAfter(date: CivilDate, weekday: number): CivilDate {
  if (counted(weekday) < 1 || weekday > 7) {
    throw new RangeError(`Not a weekday: ${weekday}. Expected 1 (Monday) to 7 (Sunday).`);
  }
  return addDays(date, (weekday - dayOfWeek(date) + 7) % 7);
}
