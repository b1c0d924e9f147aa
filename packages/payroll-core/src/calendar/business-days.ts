import { counted, dayNumber, fromDayNumber, type CivilDate } from './civil-date';

/** Days that are neither a Saturday, a Sunday nor on the list; the list holds day numbers, so that a look-up is cheap. */
export interface BusinessCalendar {
  readonly holidays: ReadonlySet<number>;
}

/** Whether a day is neither on a weekend nor a public holiday given. */
export function isBusinessDay(day: CivilDate, calendar: BusinessCalendar): boolean {
  return isBusinessDayNumber(dayNumber(day), calendar);
}

/** The nth business day after a date; the date itself is day 0, whether or not it is a business day. */
export function addBusinessDays(from: CivilDate, days: number, calendar: BusinessCalendar): CivilDate {
  const wanted = counted(days);
  let day = dayNumber(from);
  for (let found = 0; found < wanted;) {
    day += 1;
    if (isBusinessDayNumber(day, calendar)) found += 1;
  }
  return fromDayNumber(day);
}

/** The day itself where it is a business day, otherwise the first one after it. */
export function businessDayOnOrAfter(day: CivilDate, calendar: BusinessCalendar): CivilDate {
  let number = dayNumber(day);
  while (!isBusinessDayNumber(number, calendar)) number += 1;
  return fromDayNumber(number);
}

function isBusinessDayNumber(day: number, calendar: BusinessCalendar): boolean {
  // 1 January 1970 was a Thursday: three days on from a Monday.
  const fromMonday = (((day + 3) % 7) + 7) % 7;
  return fromMonday < 5 && !holidaysOf(calendar).has(day);
}

function holidaysOf(calendar: BusinessCalendar): ReadonlySet<number> {
  const given: Partial<BusinessCalendar> | null | undefined = calendar;
  if (typeof given?.holidays?.has === 'function') return given.holidays;
  throw new TypeError('Not a business calendar. Expected { holidays }, a set of day numbers as dayNumber makes them.');
}
